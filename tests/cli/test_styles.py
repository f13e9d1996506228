"""replot styles."""

from __future__ import annotations

from replot.style import names


def test_every_style_is_listed_with_what_it_is_for(replot):
    ran = replot("styles")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == list(names())
    assert all(len(line.split()) > 1 for line in ran.out.splitlines())
    assert replot("styles", "-q").out.split() == list(names())
