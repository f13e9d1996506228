"""Findings for programs: JSON, GitHub annotations, SARIF."""

from __future__ import annotations

import json

from replot.cli import reports
from replot.findings import CATALOGUE, Finding, Span

FOUND = Finding("R101", "30.7 is 100% below,\nsay", "Check: the limits.",
                (Span(22, 27, 4, "30.7"), Span(9, 3, 4, "31.3")), ("panels[1].values[0][1]",))
BARE = Finding("R404", "no heatmap")
REPORT = [("dir/a b,c.txt", [FOUND]), ("clean.txt", []), ("not.txt", [BARE])]


def test_json_is_one_list():
    assert json.loads(reports.json(REPORT)) == [
        {"file": "dir/a b,c.txt", "code": "R101", "name": "value-outside-limits", "severity": "warning",
         "message": "30.7 is 100% below,\nsay", "help": "Check: the limits.",
         "spans": [{"line": 22, "column": 27, "length": 4, "text": "30.7"},
                   {"line": 9, "column": 3, "length": 4, "text": "31.3"}],
         "subject": ["panels[1].values[0][1]"]},
        {"file": "not.txt", "code": "R404", "name": "not-a-heatmap", "severity": "error",
         "message": "no heatmap", "help": "", "spans": [], "subject": []},
    ]


def test_github_escapes_what_would_end_a_field():
    assert reports.github(REPORT).splitlines() == [
        "::warning file=dir/a b%2Cc.txt,line=22,col=27,endColumn=31,title=R101 value-outside-limits"
        "::30.7 is 100%25 below,%0Asay%0ACheck: the limits.",
        "::error file=not.txt,title=R404 not-a-heatmap::no heatmap",
    ]


def test_a_text_cannot_give_a_workflow_command():
    evil = Finding("R103", "x\n::set-env name=PATH::/tmp\r\n::error::y")
    assert reports.github([("a", [evil])]).count("\n") == 1


def test_sarif():
    log = json.loads(reports.sarif(REPORT))
    run, = log["runs"]
    assert log["version"] == "2.1.0"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["R101", "R404"]
    first, second = run["results"]
    assert first["ruleIndex"] == 0
    assert first["level"] == "warning"
    assert first["locations"] == [{"physicalLocation": {
        "artifactLocation": {"uri": "dir/a%20b%2Cc.txt"},
        "region": {"startLine": 22, "startColumn": 27, "endColumn": 31}}}]
    assert first["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 9
    assert second["locations"] == [{"physicalLocation": {"artifactLocation": {"uri": "not.txt"}}}]


def test_every_severity_is_one_that_sarif_and_github_know():
    known = {"error", "warning", "note"}
    assert {about.severity for about in CATALOGUE.values()} <= known
    assert set(reports._GITHUB) == known


def test_a_file_name_that_is_not_text():
    name = b"caf\xe9.txt".decode("utf-8", "surrogateescape")
    assert json.loads(reports.json([(name, [BARE])]))[0]["file"] == r"caf\udce9.txt"
    assert "caf%E9.txt" in reports.sarif([(name, [BARE])])
    assert r"file=caf\udce9.txt" in reports.github([(name, [BARE])])
