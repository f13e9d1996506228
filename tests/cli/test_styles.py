"""replot styles."""

from __future__ import annotations

from replot.style import names


def test_every_style_is_listed_with_what_it_is_for(replot):
    ran = replot("styles")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == list(names())
    assert all(len(line.split()) > 1 for line in ran.out.splitlines())
    assert replot("styles", "-q").out.split() == list(names())


def test_the_styles_of_the_project_come_last(replot, tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").write_text(
        '[tool.replot.styles.thesis]\nextends = "paper"\ndescription = "The thesis."\nwidth = 150\n'
        '[tool.replot.styles.nature]\nwidth = 1\n')
    monkeypatch.chdir(tmp_path)
    lines = replot("styles").out.splitlines()
    assert lines[-1].split(maxsplit=1) == ["thesis", "The thesis."]
    assert len(lines) == len(names()) + 1


def test_a_project_that_does_not_hold(replot, tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").write_text('[tool.replot.styles.thesis]\nwidht = 150\n')
    monkeypatch.chdir(tmp_path)
    ran = replot("styles")
    assert ran.code == 2
    assert "pyproject.toml:2: widht: a style has no such field; did you mean width?" in ran.err
