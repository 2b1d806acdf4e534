"""The environments pass PettingZoo's own tests and Gymnasium's checker, and keep what they promise."""
import random
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import stolik
from stolik.env import gambit_v1, skakanie_v1
from stolik.env.single import SingleEnv

TABLES = [(gambit_v1, players, {}) for players in (2, 3, 4)] + [(skakanie_v1, players, {"picture": "6x6"}) for players in range(1, 7)]
ids = [f"{module.__name__.rpartition('.')[2]}-{players}" for module, players, _ in TABLES]
each_table = pytest.mark.parametrize("module, players, options", TABLES, ids=ids)
warnings.filterwarnings("ignore", module="pettingzoo")


@each_table
def test_pettingzoo_api(module, players, options):
    api_test(module.env(players, **options), num_cycles=300, verbose_progress=False)
    api_test(module.env(players, reward="points", memory=False, **options), num_cycles=300, verbose_progress=False)


@each_table
def test_pettingzoo_parallel_api(module, players, options):
    parallel_api_test(module.parallel_env(players, **options), num_cycles=300)


@each_table
def test_pettingzoo_seeds(module, players, options):
    seed_test(partial(module.env, players, **options), num_cycles=100)
    parallel_seed_test(partial(module.parallel_env, players, illegal="first", **options), num_cycles=100)


@each_table
def test_pettingzoo_max_cycles(module, players, options):
    """The test samples actions without the mask; what is illegal is replaced by the first legal action, and the spaces are seeded."""
    if module is skakanie_v1:
        options = {**options, "picture": "12x10", "dragon": 8}

    def seeded(make):
        env = make(players, illegal="first", max_cycles=4, **options)
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seat)
        return env

    def make(kind):
        def made(max_cycles):
            assert max_cycles == 4
            return seeded(kind)
        return made

    max_cycles_test(SimpleNamespace(env=make(module.env), parallel_env=make(module.parallel_env)))


@pytest.mark.parametrize("game", [stolik.Gambit(2), stolik.Gambit(4), stolik.Skakanie(1), stolik.Skakanie(3)], ids=repr)
def test_gymnasium_checker(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SingleEnv(game, opponents="random", seat=None), skip_render_check=True)
    env = SingleEnv(game, opponents=["greedy"] * (game.players - 1), illegal="raise")
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all() and seen["action_mask"].any()
        seen, reward, over, _, info = env.step(env.action_space.sample(mask=seen["action_mask"]))
    assert reward == env.state.returns()[0] != 0
    with pytest.raises(stolik.ClosedError):
        env.step(0)


def finish(env, rng):
    """Plays an AEC environment to the end; what each agent earned and how often it acted."""
    earned, acted = dict.fromkeys(env.possible_agents, 0.0), dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        earned[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        acted[agent] += 1
        env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
    return earned, acted


@each_table
@pytest.mark.parametrize("reward", ["win", "rank", "margin", "points"])
def test_rewards_add_up_to_the_returns(module, players, options, reward):
    env = module.raw_env(players, reward=reward, **options)
    env.reset(seed=5)
    earned, acted = finish(env, random.Random(5))
    assert list(earned.values()) == pytest.approx(env.state_now.returns(reward)) and min(acted.values()) > 4
    if module is skakanie_v1:
        assert len(set(earned.values())) == 1, "what the team earns all of it earn"


def test_the_same_agent_acts_several_times_in_a_turn():
    env = gambit_v1.raw_env(2)
    env.reset(seed=1)
    order = []
    for agent in env.agent_iter(20):
        order.append(agent)
        env.step(int(env.observe(agent)["action_mask"].nonzero()[0][0]))
    assert order[:4] == ["player_0", "player_1", "player_0", "player_1"], "they place, they plan"
    assert order[4:8] == ["player_1", "player_1", "player_0", "player_0"], "one moves and lays, then the other"


def test_plans_are_made_at_the_same_time():
    env = gambit_v1.parallel_env(3)
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        seen, *_ = env.step({agent: int(one["action_mask"].nonzero()[0][0]) for agent, one in seen.items()})
    assert all(one["action_mask"][env.wait] == 0 for one in seen.values()), "all plan"
    seen, *_ = env.step({agent: int(one["action_mask"].nonzero()[0][-1]) for agent, one in seen.items()})
    assert sum(one["action_mask"][env.wait] for one in seen.values()) == 2, "one moves, two wait"
    asked = next(agent for agent, one in seen.items() if not one["action_mask"][env.wait])
    before = env.state_now.serialize()
    waiting = dict.fromkeys(env.agents, env.wait)
    for wrong in ({}, waiting, {**waiting, asked: 137}, dict.fromkeys(env.agents, 0)):
        with pytest.raises(stolik.StolikError):
            env.step(wrong)
    assert env.state_now.serialize() == before, "a refused step changes nothing"


def test_illegal_actions_lead_to_what_was_agreed():
    env = gambit_v1.raw_env(2)
    env.reset(seed=1)
    with pytest.raises(stolik.IllegalAction) as refused:
        env.step(0)
    assert refused.value.rule == "G8"
    env = gambit_v1.raw_env(2, illegal="lose")
    env.reset(seed=1)
    env.step(0)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0} and all(env.terminations.values())
    env = gambit_v1.raw_env(2, illegal="first")
    env.reset(seed=1)
    env.step(0)
    assert env.state_now.history() == ["A place 1"]
    single = SingleEnv(stolik.Gambit(2))
    single.reset(seed=1)
    _, reward, over, _, info = single.step(0)
    assert (reward, over, info["illegal"]["rule"]) == (-1.0, True, "G8")


@pytest.mark.parametrize("module", [gambit_v1, skakanie_v1])
def test_tables_are_drawn(module, capsys):
    pictures = {}
    for mode in ("human", "ansi", "svg", "rgb_array"):
        env = module.env(2, render_mode=mode)
        env.reset(seed=3)
        pictures[mode] = env.render()
        env.close()
    assert pictures["human"] is None and capsys.readouterr().out.strip() == pictures["ansi"].strip()
    assert pictures["svg"].startswith("<svg") and pictures["svg"].rstrip().endswith("</svg>")
    pixels = pictures["rgb_array"]
    assert pixels.dtype == np.uint8 and pixels.shape[1:] == (640, 3) and len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20


def test_wrong_keywords_are_refused():
    for keywords in ({"reward": "glory"}, {"illegal": "shrug"}, {"render_mode": "film"}):
        with pytest.raises(stolik.NotationError):
            gambit_v1.env(2, **keywords)
    with pytest.raises(stolik.OptionError):
        gambit_v1.env(2, colour="red")
    with pytest.raises(stolik.ClosedError):
        gambit_v1.raw_env(2).render()
    for keywords in ({"opponents": ["greedy", "greedy"]}, {"seat": 2}, {"illegal": "shrug"}, {"opponents": "deepblue"}):
        with pytest.raises(stolik.NotationError):
            SingleEnv(stolik.Gambit(2), **keywords).reset()
