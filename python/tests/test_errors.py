"""Bad input at every door: a named error with the rule or the place, and nothing changed."""
import numpy as np
import pytest

import stolik
from common import first_player, somewhere


@pytest.mark.parametrize("make, sentences", [
    (lambda: stolik.Gambit(5), ["seats: expected 2, 3 or 4, found \"5\""]),
    (lambda: stolik.Gambit(2, calm=999), ["calm: expected 0 to 250 turns, found \"999\""]),
    (lambda: stolik.Gambit(2, setup="Nowhere"), ["there is no card \"Nowhere\"; there are Home Rows"]),
    (lambda: stolik.Gambit(2, oldest="D", peek="C"), ["(G4)", "(G14)"]),
    (lambda: stolik.Gambit(2, deck="BRQN", edition="de"), ["deck: expected 12 cards", "edition: expected en, pl or it"]),
    (lambda: stolik.Gambit(2, colour="red"), ["no option \"colour\"; the options are"]),
    (lambda: stolik.Skakanie(7), ["1 to 6"]),
    (lambda: stolik.Skakanie(2, dragon=6), ["(S3)"]),
    (lambda: stolik.Skakanie(2, picture="3x3"), ["picture"]),
    (lambda: stolik.Skakanie(2, difficulty="brutal"), ["expected easy, normal or hard"]),
    (lambda: stolik.Skakanie(2, target="0%"), ["target"]),
])
def test_options_are_refused_with_the_sentences_of_the_product(make, sentences):
    with pytest.raises(stolik.OptionError) as refused:
        make()
    assert refused.value.errors and isinstance(refused.value, ValueError)
    for sentence in sentences:
        assert sentence in str(refused.value)


def test_options_of_the_product_mean_the_same():
    assert "target=60%" in stolik.Skakanie(1).rules and "target=5 " in stolik.Skakanie(3, joint=True).rules
    assert "target=5 " in stolik.Skakanie(3).rules and "picture=12x9" in stolik.Skakanie(2).rules
    assert "picture=12x10" in stolik.Skakanie(2, difficulty="hard").rules
    assert "setup Crossroads" in stolik.Gambit(2, setup="crossroads").rules
    card = "setup Mine\npoints P=2\n" + "P.......\n" * 4 + "1......2\n3......4\n" + "........\n" * 2
    assert "setup Mine" in stolik.Gambit(2, setup=card).rules


def test_wrong_seats_and_actions_change_nothing():
    state = somewhere(stolik.Gambit(3), 5, 40)
    before = state.serialize()
    asked = first_player(state)
    other = next(seat for seat in range(3) if seat not in state.current_players())
    illegal = next(action for action in range(138) if action not in state.legal_actions(asked))
    for call in [lambda: state.legal_actions(3), lambda: state.apply_action(0, 3), lambda: state.observation_tensor(9),
                 lambda: state.observation_string(77), lambda: state.information_state_string(4), lambda: state.agree(3),
                 lambda: state.resample_from_infostate(3), lambda: state.question(other), lambda: stolik.bots.Greedy().act(state, other)]:
        with pytest.raises(stolik.SeatError):
            call()
    with pytest.raises(stolik.IllegalAction) as refused:
        state.apply_action(state.legal_actions(asked)[0], other)
    assert refused.value.rule.startswith("G") and refused.value.code
    with pytest.raises(stolik.IllegalAction):
        state.apply_action(illegal, asked)
    for action in (138, 2**31, -1, 2**40, -2**70):
        with pytest.raises(stolik.NotationError):
            state.apply_action(action, asked)
    for seat in (-1, 2**40, -2**70):
        with pytest.raises(stolik.SeatError):
            state.apply_action(0, seat)
    with pytest.raises(TypeError):
        state.apply_action("move e4", asked)
    for text in ("", "move", "move j9", "castle", "agree"):
        with pytest.raises(stolik.NotationError):
            state.string_to_action(text)
    with pytest.raises(stolik.ChanceError):
        state.apply_chance("draw A N")
    with pytest.raises(stolik.NotationError):
        state.returns("glory")
    assert state.serialize() == before


def test_broken_logs_are_refused_with_the_place():
    log = somewhere(stolik.Gambit(2), 5, 40).log()
    body = log[:log.index("\nseal\n") + 1]
    lines = body.splitlines()
    at = lines.index("log") + 1
    for text, line, what in [
        ("", 1, "a log begins with"),
        (body.replace("stolik 1 gambit", "stolik 1 chess"), 1, "not a log of gambit"),
        (body.replace("calm=40", "calm=400"), 4, "0 to 250"),
        ("\n".join([*lines[:at], "A move e9", *lines[at:]]), at + 1, "a square"),
        ("\n".join([*lines[:at], "B place 3", *lines[at:]]), at + 1, "(G4)"),
        (body + "end\n", len(lines) + 1, "not over"),
    ]:
        with pytest.raises(stolik.LogError) as refused:
            stolik.read(text)
        assert (refused.value.line, what in str(refused.value)) == (line, True), str(refused.value)
        assert refused.value.errors[0][0] == line
    with pytest.raises(stolik.LogError) as refused:
        stolik.verify(log.replace("A place", "A  place", 1))
    assert refused.value.line == at + 1
    with pytest.raises(stolik.LogError):
        stolik.Gambit(3).deserialize_state(body)
    with pytest.raises(stolik.NotationError):
        stolik.Gambit().new_initial_state(1).log(["only one"])


def test_arrays_that_do_not_fit_are_refused():
    state = somewhere(stolik.Gambit(2), 5, 40)
    seat, size = first_player(state), state.get_game().observation_tensor_size()
    frozen = np.zeros(size, np.int8)
    frozen.flags.writeable = False
    for out in [np.zeros(size, np.float32), np.zeros(size - 1, np.int8), np.zeros((1, size), np.int8), np.zeros(2 * size, np.int8)[::2],
                frozen, [0] * size, "no"]:
        with pytest.raises(stolik.ArrayError, match="out"):
            state.observation_tensor(seat, out=out)


def test_a_sampled_state_has_no_past():
    state = somewhere(stolik.Gambit(2), 5, 40).resample_from_infostate(0, 1)
    for call in (state.log, state.serialize, lambda: state.information_state_string(0), lambda: state.question(first_player(state))):
        with pytest.raises(stolik.ClosedError):
            call()


def test_bots_with_impossible_budgets():
    for keywords in ({"budget_ms": 0}, {"budget_ms": -1}, {"budget_ms": float("nan")}, {"iterations": 0}):
        with pytest.raises(stolik.NotationError):
            stolik.bots.Master(**keywords)
    with pytest.raises(stolik.NotationError):
        stolik.Bot("deepblue")
