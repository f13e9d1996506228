"""Styles of a project: found by name in its pyproject.toml."""

from __future__ import annotations

import pytest

from replot.errors import StyleError
from replot.style import Style


@pytest.fixture
def project(tmp_path, monkeypatch):
    """Write a pyproject.toml and work in a folder below it."""
    inner = tmp_path / "papers" / "one"
    inner.mkdir(parents=True)
    monkeypatch.chdir(inner)

    def write(text):
        path = tmp_path / "pyproject.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_a_style_of_the_project_by_its_name(project):
    project('[tool.replot.styles.thesis]\nextends = "paper"\nwidth = 150\n'
            '[tool.replot.styles."thesis-wide"]\nextends = "thesis"\ncmap_rule = "colorblind"\n'
            'height = "none"\n')
    thesis, wide = Style.load("thesis"), Style.load("thesis-wide")
    assert (thesis.name, thesis.width, wide.name, wide.width) == ("thesis", 150.0, "thesis-wide", 150.0)
    assert (wide.cmap_rule, wide.height) == ("colorblind", None)


def test_the_path_of_a_file_counts_from_the_project(project, tmp_path):
    (tmp_path / "house.toml").write_text("width = 77\n")
    project('[tool.replot.styles.mine]\nextends = "house.toml"\n')
    assert Style.load("mine").width == 77


def test_presets_do_not_depend_on_the_project(project):
    project('[tool.replot.styles.nature]\nwidth = 1\n')
    assert Style.load("nature").width == 89
    project("[tool.replot\n")
    assert Style.load("nature").width == 89


def test_what_does_not_hold_is_named_with_file_line_and_field(project):
    path = project('[tool.other]\nwidth = "x"\n\n[tool.replot.styles.mine]\ndpi = 100\nwidth = "wide"\n')
    with pytest.raises(StyleError) as caught:
        Style.load("mine")
    assert str(caught.value) == f"{path}:6: width: Expected `float | null`, got `str`"


@pytest.mark.parametrize(("text", "message"), [
    ("[tool.replot\n", "is not TOML"),
    ("[tool.replot.styles]\nmine = 3\n", "tool.replot.styles must hold one table for each style"),
    ('[tool.replot.styles.mine]\nextends = "mine"\n', "'mine' leads back to itself"),
    ('[tool.replot.styles.mine]\nextends = "natur"\n',
     ":2: extends: there is no style 'natur'; did you mean nature?"),
])
def test_broken_projects(project, text, message):
    path = project(text)
    with pytest.raises(StyleError) as caught:
        Style.load("mine")
    assert str(path) in str(caught.value)
    assert message in str(caught.value)


def test_an_unknown_name_suggests_those_of_the_project(project):
    project("[tool.replot.styles.thesis]\nwidth = 150\n")
    with pytest.raises(StyleError, match=r"no style 'thesi'; did you mean thesis\? Known are .*thesis"):
        Style.load("thesi")


def test_a_changed_width_leaves_the_source_of_the_other_numbers(project):
    project('[tool.replot.styles.mine]\nextends = "nature"\nwidth = 120\n')
    sources = Style.load("mine").sources
    assert [source.title for source in sources] == ["Nature research figure guide", "replot's own choice"]
    assert "width" not in sources[0].fields
    assert "max_height" in sources[0].fields
