"""Skakanie for PettingZoo: `env` and `raw_env` (AEC), `parallel_env` (Parallel). Keywords are those of `stolik.Skakanie` and of `base.Table`."""
from __future__ import annotations

from .._engine import Skakanie
from .base import TableAEC, TableParallel, wrapped


def raw_env(players: int = 2, **keywords) -> TableAEC:
    """The environment without PettingZoo's wrappers."""
    return TableAEC(Skakanie, players, keywords)


def env(players: int = 2, **keywords):
    """The environment in PettingZoo's wrapper that refuses calls out of order."""
    return wrapped(raw_env(players, **keywords))


def parallel_env(players: int = 2, **keywords) -> TableParallel:
    """All seats act at every step; who is not asked waits, which is the last action."""
    return TableParallel(Skakanie, players, keywords)
