"""Code that draws a heatmap: what it calls the parts, matrices of R, and grids that programs print."""

from __future__ import annotations

import pytest
from sources import cells, panel, source

import replot

SEABORN = """A heatmap like this:

```python
data = np.array([[0.1, 0.2], [0.4, 0.5]])
sns.heatmap(data, cmap="YlGnBu", vmin=0, vmax=1, xticklabels=["A", "B"], yticklabels=["p", "q"],
            cbar_kws={"label": "Score"}, ax=ax)
ax.set_title("Scores by group")
ax.set_xlabel("Group")
ax.set_ylabel("Run")
```
"""
PLOTLY = """fig = go.Figure(
    data=go.Heatmap(
        z=[[0.1, 0.2], [0.4, 0.5]],
        x=['A', 'B'],
        y=['p', 'q'],
        colorscale='YlGnBu', zmin=0, zmax=1, colorbar=dict(title='Score'),
    ),
    layout=go.Layout(
        title='Scores by group',
        xaxis=dict(title='Group'),
        yaxis=dict(title='Run'),
    )
)
"""
GGPLOT = """```r
m <- matrix(c(0.1, 0.4, 0.2, 0.5), nrow = 2, dimnames = list(c("p", "q"), c("A", "B")))
ggplot(melt(m), aes(Var2, Var1, fill = value)) + geom_tile(color = "white") +
  scale_fill_distiller(palette = "YlGnBu", limits = c(0, 1)) +
  labs(title = "Scores by group", x = "Group", y = "Run", fill = "Score")
```
"""


@pytest.mark.parametrize("text", [SEABORN, PLOTLY, GGPLOT])
def test_what_code_calls_the_parts(text):
    figure = replot.parse(text)
    (found,) = figure.panels
    assert (figure.title, found.x.label, found.y.label) == ("Scores by group", "Group", "Run")
    assert (found.x.categories, found.y.categories) == (("A", "B"), ("p", "q"))
    assert (found.color.label, found.color.vmin, found.color.vmax) == ("Score", 0, 1)
    assert found.color.cmap == "YlGnBu"
    assert cells(text) == [[0.1, 0.2], [0.4, 0.5]]


def test_the_name_of_a_bar_is_none_of_an_axis():
    text = SEABORN.replace("ax.set_ylabel", "cbar.ax.set_ylabel").replace('{"label": "Score"}', "{}")
    assert (panel(text).y.label, panel(text).color.label) == (None, "Run")


def test_two_titles_are_none():
    text = SEABORN.replace('ax.set_xlabel("Group")', 'ax2.set_title("Other")')
    assert replot.parse(text).title is None


def test_code_that_draws_no_heatmap_names_nothing():
    text = SEABORN.replace("sns.heatmap(data,", "plot(data,")
    assert panel(text).x.label is None


def test_a_matrix_of_r_fills_its_rows_where_it_says_so():
    code = "m <- matrix(c(1, 2, 3, 4, 5, 6), ncol = 3, byrow = TRUE)"
    assert cells(f"A heatmap.\n\n```r\n{code}\n```\n") == [[1, 2, 3], [4, 5, 6]]
    assert cells(f"A heatmap.\n\n```r\n{code.replace(', byrow = TRUE', '')}\n```\n") == [[1, 3, 5], [2, 4, 6]]


def test_errors_totals_and_how_they_come_about_are_no_cells():
    text = """```
Confusion Matrix: Row labels: Actual class; Column labels: Predicted class
          ash elm fir  Error      Rate
ash        50   0   0 0.0000 =  0 / 50
elm         0  48   2 0.0400 =  2 / 50
fir         0   1  49 0.0200 =  1 / 50
Totals     50  49  51 0.0200 = 3 / 150
```
"""
    found = panel(text)
    assert (found.y.label, found.x.label) == ("Actual class", "Predicted class")
    assert (found.y.categories, found.x.categories) == (("ash", "elm", "fir"),) * 2
    assert cells(text) == [[50, 0, 0], [0, 48, 2], [0, 1, 49]]


