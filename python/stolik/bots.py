"""The computer players of Stolik, weakest first. They are handed what their seat knows and never the state.

    action = stolik.bots.Master(budget_ms=50).act(state, seat)

The budget is one of milliseconds, of `iterations`, or of whichever is used up first; without one it is 2,000 iterations. With iterations and
a `seed` the same questions get the same answers on every platform."""
from __future__ import annotations

from ._engine import Bot

KINDS = ("random", "greedy", "beginner", "casual", "strong", "master", "ismcts")


def _kind(name: str, what: str):
    def new(cls, *, budget_ms: float | None = None, iterations: int | None = None, seed: int = 0):
        return Bot.__new__(cls, name, budget_ms=budget_ms, iterations=iterations, seed=seed)

    return type(name.capitalize(), (Bot,), {"__new__": new, "__doc__": what, "__module__": __name__})


Random = _kind("random", "Any legal action, all equally likely.")
Greedy = _kind("greedy", "Takes what it can get now and does not plan.")
Beginner = _kind("beginner", "Level 1: plays sensibly but short-sighted, and forgets things now and then.")
Casual = _kind("casual", "Level 2: plans its own moves, as if it were alone.")
Strong = _kind("strong", "Level 3: searches, a little.")
Master = _kind("master", "Level 4: searches with all the budget it is given.")
Ismcts = _kind("ismcts", "A textbook search to measure the others against.")


def bot(spec: str | Bot, seed: int = 0) -> Bot:
    """A computer player from a name, maybe with a budget as in the arena: "greedy", "master@50ms", "strong@2000it"."""
    if isinstance(spec, Bot):
        return spec
    name, _, budget = spec.partition("@")
    if budget.endswith("it") and budget[:-2].isdigit():
        return Bot(name, iterations=int(budget[:-2]), seed=seed)
    if budget.endswith("ms") and budget[:-2].replace(".", "", 1).isdigit():
        return Bot(name, budget_ms=float(budget[:-2]), seed=seed)
    if budget:
        from .errors import NotationError

        raise NotationError(f"{spec}: “{budget}” is not a budget; write a time (50ms) or iterations (2000it)")
    return Bot(name, seed=seed)
