"""A table as an environment of PettingZoo: what both games share.

Agents are called player_0, player_1 … for the seats A, B …. An observation is a dict of `observation` (what the seat knows, int8) and
`action_mask`, which `info` has as well. Where several seats decide at the same time an AEC environment asks them one after the other; nobody
sees what the others decided. The same agent may act several times in a row."""
from __future__ import annotations

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ..errors import ClosedError, IllegalAction, NotationError
from .render import Renderer

_OWN = ("reward", "memory", "max_cycles", "illegal", "render_mode")


class Table:
    """A game with its agents, spaces and rewards.

    Keywords besides those of the game:

    - `reward`: "win" (1, and the others share -1), "rank", "margin" (points ahead of the best other), "points" as they come; where all play
      together it is the team's, the same for everybody.
    - `memory`: with it (the usual thing) an observation is all the seat ever saw, without what lies open to it now.
    - `max_cycles`: the game is cut off (truncated) when every seat has made so many decisions; in a parallel environment, after so many steps.
    - `illegal`: what an illegal action leads to: "raise" an error; "first": the first legal action is played instead, as in the arena;
      "lose": the agent gets -1, the others 0, and the game is over.
    - `render_mode`: "human", "ansi", "svg" or "rgb_array".
    """

    def __init__(self, make, players: int, keywords: dict):
        own = {name: keywords.pop(name) for name in _OWN if name in keywords}
        self.game = make(players, **keywords)
        self.reward = own.get("reward", "win")
        self.memory = bool(own.get("memory", True))
        self.max_cycles = own.get("max_cycles")
        self.illegal = own.get("illegal", "raise")
        self.render_mode = own.get("render_mode")
        if self.illegal not in ("raise", "first", "lose"):
            raise NotationError(f"illegal: expected raise, first or lose, found {self.illegal!r}")
        self.game.new_initial_state(0).returns(self.reward)  # an unknown reward is refused here and not at the end of a game
        self._renderer = Renderer(self.render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = list(self.possible_agents)
        self.state_now = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()

    def spaces(self, actions: int):
        """An observation space and an action space for each agent."""
        def observation():
            return gymnasium.spaces.Dict({
                "observation": gymnasium.spaces.Box(-128, 127, self.game.observation_tensor_shape(), np.int8),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            })
        self.observation_spaces = {agent: observation() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def begin(self, seed):
        """A new game. Without a seed it is another one each time."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.state_now = self.game.new_initial_state(int(self._rng.integers(2**63)) if seed is None else seed)
        self.decisions = dict.fromkeys(self.possible_agents, 0)
        self._returns = self.state_now.returns(self.reward)
        self._lost = False

    def look(self, agent: str, actions: int):
        """What an agent sees, and what it may do."""
        seat = self._seat_of[agent]
        state = self._state()
        tensor = state.information_state_tensor if self.memory else state.observation_tensor
        mask = np.zeros(actions, np.int8)
        if not self._lost and seat in state.current_players():
            state.legal_actions_mask(seat, out=mask[:self.game.num_distinct_actions()])
        return {"observation": tensor(seat), "action_mask": mask}

    def play(self, actions: dict[str, int]) -> dict[str, float]:
        """Plays the actions of all these agents, who are asked, and returns what everybody earned. What is illegal leads to what was agreed;
        in an error nothing has been played."""
        state = self._state()
        chosen = {self._seat_of[agent]: action for agent, action in actions.items()}
        if self.illegal != "raise":
            for seat, action in chosen.items():
                legal = state.legal_actions(seat)
                if action in legal:
                    continue
                if self.illegal == "lose":
                    self._lost = True
                    return {agent: -1.0 if at == seat else 0.0 for at, agent in enumerate(self.possible_agents)}
                chosen[seat] = legal[0]
        state.apply_actions(chosen)
        for agent in actions:
            self.decisions[agent] += 1
        before, self._returns = self._returns, state.returns(self.reward)
        return {agent: now - then for agent, now, then in zip(self.possible_agents, self._returns, before)}

    def is_over(self) -> bool:
        return self._lost or self._state().is_terminal()

    def render(self):
        """The table as a watcher sees it, by the `render_mode`."""
        return self._renderer.draw(self._state())

    def close(self):
        self._renderer.close()

    def _state(self):
        if self.state_now is None:
            raise ClosedError("reset() begins a game")
        return self.state_now


class TableAEC(Table, AECEnv):
    """One agent after the other."""

    def __init__(self, make, players: int, keywords: dict):
        Table.__init__(self, make, players, keywords)
        AECEnv.__init__(self)
        self.metadata = {"name": f"{self.game.name}_v1", "render_modes": ["human", "ansi", "svg", "rgb_array"], "is_parallelizable": False,
                         "render_fps": 2}
        self.spaces(self.game.num_distinct_actions())
        self._nothing = np.zeros(self.game.num_distinct_actions(), np.int8)
        self._nothing.flags.writeable = False

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent):
        return self.look(agent, self.game.num_distinct_actions())

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        earned = self.play({agent: action})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {other: earned[other] for other in self.agents}
        if self.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and min(self.decisions.values()) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self):
        """The next agent who is asked; when the game is over, all of them once more to hear of it."""
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._nothing}
        if self.is_over() or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[min(self._state().current_players())]
            seat = self._seat_of[self.agent_selection]
            self.infos[self.agent_selection] = {"action_mask": self._state().legal_actions_mask(seat)}


class TableParallel(Table, ParallelEnv):
    """All agents at every step. One action more than in the game, the last, is to wait, which is all that those may do who are not asked."""

    def __init__(self, make, players: int, keywords: dict):
        Table.__init__(self, make, players, keywords)
        self.metadata = {"name": f"{self.game.name}_v1", "render_modes": ["human", "ansi", "svg", "rgb_array"], "render_fps": 2}
        self.wait = self.game.num_distinct_actions()
        self.spaces(self.wait + 1)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.begin(seed)
        self.steps = 0
        observations = {agent: self._look(agent) for agent in self.agents}
        return observations, {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def step(self, actions: dict):
        asked = self._state().current_players()
        chosen = {}
        for agent in self.agents:
            if self._seat_of[agent] in asked:
                if agent not in actions:
                    raise IllegalAction(f"{agent} is asked for an action")
                chosen[agent] = int(actions[agent])
            elif actions.get(agent, self.wait) != self.wait and self.illegal == "raise":
                raise IllegalAction(f"{agent} is not asked and can only wait (action {self.wait})")
        earned = self.play(chosen)
        rewards = {agent: earned[agent] for agent in self.agents}
        self.steps += 1
        over = self.is_over()
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        observations = {agent: self._look(agent) for agent in self.agents}
        infos = {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ended, truncated, infos

    def _look(self, agent: str):
        seen = self.look(agent, self.wait + 1)
        if not seen["action_mask"].any():
            seen["action_mask"][self.wait] = 1
        return seen


def wrapped(env: TableAEC):
    """The environment behind PettingZoo's check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(env)
