"""Many inputs at once: the results, the manifest, and runs that were interrupted."""

from __future__ import annotations

import errno
import hashlib
import io
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from strategies import every_state, plain

import replot.files
from replot import ReplotError, StyleError, batch
from replot.batch import Drawn, draw_many
from replot.findings import Finding
from replot.reading import read

NO_HEATMAP = "A bar chart of sales: the bars are 5 for May and 7 for June."


@pytest.fixture
def inputs(tmp_path) -> list[str]:
    """Six specs, a text without a heatmap, and a file that is no text, under names in no order."""
    folder = tmp_path / "in"
    folder.mkdir()
    for k in range(6):
        (folder / f"f{(k * 5) % 7}.json").write_text(json.dumps(plain(2, 3, seed=k).to_dict()))
    (folder / "bar.txt").write_text(NO_HEATMAP)
    (folder / "binary.txt").write_bytes(b"\x00\x01\x02")
    return [str(path) for path in sorted(folder.iterdir())]


def content(folder: Path) -> dict[str, bytes]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def by_stem(results) -> dict[str, Drawn]:
    return {Path(drawn.input).stem: drawn for drawn in results}


def manifest(folder: Path) -> list[dict]:
    return [json.loads(line) for line in (folder / "manifest.jsonl").read_text().splitlines()]


class TestResults:
    @pytest.mark.slow
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_one_for_each_input(self, inputs, tmp_path, jobs):
        out = tmp_path / "new" / "out"
        results = by_stem(draw_many(inputs, out, ("png", ".SVG"), jobs=jobs))
        assert sorted(results) == [Path(name).stem for name in inputs]
        drawn = results["f0"]
        path = tmp_path / "in" / "f0.json"
        assert drawn.input == str(path)
        assert drawn.hash == hashlib.sha256(path.read_bytes()).hexdigest()
        assert drawn.panels == ((2, 3, 6),)
        assert drawn.outputs == (str(out / "f0.png"), str(out / "f0.svg"))
        assert (drawn.error, drawn.refused, drawn.failed, drawn.reused) == (None, False, False, False)
        assert read(out / "f0.png") == read(out / "f0.svg") == read(path)
        bar = results["bar"]
        assert (bar.refused, bar.failed, bar.outputs, bar.panels) == (True, False, (), ())
        assert bar.error.startswith(str(tmp_path / "in" / "bar.txt")) and "\n" not in bar.error
        binary = results["binary"]
        assert (binary.refused, binary.failed) == (False, False)
        assert binary.error == f"{tmp_path / 'in' / 'binary.txt'}: a binary file, not a text"
        drawn = [f"{stem}.{kind}" for stem in results if stem.startswith("f") for kind in ("png", "svg")]
        assert sorted(path.name for path in out.iterdir()) == sorted(["manifest.jsonl", *drawn])

    @pytest.mark.slow
    def test_manifest(self, inputs, tmp_path):
        list(draw_many(reversed(inputs), tmp_path / "out", jobs=2))
        lines = manifest(tmp_path / "out")
        assert [line["input"] for line in lines] == inputs[::-1]
        line = lines[-3]
        assert line["input"].endswith("f0.json")
        assert set(line) == {"input", "hash", "panels", "outputs", "findings", "settings"}
        png = (tmp_path / "out" / "f0.png").read_bytes()
        assert line["outputs"] == [{"file": "f0.png", "hash": hashlib.sha256(png).hexdigest()}]
        assert line["panels"] == [[2, 3, 6]]
        assert lines[-1]["error"].startswith(inputs[0]) and lines[-1]["refused"]

    @pytest.mark.slow
    def test_jobs_change_nothing(self, inputs, tmp_path):
        for jobs in (1, 2):
            list(draw_many(inputs, tmp_path / f"out{jobs}", ("png", "pdf"), jobs=jobs))
        assert content(tmp_path / "out1") == content(tmp_path / "out2")

    def test_findings_come_back(self, tmp_path):
        (tmp_path / "a.json").write_text(json.dumps(plain(2, 3).to_dict()))
        note = Finding("F102", "JPG files carry no figure spec.", "PNG, SVG, PDF do.")
        for _ in range(2):
            drawn, = draw_many([tmp_path / "a.json"], tmp_path / "out", ("jpg", "jpeg", "png"))
            assert note in drawn.findings
            assert len(drawn.findings) == len(set(drawn.findings))
        assert drawn.reused

    @pytest.mark.slow
    def test_standard_input(self, tmp_path, monkeypatch):
        (tmp_path / "a.json").write_text(json.dumps(plain(2, 2).to_dict()))
        for jobs in (1, 2):
            data = io.BytesIO(json.dumps(every_state().to_dict()).encode())
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data))
            results = list(draw_many(["-", tmp_path / "a.json"], tmp_path / str(jobs), jobs=jobs))
            assert not [drawn.error for drawn in results if drawn.error]
            assert read(tmp_path / str(jobs) / "stdin.png") == every_state()

    def test_one_name_and_no_manifest(self, inputs, tmp_path):
        drawn, = draw_many(inputs[-1:], tmp_path / "out", ["pdf"], name="figure", manifest=False)
        assert [path.name for path in (tmp_path / "out").iterdir()] == ["figure.pdf"]
        assert drawn.outputs == (str(tmp_path / "out" / "figure.pdf"),)

    def test_without_spec(self, inputs, tmp_path):
        list(draw_many(inputs[-1:], tmp_path, spec=False))
        with pytest.raises(ReplotError, match="carries no replot spec"):
            read(tmp_path / f"{Path(inputs[-1]).stem}.png")

    def test_no_input(self, tmp_path):
        assert list(draw_many([], tmp_path)) == []
        assert manifest(tmp_path) == []


