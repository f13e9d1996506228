"""read: which reader a file goes to, and what is said of files that cannot be read."""

from __future__ import annotations

import io
import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import every_state, figures

from replot import NotAHeatmap, ReadError, ReplotError, SpecError
from replot.reading import read, read_text, read_with_findings
from replot.reading.text import decode

TEXT = """# Heatmap of accuracy
A heatmap. The x-axis is "Length" with the values 5, 6 and 7. The y-axis is "Type" with the values A and B.

| Type | 5 | 6 | 7 |
|---|---|---|---|
| A | 1.5 | 2.5 | 3.5 |
| B | 4.5 | 5.5 | 6.5 |
"""
VALUES = [[1.5, 2.5, 3.5], [4.5, 5.5, 6.5]]


def write(path, content):
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refusal(source, error=ReadError, **options) -> str:
    with pytest.raises(error) as caught:
        read(source, **options)
    assert "\n" not in str(caught.value)
    assert str(source) in str(caught.value) or source == "-"
    return str(caught.value).replace(f"{source}: ", "").replace(str(source), "FILE")


class TestWhichReader:
    @pytest.mark.parametrize("name", ["a.md", "a.txt", "a", "a.description"])
    def test_descriptions(self, tmp_path, name):
        figure, findings = read_with_findings(write(tmp_path / name, TEXT))
        assert figure.panels[0].grid.values.tolist() == VALUES
        assert all(finding.code.startswith("R") for finding in findings)

    @pytest.mark.parametrize("name", ["a.json", "a.JSON", "a.txt"])
    def test_json(self, tmp_path, name):
        assert read(write(tmp_path / name, json.dumps(every_state().to_dict(), indent=1))) == every_state()

    @pytest.mark.parametrize("name", ["a.yaml", "a.yml"])
    def test_yaml(self, tmp_path, name):
        import yaml

        assert read(write(tmp_path / name, yaml.safe_dump(every_state().to_dict()))) == every_state()

    def test_table(self, tmp_path):
        figure = read(write(tmp_path / "a.csv", "Type,5,6,7\nA,1.5,2.5,3.5\nB,4.5,5.5,6.5\n"))
        assert figure.panels[0].grid.values.tolist() == VALUES
        assert figure.panels[0].x.categories == ("5", "6", "7")

    @pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
    @pytest.mark.parametrize("rename", [False, True])
    def test_pictures(self, tmp_path, kind, rename):
        from replot.drawing import to_bytes

        path = tmp_path / ("picture.txt" if rename else f"picture.{kind}")
        assert read(write(path, to_bytes(every_state(), kind))) == every_state()

    def test_standard_input(self, monkeypatch):
        for content in (TEXT.encode(), json.dumps(read_json := every_state().to_dict()).encode()):
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
            figure = read("-")
            assert figure.to_dict() == read_json or figure.panels[0].grid.values.tolist() == VALUES

    def test_what_describes_no_heatmap(self, tmp_path):
        path = write(tmp_path / "a.txt", "A bar chart of sales: the bars are 5 for May and 7 for June.")
        with pytest.raises(NotAHeatmap) as caught:
            read(path)
        assert str(caught.value).startswith(f"{path}: ")
        assert caught.value.found is not None

    def test_a_text_needs_no_matplotlib(self, tmp_path):
        import subprocess

        code = ("import sys, replot; replot.read(sys.argv[1]); "
                "print({'matplotlib', 'pandas', 'seaborn', 'yaml'} & sys.modules.keys())")
        path = write(tmp_path / "a.txt", TEXT)
        out = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, check=True)
        assert out.stdout.strip() == b"set()"


class TestRefusals:
    def test_no_file(self, tmp_path):
        assert refusal(tmp_path / "a.txt") == "cannot be read: No such file or directory"
        assert refusal(tmp_path / "a.png") == "cannot be read: No such file or directory"
        assert refusal(tmp_path / "a.csv") == "cannot be read: No such file or directory"
        assert refusal(tmp_path) == "is a folder, not a file"
        assert "cannot be read" in refusal("nul\0.txt")

    @pytest.mark.parametrize("name", ["a.txt", "a.csv", "a.json", "a.yaml"])
    @pytest.mark.parametrize("content", [b"", b" \n\t\r\n ", b"\xef\xbb\xbf"])
    def test_empty(self, tmp_path, name, content):
        if name == "a.csv" and content:
            pytest.skip("the reader of tables says it in its own words")
        assert refusal(write(tmp_path / name, content)) == "the file is empty"

    def test_too_large(self, tmp_path):
        path = tmp_path / "a.txt"
        with path.open("wb") as file:
            file.truncate(50_000_000)
        assert refusal(path) == "larger than the limit of 20 MB; raise max_bytes (--limit bytes=N) to read it"
        small = write(tmp_path / "b.txt", TEXT)
        assert "larger than the limit of 0.0001 MB; raise max_bytes" in refusal(small, max_bytes=100)
        assert read(small, max_bytes=len(TEXT)) == read(small)

    @pytest.mark.parametrize("content, what", [
        (b"\x00\x01\x02\xff" * 20, "a binary file, not a text"),
        (TEXT.encode() + b"\0", "a binary file, not a text"),
        (b"\xff\xd8\xff\xe0 JFIF",
         "a JPEG picture, which carries no spec; the PNG, SVG and PDF files of replot do"),
        (b"\x1f\x8b\x08", "a gzip file, not a text"), (b"%!PS-Adobe", "a PostScript file, not a text")])
    def test_binary(self, tmp_path, content, what):
        assert refusal(write(tmp_path / "a.txt", content)) == what

    def test_json_that_is_none(self, tmp_path):
        assert refusal(write(tmp_path / "a.json", '{\n "replot": 1,,}')) == \
            "FILE:2:14: not JSON: Expecting property name enclosed in double quotes"
        assert "no JSON that can be read" in refusal(write(tmp_path / "a.json", "[" * 200_000))
        assert "no JSON that can be read" in refusal(write(tmp_path / "a.json", "1" * 5000))

    def test_specs_that_do_not_hold(self, tmp_path):
        data = every_state().to_dict()
        data["panels"][0]["states"][0] = "xabs"
        path = write(tmp_path / "a.json", json.dumps(data))
        with pytest.raises(SpecError) as caught:
            read(path)
        assert str(caught.value) == f"{path}: panels[0].states: unknown state 'x'; known are s, a, r, b, u"
        assert caught.value.path == "panels[0].states"
        assert refusal(write(tmp_path / "b.json", "{}"), SpecError) == \
            "replot: this replot reads version 1 of the spec, not None"
        assert refusal(write(tmp_path / "b.yaml", "- 1"), SpecError) == "a figure spec is a mapping, not list"


