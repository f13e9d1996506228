"""Table files of every kind: what is found out, what is read, what is refused and where."""

from __future__ import annotations

import io
import sys
import zipfile

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from replot import ReadError, examine_table, from_frame, read_table


def read(text, kind=None, **options):
    return read_table(io.StringIO(text), kind, **options)


def rows(figure, k=0):
    return [[None if np.isnan(v) else v for v in row] for row in figure.panels[k].grid.values.tolist()]


def labels(figure, k=0):
    panel = figure.panels[k]
    return panel.x.categories, panel.y.categories


def codes(text):
    return [finding.code for finding in examine_table(io.StringIO(text)).findings]


class TestDelimited:
    @pytest.mark.parametrize("text", [
        "m,a,b\nr,1,2.5\ns,,4\n", "m;a;b\nr;1;2,5\ns;;4\n", "m\ta\tb\nr\t1\t2.5\ns\t\t4",
        "m|a|b\nr|1|2.5\ns|-|4\n",
        "m  a  b\nr  1  2.5\ns  NA  4\n", "m a b\nr 1 2.5\ns NA 4", "a b\nr 1 2.5\ns NA 4\n",
        "# made by hand\n\n# on a rainy day\nm,a,b\n# in between\nr,1,2.5\n\ns,n/a,4\n",
        '"m","a","b"\n"r","1","2.5"\n"s","","4"',
        "m,a,b,\nr,1,2.5,\ns,,4,\n", "m, a, b\r\nr, 1, 2.5\r\ns, , 4\r\n"])
    def test_one_table_many_spellings(self, text):
        figure = read(text)
        assert labels(figure) == (("a", "b"), ("r", "s"))
        assert rows(figure) == [[1, 2.5], [None, 4]]

    @settings(max_examples=60, deadline=None)
    @given(st.lists(st.lists(st.none() | st.decimals(-10**6, 10**6, places=2), min_size=3, max_size=3),
                    min_size=1,
                    max_size=5), st.sampled_from([(",", "."), (";", ","), ("\t", "."), ("\t", ","),
                                                  (";", ".")]))
    def test_what_pandas_writes(self, cells, marks):
        separator, decimal = marks
        df = pd.DataFrame([[np.nan if c is None else float(c) for c in row] for row in cells],
                          [f"r{k}" for k in range(len(cells))], ["a, b", "c;d", 'e "f"'])
        text = df.to_csv(sep=separator, decimal=decimal)
        figure = read(text, decimal=decimal)
        assert labels(figure)[0] == tuple(df.columns)
        assert np.array_equal(figure.panels[0].grid.values, df.to_numpy(), equal_nan=True)
        assert read(text).panels[0].grid == figure.panels[0].grid  # the marks are found out, too

    def test_the_corner_names_both_axes(self):
        panel = read("Type \\ Length,5,6\nA,1,2\n").panels[0]
        assert (panel.y.label, panel.x.label) == ("Type", "Length")
        assert read("Type,5,6\nA,1,2\n").panels[0].y.label == "Type"

    def test_two_columns_of_labels(self):
        panel = read("group,model,a,b\nG,x,1,2\n,y,3,4\nH,x,5,6\n").panels[0]
        assert (panel.y.label, panel.y.categories) == ("group / model", ("G / x", "G / y", "H / x"))

    def test_long(self):
        figure = read("model,data,score\nA,d1,1\nA,d2,2\nB,d1,3\n")
        assert (labels(figure), rows(figure)) == ((("d1", "d2"), ("A", "B")), [[1, 2], [3, None]])
        assert codes("model,data,score\nA,d1,1\nA,d2,2\nB,d1,3\n") == ["T103"]
        figure = read("panel,x,y,value\nP,a,b,1\nQ,a,b,2\n")
        assert [panel.title for panel in figure.panels] == ["P", "Q"]

    def test_a_bare_matrix(self):
        figure = read("1 2 3\n4 5 6\n")
        assert (labels(figure), rows(figure)) == ((("0", "1", "2"), ("0", "1")), [[1, 2, 3], [4, 5, 6]])
        assert codes("1 2 3\n4 5 6\n") == ["T101", "T101"]

    def test_numpy_puts_names_into_a_comment(self):
        figure = read("# len acc\n5 0.5\n6 0.7\n")
        assert (labels(figure), rows(figure)) == ((("acc",), ("5", "6")), [[0.5], [0.7]])

    def test_what_is_assumed_is_said(self):
        assert codes("id,a,b\n1,2,3\n2,5,6\n") == ["T102"]
        assert codes('m,a\nr,"1,234"\n') == ["T105"]
        assert codes("m,a\nr,0.85 (0.02)\n") == ["T106"]
        assert codes("m,a\nr,0.85 ± 0.02\n") == []

    @pytest.mark.parametrize(("text", "message"), [
        (" ", "<stream>: there is no table in this file"),
        ("# only\n# comments\n", "<stream>: there is no table in this file"),
        (";;;\n,\n", "<stream>: the table has no cells"),
        ("a\n;;;\n", "<stream>: the table has labels and no column of numbers"),
        ('# "\n1 2\n3 4 5\n', "<stream>:3: 3 cells for 2 columns"),
        ("m,a\n", "<stream>: the table has no cells"),
        ("m,a,b\nr,1,2\ns,1\n", "<stream>:3: 2 cells for 3 columns"),
        ("m,a\nr,1,234\n", "<stream>:2: 3 cells for 2 columns"),
        ("m,a\nr,one\ns,2\nt,3\n", "<stream>: column 'a', row 'r': 'one' is no number"),
        ('m,a\nr,"1\n', "<stream>: unexpected end of data")])
    def test_refuses(self, text, message):
        with pytest.raises(ReadError) as caught:
            read(text, "csv")
        assert str(caught.value) == message


