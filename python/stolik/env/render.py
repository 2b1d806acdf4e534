"""Drawing a table: what a watcher sees of it, by the product's own drawing."""
from __future__ import annotations

import sys

from ..errors import NotationError

MODES = ("human", "ansi", "svg", "rgb_array")


class Renderer:
    """Draws states in one mode; `None` draws nothing."""

    def __init__(self, mode: str | None):
        if mode is not None and mode not in MODES:
            raise NotationError(f"render_mode: expected {', '.join(MODES)}, found {mode!r}")
        self.mode = mode

    def draw(self, state):
        """The picture: a text, an SVG document or an array of pixels; "human" prints the text."""
        if self.mode == "svg":
            return state.to_svg()
        if self.mode == "rgb_array":
            return state.to_pixels()
        if self.mode == "ansi":
            return state.to_text()
        if self.mode == "human":
            print(state.to_text(), file=sys.stdout, flush=True)
        return None

    def close(self):
        """Nothing is kept open."""
