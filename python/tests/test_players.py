"""Computer players, players of one's own, and the arena."""
import json
import os
import random
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import numpy as np
import pytest

import stolik
from common import first_player, games, somewhere
from stolik import arena, bots, player
from stolik.questions import information_state_tensor, legal_actions

EXAMPLES = Path(__file__).parents[1] / "examples"
BINARY = os.environ.get("STOLIK_BIN")
with_binary = pytest.mark.skipif(not BINARY, reason="STOLIK_BIN names no program")


@pytest.mark.parametrize("kind", bots.KINDS)
@pytest.mark.parametrize("game", [stolik.Gambit(2), stolik.Skakanie(2, picture="6x6")], ids=repr)
def test_every_kind_plays_whole_games_and_the_same_ones_again(kind, game):
    spec = f"{kind}@15it"
    logs = {player.play(game, [spec, "greedy"], seed=5).log() for _ in range(2)}
    assert len(logs) == 1


def test_stronger_ones_win():
    assert arena.measure(stolik.Gambit(2), "greedy", "random", deals=10)["win_rate"] > 0.9
    assert arena.measure(stolik.Gambit(2), bots.Strong(iterations=40), "greedy", deals=5)["win_rate"] > 0.7


def test_a_bot_explains_itself():
    state = somewhere(stolik.Gambit(2), 3, 40)
    seat = first_player(state)
    told = bots.Master(iterations=200, seed=1).explain(state, seat)
    assert told["iterations"] > 0 and told["considered"]
    assert told["action"] == bots.Master(iterations=200, seed=1).act(state, seat)
    assert {one["action"] for one in told["considered"]} <= set(state.legal_actions(seat))
    assert all(0 <= one["win"] <= 1 for one in told["considered"])


def test_a_bot_keeps_to_its_time_in_other_threads():
    state = somewhere(stolik.Gambit(2), 3, 40)
    decided = []
    minds = [bots.Master(budget_ms=30), bots.Master(budget_ms=30)]
    threads = [threading.Thread(target=lambda mind=mind: decided.append(mind.act(state, first_player(state)))) for mind in minds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(decided) == 2


@pytest.mark.parametrize("game", games(), ids=repr)
def test_a_question_has_the_numbers_of_the_state(game):
    rng = random.Random(1)
    state = game.new_initial_state(1)
    while not state.is_terminal():
        for seat in state.current_players():
            question = state.question(seat)
            assert player.rules_of(question) == game
            assert legal_actions(game, question) == state.legal_actions(seat)
            told, known = information_state_tensor(game, question), state.information_state_tensor(seat)
            for name, part in game.tensor_layout().items():
                assert (told[part] == known[part]).all(), (name, seat, told[part], known[part], str(state))
        seat = first_player(state)
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)


class First(player.Player):
    def choose(self, question):
        return question["legal"][0]


def test_a_player_of_ones_own_sits_down_with_ours():
    game = stolik.Gambit(3)
    state = player.play(game, [First(), "greedy", lambda state, seat: state.legal_actions(seat)[-1]], seed=1)
    assert state.is_terminal()
    assert First().answer({"question": "agree"}) == {"agree": False}
    with pytest.raises(stolik.ArenaError):
        player.play(game, ["greedy"])
    with pytest.raises(stolik.StolikError):
        player.play(game, ["greedy", "greedy", 7])


def test_contests_are_rows_of_plain_numbers():
    rows = arena.contest("gambit", ["greedy", "random", str(EXAMPLES / "my_player.py")], games=4, iterations=20, seed=3, time="2s")
    assert [(row["first"], row["second"]) for row in rows][0] == ("greedy", "random")
    assert len(rows) == 3 and all(row["games"] == 4 for row in rows) and rows[0]["win_rate"] == 1
    assert all(isinstance(value, (int, float, str, bool, type(None))) for row in rows for value in row.values())
    assert rows[0]["win_rate_low"] < 1
    report = arena.report("gambit", ["random", str(EXAMPLES / "my_player.py")], games=2, strict=True, time="2s")
    assert report["bots"][1]["behaviour"]["faults"]["count"] == 0
    teams = arena.contest("skakanie", ["greedy", "random"], games=2, players=2, iterations=20)
    assert [row["name"] for row in teams] == ["greedy", "random"] and teams[0]["score"] > teams[1]["score"]
    for bad in [("gambit", ["deepblue", "random"]), ("chess", ["random"]), ("gambit", [])]:
        with pytest.raises(stolik.ArenaError):
            arena.contest(*bad, games=2)
    with pytest.raises(stolik.ArenaError):
        arena.contest("gambit", ["random", "greedy"], games=[1])


@with_binary
@pytest.mark.parametrize("game", ["gambit", "skakanie"])
def test_a_player_sits_down_at_a_servers_table(game, tmp_path):
    server = subprocess.Popen([BINARY, "serve", "--listen", "127.0.0.1:0", "--data", tmp_path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, env={**os.environ, "STOLIK_BOT_PAUSE": "0"})
    try:
        line = next(line for line in server.stdout if "http://127.0.0.1:" in line)
        address = "http://127.0.0.1:" + "".join(c for c in line.partition("http://127.0.0.1:")[2].split()[0] if c.isdigit())
        threading.Thread(target=server.stdout.read, daemon=True).start()
        seats = [{"holder": "person", "name": "Python"}, {"holder": "bot", "level": "beginner"}]
        options = {"game": game, "seats": 2, **({"calm": 4} if game == "gambit" else {"picture": "6x2"})}
        made = json.load(urllib.request.urlopen(f"{address}/api/v1/tables", json.dumps({"options": options, "seats": seats}).encode(), timeout=60))
        result = subprocess.run([sys.executable, "-c", "import random\nfrom stolik.player import Player\nclass Any(Player):\n    def choose(self, question):\n"
                                 "        return random.choice(question['legal'])\nAny().run()", f"{address}/t/{made['table']}#{made['seats'][0]}"],
                                capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        assert json.loads(result.stdout)["outcome"]
    finally:
        server.terminate()
        server.wait()


@pytest.mark.parametrize("link", ["", "localhost", "http://localhost/t/x", "ftp://localhost/t/x#y", "http://localhost#y"])
def test_links_that_are_none(link):
    from stolik.table import sit_down

    with pytest.raises(stolik.NotationError):
        sit_down(link, First())
