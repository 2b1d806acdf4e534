"""`python -m stolik.bench`: steps a second on one core, beside OpenSpiel's chess and PettingZoo's if they are installed.

A step is one decision. All loops choose random legal actions the same way; every figure is from this run."""
from __future__ import annotations

import argparse
import random
import time

import stolik


def timed(loop, seconds: float, rounds: int = 3) -> float:
    """Steps a second of processor time, so that a busy machine does not count: the best of a few rounds."""
    best = 0.0
    for _ in range(rounds):
        steps, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds / rounds:
            steps += loop()
        best = max(best, steps / spent)
    return best


def states(game):
    """Whole games through the State API."""
    seeds, choose = iter(range(10**9)), random.random

    def loop():
        state, steps = game.new_initial_state(next(seeds)), 0
        apply, legal_actions, is_terminal, current_player = state.apply_action, state.legal_actions, state.is_terminal, state.current_player
        while not is_terminal():
            if current_player() == -2:
                for seat in state.current_players():
                    legal = legal_actions(seat)
                    apply(legal[int(choose() * len(legal))], seat)
                    steps += 1
                continue
            legal = legal_actions()
            apply(legal[int(choose() * len(legal))])
            steps += 1
        return steps
    return loop


def batch(game, n: int, steps: int = 64):
    """Decisions of many games; masks and observations are written for every one."""
    games = stolik.Vector(game, n)
    steps = max(1, steps * 4096 // n // 16)

    def loop():
        for _ in range(steps):
            games.step(games.sample())
        return steps * n
    return loop


def aec(env):
    """Whole games through a PettingZoo AEC environment, the observations read as users do."""
    seeds = iter(range(10**9))

    def loop():
        env.reset(seed=next(seeds))
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
            if steps == 200:  # a part of a game is enough for the slow ones
                break
        return steps
    return loop


def open_spiel_chess():
    """Whole games of chess through OpenSpiel's State API."""
    import pyspiel

    game = pyspiel.load_game("chess")

    def loop():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        return steps
    return loop


def petting_zoo_chess():
    """PettingZoo's chess."""
    from pettingzoo.classic import chess_v6

    return aec(chess_v6.env())


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(prog="python -m stolik.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    seconds = parser.parse_args(words).seconds
    gambit, skakanie = stolik.Gambit(2), stolik.Skakanie(2)
    rows = {"Gambit, State API": lambda: states(gambit), "Skakanie, State API": lambda: states(skakanie)}
    for n in (1, 64, 4096):
        rows[f"Gambit, batch of {n}"] = lambda n=n: batch(gambit, n)
        rows[f"Skakanie, batch of {n}"] = lambda n=n: batch(skakanie, n)
    try:
        from stolik.env import gambit_v1, skakanie_v1

        rows["Gambit, AEC"] = lambda: aec(gambit_v1.env())
        rows["Skakanie, AEC"] = lambda: aec(skakanie_v1.env())
    except ImportError:
        print("PettingZoo is not installed: no AEC")
    rows["OpenSpiel, chess"] = open_spiel_chess
    rows["PettingZoo, chess_v6 (AEC)"] = petting_zoo_chess
    figures = {}
    for name, make in rows.items():
        try:
            figures[name] = timed(make(), seconds)
        except ImportError:
            print(f"{name:28} not installed")
            continue
        print(f"{name:28} {figures[name]:14,.0f} steps a second", flush=True)
    for ours, theirs in [("Gambit, State API", "OpenSpiel, chess"), ("Skakanie, State API", "OpenSpiel, chess"),
                         ("Gambit, AEC", "PettingZoo, chess_v6 (AEC)")]:
        if ours in figures and theirs in figures:
            print(f"{ours} is {figures[ours] / figures[theirs]:.1f} times {theirs}")
    return figures


if __name__ == "__main__":
    main()
