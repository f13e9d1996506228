"""Code that draws a heatmap of named lists: picked columns, one list for each axis, places in two lists."""

from math import isnan
from textwrap import dedent

import pytest

import replot

FRAME = """
    scores = pd.DataFrame({
        "Store (city)": ["Leipzig", "Halle", "Jena"],
        "Queue": [3, 1, 4],
        "Fresh": [5, 2, None],
        "Weight": [0.5, 0.3, 0.2],
    })
"""
LONG = """
    long = pd.DataFrame({
        "slot": ["early", "late", "early", "late"],
        "line": ["A", "A", "B", "B"],
        "defects": [12, 17, 5, 9],
    })
"""


def read(code):
    figure = replot.parse(dedent(code))
    (panel,) = figure.panels
    cells = [[None if isnan(v) else v for v in row] for row in panel.grid.values.tolist()]
    return list(panel.x.categories), list(panel.y.categories), cells


def test_picked_columns():
    drawn = """
    go.Figure(go.Heatmap(
        z=scores[["Queue", "Fresh"]].to_numpy(), x=["Queue", "Fresh"], y=scores["Store (city)"],
    ))
    """
    cells = [[3, 5], [1, 2], [4, None]]
    assert read(FRAME + drawn) == (["Queue", "Fresh"], ["Leipzig", "Halle", "Jena"], cells)


def test_frame_with_an_index():
    drawn = """
    sns.heatmap(scores.set_index("Store (city)"), cmap="Blues")
    """
    columns = ["Queue", "Fresh", "Weight"]
    cells = [[3, 5, 0.5], [1, 2, 0.3], [4, None, 0.2]]
    assert read(FRAME + drawn) == (columns, ["Leipzig", "Halle", "Jena"], cells)


def test_begun_in_the_middle_of_a_frame():
    """A text may be cut out of a file."""
    drawn = """
    sns.heatmap(scores.set_index("Store (city)")[["Queue", "Weight"]], cmap="Blues")
    """
    code = dedent(FRAME + drawn).split("\n", 2)[2]
    assert read(code)[2] == [[3, 0.5], [1, 0.3], [4, 0.2]]
    assert replot.parse(code).panels[0].color.label is None


@pytest.mark.parametrize(
    "drawn",
    [
        'sns.heatmap(long.pivot(index="line", columns="slot", values="defects"), cmap="Reds")',
        'sns.heatmap(long.pivot("line", "slot", "defects"), cmap="Reds")',
        'px.density_heatmap(long, x="slot", y="line", z="defects", color_continuous_scale="Reds")',
        "alt.Chart(long).mark_rect().encode(x='slot:O', y='line:N', color='defects:Q')",
        'p.rect(x="slot", y="line", fill_color={"field": "defects"})  # a heatmap, LinearColorMapper(low=0)',
    ],
)
def test_three_lists(drawn):
    assert read(f"{LONG}\n    {drawn}\n") == (["early", "late"], ["A", "B"], [[12, 17], [5, 9]])


def test_three_lists_of_a_data_frame_in_r():
    code = """
    d <- data.frame(
      dose = c("low", "low", "high", "high"),
      strain = c("K12", "BL21", "K12", "BL21"),
      growth = c(0.92, 0.81, 0.12, 0.07)
    )
    ggplot(d, aes(dose, strain, fill = growth)) + geom_tile() +
      scale_fill_gradient(low = "white", high = "darkgreen", limits = c(0, 1), name = "Growth")
    """
    assert read(code) == (["low", "high"], ["K12", "BL21"], [[0.92, 0.12], [0.81, 0.07]])
    color = replot.parse(dedent(code)).panels[0].color
    assert (color.label, color.vmin, color.vmax) == ("Growth", 0, 1)


@pytest.mark.parametrize(
    ("x", "y"),
    [
        ("{ categories: ['Ann', 'Bea', 'Cy'] }", "{ categories: ['Mon', 'Tue'], reversed: true }"),
        ("{ type: 'category', data: names }", "{ type: 'category', data: days }"),
    ],
)
def test_places_in_two_lists(x, y):
    code = f"""
    const names = ['Ann', 'Bea', 'Cy'];
    const days = ['Mon', 'Tue'];
    chart({{
      title: {{ text: 'Sales' }}, xAxis: {x}, yAxis: {y},
      colorAxis: {{ min: 0, max: 130 }},
      series: [{{ type: 'heatmap',
        data: [[0, 0, 10], [1, 0, 19], [2, 0, 8], [0, 1, 92], [1, 1, 58], [2, 1, 78]] }}]
    }});
    """
    assert read(code) == (["Ann", "Bea", "Cy"], ["Mon", "Tue"], [[10, 19, 8], [92, 58, 78]])
    assert replot.parse(dedent(code)).title == "Sales"


@pytest.mark.parametrize(
    "changed",
    [
        'sns.heatmap(long.pivot_table(index="line", columns="slot", values="defects"), cmap="Reds")\n'
        "    long = long.query('defects > 5')",
        'sns.heatmap(long[long.defects > 5].pivot("line", "slot", "defects"), cmap="Reds")',
    ],
)
def test_rows_that_the_code_leaves_out(changed):
    """Nothing is computed: what is drawn is not what is listed."""
    figure = replot.parse(dedent(f"{LONG}\n    {changed}\n    plt.title('Defects')\n"))
    assert all(panel.grid.values.size == 0 for panel in figure.panels)


def test_several_values_of_one_cell():
    """The code shows their mean, or their sum."""
    code = """
    d = pd.DataFrame({
        "day": ["Mo", "Mo", "Tu", "Tu", "Mo"], "slot": ["a", "b", "a", "b", "a"], "n": [1, 2, 3, 4, 5],
    })
    sns.heatmap(d.pivot_table(index="day", columns="slot", values="n"), cmap="Blues")
    plt.title("Visits")
    """
    assert all(panel.grid.values.size == 0 for panel in replot.parse(dedent(code)).panels)


def test_the_names_of_lists_have_their_places_in_the_call():
    text = dedent("""
        d <- data.frame(
          soil = c("clay", "clay", "loam", "loam"),
          crop = c("rye", "oat", "rye", "oat"),
          yield = c(2, 3, 5, 7)
        )
        ggplot(d, aes(soil, crop, fill = yield)) + geom_tile()
    """)
    evidence = replot.examine(text).evidence
    spans = (evidence[f"panels[0].{axis}.label"] for axis in "xy")
    assert [(span.line, span.column, span.text) for span in spans] == [(7, 15, "soil"), (7, 21, "crop")]


def test_picked_columns_have_the_places_of_their_names():
    text = dedent(FRAME) + 'sns.heatmap(scores.set_index("Store (city)")[["Queue", "Weight"]])\n'
    evidence = replot.examine(text).evidence
    spans = (evidence[f"panels[0].x.categories[{k}]"] for k in range(2))
    line = text.split("\n").index('sns.heatmap(scores.set_index("Store (city)")[["Queue", "Weight"]])') + 1
    assert [(span.line, span.column) for span in spans] == [(line, 48), (line, 57)]
