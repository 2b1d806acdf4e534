"""Contests, as `stolik arena` holds them: the same deals from every seat, intervals that hold.

    for row in stolik.arena.contest("gambit", ["greedy", "random"], games=100):
        print(row["first"], row["second"], row["win_rate"])

Rows are plain dicts, ready for a data frame."""
from __future__ import annotations

import json
import shlex
import sys

from ._engine import Game, command
from .errors import ArenaError
from .player import decider

_SIMPLE = (str, int, float)


def report(game: str, bots: list, **flags) -> dict:
    """The whole report of a contest, as `stolik arena --format json` gives it. A bot is a name ("master@50ms"), a program ("cmd:./mine") or the path
    of a Python file whose player runs (a `str` that ends in .py). Flags are those of the command, such as `games=100, players=3, setup="all"`."""
    words = ["arena", game, "--format", "json"]
    for bot in bots:
        words += ["--bot", f"cmd:{shlex.quote(sys.executable)} {shlex.quote(bot)}" if bot.endswith(".py") else bot]
    for name, value in flags.items():
        flag = "--" + name.replace("_", "-")
        if value is True:
            words.append(flag)
        elif isinstance(value, _SIMPLE) and value is not False:
            words += [flag, str(value)]
        elif value not in (None, False):
            raise ArenaError(f"{name}: expected a text, a number or a truth value, found {value!r}")
    return json.loads(command(words))


def contest(game: str, bots: list, **flags) -> list[dict]:
    """A row for each pairing of Gambit or each team of Skakanie, with every number on its own: `win_rate`, `win_rate_low`, …."""
    told = report(game, bots, **flags)
    return [_flat(row) for row in told.get("pairings") or told.get("teams") or []]


def measure(game: Game, player, opponent="greedy", deals: int = 50, seed: int = 0) -> dict:
    """How a player of Python does against others, all in this process: every deal once from each seat. For Skakanie all seats are the player's."""
    mine, rows = decider(player), []
    for deal in range(deals):
        for seat in range(game.players) if game.name == "gambit" else [0]:
            seats = [mine if at == seat or game.name != "gambit" else decider(opponent, deal) for at in range(game.players)]
            state = game.new_initial_state(seed + deal)
            while not state.is_terminal():
                asked = sorted(state.current_players())
                state.apply_actions({at: int(seats[at](state, at)) for at in asked})
            rows.append((state.places()[seat] == 1, state.returns("margin")[seat]))
    wins = sum(won for won, _ in rows)
    low, high = wilson(wins, len(rows))
    return {"games": len(rows), "wins": wins, "win_rate": wins / len(rows), "win_rate_low": low, "win_rate_high": high,
            "margin": sum(margin for _, margin in rows) / len(rows)}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z2 = 1.96 ** 2
    share = wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = (z2 * (share * (1 - share) / games + z2 / (4 * games * games))) ** 0.5 / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _flat(row: dict, before: str = "") -> dict:
    """Nested dicts become keys with an underscore; an estimate's value has the name alone."""
    flat = {}
    for key, value in row.items():
        name = before if key == "value" and before else f"{before}_{key}" if before else key
        if isinstance(value, dict):
            flat.update(_flat(value, name))
        elif not isinstance(value, list):
            flat[name] = value
    return flat
