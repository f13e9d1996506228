"""What the text says of one colour bar."""

from __future__ import annotations

from dataclasses import dataclass, field

from replot.findings import Span

__all__ = ["BarFact"]


@dataclass(slots=True)
class BarFact:
    """What the text says of one colour bar.

    ``vmin`` and ``vmax`` are told together; ``single`` holds an end that is told alone, by its name.
    A ``loose`` label is what the figure is said to show, which yields to any name of the bar or of its cells.
    """

    label: str | None = None
    label_span: Span | None = None
    loose: bool = False
    vmin: float | None = None
    vmax: float | None = None
    limits_span: Span | None = None
    high_span: Span | None = None
    approximate: bool = False
    ticks: tuple[float, ...] | None = None
    location: str | None = None
    sharing: str | None = None
    norm: str | None = None
    none: bool = False
    strength: int = 0
    single: dict[str, tuple[float, Span]] = field(default_factory=dict)
    per_panel: dict[str, tuple[float, float, Span]] = field(default_factory=dict)

    def merge(self, other: BarFact) -> None:
        """Take what is not known yet; stronger statements of limits replace weaker ones."""
        if other.label is not None and (self.label is None or (self.loose and not other.loose)):
            self.label, self.label_span, self.loose = other.label, other.label_span, other.loose
        if other.vmin is not None and (self.vmin is None or other.strength > self.strength):
            self.vmin, self.vmax, self.limits_span = other.vmin, other.vmax, other.limits_span
            self.high_span = other.high_span
            self.approximate, self.strength = other.approximate, other.strength
        for name in ("ticks", "location", "sharing", "norm"):
            if getattr(self, name) is None:
                setattr(self, name, getattr(other, name))
        self.none = self.none or other.none
        self.single = {**other.single, **self.single}
        self.per_panel.update({k: v for k, v in other.per_panel.items() if k not in self.per_panel})
