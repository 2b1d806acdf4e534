"""One seat as an environment of Gymnasium; computer players have the others.

    env = stolik.env.single.SingleEnv(stolik.Gambit(2), opponents="greedy")
"""
from __future__ import annotations

import gymnasium
import numpy as np

from .._engine import Game, State
from ..bots import bot
from ..errors import ClosedError, IllegalAction, NotationError
from .render import MODES, Renderer


class SingleEnv(gymnasium.Env):
    """A learner at one seat.

    - `opponents`: who has the other seats: a name such as "greedy" or "strong@200it", a `stolik.Bot`, or a list with one for each.
    - `seat`: the learner's seat; `None` is another one in each game.
    - `reward`, `memory`, `render_mode`: as in `stolik.env.base.Table`.
    - `illegal`: "lose" (the usual thing here): an illegal action ends the game with -1 and `info["illegal"]` says why; "raise"; "first": the first
      legal action is played instead.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(self, game: Game, opponents="greedy", *, seat: int | None = 0, reward: str = "win", memory: bool = True, illegal: str = "lose",
                 render_mode: str | None = None):
        if illegal not in ("raise", "first", "lose"):
            raise NotationError(f"illegal: expected raise, first or lose, found {illegal!r}")
        if seat is not None and not 0 <= seat < game.players:
            raise NotationError(f"seat: expected 0 to {game.players - 1}, found {seat}")
        others = opponents if isinstance(opponents, (list, tuple)) else [opponents] * (game.players - 1)
        if len(others) != game.players - 1:
            raise NotationError(f"opponents: expected {game.players - 1}, found {len(others)}")
        game.new_initial_state(0).returns(reward)
        self.game, self.reward, self.memory, self.illegal, self.render_mode = game, reward, memory, illegal, render_mode
        self._fixed, self._opponents, self._renderer = seat, list(others), Renderer(render_mode)
        self.state: State | None = None
        actions = game.num_distinct_actions()
        self.observation_space = gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(-128, 127, game.observation_tensor_shape(), np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        })
        self.action_space = gymnasium.spaces.Discrete(actions)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.game.players)) if self._fixed is None else self._fixed
        others = [bot(spec, int(self.np_random.integers(2**63))) for spec in self._opponents]
        self._players = others[:self.seat] + [None] + others[self.seat:]
        self.state = self.game.new_initial_state(int(self.np_random.integers(2**63)))
        self._earned = self.state.returns(self.reward)[self.seat]
        self._over = False
        self._others()
        return self._look(), self._info()

    def step(self, action):
        state = self._running()
        try:
            state.apply_action(int(action), self.seat)
        except (IllegalAction, NotationError, OverflowError) as refused:
            if self.illegal == "raise":
                raise
            if self.illegal == "lose":
                self._over = True
                why = {"message": str(refused), "rule": getattr(refused, "rule", ""), "code": getattr(refused, "code", "")}
                return self._look(), -1.0, True, False, {**self._info(), "illegal": why}
            state.apply_action(state.legal_actions(self.seat)[0], self.seat)
        self._others()
        before, self._earned = self._earned, state.returns(self.reward)[self.seat]
        self._over = state.is_terminal()
        if self.render_mode == "human":
            self.render()
        return self._look(), float(self._earned - before), self._over, False, self._info()

    def render(self):
        return self._renderer.draw(self._running(over=True))

    def close(self):
        self._renderer.close()

    def _others(self):
        """The computer players decide until the learner is asked, or the game is over."""
        state = self.state
        while (asked := state.current_players()) and self.seat not in asked:
            seat = min(asked)
            state.apply_action(self._players[seat].act(state, seat), seat)

    def _look(self):
        tensor = self.state.information_state_tensor if self.memory else self.state.observation_tensor
        return {"observation": tensor(self.seat), "action_mask": self._mask()}

    def _mask(self):
        if self._over or self.seat not in self.state.current_players():
            return np.zeros(self.game.num_distinct_actions(), np.int8)
        return self.state.legal_actions_mask(self.seat)

    def _info(self):
        return {"action_mask": self._mask(), "scores": self.state.scores()}

    def _running(self, over: bool = False) -> State:
        if self.state is None or (self._over and not over):
            raise ClosedError("reset() begins a game")
        return self.state
