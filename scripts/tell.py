#!/usr/bin/env python3
"""Tell random figures in words and score how the reader reads them.

    python3 scripts/run.py scripts/tell.py [--count N] [--first SEED] [--by TOPIC ...]
                                            [--only TOPIC=CHOICE ...] [--show SEED] [--worst N]

Every seed is one figure, told by independent choices (`tests/telling`); its truth is known. Printed are the
measures of the corpus, over all and for every choice of the topics asked for, and the seeds read worst.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

MEASURES = ("cells", "exact", "axes", "names", "limits")


def scored(seed: int) -> tuple[dict, dict[str, str]]:
    """The measures of one seed, and the choices that made its text."""
    from corpus import score
    from telling import tell

    import replot

    text, truth, choices = tell(seed)
    try:
        figure = replot.parse(text).to_dict()
    except replot.NotAHeatmap:
        figure = None
    row = score.score_case(figure, truth)
    row["refused"] = figure is None
    return row, choices


def table(rows: list[tuple[str, list[dict]]]) -> list[str]:
    from corpus.score import mean

    lines = [f"{'':34} {'texts':>5} " + " ".join(f"{name:>6}" for name in MEASURES) + "  wrong refused"]
    for name, group in rows:
        lines.append(
            f"{name[:34]:34} {len(group):5} "
            + " ".join(f"{mean(group, key):6.3f}" for key in MEASURES)
            + f" {sum(row['wrong'] for row in group):6} {sum(row['refused'] for row in group):7}"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--by", nargs="*", default=["layout"])
    parser.add_argument("--show", type=int)
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=[], metavar="TOPIC=CHOICE")
    args = parser.parse_args()
    from telling import tell

    if args.show is not None:
        text, truth, choices = tell(args.show)
        print(
            text,
            json.dumps(truth, ensure_ascii=False),
            json.dumps(choices, ensure_ascii=False),
            sep="\n=====\n",
        )
        return 0
    seeds = range(args.first, args.first + args.count)
    if args.only:
        wanted = [one.split("=", 1) for one in args.only]
        seeds = [seed for seed in seeds if all(tell(seed)[2].get(k) == v for k, v in wanted)]
    rows = {seed: scored(seed) for seed in seeds}
    print("\n".join(table([("all", [row for row, _ in rows.values()])])))
    for topic in args.by:
        groups = defaultdict(list)
        for row, choices in rows.values():
            if topic in choices:
                groups[choices[topic]].append(row)
        order = sorted(groups.items(), key=lambda item: sum(row["exact"] for row in item[1]) / len(item[1]))
        print(f"\nby {topic}")
        print("\n".join(table(order)[1:]))
    bad = sorted(
        (seed for seed in rows if rows[seed][0]["wrong"] or rows[seed][0]["exact"] < 1),
        key=lambda seed: (-rows[seed][0]["wrong"], rows[seed][0]["cells"]),
    )
    for seed in bad[: args.worst]:
        row, choices = rows[seed]
        print(
            f"{seed:6} wrong {row['wrong']:3}/{row['stated']:<3} cells {row['cells']:.2f} "
            f"axes {row['axes']:.2f}  {choices['layout']}, {choices['style']}"
        )
    return int(any(row["wrong"] for row, _ in rows.values()))


if __name__ == "__main__":
    sys.exit(main())