def test_a_corner_with_two_sides_over_heads_that_are_numbers():
    text = """Confusion matrix:

```
True \\ Pred |    0    1    2
-----------------------------
 No. '0'    | 1352   21   13
 No. '1'    |    4  314    3
 No. '2'    |    1    0  260
```
"""
    found = panel(text)
    assert (found.y.label, found.x.label, found.x.categories) == ("True", "Pred", ("0", "1", "2"))
    assert found.y.categories == ("No. '0'", "No. '1'", "No. '2'")
    assert cells(text) == [[1352, 21, 13], [4, 314, 3], [1, 0, 260]]


def test_tables_that_share_no_label_are_panels():
    head = "confusion matrix (rows = true, columns = predicted):\n\n| true \\ pred |"
    text = f"Mood {head} glad | sad |\n|---|---|---|\n| glad | 9 | 3 |\n| sad | 1 | 3 |\n\n"
    text += f"Topic {head} law | art | sea |\n|---|---|---|---|\n"
    text += "| lawful | 6 | 0 | 7 |\n| artful | 0 | 2 | 2 |\n"
    found = replot.parse(text).panels
    assert [p.x.categories for p in found] == [("glad", "sad"), ("law", "art", "sea")]
    assert [p.grid.values.tolist() for p in found] == [[[9, 3], [1, 3]], [[6, 0, 7], [0, 2, 2]]]


def test_a_title_below_prose_and_classes_of_a_report():
    text = """This is what I got.
Confusion Matrix
[[ 3  4]
 [ 5 18]]

             precision    recall  f1-score   support

          b       0.38      0.43      0.40         7
          a       0.82      0.78      0.80        23

avg / total       0.71      0.70      0.71        30
"""
    assert panel(text).x.categories == ("b", "a")
    assert cells(text) == [[3, 4], [5, 18]]


ALT = (
    "Heatmap of delays with rows North, South and columns May, June. North is 3 in May and 5 in June, "
    "South 4 in "
    "May and 9 in June. The colour scale runs from 0 to 10."
)
FIGURES = {
    "chunk": f'```{{r delays, fig.alt="{ALT}", fig.cap="Delays by region"}}\nplot(x)\n```\n',
    "options": f'```{{r}}\n#| fig-cap: "Delays by region"\n#| fig-alt: "{ALT}"\nplot(x)\n```\n',
    "folded": f"```{{python}}\n#| fig-cap: Delays by region\n#| fig-alt: >\n#|   {ALT[:63]}\n#|   "
    f"{ALT[63:]}\nplot(x)\n```",
    "fence": f"```{{figure}} a.png\n:alt: {ALT}\n:width: 100%\n\nDelays by region.\n```\n",
    "yaml": f"```{{figure}} a.png\n---\nalt: {ALT}\nname: fig-a\n---\nDelays by region.\n```\n",
    "colons": f":::{{figure}} a.png\n:alt: {ALT}\n\nDelays by region.\n:::\n",
    "dots": f"Intro.\n\n.. figure:: a.png\n   :width: 100%\n   :alt: {ALT[:63]}\n         {ALT[63:]}\n\n   "
    f"Delays by\n"
    "   region.\n\n   A legend.\n\nMore.\n",
}


@pytest.mark.parametrize("text", FIGURES.values(), ids=FIGURES)
def test_options_say_what_a_figure_shows(text):
    figure = replot.parse(text)
    one = figure.panels[0]
    assert figure.title == "Delays by region"
    assert (one.x.categories, one.y.categories) == (("May", "June"), ("North", "South"))
    assert one.grid.values.tolist() == [[3, 5], [4, 9]]
    assert (one.color.vmin, one.color.vmax) == (0, 10)


