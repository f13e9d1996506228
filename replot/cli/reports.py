"""Findings in the forms that programs read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from replot import __version__
from replot.cli import plain
from replot.files import printable
from replot.findings import CATALOGUE, Finding, Severity

__all__ = ["entries", "github", "json", "sarif"]

Report = Sequence[tuple[str, Sequence[Finding]]]
"""The name of each file with its findings."""

_GITHUB: dict[Severity, str] = {"error": "error", "warning": "warning", "note": "notice"}


def json(report: Report) -> str:
    """One list of all findings, each with its file."""
    return plain.to_json(entries(report))


def entries(report: Report) -> list[dict[str, Any]]:
    """All findings as plain data, each with its file."""
    return [{"file": printable(name), **finding.to_dict()} for name, findings in report
            for finding in findings]


def github(report: Report) -> str:
    """Workflow commands that GitHub shows beside the lines of a pull request."""
    out = []
    for name, findings in report:
        for finding in findings:
            place = {"file": printable(name)}
            if finding.spans:
                first = finding.spans[0]
                place |= {"line": str(first.line), "col": str(first.column),
                          "endColumn": str(first.column + max(first.length, 1))}
            place["title"] = f"{finding.code} {finding.name}"
            fields = ",".join(f"{key}={_percent(value, ':,')}" for key, value in place.items())
            text = f"{finding.message}\n{finding.help}".strip()
            out.append(f"::{_GITHUB[finding.severity]} {fields}::{_percent(text)}\n")
    return "".join(out)


def _percent(text: str, also: str = "") -> str:
    for character in "%\r\n" + also:
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def sarif(report: Report) -> str:
    """SARIF 2.1.0, the form of code scanning."""
    used = sorted({finding.code for _, findings in report for finding in findings})
    return plain.to_json({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "replot",
                "semanticVersion": __version__,
                "rules": [{"id": code, "name": CATALOGUE[code].name,
                           "shortDescription": {"text": CATALOGUE[code].explanation},
                           "defaultConfiguration": {"level": CATALOGUE[code].severity}} for code in used],
            }},
            "columnKind": "unicodeCodePoints",
            "results": [_result(name, finding, used.index(finding.code)) for name, findings in report
                        for finding in findings],
        }],
    })


def _result(name: str, finding: Finding, rule: int) -> dict[str, Any]:
    places = [_place(name, span) for span in finding.spans] or [_place(name)]
    text = f"{finding.message} {finding.help}".strip()
    result = {"ruleId": finding.code, "ruleIndex": rule, "level": finding.severity, "message": {"text": text},
              "locations": places[:1]}
    if len(places) > 1:
        result["relatedLocations"] = places[1:]
    return result


def _place(name: str, span: Any = None) -> dict[str, Any]:
    uri = quote(name.replace("\\", "/").encode("utf-8", "surrogateescape"))
    place: dict[str, Any] = {"artifactLocation": {"uri": uri}}
    if span is not None:
        place["region"] = {"startLine": span.line, "startColumn": span.column,
                           "endColumn": span.column + max(span.length, 1)}
    return {"physicalLocation": place}