class TestYaml:
    def test_bomb(self, tmp_path):
        """Ten lines that would become a billion strings."""
        lines = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
        lines += [f"a{k}: &a{k} [{', '.join([f'*a{k - 1}'] * 9)}]" for k in range(1, 10)]
        assert refusal(write(tmp_path / "a.yaml", "\n".join(lines))) == \
            "FILE:2: an alias (*a0); a spec has none, write the value out"

    def test_depth(self, tmp_path):
        for text in ("[" * 100_000, "- " * 100_000, "{a: " * 50_000):
            assert "nested more than 50 levels deep" in refusal(write(tmp_path / "a.yaml", text))

    @pytest.mark.parametrize("text", [
        "a: [1", "a: b: c", "!!python/object/apply:os.system ['true']", "a: \x07", "%YAML 9.9\n---\na",
        "2020-99-99", "a: 2020-13-45", "? [1]\n: 2", "a: &x !!int q", "--- 1\n--- 2", "\t- a", "!!binary x",
        "a: 0x", "1:999:9"])
    def test_broken(self, tmp_path, text):
        refusal(write(tmp_path / "a.yaml", text), ReplotError)

    def test_too_long(self, tmp_path):
        assert refusal(write(tmp_path / "a.yaml", "- a\n" * 1_000_001)) == \
            "longer than 4,000,000 characters; write a spec of this size as JSON"

    @given(st.text(st.sampled_from("ab1:-[]{},&*!|>'\"#%@?\n \t.~\\"), max_size=60))
    @settings(max_examples=300, deadline=None)
    def test_any_text(self, text):
        from replot.reading.specs import read_spec

        with pytest.raises(ReplotError):
            read_spec(text, "a", ".yaml")


@given(figures())
@settings(max_examples=40, deadline=None)
def test_any_figure_through_json_and_yaml(figure):
    import yaml

    from replot.reading.specs import read_spec

    assert read_spec(json.dumps(figure.to_dict()), "a", ".json") == figure
    assert read_spec(yaml.safe_dump(figure.to_dict()), "a", ".yml") == figure


class TestText:
    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
    def test_marks(self, tmp_path, encoding):
        path = write(tmp_path / "a.txt", "größer ≥ 5\r\nzwei\rdrei\n".encode(encoding))
        assert read_text(path) == "größer ≥ 5\nzwei\ndrei\n"

    def test_named_encoding(self, tmp_path):
        path = write(tmp_path / "a.txt", "größer".encode("cp1252"))
        assert read_text(path, encoding="cp1252") == "größer"
        assert read_text(write(path, "größer".encode("utf-16-le")), encoding="utf-16-le") == "größer"

    def test_wrong_encoding(self, tmp_path):
        path = write(tmp_path / "a.txt", "eins\nzwei größer".encode("latin-1"))
        assert refusal(path) == ("FILE:2: byte 0xf6 at offset 12 is not UTF-8; name the encoding of the "
                                 "file, or convert it: iconv -f CP1252 -t UTF-8")
        assert refusal(path, encoding="nonsense") == \
            "there is no encoding 'nonsense'; common are utf-8, utf-16, cp1252"
        assert refusal(path, encoding="utf-16") .startswith("FILE:")
        assert refusal(path, encoding="hex") == "there is no encoding 'hex'; common are utf-8, utf-16, cp1252"

    @given(st.binary(max_size=60), st.sampled_from([None, "utf-8", "utf-16", "utf-7", "punycode", "cp1252"]))
    @settings(max_examples=300, deadline=None)
    def test_any_bytes(self, data, encoding):
        try:
            text = decode(data, "a", encoding)
        except ReadError as error:
            assert "\n" not in str(error)
        else:
            assert text.strip() and "\0" not in text and "\r" not in text
