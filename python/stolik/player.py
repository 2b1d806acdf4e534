"""A player of your own: in the arena, at a server's table, and against our computer players here.

    class Mine(stolik.player.Player):
        def choose(self, question):
            return question["legal"][0]

    if __name__ == "__main__":
        Mine().run()

`run()` with no words answers the arena (`stolik arena gambit --bot 'cmd:python3 mine.py' --bot greedy`); with the link of a seat it sits down at
that table. docs/bots.md describes the questions."""
from __future__ import annotations

import json
import sys

from ._engine import Game, State, game
from .bots import bot
from .errors import ArenaError, StolikError


class Player:
    """Somebody who decides. Override `choose`, and `agrees` if you like to end games early."""

    name = "python"

    def choose(self, question: dict) -> str:
        """One of `question["legal"]`."""
        raise NotImplementedError

    def agrees(self, question: dict) -> bool:
        """Should the game end now, as it stands (G17)?"""
        return False

    def act(self, state: State, seat: int | None = None) -> int:
        """The number of the action it takes in a state, as a `stolik.Bot` does."""
        return state.string_to_action(self.choose(state.question(seat)))

    def answer(self, question: dict) -> dict:
        """The answer to a question of the arena."""
        if question["question"] == "agree":
            return {"agree": bool(self.agrees(question))}
        return {"action": self.choose(question)}

    def run(self, words: list[str] | None = None) -> None:
        """Answers the arena or, given the link of a seat, plays at that table."""
        words = sys.argv[1:] if words is None else words
        if words:
            from .table import sit_down

            print(json.dumps(sit_down(words[0], self)))
            return
        for line in sys.stdin:
            print(json.dumps(self.answer(json.loads(line))), flush=True)


def rules_of(question: dict) -> Game:
    """The game a question of the arena is about."""
    return game(question["game"], question["rules"])


def play(game: Game, players: list, seed: int | str = 0) -> State:
    """Plays a whole game. A player is a `Player`, a `stolik.Bot`, a name such as "greedy" or "master@50ms", or a function of a state and a seat
    that returns an action's number."""
    if len(players) != game.players:
        raise ArenaError(f"{game.players} play, {len(players)} players are given")
    seated = [decider(player, at) for at, player in enumerate(players)]
    state = game.new_initial_state(seed)
    while not state.is_terminal():
        asked = sorted(state.current_players())
        state.apply_actions({seat: int(seated[seat](state, seat)) for seat in asked})
    return state


def decider(player, seed: int = 0):
    """A function of a state and a seat that returns an action's number."""
    if isinstance(player, str):
        player = bot(player, seed)
    if hasattr(player, "act"):
        return player.act
    if callable(player):
        return player
    raise StolikError(f"{player!r} does not decide anything: it has no act() and cannot be called")
