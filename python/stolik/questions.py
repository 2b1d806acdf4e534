"""A question of the arena as numbers, so that a trained player can answer it: the same as `State.information_state_tensor`."""
from __future__ import annotations

import numpy as np

from ._engine import Game
from .errors import NotationError

_SEATS, _CARDS, _STACKS = "ABCDEF", "BRQN", 12


def information_state_tensor(game: Game, question: dict) -> np.ndarray:
    """What the seat that is asked knows. `stolik.player.rules_of(question)` is the game."""
    if not question.get("knowledge"):
        raise NotationError("this question brings no knowledge, so there is nothing to remember")
    out = np.zeros(game.observation_tensor_size(), np.int8)
    parts = {name: out[part] for name, part in game.tensor_layout().items()}
    seat = _SEATS.index(question["seat"])
    order = [(seat + step) % game.players for step in range(game.players)]
    (_gambit if question["game"] == "gambit" else _skakanie)(parts, question["view"], question["knowledge"], order)
    return out


def legal_actions(game: Game, question: dict) -> list[int]:
    """The numbers of the legal actions, in their order."""
    return [game.string_to_action(action) for action in question["legal"]]


def _square(name: str) -> int:
    return "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)


def _count(cards: str) -> list[int]:
    return [cards.count(card) for card in _CARDS]


def _gambit(parts: dict, view: dict, knowledge: dict, order: list[int]):
    seats = [view["seats"][seat] for seat in order]
    for square, token in view["tokens"].items():
        parts["tokens"][_square(square)] = view["points"][token]
    for at, seat in enumerate(seats):
        if seat["square"]:
            parts["gambits"][64 * at + _square(seat["square"])] = 1
        parts["points"][at] = min(seat["points"], 127)
        parts["discards"][4 * at:4 * at + 4] = _count(seat["discards"])
        other = knowledge["others"].get(_SEATS[order[at]])
        if other:
            parts["unseen"][4 * at:4 * at + 4] = _count(other["unseen"])
            parts["held"][4 * at:4 * at + 4] = _count(other["held"])
    if view["phase"] == "placing":
        taken = {seat["square"] for seat in seats}
        for number, square in view["spots"].items():
            parts["spots"][_square(square)] = 0 if square in taken else int(number)
    phases = ["placing", "planning", "moving", "laying", "over"]
    parts["phase"][phases.index(view["phase"])] = 1
    turn = order.index(_SEATS.index(view["turn"]))
    parts["turn"][turn] = 1
    for planned in view["planned"]:
        parts["planned"][order.index(_SEATS.index(planned))] = 1
    row = seats[turn]["row"]
    if row and row[0]["lies"] == "up":
        parts["face_up"][_CARDS.index(row[0]["card"])] = 1
    parts["calm"][:] = np.minimum([view["calm"], view["calm_limit"]], 127)
    parts["tokens_left"][0] = len(view["tokens"])
    parts["hand"][:] = _count(seats[0]["hand"]["cards"])
    for place, card in enumerate(knowledge["row"]):
        parts["row"][4 * place + _CARDS.index(card)] = 1
    parts["pile"][:] = _count(knowledge["pile"])


def _skakanie(parts: dict, view: dict, knowledge: dict, order: list[int]):
    pieces = view["columns"] * view["rows"]
    pools = sorted(view["pools"], key=lambda pool: min(order.index(_SEATS.index(owner)) for owner in pool["owners"]))
    for at, pool in enumerate(pools):
        for fragment in pool["fragments"]:
            parts["pools"][pieces * at - 1 + np.array(fragment)] = 1
        parts["scores"][at] = pool["score"]
    for number, stack in enumerate(view["stacks"], 1):
        if stack["top"]:
            parts["face_up"][stack["top"] - 1] = number
        for place, piece in enumerate(stack["known"], 1):
            parts["below"][piece - 1] = number
            parts["below_place"][piece - 1] = place
        parts["face_down"][number - 1] = stack["unknown"]
    parts["unknown"][np.array(knowledge["unknown"], int) - 1] = 1
    wait = view["wait"]
    if wait.get("piece"):
        parts["drawn"][wait["piece"] - 1] = 1
    for at, seat in enumerate(order):
        if view["pawns"][seat]:
            parts["pawns"][_STACKS * at + view["pawns"][seat] - 1] = 1
    for name in ("dragon", "home"):
        if view[name]:
            parts[name][view[name] - 1] = 1
    parts["waiting"][["corner", "turn", "give"].index(wait["for"])] = 1
    parts["who"][order.index(_SEATS.index(wait["seat"]))] = 1
    parts["actions_left"][0] = view["actions_left"]
    parts["tokens"][0] = view["tokens"]
    parts["steps_to_home"][0] = len(view["coming"])
    parts["team"][:] = view["team"]["score"], view["team"]["target"]
