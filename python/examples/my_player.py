"""A player of ten lines. It sits down in the arena and at a server's table.

    stolik arena gambit --bot 'cmd:python3 python/examples/my_player.py' --bot random
    python3 python/examples/my_player.py http://localhost:7070/t/k3vq8m2xhb7c#…
"""
from stolik.player import Player


class Collector(Player):
    name = "Collector"

    def choose(self, question):
        """The dearest token it can take."""
        view = question["view"]
        worth = {f"move {square}": view["points"][token] for square, token in view.get("tokens", {}).items()}
        return max(question["legal"], key=lambda action: worth.get(action, 0))


if __name__ == "__main__":
    Collector().run()