class TestArguments:
    """What does not hold is said before anything is done."""

    @pytest.mark.parametrize("options, message", [
        ({"formats": ["png", "gif"]}, "there is no format 'gif'; known are png, svg, pdf, jpg"),
        ({"formats": []}, "name at least one format"), ({"jobs": 0}, "0 jobs; there must be at least one"),
        ({"name": "x"}, "x: a name is given to one input"),
        ({"style": "papier"}, "there is no style 'papier'")])
    def test_options(self, inputs, tmp_path, options, message):
        with pytest.raises((ReplotError, StyleError), match=message):
            draw_many(inputs, tmp_path / "out", **options)
        assert not (tmp_path / "out").exists()

    def test_two_inputs_for_one_output(self, tmp_path):
        with pytest.raises(ReplotError) as caught:
            draw_many(["x/a.txt", "y/a.md"], tmp_path)
        assert str(caught.value) == "x/a.txt and y/a.md would both become a; draw them into different folders"
        with pytest.raises(ReplotError, match="would both become a"):
            draw_many(["a.txt", "a.txt"], tmp_path)

    def test_name_is_no_path(self, inputs, tmp_path):
        with pytest.raises(ReplotError, match="holds no folder"):
            draw_many(inputs[:1], tmp_path, name="../x")

    def test_output_is_a_file(self, inputs, tmp_path):
        (tmp_path / "out").touch()
        with pytest.raises(ReplotError, match="out: is a file, not a folder"):
            draw_many(inputs, tmp_path / "out")

    def test_two_runs_at_once(self, inputs, tmp_path):
        first = draw_many(inputs, tmp_path / "out", jobs=1)
        next(first)
        with pytest.raises(ReplotError, match="another run draws into this folder; wait for its end"):
            list(draw_many(inputs, tmp_path / "out", jobs=1))
        assert len(list(first)) == len(inputs) - 1


