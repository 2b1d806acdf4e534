"""Many games at once are the same games, one decision of each at a time."""
import random

import numpy as np
import pytest

import stolik
from common import games

ARRAYS = ("observations", "masks", "seats", "rewards", "dones")


@pytest.mark.parametrize("game", games(), ids=repr)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_batch_plays_the_games_of_the_state_api(game, reward):
    n, rng = 5, random.Random(1)
    many = stolik.Vector(game, n, seed=100, reward=reward)
    states = [game.new_initial_state(100 + at) for at in range(n)]
    ended = 0
    while ended < 5:
        actions = np.zeros(n, np.int64)
        earned = [state.returns(reward) for state in states]
        for at, state in enumerate(states):
            seat = min(state.current_players())
            assert many.seats[at] == seat
            assert (many.masks[at] == state.legal_actions_mask(seat)).all()
            assert (many.observations[at] == state.information_state_tensor(seat)).all()
            actions[at] = rng.choice(state.legal_actions(seat))
            state.apply_action(int(actions[at]), seat)
        many.step(actions)
        for at, state in enumerate(states):
            assert many.rewards[at].tolist() == pytest.approx([now - then for now, then in zip(state.returns(reward), earned[at])])
            assert many.dones[at] == state.is_terminal()
            if many.dones[at]:
                ended += 1
                assert many.state(at, finished=True).log() == state.log() and many.seed_of(at) == many.seed_of(at, finished=True) + n
                states[at] = game.new_initial_state(many.seed_of(at))
            assert many.state(at).history() == states[at].history()


def test_threads_change_nothing():
    arrays = []
    for threads in (1, 2, 3):
        many = stolik.VectorGambit(300, 3, threads=threads, seed=7)
        for _ in range(150):
            many.step(many.sample())
        ended = many.random_steps(100)
        arrays.append([getattr(many, name).tobytes() for name in ARRAYS] + [ended])
    assert arrays[0] == arrays[1] == arrays[2]


def test_arrays_are_shared_and_stay_the_same():
    game = stolik.Skakanie(2)
    n = 8
    mine = {"observations": np.zeros((n, game.observation_tensor_size()), np.int8), "masks": np.zeros((n, game.num_distinct_actions()), np.int8),
            "seats": np.zeros(n, np.int8), "rewards": np.zeros((n, 2), np.float32), "dones": np.zeros(n, bool)}
    many = stolik.Vector(game, n, **mine)
    assert mine["masks"].any(), "they are filled at once"
    for returned in (many.reset(), many.step(many.sample())):
        assert all(one is mine[name] for one, name in zip(returned, ARRAYS))
    assert len(many) == n and many.game == game


def test_seeds():
    many = stolik.VectorGambit(4, seed=3)
    assert [many.seed_of(at) for at in range(4)] == [3, 4, 5, 6]
    many.reset([9, 9, 1, 2])
    assert [many.seed_of(at) for at in range(4)] == [9, 9, 1, 2]
    for _ in range(5):
        first = many.masks.nonzero()
        many.step(np.array([first[1][first[0] == at][0] for at in range(4)]))
    assert (many.observations[0] == many.observations[1]).all() and (many.observations[0] != many.observations[2]).any()
    assert many.state(0, finished=True) is None and many.seed_of(0, finished=True) is None
    again = stolik.VectorGambit(4, seed=3)
    many.reset(3)
    for _ in range(50):
        assert (many.sample() == again.sample()).all()
        many.step(many.sample())
        again.step(again.sample())


def test_what_is_refused_changes_nothing():
    many = stolik.VectorGambit(3, seed=1)
    before = [getattr(many, name).copy() for name in ARRAYS] + [many.state(at).history() for at in range(3)]
    legal = many.sample().copy()
    illegal = legal.copy()
    illegal[2] = 5
    with pytest.raises(stolik.IllegalAction) as refused:
        many.step(illegal)
    assert (refused.value.index, refused.value.rule) == (2, "G8") and "game 2" in str(refused.value)
    for actions, error in [(np.array([*legal[:2], 999]), stolik.NotationError), (np.array([legal[0], -1, legal[2]]), stolik.NotationError),
                           (legal[:2], stolik.ArrayError), (legal.astype(np.float32), stolik.ArrayError), ([1, 2, 3], stolik.ArrayError),
                           (legal.reshape(1, 3), stolik.ArrayError)]:
        with pytest.raises(error):
            many.step(actions)
    for one, then in zip([getattr(many, name) for name in ARRAYS] + [many.state(at).history() for at in range(3)], before):
        assert np.array_equal(one, then)
    many.step(legal.astype(np.int32))
    with pytest.raises(stolik.SeatError):
        many.state(3)


def test_arrays_that_do_not_fit_are_refused():
    game = stolik.Gambit(2)
    width = game.observation_tensor_size()
    frozen = np.zeros((4, width), np.int8)
    frozen.flags.writeable = False
    for wrong in [np.zeros((4, width), np.uint8), np.zeros((3, width), np.int8), np.zeros((4, width - 1), np.int8), np.zeros((width, 4), np.int8).T,
                  np.zeros(4 * width, np.int8), frozen, [[0] * width] * 4]:
        with pytest.raises(stolik.ArrayError, match="observations: expected a writable array of"):
            stolik.Vector(game, 4, observations=wrong)
    with pytest.raises(stolik.ArrayError, match="seats"):
        stolik.Vector(game, 4, seats=np.zeros(4, np.int64))
    shared = np.zeros((4, game.num_distinct_actions()), np.int8)
    with pytest.raises(stolik.ArrayError):
        many = stolik.Vector(game, 4, masks=shared, observations=np.zeros((4, width), np.int8))
        many.reset([1, 2])
    with pytest.raises(stolik.NotationError):
        stolik.Vector(game, 0)
    with pytest.raises(stolik.NotationError):
        stolik.Vector(game, 4, reward="glory")


def test_nothing_works_after_close():
    many = stolik.VectorSkakanie(2)
    many.close()
    many.close()
    for call in (many.reset, many.sample, lambda: many.step(np.zeros(2, np.int64)), lambda: many.random_steps(1), lambda: many.state(0),
                 lambda: many.seed_of(0)):
        with pytest.raises(stolik.ClosedError):
            call()