@pytest.mark.parametrize(
    ("code", "cmap"),
    [
        ('pheatmap(z, color=colorRampPalette(c("white", "blue"))(100))', "Blues"),
        ('ggplot(d) + geom_tile() + scale_fill_gradient(low = "#f7fbff", high = "#08306b")', "Blues"),
        ('ggplot(d) + geom_tile() + scale_fill_gradient2(low="blue", mid="white", high="red")', "RdBu_r"),
        ('Heatmap(z, name = "Z score", col = colorRamp2(c(-2, 0, 2), c("blue", "white", "red")))', "RdBu_r"),
    ],
)
def test_code_tells_the_colours_from_low_to_high(code, cmap):
    one = replot.parse(f"A heatmap with rows a, b and columns c, d.\n\n```r\n{code}\n```\n").panels[0]
    assert one.color.cmap == cmap
    assert one.color.label == ("Z score" if "name" in code else None)


@pytest.mark.parametrize(
    ("line", "label", "ends", "cmap"),
    [
        ("plt.clim(0.2, 0.35)", None, (0.2, 0.35), None),
        ("mapper = LinearColorMapper(palette='Viridis256', low=0, high=30)", None, (0, 30), "viridis"),
        ("color = alt.Color('m:Q', title='Delay', scale=alt.Scale(scheme='blues'))", "Delay", None, "Blues"),
    ],
)
def test_colours_of_other_libraries(line, label, ends, cmap):
    array = SEABORN.partition("sns")[0]
    figure = replot.parse(f"{array}plt.imshow(data)\nplt.title('Gain')\n{line}\n```\n")
    color = figure.panels[0].color
    assert (color.label, color.cmap if cmap else None) == (label, cmap)
    assert (None if color.vmin is None else (color.vmin, color.vmax)) == ends


def test_names_of_the_lines_of_a_matrix_in_r():
    code = """```r
m <- matrix(c(1.2, 3.4, 2.2, 0.4, 0.9, 1.8), nrow = 2, byrow = TRUE)
rownames(m) <- c("control", "treated")
colnames(m) <- c("d1", "d7", "d14")
pheatmap(m, main = "Titre")
```
"""
    one = panel(code)
    assert (one.y.categories, one.x.categories) == (("control", "treated"), ("d1", "d7", "d14"))
    assert cells(code) == [[1.2, 3.4, 2.2], [0.4, 0.9, 1.8]]


def test_fields_of_data_that_have_titles():
    code = """A heatmap in Vega-Lite:

{"data": {"values": [{"line": "U1", "hour": "08", "delay": 3}, {"line": "U1", "hour": "17", "delay": 4},
  {"line": "U2", "hour": "08", "delay": 1}, {"line": "U2", "hour": "17", "delay": 2}]},
 "mark": "rect",
 "encoding": {"x": {"field": "hour", "title": "Hour"}, "y": {"field": "line", "title": "Line"},
  "color": {"field": "delay", "title": "Delay (min)"}}}
"""
    one = panel(code)
    assert (one.x.label, one.y.label, one.color.label) == ("Hour", "Line", "Delay (min)")
    assert cells(code) == [[3, 4], [1, 2]]


PIECES = """```r
rownames(m) <- c("rye",
  "oat")
colnames(m) <- c(
 "clay", "loam"
)
pheatmap(m, main =
  "Yield",
  zlim = c(0,
9))
```

Rye is 3 on clay and 4 on loam."""


@pytest.mark.parametrize(("field", "expected"), [
    ("panels[0].x.categories[0]", (5, "clay")), ("panels[0].x.categories[1]", (5, "loam")),
    ("panels[0].y.categories[0]", (2, "rye")), ("panels[0].y.categories[1]", (3, "oat")),
])
def test_each_name_in_a_list_of_several_lines_has_its_own_place(field, expected):
    assert source(PIECES, field) == expected
    assert cells(PIECES) == [[3, 4], [None, None]]


def test_limits_in_two_lines_have_places_in_the_text():
    found = replot.examine(PIECES)
    assert (found.figure.panels[0].color.vmin, found.figure.panels[0].color.vmax) == (0, 9)
    lines = PIECES.split("\n")
    assert all(span.column <= len(lines[span.line - 1]) for span in found.evidence.values())
