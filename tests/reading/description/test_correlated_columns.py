"""Code that draws the correlations of columns that it picks; what texts call these for short."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
SAID = "The correlation heatmap shows that flow and depth correlate at 0.94.\n"


@pytest.mark.parametrize(
    "code",
    [
        "sns.heatmap(df[['flow', 'salt', 'depth']].corr(), annot=True)",
        "cols = ['flow', 'salt', 'depth']\nplt.imshow(df[cols].corr(numeric_only=True))",
        "corr = df[['flow', 'salt', 'depth']].corr(method='spearman').round(2)\nsns.heatmap(corr, annot=1)\n"
        "other = df[['a', 'b']].corr()",
        "df = pd.read_csv('x.csv')\ndf = df[[\n    'flow',\n    'salt',\n    'depth',\n]].dropna()\n"
        "m = df.corr()\nsns.heatmap(data=m)",
    ],
)
def test_picked_columns(code):
    text = f"```py\n{code}\n```\n\n{SAID}"
    assert panel(text).x.categories == panel(text).y.categories == ("flow", "salt", "depth")
    assert cells(text) == [[N, N, 0.94], [N, N, N], [N, N, N]]


@pytest.mark.parametrize(
    "code",
    [
        "corr = df[['flow', 'salt', 'depth']].corr()\nsns.heatmap(pivot)",
        "corr = df[['flow', 'salt', 'depth']].corr()[['salt']]\nsns.heatmap(corr)",
        "num = df[['flow', 'salt', 'depth']]\nnum = num.drop(columns=['salt'])\nsns.heatmap(num.corr())",
        "sns.heatmap(df.corr())",
    ],
)
def test_columns_that_may_be_others(code):
    assert panel(f"```py\n{code}\n```\n\n{SAID}").x.categories == ("flow", "depth")


def test_short_names_of_columns():
    text = (
        "```py\ndata = df[['Visits', 'Time on page (min)', 'Mean scroll depth', 'Relative bounce']]\n"
        "sns.heatmap(data.corr())\n```\n\nThe correlation heatmap:\n\n"
        "- **Visits and scroll depth**: a strong correlation (0.61).\n"
        "- **Bounce**: correlates weakly with visits (-0.06) and time on page (0.2).\n"
    )
    assert cells(text) == [[N, N, 0.61, N], [N, N, N, N], [N, N, N, N], [-0.06, 0.2, N, N]]


def test_short_names_of_two_columns():
    text = (
        "The correlation matrix has both axes: Mean scroll depth, Scroll depth, Visits.\n\n"
        "Visits and scroll depth correlate at 0.4.\n"
    )
    assert cells(text) == [[N, N, N], [N, N, N], [N, 0.4, N]]


def test_a_title_in_c_sharp():
    code = 'var map = Chart.Heatmap<double, string, string>(zData: m).WithTitle("Rain and salt");'
    text = f"```csharp\n{code}\n```\n\nA heatmap of correlations. Rain and salt correlate at 0.4."
    assert replot.parse(text).title == "Rain and salt"
