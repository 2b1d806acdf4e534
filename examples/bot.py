#!/usr/bin/env python3
"""A greedy bot for `stolik arena`, for both games: one JSON question per line in, one JSON answer per line out.

    stolik arena gambit --bot 'cmd:python3 examples/bot.py' --bot random

docs/bots.md describes the questions. Each one is complete, so this bot remembers nothing.
"""
import json
import random
import sys


def gambit(view, legal):
    """The dearest capture; everything else by lot."""
    def worth(action):
        word, _, where = action.partition(" ")
        token = view["tokens"].get(where) if word == "move" else None
        return view["points"][token] if token else 0
    return max(legal, key=lambda action: (worth(action), random.random()))


def skakanie(view, legal, seat):
    """Takes what fits, walks towards it, else digs. Bitten, it gives a piece of its smallest fragment."""
    columns = view["columns"]
    fragments = next(pool["fragments"] for pool in view["pools"] if seat in pool["owners"])
    own = set(fragments[0]) if fragments else set()

    def fits(piece):  # pieces are numbered from 1, row by row
        right, left = piece % columns != 0, piece % columns != 1
        beside = {piece - columns, piece + columns, piece + 1 if right else 0, piece - 1 if left else 0}
        return not own or bool(beside & own)

    def steps(stack):  # to the nearest face-up piece that fits; stacks are numbered from 1 in rows of four
        tops = [(i, entry["top"]) for i, entry in enumerate(view["stacks"])]
        good = [i for i, top in tops if top and fits(top) and i + 1 != view["dragon"]]
        return min((abs(i // 4 - (stack - 1) // 4) + abs(i % 4 - (stack - 1) % 4) for i in good), default=9)

    def worth(action):
        words = action.split()
        if words[0] == "take":
            return 100 if fits(view["stacks"][view["pawns"]["ABCDEF".index(seat)] - 1]["top"]) else 5
        if words[0] == "move":
            return 50 - 5 * steps(int(words[1]))
        if words[0] == "give":
            return -max(len(part) for part in fragments if int(words[1]) in part)
        return 0
    return max(legal, key=lambda action: (worth(action), random.random()))


for line in sys.stdin:
    asked = json.loads(line)
    random.seed(line)  # the same question has the same answer, so that a contest can be repeated
    if asked["question"] == "agree":  # only Gambit asks: content to end while leading
        points = [seat["points"] for seat in asked["view"]["seats"]]
        answer = {"agree": points.pop("ABCDEF".index(asked["seat"])) > max(points)}
    elif asked["game"] == "gambit":
        answer = {"action": gambit(asked["view"], asked["legal"])}
    else:
        answer = {"action": skakanie(asked["view"], asked["legal"], asked["seat"])}
    print(json.dumps(answer), flush=True)