class TestFailures:
    @pytest.mark.slow
    def test_existing_files_are_kept(self, inputs, tmp_path):
        out = tmp_path / "out"
        out.mkdir()
        (out / "f0.png").write_bytes(b"the work of years")
        (out / "f1.png").mkdir()
        (out / "f4.png").write_bytes(b"")
        results = by_stem(draw_many(inputs, out))
        assert results["f0"].error == (f"{out / 'f0.png'}: exists and was not made by replot; --force "
                                       "(force=True) replaces it")
        assert results["f1"].error == f"{out / 'f1.png'}: is a folder, and not replaced by a picture"
        assert results["f0"].failed and results["f1"].failed
        assert (out / "f0.png").read_bytes() == b"the work of years"
        assert results["f4"].error is None and results["f3"].error is None
        results = by_stem(draw_many(inputs, out, force=True))
        assert results["f0"].error is None and results["f1"].failed and results["f3"].reused

    @pytest.mark.parametrize("kind", ["png", "svg", "pdf", "jpg", "webp", "tiff", "eps"])
    @pytest.mark.slow
    def test_files_of_replot_are_replaced(self, tmp_path, kind):
        source = tmp_path / "a.json"
        for seed in range(2):
            source.write_text(json.dumps(plain(2, 2, seed).to_dict()))
            drawn, = draw_many([source], tmp_path / "out", [kind], spec=bool(seed), manifest=False)
            assert drawn.error is None

    def test_full_disk_stops(self, inputs, tmp_path, monkeypatch):
        """The output that meets it is reported, the rest is not tried, the next run continues."""
        def full(path, data, scratch=None):
            if path.name == "f3.png":
                monkeypatch.setattr(os, "fsync", fail)
            replot.files.write_atomic(path, data, scratch)

        def fail(_):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(batch, "write_atomic", full)
        results = []
        with pytest.raises(ReplotError) as caught:
            for drawn in draw_many(inputs, tmp_path / "out", jobs=1):
                results.append(drawn)
        assert results[-1].failed and results[-1].error.endswith(
            "f3.png: cannot be written: No space left on device; free some space, or write to another disk")
        assert str(caught.value) == (f"stopped, as nothing more can be written: {results[-1].error}; the "
                                     "same command continues from here")
        assert len(results) < len(inputs)
        monkeypatch.undo()
        again = list(draw_many(inputs, tmp_path / "out", jobs=1))
        assert [drawn.reused for drawn in again[:len(results) - 1]].count(True) == len(results) - 1
        list(draw_many(inputs, tmp_path / "reference", jobs=1))
        assert content(tmp_path / "out") == content(tmp_path / "reference")

    @pytest.mark.parametrize("error, words", [
        (MemoryError(), "not enough memory to draw it"),
        (TypeError("x\n y"), "failed inside replot: TypeError: x y"),
        (RecursionError("deep"), "failed inside replot: RecursionError: deep")])
    def test_faults_of_the_program(self, inputs, tmp_path, monkeypatch, error, words):
        def fail(*_, **__):
            raise error

        monkeypatch.setattr(batch, "read_data", fail)
        for drawn in draw_many(inputs[:3], tmp_path / "out", jobs=1):
            assert drawn.error == f"{drawn.input}: {words}"
            assert drawn.failed
        monkeypatch.undo()
        assert not any(drawn.reused for drawn in draw_many(inputs[:3], tmp_path / "out", jobs=1))

    @pytest.mark.slow
    def test_a_worker_that_dies(self, tmp_path):
        """Of one input the process dies, twice; the others do not notice."""
        script = tmp_path / "script.py"
        script.write_text(
            "import os, signal, sys\n"
            "from replot import batch\n"
            "def read_data(data, name, **options):\n"
            "    if 'f3' in name:\n"
            "        os.kill(os.getpid(), signal.SIGKILL)\n"
            "    return honest(data, name, **options)\n"
            "honest, batch.read_data = batch.read_data, read_data\n"
            "if __name__ == '__main__':\n"
            "    for drawn in batch.draw_many(sys.argv[2:], sys.argv[1], jobs=2):\n"
            "        print(drawn.failed, drawn.error)\n")
        names = []
        for k in range(5):
            names.append(str(tmp_path / f"f{k}.json"))
            Path(names[-1]).write_text(json.dumps(plain(2, 2, k).to_dict()))
        done = subprocess.run([sys.executable, script, tmp_path / "out", *names], stdout=subprocess.PIPE,
                              text=True, check=True)
        lines = done.stdout.splitlines()
        assert sorted(lines) == ["False None"] * 4 + [
            f"True {tmp_path / 'f3.json'}: the process that drew it died (signal SIGKILL), twice"]
        assert len(list((tmp_path / "out").glob("*.png"))) == 4


