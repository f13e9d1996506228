#!/usr/bin/env python3
"""Score how well `replot` reads figure descriptions, against truth files.

    python tests/corpus/score.py FOLDER [--json] [--only NAME ...]

Every NAME.md (or NAME.txt) in FOLDER, or in ``seeds/`` at the top of the project, that
has a NAME.json in FOLDER is one case.  The truth format is in FORMAT.md.  What is asked
of `replot` is only its public face:

    figure = replot.parse(text)      # raises replot.NotAHeatmap where there is none
    figure.to_dict()                 # the figure spec as plain data, see DESIGN.md

Reported per case and as a mean over the cases:

    cells    F1 of the cell values, each at its own place: a cell counts where the
             row label, the column label and the number (or both ends of a range)
             agree with the truth
    wrong    cells given a number that the text does not state there
    axes     share of axes whose labels agree in full and in order
    names    share of the stated titles, axis labels and colour-bar labels found
    limits   share of the stated colour limits found
    cmap     the colormap is one that the truth accepts
    exact    all cells right, none wrong, all axes right
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
import time
from pathlib import Path

SEEDS = Path(__file__).parents[2] / "seeds"


def norm(text) -> str:
    """A label as compared: case, spaces, quotes, markdown and dashes do not count."""
    if text is None:
        return ""
    s = str(text).replace("\u2212", "-").replace("\u2013", "-").replace("\u2014", "-")
    s = re.sub(r"[\"'\u201c\u201d\u2018\u2019`*\\]", "", s)
    return re.sub(r"\s+", " ", s).strip().casefold()


def same_number(a, b) -> bool:
    if a is None or b is None:
        return a is b
    return math.isclose(float(a), float(b), rel_tol=1e-6, abs_tol=1e-9)


def predicted_cells(panel: dict) -> dict:
    """(row label, column label) -> number or (low, high)."""
    low, high = panel.get("low"), panel.get("high")
    out = {}
    for i, y in enumerate(panel["y"]["categories"]):
        for j, x in enumerate(panel["x"]["categories"]):
            v = panel["values"][i][j]
            lo = low[i][j] if low else None
            hi = high[i][j] if high else None
            key = (norm(y), norm(x))
            if lo is not None and hi is not None and not same_number(lo, hi):
                out.setdefault(key, (lo, hi))
            elif v is not None:
                out.setdefault(key, v)
    return out


def truth_cells(panel: dict) -> dict:
    if not panel.get("x") or not panel.get("y"):
        return {}
    out = {}
    for y, row in zip(panel["y"], panel["cells"] or [], strict=False):
        for x, v in zip(panel["x"], row, strict=False):
            if v is not None:
                out.setdefault((norm(y), norm(x)), tuple(v) if isinstance(v, list) else v)
    return out


def same_cell(p, t) -> bool:
    if isinstance(p, tuple) != isinstance(t, tuple):
        return False
    if isinstance(t, tuple):
        return same_number(p[0], t[0]) and same_number(p[1], t[1])
    return same_number(p, t)


def pair_panels(pred: list, truth: list) -> list:
    """Truth panels in order, each with the predicted panel of its title, else of its place."""
    left = list(pred)
    out = []
    for k, t in enumerate(truth):
        named = [p for p in left if t.get("title") and title_matches(p.get("title"), t)]
        pick = named[0] if named else None
        if pick is None and len(pred) == len(truth) and pred[k] in left:
            pick = pred[k]
        if pick is not None:
            left.remove(pick)
        out.append((pick, t))
    return out


def accepted(field: str, panel: dict) -> list:
    more = (panel.get("accept") or {}).get(field, [])
    return [panel.get(field)] + (more if isinstance(more, list) else [more])


def title_matches(given, panel: dict) -> bool:
    def strip(s):
        return re.sub(r"^\(?[a-z0-9]\)\s*", "", norm(s))

    return any(strip(given) == strip(a) for a in accepted("title", panel) if a is not None)


def score_case(figure: dict | None, truth: dict) -> dict:
    if truth.get("not_heatmap"):
        ok = figure is None or not figure.get("panels")
        return {"refused": float(ok), "exact": float(ok)}
    result = {
        "cells": 0.0,
        "wrong": 0,
        "stated": 0,
        "axes": 0.0,
        "names": None,
        "limits": None,
        "cmap": None,
        "exact": 0.0,
        "panels": 0.0,
    }
    panels = (figure or {}).get("panels") or []
    result["panels"] = float(len(panels) == len(truth["panels"]))
    hits = wrong = stated = given = 0
    axes, names, limits = [], [], []
    single = len(truth["panels"]) == 1  # then the figure's title and the panel's are one thing
    if truth.get("title"):
        given_titles = [(figure or {}).get("title")] + ([panels[0].get("title")] if single and panels else [])
        names.append(any(norm(g) == norm(truth["title"]) for g in given_titles))
    for pred, t in pair_panels(panels, truth["panels"]):
        want = truth_cells(t)
        have = predicted_cells(pred) if pred else {}
        turned = False
        if pred and truth.get("transpose_ok"):
            flipped = {(c, r): v for (r, c), v in have.items()}
            if sum(same_cell(flipped.get(k), v) for k, v in want.items()) > sum(
                same_cell(have.get(k), v) for k, v in want.items()
            ):
                have, turned = flipped, True
        if truth.get("symmetric_ok") or t.get("symmetric_ok"):
            have = {k: v for k, v in have.items() if k in want or (k[1], k[0]) not in want}
        hits += sum(k in have and same_cell(have[k], v) for k, v in want.items())
        wrong += sum(not (k in want and same_cell(v, want[k])) for k, v in have.items())
        stated += len(want)
        given += len(have)
        for axis in ("x", "y"):
            if t.get(axis) and truth.get(f"{axis}_complete", True):
                side = {"x": "y", "y": "x"}[axis] if turned else axis
                got = [norm(c) for c in pred[side]["categories"]] if pred else []
                options = [t[axis]] + ([t["accept"][axis]] if axis in (t.get("accept") or {}) else [])
                order = sorted if truth.get(f"{axis}_order_ok") == "any" else list
                axes.append(any(order(got) == order(norm(c) for c in o) for o in options if o))
            field = f"{axis}_label"
            if t.get(field):
                side = {"x": "y", "y": "x"}[axis] if turned else axis
                names.append(bool(pred) and norm(pred[side].get("label")) in map(norm, accepted(field, t)))
        if t.get("title"):
            names.append(
                bool(pred)
                and (
                    title_matches(pred.get("title"), t) or (single and title_matches(figure.get("title"), t))
                )
            )
        if t.get("colorbar_label"):
            names.append(
                bool(pred)
                and norm((pred.get("color") or {}).get("label")) in map(norm, accepted("colorbar_label", t))
            )
        for end in ("vmin", "vmax"):
            if t.get(end) is not None:
                got = (pred.get("color") or {}).get(end) if pred else None
                limits.append(
                    got is not None and any(same_number(got, a) for a in accepted(end, t) if a is not None)
                )
    if truth.get("best_effort"):  # leaving a cell out is no fault here, a wrong one is
        result["cells"] = hits / given if given else 1.0
    elif stated:
        precision = hits / given if given else 0.0
        recall = hits / stated
        result["cells"] = 2 * precision * recall / (precision + recall) if hits else 0.0
    else:
        result["cells"] = float(given == 0)
    result.update(wrong=wrong, stated=stated)
    result["axes"] = sum(axes) / len(axes) if axes else 1.0
    result["names"] = sum(names) / len(names) if names else None
    result["limits"] = sum(limits) / len(limits) if limits else None
    accepted_maps = [p.get("cmaps") for p in truth["panels"]]
    if truth.get("cmaps") or any(accepted_maps):
        found = [
            bool(p) and (p.get("color") or {}).get("cmap") in (t.get("cmaps") or truth.get("cmaps") or [])
            for p, t in pair_panels(panels, truth["panels"])
        ]
        result["cmap"] = sum(found) / len(found) if found else 0.0
    result["exact"] = float(result["cells"] == 1.0 and wrong == 0 and result["axes"] == 1.0)
    return result


def text_of(truth_file: Path) -> Path | None:
    """The description that belongs to a truth file."""
    folders = (truth_file.parent, SEEDS)
    return next(
        (
            path
            for folder in folders
            for suffix in (".md", ".txt")
            if (path := folder / (truth_file.stem + suffix)).exists()
        ),
        None,
    )


def run(folder: Path, only=()) -> dict:
    import replot

    results = {}
    for truth_file in sorted(folder.glob("*.json")):
        text_file = text_of(truth_file)
        if text_file is None or (only and truth_file.stem not in only):
            continue
        truth = json.loads(truth_file.read_text())
        start = time.perf_counter()
        figure, error = None, None
        try:
            figure = replot.parse(text_file.read_text()).to_dict()
        except replot.NotAHeatmap:
            pass
        except Exception as e:  # a crash is a failed case, and said
            error = f"{type(e).__name__}: {e}"
        seconds = time.perf_counter() - start
        row = score_case(figure, truth)
        row["ms"] = seconds * 1e3
        if error:
            row["error"] = error
            row["exact"] = 0.0
            if "refused" in row:
                row["refused"] = 0.0
        results[truth_file.stem] = row
    return results


def mean(rows, key):
    values = [r[key] for r in rows if r.get(key) is not None]
    return sum(values) / len(values) if values else float("nan")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--only", nargs="*", default=())
    args = parser.parse_args()
    results = run(args.folder, args.only)
    if not results:
        sys.exit(f"no cases in {args.folder}")
    rows = list(results.values())
    summary = {
        k: mean(rows, k)
        for k in ("cells", "axes", "names", "limits", "cmap", "panels", "exact", "refused", "ms")
    }
    summary["wrong"] = sum(r.get("wrong", 0) for r in rows)
    summary["crashes"] = sum("error" in r for r in rows)
    summary["cases"] = len(rows)
    if args.json:
        print(json.dumps({"summary": summary, "cases": results}, indent=1))
        return 0

    def show(v):
        return "  -  " if v is None or (isinstance(v, float) and math.isnan(v)) else f"{v:5.2f}"

    print(f"{'case':34} cells  wrong/stated  axes names limits cmap exact    ms")
    for name, r in results.items():
        if "refused" in r:
            print(f"{name:34} {'refused' if r['refused'] else 'NOT refused'}  {r.get('error', '')}")
            continue
        print(
            f"{name:34} {show(r['cells'])} {r['wrong']:6d}/{r['stated']:<6d} {show(r['axes'])} "
            f"{show(r['names'])} {show(r['limits'])} {show(r['cmap'])} {show(r['exact'])} "
            f"{r['ms']:6.1f}  {r.get('error', '')}"
        )
    print(
        "mean: "
        + ", ".join(
            f"{k} {summary[k]:.3f}" for k in ("cells", "axes", "names", "limits", "cmap", "panels", "exact")
        )
        + f"; wrong cells {summary['wrong']}; crashes {summary['crashes']}; "
        f"{len(rows)} cases; {summary['ms']:.1f} ms each"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
