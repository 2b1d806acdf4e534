"""States as users of OpenSpiel know them."""
import copy
import pickle
import random

import numpy as np
import pytest

import stolik
from common import games, play, somewhere


@pytest.mark.parametrize("game", games(), ids=repr)
def test_a_whole_game_with_everything_asked_on_the_way(game):
    state = game.new_initial_state(1)
    rng = random.Random(1)
    assert game.observation_tensor_size() == sum(part.stop - part.start for part in game.tensor_layout().values())
    while not state.is_terminal():
        assert not state.is_chance_node() and state.outcome() is None
        players = state.current_players()
        assert state.is_simultaneous_node() == (len(players) > 1)
        assert state.current_player() == (-2 if len(players) > 1 else min(players))
        for seat in range(game.players):
            legal = state.legal_actions(seat)
            mask = state.legal_actions_mask(seat)
            assert legal == sorted(legal) == np.flatnonzero(mask).tolist()
            assert (seat in players) <= bool(legal)
            assert state.observation_tensor(seat).shape == game.observation_tensor_shape()
        seat = min(players)
        action = rng.choice(state.legal_actions(seat))
        assert state.string_to_action(state.action_to_string(action)) == action
        state.apply_action(action, seat)
    assert state.current_players() == frozenset() and state.current_player() == -4
    assert state.legal_actions() == [] and not state.legal_actions_mask(0).any()
    assert state.outcome().startswith(f"A {state.scores()[0]}")
    assert sum(state.returns("win")) == pytest.approx(0, abs=1e-6) or state.team()


@pytest.mark.parametrize("game", games(), ids=repr)
def test_every_action_has_a_number_and_a_text(game):
    for action in range(game.num_distinct_actions()):
        text = game.action_to_string(action)
        assert game.string_to_action(text) == action
    with pytest.raises(stolik.NotationError):
        game.action_to_string(game.num_distinct_actions())


def test_the_documented_table_of_actions():
    gambit, skakanie = stolik.Gambit(), stolik.Skakanie()
    for text, number in [("move a1", 0), ("move h8", 63), ("stay", 64), ("lay B", 65), ("lay N", 68), ("place 1", 69), ("plan BBB", 73),
                         ("plan NNN", 136), ("unplan", 137)]:
        assert gambit.string_to_action(text) == number
    for text, number in [("take", 0), ("move 1", 1), ("move 12", 12), ("push A 1", 13), ("push F 12", 84), ("end", 85), ("corner 1", 86),
                         ("corner 12", 89), ("give 1 to 1", 90), ("give 2 to 1", 102)]:
        assert skakanie.string_to_action(text) == number


@pytest.mark.parametrize("game", games(), ids=repr)
def test_copies_go_their_own_ways(game):
    state = somewhere(game, 3, 30)
    text = state.serialize()
    copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), game.deserialize_state(text)]
    for other in copies:
        assert other.serialize() == text and str(other) == str(state) and other.get_game() == game
    play(state, random.Random(5))
    for other in copies:
        assert other.serialize() == text
        # The same seed deals the same, whoever was copied when.
        assert play(other, random.Random(5)).serialize() == state.serialize()
    assert pickle.loads(pickle.dumps(game)) == game


def test_seeds_are_numbers_or_phrases_and_the_same_deal_every_time():
    game = stolik.Gambit(3)
    one, two = (play(game.new_initial_state(seed), random.Random(1)).log() for seed in (7, "7"))
    assert one == two != play(game.new_initial_state("sunday"), random.Random(1)).log()
    with pytest.raises(TypeError):
        game.new_initial_state(1.5)


@pytest.mark.parametrize("game", games(), ids=repr)
def test_chance_can_be_decided_outside(game):
    state = game.new_initial_state()
    rng = random.Random(2)
    listed = 0
    while not state.is_terminal():
        if state.is_chance_node():
            assert state.current_players() == frozenset() and state.current_player() == -1
            try:
                outcomes = state.chance_outcomes()
            except stolik.ChanceError:
                value = state.sample_chance(rng.getrandbits(64))
            else:
                listed += 1
                assert sum(chance for _, chance in outcomes) == pytest.approx(1) and all(chance > 0 for _, chance in outcomes)
                value = rng.choices([value for value, _ in outcomes], [chance for _, chance in outcomes])[0]
                assert state.sample_chance(rng.getrandbits(64)) in dict(outcomes)
            state.apply_chance(value)
        else:
            seat = min(state.current_players())
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    assert listed or game.name == "skakanie"


def test_chances_have_the_right_probabilities():
    state = stolik.Gambit().new_initial_state()
    for seat in (0, 1):
        state.apply_action(state.legal_actions(seat)[0], seat)
    outcomes = dict(state.chance_outcomes())
    # Three of each kind, five cards: 3·3·3·3 ways to have one card of two kinds … by hand for one hand.
    assert outcomes["deal A BBRQN"] == pytest.approx(3 * 3 * 3 * 3 / 792)
    assert outcomes["deal A BBBRR"] == pytest.approx(1 * 3 / 792)


