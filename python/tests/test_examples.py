"""The examples run, the training learns, and every block of docs/python.md does what it says."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import stolik
from stolik import arena, bench

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "python" / "examples"
BINARY = os.environ.get("STOLIK_BIN")
sys.path.append(str(EXAMPLES))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_random_against_master():
    import random_vs_master

    state = random_vs_master.main()
    assert state.outcome().endswith("wins B")


@pytest.fixture(scope="module")
def trained():
    import self_play

    return self_play.train(updates=40, every=40, say=lambda _: None)


def test_self_play_beats_chance_clearly(trained):
    policy, curve = trained
    assert curve[0][1] < 0.7, "untrained it is no better than chance"
    measured = arena.measure(stolik.Gambit(2), policy, "random", deals=50, seed=5)
    assert measured["win_rate_low"] > 0.75, measured


def test_a_trained_player_is_measured_in_the_arena(trained, tmp_path):
    np.savez(tmp_path / "trained.npz", weights=trained[0].weights)
    bot = f"cmd:'{sys.executable}' '{EXAMPLES / 'trained_player.py'}' '{tmp_path / 'trained.npz'}'@5s"
    report = arena.report("gambit", [bot, "random"], games=10, strict=True, threads=1)
    assert report["bots"][0]["behaviour"]["faults"]["count"] == 0
    assert report["pairings"][0]["win_rate"]["value"] > 0.5


def test_learning_is_drawn(tmp_path):
    import learning_curve

    curve = learning_curve.main(tmp_path / "curve.svg", updates=4, every=2, games=4, say=lambda _: None)
    assert len(curve) == 3 and "<polyline" in (tmp_path / "curve.svg").read_text()


def test_the_benchmark_runs(capsys):
    figures = bench.main(["--seconds", "0.05"])
    told = capsys.readouterr().out
    assert all(figure > 0 for figure in figures.values()) and "Gambit, batch of 4096" in told and "Gambit, State API" in told


def blocks(language):
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    return [(text[:found.start()].count("\n") + 2, found[2]) for found in BLOCK.finditer(text) if found[1] == language]


def test_every_python_block_of_the_guide_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"EXAMPLES": str(EXAMPLES)}
    found = blocks("python")
    assert len(found) > 12
    for line, block in found:
        # Placed in its line, so that a traceback names the line of the guide.
        exec(compile("\n" * (line - 1) + block, "docs/python.md", "exec"), names)


@pytest.mark.skipif(not BINARY, reason="STOLIK_BIN names no program")
def test_every_command_of_the_guide_runs(tmp_path):
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "stolik").symlink_to(BINARY)
    for name in ("python", "python3"):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (programs / name).chmod(0o755)
    shutil.copytree(EXAMPLES, tmp_path / "python" / "examples")
    stolik.save(stolik.read(stolik.player.play(stolik.Gambit(2), ["greedy", "greedy"], seed=1).log()), tmp_path / "game.log")
    commands = [line for _, block in blocks("sh") for line in block.splitlines() if line]
    assert any("arena" in command for command in commands)
    for command in commands:
        if command.startswith("pip install"):
            continue  # the wheel these tests run with was made by the same build
        if command == "python -m stolik.bench":
            command += " --seconds 0.05"
        ran = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True,
                             env={**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"})
        assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
