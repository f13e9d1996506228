"""Specs as text: readable, safe on a terminal, and the same data when read back."""

from __future__ import annotations

import json
import re

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from replot.cli.plain import to_json, to_yaml

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
NUMBERS = st.integers(-10**12, 10**12) | st.floats(allow_nan=False, allow_infinity=False)
DATA = st.recursive(st.none() | st.booleans() | NUMBERS | TEXT,
                    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4))


def test_a_row_of_the_grid_is_a_line():
    assert to_json({"title": None, "values": [[77.3, None], [1.0, 2.0]], "x": {"categories": ["5", "6"]},
                    "none": [], "nothing": {}}) == """\
{
  "title": null,
  "values": [
    [77.3, null],
    [1.0, 2.0]
  ],
  "x": {
    "categories": ["5", "6"]
  },
  "none": [],
  "nothing": {}
}
"""


@pytest.mark.slow
@given(DATA)
def test_json_read_back_is_the_same(data):
    assert json.loads(to_json(data)) == data


@given(DATA)
def test_yaml_read_back_is_the_same(data):
    assert yaml.safe_load(to_yaml(data)) == data


def test_a_row_of_the_grid_is_a_line_in_yaml():
    data = {"title": None, "values": [[77.3, None], [1.0, 2.0]], "labels": ["19", "no", "a b"]}
    assert to_yaml(data) == """\
title: null
values:
- [77.3, null]
- [1.0, 2.0]
labels: ['19', 'no', a b]
"""


@given(TEXT)
def test_no_terminal_acts_upon_it(text):
    for shown in (to_json([text]), to_yaml([text])):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", shown)
