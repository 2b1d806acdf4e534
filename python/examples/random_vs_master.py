"""A game of chance against a search, move by move.

    python python/examples/random_vs_master.py
"""
import stolik
from stolik import bots, player


def main():
    game = stolik.Gambit(players=2)
    state = player.play(game, [bots.Random(seed=1), bots.Master(iterations=300)], seed="sunday")
    print(*state.history()[-6:], sep="\n")
    print(state.outcome())
    return state


if __name__ == "__main__":
    main()