class TestMarkup:
    MARKDOWN = """# Results

Some words.

| Model | a | b |
|:--|--:|--:|
| X | **0.85 ± 0.02** | 12* |
| Y | N/A |
"""
    HTML = """<html><body>
<table>
<caption>Cap</caption>
<thead><tr><th></th><th colspan=2>Length</th></tr>
<tr><th>Type</th><th>5</th><th>6</th></tr></thead>
<tbody><tr><td>A</td><td>1</td><td><b>2 %</b></td></tr></tbody>
<tfoot><tr><td>all</td><td>1</td><td>2</td></tr></tfoot></table>"""
    LATEX = r"""\begin{table}\caption{Cap}
\begin{tabular}{lrr}
\toprule
M & a\_1 & b \\
\midrule
x & 1.0 & -- \\
y & \textbf{2} & $3 \pm 0.1$ \\
\bottomrule
\end{tabular}
\end{table}"""

    def test_markdown(self):
        figure = read(self.MARKDOWN)
        panel = figure.panels[0]
        assert (panel.y.label, labels(figure)) == ("Model", (("a", "b"), ("X", "Y")))
        assert rows(figure) == [[0.85, 12], [None, None]]
        assert panel.grid.bold.tolist() == [[True, False], [False, False]]
        assert (panel.grid.error[0, 0], panel.grid.suffix[0, 1]) == (0.02, "*")

    def test_several_tables_are_panels(self):
        one = "\n| m | a |\n|---|---|\n| r | 1 |\n"
        figure = read(f"## First\n{one}\n## Second\n{one}", "markdown")
        assert [panel.title for panel in figure.panels] == ["First", "Second"]

    def test_html(self):
        figure = read(self.HTML)
        panel = figure.panels[0]
        assert (figure.title, panel.x.label, panel.y.label, rows(figure)) == ("Cap", "Length", "Type",
                                                                              [[1, 2]])
        assert panel.grid.bold.tolist() == [[False, True]]

    def test_latex(self):
        figure = read(self.LATEX)
        assert labels(figure) == (("a_1", "b"), ("x", "y"))
        assert rows(figure) == [[1, None], [2, 3]]
        assert figure.panels[0].grid.error[1, 1] == 0.1

    def test_refuses(self):
        with pytest.raises(ReadError, match=r"^<stream>: there is no table in this file$"):
            read("only words", "markdown")
        with pytest.raises(ReadError, match=r"^<stream>:3: 3 cells for 2 columns$"):
            read("| m | a |\n|---|---|\n| r | 1 | 2 |\n")
        with pytest.raises(ReadError, match=r"^<stream>:1: column 'a', row 'r': 'so' is no number$"):
            read("| m | a |\n|---|---|\n| r | so |\n| s | 1 |\n")


