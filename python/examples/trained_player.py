"""A trained player in the arena.

    python python/examples/self_play.py trained.npz
    stolik arena gambit --bot 'cmd:python3 python/examples/trained_player.py trained.npz@1s' --bot greedy --games 100
"""
import sys

import numpy as np

from self_play import Policy
from stolik.player import Player, rules_of
from stolik.questions import information_state_tensor, legal_actions


class Trained(Player):
    name = "Trained"

    def __init__(self, path):
        self.weights = np.load(path)["weights"]
        self.game = self.policy = None

    def choose(self, question):
        if self.policy is None:  # all games of a contest have the same number of players
            self.game = rules_of(question)
            self.policy = Policy(self.game, self.weights)
        legal = legal_actions(self.game, question)
        logits = self.policy.features(information_state_tensor(self.game, question)[None])[0] @ self.weights
        return question["legal"][int(logits[legal].argmax())]


if __name__ == "__main__":
    Trained(sys.argv[1]).run(sys.argv[2:])
