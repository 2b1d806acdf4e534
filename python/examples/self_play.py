"""Learns Gambit by playing against itself, in about a minute on one core: a masked policy gradient in plain numpy.

    python python/examples/self_play.py trained.npz

The policy is linear: a logit for each action from what the seat knows, with illegal actions masked out. The reward is the points one takes minus
those the other takes, discounted. That is enough to learn what a beginner learns first: take the dear tokens, and lay cards that reach them."""
import sys

import numpy as np

import stolik
from stolik import arena

GAMES, STEPS, DISCOUNT, RATE = 256, 16, 0.8, 0.02


class Policy:
    """Weights for each action, and a value to compare returns with."""

    def __init__(self, game, weights=None):
        width, actions = game.observation_tensor_size(), game.num_distinct_actions()
        self.scale = np.full(width + 1, 0.5, np.float32)
        for part, most in [("tokens", 5), ("points", 60), ("tokens_left", 28), ("calm", 40)]:
            self.scale[:-1][game.tensor_layout()[part]] = 1 / most
        self.weights = np.zeros((width + 1, actions), np.float32) if weights is None else weights
        self.value = np.zeros(width + 1, np.float32)
        self.moments = [np.zeros_like(self.weights), np.zeros_like(self.weights)]
        self.updates = 0

    def features(self, observations):
        ones = np.ones((*observations.shape[:-1], 1), np.float32)
        return np.concatenate([observations.astype(np.float32), ones], -1) * self.scale

    def probabilities(self, features, masks):
        logits = np.where(masks, features @ self.weights, -1e9)
        odds = np.exp(logits - logits.max(-1, keepdims=True))
        return odds / odds.sum(-1, keepdims=True)

    def act(self, state, seat):
        """The likeliest action: this is a player."""
        features = self.features(state.information_state_tensor(seat)[None])
        return int(self.probabilities(features, state.legal_actions_mask(seat)[None])[0].argmax())

    def learn(self, features, probabilities, actions, returns):
        """One step of Adam along the policy's gradient."""
        ahead = returns - features @ self.value
        self.value += 0.5 * features.T @ ahead / (features**2).sum()
        ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
        towards = -probabilities
        towards[np.arange(len(actions)), actions] += 1
        gradient = features.T @ (towards * ahead[:, None]) / len(features)
        self.updates += 1
        for moment, new, decay in zip(self.moments, (gradient, gradient**2), (0.9, 0.999)):
            moment += (1 - decay) * (new - moment)
        mean, square = (moment / (1 - decay**self.updates) for moment, decay in zip(self.moments, (0.9, 0.999)))
        self.weights += RATE * mean / (np.sqrt(square) + 1e-6)


def rollout(policy, games, rng):
    """Some decisions of all games, with what they led to."""
    seen = []
    for _ in range(STEPS):
        features, masks = policy.features(games.observations), games.masks.astype(bool)
        probabilities = policy.probabilities(features, masks)
        picks = probabilities.cumsum(-1) > rng.random((len(games), 1), np.float32)
        actions = np.where(picks.any(-1), picks.argmax(-1), masks.argmax(-1))
        seats = games.seats.astype(int)
        _, _, _, rewards, dones = games.step(actions)
        margin = rewards - rewards[:, ::-1]
        seen.append((features, probabilities, actions, seats, margin, dones.copy()))
    to_come, returns = np.zeros((len(games), 2), np.float32), []
    for _, _, _, seats, margin, dones in reversed(seen):
        to_come = margin + DISCOUNT * to_come * ~dones[:, None]
        returns.append(to_come[np.arange(len(games)), seats])
    features, probabilities, actions = (np.concatenate([step[part] for step in seen]) for part in range(3))
    return features, probabilities, actions, np.concatenate(returns[::-1])


def train(updates=150, seed=1, every=25, games=40, say=print):
    """A trained policy, and its share of wins against chance on the way."""
    game = stolik.Gambit(players=2)
    table, rng, policy = stolik.Vector(game, GAMES, seed=seed, reward="points"), np.random.default_rng(seed), Policy(game)
    curve = []
    for update in range(updates + 1):
        if update % every == 0:
            measured = arena.measure(game, policy, "random", deals=games // 2, seed=10**6)
            curve.append((update, measured["win_rate"], measured["margin"]))
            say(f"after {update * GAMES * STEPS:9,} decisions: wins {measured['win_rate']:.0%} against chance, by {measured['margin']:+.1f} points")
        if update < updates:
            policy.learn(*rollout(policy, table, rng))
    return policy, curve


if __name__ == "__main__":
    trained, _ = train()
    if len(sys.argv) > 1:
        np.savez(sys.argv[1], weights=trained.weights)