def test_all_plan_at_once_and_a_refused_plan_plays_none():
    state = stolik.Gambit(3).new_initial_state(4)
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    plans = {seat: state.legal_actions(seat)[0] for seat in state.current_players()}
    before = state.serialize()
    with pytest.raises(stolik.SeatError):
        state.apply_action(plans[0])
    with pytest.raises(stolik.IllegalAction) as refused:
        state.apply_actions({**plans, 2: state.string_to_action("plan NNN")})
    assert (refused.value.rule, refused.value.code) == ("G6", "plan-not-in-hand") and state.serialize() == before
    state.apply_actions(plans)
    assert not state.is_simultaneous_node()


def test_a_plan_can_be_taken_back():
    state = stolik.Gambit(2).new_initial_state(4)
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions(0)[0], 0)
    assert state.current_players() == {1} and state.legal_actions(0) == [state.string_to_action("unplan")]
    state.apply_action(state.string_to_action("unplan"), 0)
    assert state.current_players() == {0, 1}


def test_all_can_agree_to_end_the_game():
    state = somewhere(stolik.Gambit(2), 8, 20)
    while state.action_to_string(state.legal_actions(min(state.current_players()))[0])[:4] not in ("move", "stay"):
        seat = min(state.current_players())
        state.apply_action(state.legal_actions(seat)[0], seat)
    state.agree(0)
    state.withdraw(0)
    state.agree(1)
    with pytest.raises(stolik.IllegalAction) as refused:
        state.agree(1)
    assert refused.value.rule == "G17"
    state.agree(0)
    assert state.is_terminal() and state.legal_actions(0) == [] and "1" in str(state.places())
    with pytest.raises(stolik.IllegalAction):
        state.apply_action(0, 0)


@pytest.mark.parametrize("reward", ["win", "rank", "margin", "points"])
@pytest.mark.parametrize("game", games(), ids=repr)
def test_rewards(game, reward):
    state = somewhere(game, 11, 40)
    if not state.is_terminal() and reward != "points":
        assert state.returns(reward) == [0.0] * game.players
    play(state, random.Random(1))
    returns, scores, places, team = state.returns(reward), state.scores(), state.places(), state.team()
    if team:
        won = 1.0 if team[0] >= team[1] else -1.0
        assert set(returns) == {{"win": won, "rank": won, "margin": team[0] - team[1], "points": team[0]}[reward]}
        return
    best = [max(scores[:seat] + scores[seat + 1:]) for seat in range(game.players)]
    for seat, place in enumerate(places):
        assert returns[seat] == pytest.approx({
            "win": 1 if place == 1 else -1 / (game.players - 1), "rank": 1 - 2 * (place - 1) / (game.players - 1),
            "margin": scores[seat] - best[seat], "points": scores[seat]}[reward])


def test_observations_are_what_the_layout_says():
    game = stolik.Gambit(2)
    part = game.tensor_layout()
    state = game.new_initial_state(1)
    start = state.information_state_tensor(0)
    assert start[part["tokens"]].sum() == 60 and start[part["tokens_left"]] == 28
    assert sorted(start[part["spots"]][start[part["spots"]] > 0]) == [1, 2, 3, 4]
    while "move" not in state.action_to_string(state.legal_actions(min(state.current_players()))[0]):
        seat = min(state.current_players())
        state.apply_action(state.legal_actions(seat)[0], seat)
    mover = state.current_player()
    known, seen = state.information_state_tensor(mover), state.observation_tensor(mover)
    assert known[part["row"]].sum() == 3 and seen[part["row"]].sum() == 0, "one remembers one's row and does not see it"
    assert known[part["hand"]].sum() == 3 and known[part["face_up"]].sum() == 1 and known[part["turn"]].tolist() == [1, 0]
    assert seen[part["unseen"]][:4].sum() == 8 and known[part["unseen"]][:4].sum() == 0
    peeker = stolik.Gambit(2, peek="AB").new_initial_state(1)
    while not peeker.is_simultaneous_node():
        peeker.apply_action(peeker.legal_actions()[0])
    peeker.apply_action(peeker.legal_actions(0)[0], 0)
    assert peeker.observation_tensor(0)[part["row"]].sum() == 3 and peeker.observation_tensor(1)[part["row"]].sum() == 0


def test_arrays_of_the_caller_are_filled():
    state = somewhere(stolik.Skakanie(3), 2)
    seat = min(state.current_players() or {0})
    out = np.full(state.get_game().observation_tensor_size(), 99, np.int8)
    assert state.information_state_tensor(seat, out=out) is out
    assert (out == state.information_state_tensor(seat)).all()
