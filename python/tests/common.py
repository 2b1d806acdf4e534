"""Games for the tests: all numbers of players, all options, and the same random play everywhere."""
import random

import stolik

GAMBIT = [
    {"players": 2},
    {"players": 3, "oldest": "C", "edition": "pl"},
    {"players": 4, "calm": 12},
    {"players": 2, "edition": "it", "peek": "B"},
    {"players": 4, "oldest": "D", "edition": "pl", "peek": "AC"},
    {"players": 3, "deck": "BBBBRRRQQQNN", "calm": 100},
]
SKAKANIE = [
    {"players": 1, "picture": "8x6", "target": "60%"},
    {"players": 2, "picture": "10x6", "target": 5},
    {"players": 3, "picture": "6x6", "fierce": True, "target": 5},
    {"players": 4, "picture": "8x6", "push": True, "actions": 4, "target": 5},
    {"players": 5, "picture": "6x6", "joint": True, "singles": 2, "dragon": 8, "target": 5},
    {"players": 6, "picture": "12x10", "push": True, "fierce": True, "extra": "B2,F1", "youngest": "E", "target": 5},
]


def games():
    """One of each kind."""
    return [stolik.Gambit(**options) for options in GAMBIT] + [stolik.Skakanie(**options) for options in SKAKANIE]


def first_player(state):
    return min(state.current_players())


def play(state, rng, most=None):
    """Random decisions to the end, or so many."""
    while not state.is_terminal() and (most is None or most > 0):
        seat = first_player(state)
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
        most = most and most - 1
    return state


def somewhere(game, seed, most=200):
    """A state in the middle of a random game."""
    rng = random.Random(seed)
    return play(game.new_initial_state(seed), rng, rng.randrange(1, most))