class TestContinuing:
    def test_finished_work_is_not_done_again(self, inputs, tmp_path):
        out = tmp_path / "out"
        list(draw_many(inputs, out, jobs=1))
        before = {path.name: path.stat().st_mtime_ns for path in out.glob("*.png")}
        first = content(out)
        results = list(draw_many(inputs, out, jobs=1))
        assert all(drawn.reused for drawn in results)
        assert [drawn.refused for drawn in results].count(True) == 1
        assert {path.name: path.stat().st_mtime_ns for path in out.glob("*.png")} == before
        assert content(out) == first
        assert not any(drawn.reused for drawn in draw_many(inputs, out, jobs=1, fresh=True))
        assert content(out) == first

    @pytest.mark.slow
    def test_what_changed_is_done_again(self, inputs, tmp_path):
        out = tmp_path / "out"

        def done_again(**options):
            results = draw_many(inputs, out, jobs=1, **options)
            return [Path(drawn.input).name for drawn in results if not drawn.reused]

        assert len(done_again()) == len(inputs)
        Path(inputs[3]).write_text(json.dumps(plain(3, 3).to_dict()))
        (out / "f5.png").write_bytes(b"")
        (out / "f6.png").unlink()
        assert done_again() == [Path(inputs[3]).name, "f5.json", "f6.json"]
        assert done_again() == []
        assert len(done_again(formats=["svg"])) == len(inputs)
        assert len(done_again(formats=["svg"], spec=False)) == len(inputs)
        assert len(done_again(formats=["svg"], spec=False, encoding="utf-8")) == len(inputs)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(4))
    def test_given_up_at_any_result(self, inputs, tmp_path, seed):
        chance = random.Random(seed)
        while not (tmp_path / "out" / "manifest.jsonl").exists():
            results = draw_many(inputs, tmp_path / "out", ("png", "svg"), jobs=1)
            for _ in range(chance.randint(1, len(inputs) + 2)):
                next(results, None)
            results.close()
        list(draw_many(inputs, tmp_path / "reference", ("png", "svg"), jobs=1))
        assert content(tmp_path / "out") == content(tmp_path / "reference")

    @pytest.mark.slow
    def test_a_journal_cut_anywhere(self, inputs, tmp_path):
        """The last line may be half written, or be there without its output."""
        list(draw_many(inputs, tmp_path / "reference", jobs=1))
        results = draw_many(inputs, tmp_path / "out", jobs=1)
        for _ in range(6):
            next(results)
        results.close()
        journal = tmp_path / "out" / ".replot" / "journal.jsonl"
        whole = journal.read_bytes()
        for cut in random.Random(1).sample(range(len(whole)), 12):
            journal.parent.mkdir(exist_ok=True)
            journal.write_bytes(whole[:cut])
            (journal.parent / ".replot-0123456789abcdef.tmp").write_bytes(b"half a pict")
            (tmp_path / "out" / "manifest.jsonl").unlink(missing_ok=True)
            results = list(draw_many(inputs, tmp_path / "out", jobs=1))
            assert [drawn.reused for drawn in results].count(True) <= whole[:cut].count(b"\n")
            assert content(tmp_path / "out") == content(tmp_path / "reference")

    @pytest.mark.parametrize("line", [
        b"[]", b"{}", b'{"input": 5}', b'{"input": "x", "hash": "y", "settings": 1}', b"[" * 10_000, b"\xff"])
    def test_a_journal_of_nonsense(self, inputs, tmp_path, line):
        (tmp_path / ".replot").mkdir()
        (tmp_path / ".replot" / "journal.jsonl").write_bytes(line + b"\n")
        (tmp_path / "manifest.jsonl").write_bytes(line + b"\n")
        assert not any(drawn.reused for drawn in draw_many(inputs[:2], tmp_path, jobs=1))

    def test_a_manifest_changed_by_hand(self, inputs, tmp_path):
        list(draw_many(inputs, tmp_path / "out", jobs=1))
        first = content(tmp_path / "out")
        path = tmp_path / "out" / "manifest.jsonl"
        lines = manifest(tmp_path / "out")
        for line in lines:
            if "outputs" in line:
                line["outputs"], line["findings"] = [{"file": "f0.png"}], [{"code": "X999"}]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        list(draw_many(inputs, tmp_path / "out", jobs=1))
        assert content(tmp_path / "out") == first

    @pytest.mark.skipif(os.name == "nt", reason="signals are not the same there")
    @pytest.mark.parametrize("results, how", [
        (3, signal.SIGKILL), pytest.param(4, signal.SIGINT, marks=pytest.mark.slow),
        pytest.param(0, signal.SIGKILL, marks=pytest.mark.slow),
        pytest.param(7, signal.SIGKILL, marks=pytest.mark.slow),
        pytest.param(5, signal.SIGTERM, marks=pytest.mark.slow)])
    def test_killed(self, tmp_path, results, how):
        """Killed, with workers at work, and continued: the same as in one go."""
        folder = tmp_path / "in"
        folder.mkdir()
        for k in range(12):
            (folder / f"f{k:02}.json").write_text(json.dumps(plain(2, 3, seed=k).to_dict()))
        names = [str(path) for path in sorted(folder.iterdir())]
        code = ("import os, sys\n"
                "from replot.batch import draw_many\n"
                "if __name__ == '__main__':\n"
                "    print('begins', flush=True)\n"
                "    for drawn in draw_many(sys.argv[2:], sys.argv[1], ('png', 'svg'), jobs=2):\n"
                "        print(drawn.outputs, flush=True)\n")
        script = tmp_path / "script.py"
        script.write_text(code)
        with subprocess.Popen([sys.executable, script, tmp_path / "out", *names], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL) as process:
            for _ in range(results + 1):
                process.stdout.readline()
            process.send_signal(how)
            process.stdout.read()  # ends when the last worker does
        assert process.returncode != 0
        out = tmp_path / "out"
        if out.exists():
            assert not (out / "manifest.jsonl").exists()
            for path in out.glob("f*"):
                assert read(path) == read(folder / f"{path.stem}.json")
        continued = list(draw_many(names, out, ("png", "svg"), jobs=1))
        assert [drawn.reused for drawn in continued].count(True) >= results
        list(draw_many(names, tmp_path / "reference", ("png", "svg"), jobs=1))
        assert content(out) == content(tmp_path / "reference")


def test_drawn_says_what_it_is():
    drawn = Drawn("a.txt")
    assert (drawn.error, drawn.outputs, drawn.findings) == (None, (), ())
    assert not (drawn.refused or drawn.failed or drawn.reused)
