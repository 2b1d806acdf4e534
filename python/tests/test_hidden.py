"""What a seat cannot know shows nowhere: twin states that differ in nothing else give it the same tensors, strings, questions and bots."""
import random

import pytest

import stolik
from common import games, somewhere


@pytest.mark.parametrize("game", games(), ids=repr)
def test_twins_look_the_same_to_the_seat(game):
    rng, differ = random.Random(3), 0
    for seed in range(25):
        state = somewhere(game, seed, 120)
        for seat in range(game.players):
            twins = [state] + [state.resample_from_infostate(seat, rng.getrandbits(64)) for _ in range(3)]
            differ += len({str(twin) for twin in twins}) > 1
            assert len({twin.information_state_tensor(seat).tobytes() for twin in twins}) == 1
            assert len({twin.observation_tensor(seat).tobytes() for twin in twins}) == 1
            assert len({twin.observation_string(seat) for twin in twins}) == 1
            assert len({tuple(twin.legal_actions(seat)) for twin in twins}) == 1
            if seat in state.current_players():
                for kind in stolik.bots.KINDS if seed < 5 else ("greedy", "strong"):
                    decided = {stolik.Bot(kind, iterations=30, seed=1).act(twin, seat) for twin in twins}
                    assert len(decided) == 1, kind
                    assert len({stolik.Bot(kind, iterations=30, seed=1).agrees(twin, seat) for twin in twins}) == 1
    assert differ > 20, "the twins are not all the same"


@pytest.mark.parametrize("game", [game for game in games() if game.name == "gambit"], ids=repr)
def test_others_plans_show_neither_in_what_a_seat_saw_nor_in_its_question(game):
    """Two games in which only what another seat laid face down differs."""
    compared = 0
    for seed in range(40):
        state = somewhere(game, seed, 60)
        if state.is_terminal():
            continue
        hider = min(state.current_players())
        choices = [action for action in state.legal_actions(hider) if state.action_to_string(action).split()[0] in ("plan", "lay")]
        if len(choices) < 2 or state.current_players() == {hider} and state.action_to_string(choices[0]).startswith("plan"):
            continue  # the last plan ends the planning: what follows is no longer the same for everybody
        one, two = state.clone(), state.clone()
        one.apply_action(choices[0], hider)
        two.apply_action(choices[-1], hider)
        for seat in set(range(game.players)) - {hider}:
            if one.current_player() == hider or seat not in one.current_players() & two.current_players():
                continue
            compared += 1
            assert one.information_state_tensor(seat).tobytes() == two.information_state_tensor(seat).tobytes()
            assert one.information_state_string(seat) == two.information_state_string(seat)
            assert one.observation_string(seat) == two.observation_string(seat)
            assert one.question(seat) == two.question(seat)
    assert compared > 10


def test_a_world_deals_other_cards_than_the_real_one():
    """Whoever samples a world must not learn from its dealer what is really coming."""
    game = stolik.Gambit(2)
    state = somewhere(game, 4, 40)
    later = []
    for start in (state.clone(), *(state.resample_from_infostate(0, seed) for seed in range(8))):
        rng, drawn = random.Random(1), []
        for _ in range(12):
            if start.is_terminal():
                break
            seat = min(start.current_players())
            start.apply_action(rng.choice(start.legal_actions(seat)), seat)
        later.append([entry for entry in start.history() if entry.startswith("* draw A")][-4:])
    assert any(one != later[0] for one in later[1:])
