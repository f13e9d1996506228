#!/usr/bin/env python3
"""Run a command in the project's own virtual environment, which is made at the first use.

    python3 scripts/run.py replot draw seeds/ -o figures/
    python3 scripts/run.py pytest

Needs Python 3.11 or newer with pip, nothing else. The environment is .venv, or the folder that the
variable REPLOT_VENV names; it is brought up to date when pyproject.toml has changed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(os.environ.get("REPLOT_VENV") or ROOT / ".venv").absolute()
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "replot-installed"


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    if sys.version_info < (3, 11):  # noqa: UP036 - this file must speak to an older Python too
        newer = next(filter(None, map(shutil.which, ["python3.11", "python3.12", "python3.13"])), None)
        if newer is None:
            sys.exit(f"replot needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}")
        os.execv(newer, [newer, __file__, *sys.argv[1:]])
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()
    if not (PYTHON.exists() and STAMP.exists() and STAMP.read_text() == wanted):
        set_up()
        STAMP.write_text(wanted)
    path = os.pathsep.join([str(PROGRAMS), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "VIRTUAL_ENV": str(VENV), "PATH": path}
    environment.pop("PYTHONHOME", None)
    command = [program(sys.argv[1]), *sys.argv[2:]]
    try:
        return subprocess.run(command, env=environment, check=False).returncode
    except KeyboardInterrupt:
        return 130


def program(name: str) -> str:
    for candidate in (PROGRAMS / name, PROGRAMS / f"{name}.exe"):
        if candidate.exists():
            return str(candidate)
    return name


def set_up() -> None:
    """The environment with replot, editable, and everything that its tests need."""
    print(f"setting up {VENV} (once)", file=sys.stderr)
    # some systems ship Python without ensurepip: then the pip at hand installs into the environment
    bundled = importlib.util.find_spec("ensurepip") is not None
    if not PYTHON.exists():  # an environment that is there already is used, never made anew
        run(sys.executable, "-m", "venv", *([] if bundled else ["--without-pip"]), str(VENV))
    pip = [str(PYTHON), "-m", "pip"] if bundled else [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    run(*pip, "install", "--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}[test]")


def run(*step: str) -> None:
    if subprocess.run(step, stdout=sys.stderr, check=False).returncode:
        sys.exit(f"setting up failed at: {' '.join(step)}")


if __name__ == "__main__":
    sys.exit(main())