class TestExcel:
    @pytest.fixture
    def book(self):
        return pytest.importorskip("openpyxl").Workbook()

    def save(self, book, path):
        book.save(path)
        return path

    def test_cells_as_they_show(self, book, tmp_path):
        sheet = book.active
        for row in ([None, None, None], [None, "Type", 5, 6.0], [None, "A", 0.773, None],
                    [None, "B", "n/a", 3]):
            sheet.append(row)
        sheet["C3"].number_format = "0.0%"
        figure = read_table(self.save(book, tmp_path / "t.xlsx"))
        assert (labels(figure), rows(figure)) == ((("5", "6"), ("A", "B")), [[77.3, None], [None, 3]])

    def test_sheets(self, book, tmp_path):
        book.active.append(["m", "a"])
        book.active.append(["r", 1])
        other = book.create_sheet("Other")
        other.append(["m", "a"])
        other.append(["r", 2])
        path = self.save(book, tmp_path / "t.xlsx")
        assert rows(read_table(path)) == [[1]]
        assert rows(read_table(path, sheet="Other")) == rows(read_table(path, sheet=1)) == [[2]]
        assert [finding.code for finding in examine_table(path).findings] == ["T104"]
        with pytest.raises(ReadError, match="there is no sheet 'No'; there are 'Sheet', 'Other'"):
            read_table(path, sheet="No")

    def test_a_formula_without_result(self, book, tmp_path):
        book.active.append(["m", "a"])
        book.active.append(["r", "=1+1"])
        with pytest.raises(ReadError, match="B2 holds a formula without its result"):
            read_table(self.save(book, tmp_path / "t.xlsx"))

    def test_broken_and_too_large(self, book, tmp_path):
        path = tmp_path / "t.xlsx"
        path.write_bytes(b"PK\x03\x04 and no more")
        with pytest.raises(ReadError, match="no readable Excel file"):
            read_table(path)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("xl/workbook.xml", b" " * 2_000_000)
        with pytest.raises(ReadError, match="unpacked: larger than the limit of 1 MB"):
            read_table(path, max_bytes=1_000_000)

    def test_without_openpyxl(self, monkeypatch):
        monkeypatch.setitem(sys.modules, "openpyxl", None)
        with pytest.raises(ReadError, match=r"Excel files need openpyxl: pip install 'replot\[excel\]'"):
            read_table(io.BytesIO(b"PK\x03\x04"))


class TestParquet:
    def test_round_trip(self, tmp_path):
        pytest.importorskip("pyarrow")
        df = pd.DataFrame({"a": [1.5, None], "b": [2, 3]}, index=pd.Index(["r", "s"], name="Model"))
        path = tmp_path / "t.parquet"
        df.to_parquet(path)
        assert read_table(path) == from_frame(df)
        with pytest.raises(ReadError, match="2 rows of 3 columns are more than 5 cells"):
            read_table(path, max_cells=5)
        path.write_bytes(path.read_bytes()[:-20])
        with pytest.raises(ReadError, match="no readable Parquet file"):
            read_table(path)

    def test_without_pyarrow(self, monkeypatch):
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(ReadError, match=r"Parquet files need pyarrow: pip install 'replot\[parquet\]'"):
            read_table(io.BytesIO(b"PAR1"))


class TestSources:
    def test_paths_streams_and_standard_input(self, tmp_path, monkeypatch):
        path = tmp_path / "t.csv"
        path.write_bytes("m,ä\nr,1\n".encode("latin-1"))
        assert labels(read_table(path, encoding="latin-1"))[0] == ("ä",)
        assert labels(read_table(io.BytesIO(path.read_bytes()), encoding="latin-1"))[0] == ("ä",)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"m,a\nr,1\n")))
        assert rows(read_table("-")) == [[1]]
        path.write_bytes("m,ä\nr,1\n".encode("utf-16"))
        assert labels(read_table(path))[0] == ("ä",)

    @pytest.mark.parametrize(("name", "content", "options", "message"), [
        ("t.csv", b"m,\xe4\nr,1\n", {}, "t.csv:1: byte 0xe4 at offset 2 is not UTF-8"),
        ("t.csv", b"m,\xe4\nr,1\n", {"encoding": "ascii"}, "t.csv:1: byte 0xe4 at offset 2 is not ASCII"),
        ("t.csv", b"m,a\n", {"encoding": "klingon"}, "t.csv: there is no encoding 'klingon'"),
        ("t.csv", b"m,a\nr,1\n", {"max_bytes": 4}, "t.csv: larger than the limit of 4e-06 MB"),
        ("t.csv", b"m,a\nr,1\n", {"kind": "word"},
         "kind is one of csv, tsv, excel, parquet, markdown, html, latex, not"),
        ("t.csv", b"PK\x03\x04", {}, "t.csv: an excel file, not csv"),
        ("t.xlsx", b"m,a\nr,1\n", {}, "t.xlsx: no Excel file"),
        ("t.xls", b"\xd0\xcf\x11\xe0", {}, "t.xls: an Excel file of before 2007; save it as .xlsx"),
        ("t.csv", b"\x89PNG\r\n\x1a\n", {}, "t.csv: a PNG picture, not a text")])
    def test_refuses(self, tmp_path, monkeypatch, name, content, options, message):
        monkeypatch.chdir(tmp_path)
        (tmp_path / name).write_bytes(content)
        with pytest.raises(ReadError) as caught:
            read_table(name, **options)
        assert str(caught.value).startswith(message)

    def test_reading_a_csv_file_imports_no_pandas(self, tmp_path):
        import subprocess

        path = tmp_path / "t.csv"
        path.write_text("m,a\nr,1\n")
        code = f"import replot, sys; replot.read_table({str(path)!r}); print('pandas' in sys.modules)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == "False"
