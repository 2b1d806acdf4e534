"""What can go wrong. Every error of the module is a `StolikError` and says what and where."""


class StolikError(Exception):
    """Anything this module refuses."""


class OptionError(StolikError, ValueError):
    """Options that cannot be played. `errors` has a sentence for each thing that is wrong."""

    errors: list[str] = []


class IllegalAction(StolikError, ValueError):
    """The rules refuse it. `rule` is the rule's id, such as "G9" ("" where it is the table's affair), `code` a stable name
    such as "not-blocked", and `index` the game of a batch it happened in."""

    rule: str = ""
    code: str = ""
    index: int | None = None


class NotationError(StolikError, ValueError):
    """A text or a number that means no action, chance value, viewer or reward."""


class SeatError(StolikError, IndexError):
    """A seat that is not at the table, or has to be named because several decide."""


class ChanceError(StolikError, ValueError):
    """Chance is due and was not asked, or was asked and is not due, or cannot be listed."""


class LogError(StolikError, ValueError):
    """A text that is not a log, or not one of this game. `line` and `column` (from 1; 0: none) say where, `errors` has
    all of it as (line, column, sentence)."""

    line: int = 0
    column: int = 0
    errors: list[tuple[int, int, str]] = []


class ArrayError(StolikError, ValueError, TypeError):
    """An array of the wrong dtype, shape or layout, or one that cannot be written to."""


class ClosedError(StolikError, RuntimeError):
    """Something was used after it was closed, or before it was begun."""


class ArenaError(StolikError, ValueError):
    """A contest that cannot be held."""
