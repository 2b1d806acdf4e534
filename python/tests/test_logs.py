"""One file, every tool: games leave as logs and come back at any ply."""
import hashlib
import os
import random
import subprocess
from pathlib import Path

import pytest

import stolik
from common import GAMBIT, SKAKANIE, first_player, games, play, somewhere

BINARY = os.environ.get("STOLIK_BIN")
with_binary = pytest.mark.skipif(not BINARY, reason="STOLIK_BIN names no program")


def plays(game, number):
    """The game the Rust side plays from this number: crates/lab/tests/random_logs.rs."""
    state = game.new_initial_state(number)
    random = number
    while not state.is_terminal():
        random = (random * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        seat = first_player(state)
        legal = state.legal_actions(seat)
        state.apply_action(legal[(random >> 33) % len(legal)], seat)
    return state


def test_two_thousand_random_games_have_the_logs_of_the_rust_side():
    kinds = {"gambit": [stolik.Gambit(**options) for options in GAMBIT], "skakanie": [stolik.Skakanie(**options) for options in SKAKANIE]}
    lines = Path(__file__).with_name("random_games.txt").read_text().splitlines()
    assert len(lines) == 20
    for line in lines:
        name, first, digest = line.split()
        logs = "".join(plays(kinds[name][number % 6], number).log() for number in range(int(first), int(first) + 100))
        assert hashlib.sha256(logs.encode()).hexdigest() == digest, line


@pytest.mark.parametrize("game", games(), ids=repr)
def test_a_log_comes_back_at_any_ply(game):
    states = [game.new_initial_state(6)]
    rng = random.Random(6)
    while not states[-1].is_terminal() and len(states) < 60:
        states.append(play(states[-1].clone(), rng, 1))
    play(last := states[-1].clone(), rng)
    log = last.log(["Ola", *["greedy"] * (game.players - 1)])
    outcome, shuffles = stolik.verify(log)
    assert outcome == last.outcome() and shuffles > 0
    for ply, state in enumerate(states):
        loaded = stolik.read(log, ply)
        assert str(loaded) == str(state) and loaded.ply == ply and loaded.get_game() == game
        assert loaded.history() == state.history()
    # A finished log shows its seed, so a branch is dealt what the game was dealt.
    assert play(stolik.read(log, 3), random.Random(1)).history() == play(states[3].clone(), random.Random(1)).history()
    with pytest.raises(stolik.NotationError):
        stolik.read(log, last.ply + 1)


def test_a_running_log_keeps_its_seed_to_itself():
    state = somewhere(stolik.Gambit(2), 1, 30)
    assert "seed" not in state.log() and "seed" in state.serialize()
    loaded = stolik.read(state.log())
    assert str(loaded) == str(state)
    while not loaded.is_terminal() and not loaded.is_chance_node():
        seat = first_player(loaded)
        loaded.apply_action(loaded.legal_actions(seat)[0], seat)
    assert loaded.is_chance_node(), "without the seed nobody can say what comes"


def test_files(tmp_path):
    state = somewhere(stolik.Skakanie(2), 1, 30)
    stolik.save(state, tmp_path / "game.log", ["Ola", "Jan"])
    assert "seat A bot Ola" in (tmp_path / "game.log").read_text()
    assert str(stolik.load(tmp_path / "game.log")) == str(state)


@with_binary
def test_the_program_verifies_and_replays_what_python_played(tmp_path):
    for at, game in enumerate(games()):
        path = tmp_path / f"{at}.log"
        state = play(game.new_initial_state(at), random.Random(at))
        stolik.save(state, path)
        verified = subprocess.run([BINARY, "verify", path], capture_output=True, text=True)
        assert verified.returncode == 0, verified.stdout + verified.stderr
        replayed = subprocess.run([BINARY, "replay", path, "--ply", "9"], capture_output=True, text=True)
        assert replayed.returncode == 0 and replayed.stdout


@with_binary
def test_python_reads_what_the_program_recorded():
    corpus = Path(__file__).parents[2] / "crates"
    logs = sorted(corpus.glob("*/tests/corpus/*.log"))
    assert logs
    for path in logs:
        text = path.read_text()
        state = stolik.read(text)
        assert state.is_terminal() == ("\nend\n" in text)
        assert state.outcome() is None or f"result {state.outcome()}\n" in text
