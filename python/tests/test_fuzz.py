"""100,000 random calls with sensible and senseless arguments: every one returns or raises an ordinary, named error."""
import random

import numpy as np

import stolik
from common import games

CALLS = 100_000
#: What Python itself says about arguments of the wrong type or size.
ORDINARY = (stolik.StolikError, TypeError, ValueError, OverflowError, IndexError, AttributeError)


def junk(rng):
    return rng.choice([
        None, True, -1, 0, 1, 2, 3, 5, 6, 7, 64, 137, 138, 255, 2**31, 2**64, -2**70, 1.5, float("nan"), "", "A", "watcher", "all", "win", "points",
        "move e4", "take", "draw A N", "deal A BBRQN", "bite 3", "\0", "ż" * 300, b"x", [], [1, 2], {}, {0: 1}, {0: 0, 1: 1}, {"a": 1}, object(),
        np.zeros(3), np.zeros(324, np.int8), np.zeros((2, 2), np.int8), ["Ola", "Jan"],
    ])


def methods(thing):
    return [name for name in dir(thing) if not name.startswith("_") and name != "close" and callable(getattr(thing, name))]


def test_a_hundred_thousand_random_calls():
    rng = random.Random(1)
    kinds = games()
    bots = [stolik.Bot(kind, iterations=2) for kind in stolik.bots.KINDS]
    things = []
    for call in range(CALLS):
        if call % 500 == 0:
            game = rng.choice(kinds)
            state = game.new_initial_state(rng.choice([None, call, str(call)]))
            many = stolik.Vector(game, rng.choice([1, 2, 5]), seed=call)
            things = [game, state, state, state, state, many, many, rng.choice(bots)]
        try:
            thing = rng.choice(things)
            if isinstance(thing, stolik.State) and rng.random() < 0.5 and (asked := thing.current_players()):
                seat = rng.choice(sorted(asked))
                thing.apply_action(rng.choice(thing.legal_actions(seat)), seat)
                continue
            if isinstance(thing, stolik.Vector) and rng.random() < 0.3:
                thing.step(thing.sample())
                continue
            name = rng.choice(methods(thing))
            arguments = [junk(rng) for _ in range(rng.randrange(3))]
            if name in ("random_steps", "to_pixels"):
                arguments = [min(one, 50) if isinstance(one, int) else one for one in arguments]
            if isinstance(thing, stolik.Bot):
                arguments = [state, *arguments][:rng.randrange(4)]
            result = getattr(thing, name)(*arguments)
            if isinstance(result, stolik.State):
                things[rng.randrange(1, 5)] = result
        except ORDINARY:
            pass
        if call % 50 == 0:
            text = "".join(rng.choice("stolik 1 gambit\nseat A bot x\noptions seats=2\nlog\n* deal A BBRQN\n") for _ in range(rng.randrange(80)))
            for read in (stolik.read, stolik.verify, kinds[0].deserialize_state):
                try:
                    read(text)
                except stolik.LogError:
                    pass
            try:
                rng.choice([stolik.Gambit, stolik.Skakanie])(junk(rng), **{rng.choice(["calm", "setup", "picture", "x", "peek"]): junk(rng)})
            except ORDINARY:
                pass


def test_damaged_logs_are_read_or_refused():
    rng = random.Random(2)
    for game in games():
        state = game.new_initial_state(1)
        while not state.is_terminal():
            seat = min(state.current_players())
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
        log = state.log()
        for _ in range(150):
            at, length = rng.randrange(len(log)), rng.choice([0, 1, 1, 5, 200])
            damaged = log[:at] + rng.choice(["", "\n", "x", "9", " ", "-", "é"]) + log[at + length:]
            try:
                stolik.read(damaged, rng.choice([None, 0, 3]))
            except (stolik.LogError, stolik.NotationError):
                pass
            if damaged != log:
                try:
                    stolik.verify(damaged)
                except stolik.LogError:
                    continue
                assert "seal" not in damaged or damaged.count("\nseal\n") == 0, "a seal finds every change"
