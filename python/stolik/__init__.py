"""Gambit and Skakanie, the two games of Stolik, for researchers and bot writers.

    import stolik
    game = stolik.Gambit(players=2)
    state = game.new_initial_state(seed=7)

`Gambit` and `Skakanie` are games as agreed, `State` is one under way, `VectorGambit` and `VectorSkakanie` play many at once.
`stolik.env` has PettingZoo and Gymnasium environments, `stolik.bots` the computer players, `stolik.player` what a player of your own
needs to sit down in the arena and at a table, `stolik.arena` contests. The guide is docs/python.md.
"""
from __future__ import annotations

import os

from . import arena, bots, errors, player
from ._engine import Bot, Gambit, Game, Skakanie, State, Vector, game, read, verify
from .errors import (
    ArenaError,
    ArrayError,
    ChanceError,
    ClosedError,
    IllegalAction,
    LogError,
    NotationError,
    OptionError,
    SeatError,
    StolikError,
)

__all__ = [
    "ArenaError", "ArrayError", "Bot", "ChanceError", "ClosedError", "Gambit", "Game", "IllegalAction", "LogError", "NotationError",
    "OptionError", "SeatError", "Skakanie", "State", "StolikError", "Vector", "VectorGambit", "VectorSkakanie", "arena", "bots", "errors", "game",
    "load", "player", "read", "save", "verify",
]


def load(path: str | os.PathLike[str], ply: int | None = None) -> State:
    """The state after `ply` plies of the log in a file, or as far as it goes."""
    with open(path, encoding="utf-8", newline="") as file:
        return read(file.read(), ply)


def save(state: State, path: str | os.PathLike[str], names: list[str] | None = None) -> None:
    """Writes the sealed log of a state to a file, which `stolik verify`, `stolik replay` and the page read."""
    text = state.log(names)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


_VECTOR = ("seed", "reward", "threads", "observations", "masks", "seats", "rewards", "dones")


def _vector(game: type[Game], n: int, players: int, keywords: dict) -> Vector:
    own = {name: keywords.pop(name) for name in _VECTOR if name in keywords}
    return Vector(game(players, **keywords), n, **own)


def VectorGambit(n: int, players: int = 2, **keywords) -> Vector:
    """`n` games of Gambit at once; keywords are those of `Gambit` and of `Vector`."""
    return _vector(Gambit, n, players, keywords)


def VectorSkakanie(n: int, players: int = 2, **keywords) -> Vector:
    """`n` games of Skakanie at once; keywords are those of `Skakanie` and of `Vector`."""
    return _vector(Skakanie, n, players, keywords)
