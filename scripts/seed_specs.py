#!/usr/bin/env python3
"""Write the spec of every description in seeds/ to tests/specs/, as text that can be compared.

    python3 scripts/run.py python scripts/seed_specs.py
"""

import json
from pathlib import Path

import replot

ROOT = Path(__file__).resolve().parent.parent


def spec_text(description: Path) -> str:
    """The spec of a description: JSON, each field on a line of its own, each row of a matrix on one."""
    data = replot.parse(description.read_text(encoding="utf-8")).to_dict()
    return _show(data, "") + "\n"


def _show(value: object, indent: str) -> str:
    if isinstance(value, dict):
        inner = ",\n".join(f"{indent} {json.dumps(k)}: {_show(v, indent + ' ')}" for k, v in value.items())
        return "{\n" + inner + f"\n{indent}}}" if value else "{}"
    if isinstance(value, list) and value and isinstance(value[0], (list, dict)):
        return "[\n" + ",\n".join(f"{indent} {_show(v, indent + ' ')}" for v in value) + f"\n{indent}]"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    folder = ROOT / "tests" / "specs"
    for description in sorted((ROOT / "seeds").glob("*.txt")):
        (folder / f"{description.stem}.json").write_text(spec_text(description), encoding="utf-8")


if __name__ == "__main__":
    main()
