"""The HTML report in a browser."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from browser import PROGRAM, Browser
from PIL import Image

from replot.comparing.baselines import Entry, check
from replot.comparing.report import as_html
from replot.drawing import to_bytes
from replot.figure import Axis, ColorScale, Figure, Grid, Panel

pytestmark = [pytest.mark.slow, pytest.mark.skipif(
    PROGRAM is None, reason="no Chromium on this machine (apt-get install chromium): the page is not tried")]

OLD = Figure((Panel(Axis("Length", ("5", "6", "7")), Axis("Type", ("one", "two")),
                    Grid([[10.0, 20.0, 30.0], [40.0, 50.0, 60.0]]), None, ColorScale("Blues", 0, 100)),),
             "<img src=x onerror=alert(1)>")
NEW = OLD.replace(panels=(replace(OLD.panels[0], grid=Grid([[10.0, 20.0, 30.0], [40.0, 95.0, 60.0]])),))
ODD = "</script><script>document.title='taken over'</script>"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with a figure of every kind."""
    folder = tmp_path_factory.mktemp("report")

    def entry(name: str, new: Figure) -> Entry:
        path = folder / "baseline.png"
        path.write_bytes(to_bytes(OLD, "png"))
        return check(name, to_bytes(new, "png"), path, source=f"tests/test_it.py::{name}")

    entries = [entry("same", OLD), entry("changed", NEW), entry(ODD, NEW),
               Entry("old", "stale", "baselines/old.png"),
               Entry("fresh", "missing", "baselines/fresh.png", new=to_bytes(OLD, "png")),
               Entry("broken", "failed", "baselines/broken.png", error="a broken picture: <b>no end</b>")]
    path = folder / "report.html"
    path.write_text(as_html(entries, "Figures", "pytest --replot-accept={name}"))
    return path


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser, page: Path) -> Browser:
    """The page, just opened."""
    chromium.look()
    chromium.open(page)
    return chromium


def headings(browser: Browser) -> list[str]:
    return browser.run("[...document.querySelectorAll('article')].filter(a => !a.hidden)"
                       ".map(a => a.querySelector('h2').textContent)")


def focused(browser: Browser) -> str:
    return browser.run("document.activeElement.closest('article')?.querySelector('h2').textContent ?? ''")


def shown(browser: Browser) -> np.ndarray:
    return np.asarray(Image.open(io.BytesIO(browser.picture())).convert("RGB")).astype(int)


def test_failures_come_first_and_what_is_the_same_is_hidden(browser: Browser):
    assert headings(browser) == ["broken", ODD, "changed", "fresh", "old"]
    assert browser.run("document.querySelector('h1').textContent") == (
        "Figures: 1 failed, 2 changed, 1 missing, 1 stale, 1 same")


def test_nothing_is_fetched_and_nothing_goes_wrong(browser: Browser, page: Path):
    browser.press("3")
    asked = [event["params"]["request"]["url"] for event in browser.events
             if event.get("method") == "Network.requestWillBeSent"]
    assert asked[0] == page.as_uri()
    assert all(url.startswith("data:image/png;base64,") for url in asked[1:])
    wrong = [event for event in browser.events if event.get("method") in (
        "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")]
    assert wrong == []


def test_names_from_strangers_are_text(browser: Browser):
    assert browser.run("document.title") == "Figures: 1 failed, 2 changed, 1 missing, 1 stale, 1 same"
    assert browser.run("document.querySelectorAll('script').length") == 1
    assert browser.run("document.querySelectorAll('article img:not([src^=data])').length") == 4
    assert browser.run("document.querySelector('article > p').textContent") == (
        "a broken picture: <b>no end</b>")


def test_every_picture_is_decoded_and_the_changes_are_in_words(browser: Browser):
    assert browser.run("[...document.querySelectorAll('article .picture[src]')]"
                       ".every(i => i.complete && i.naturalWidth > 0)")
    said = browser.run("[...document.querySelectorAll('article li')].map(one => one.textContent)")
    assert said == ["Type two, Length 6: 50 -> 95 cell"] * 2


def test_filters_show_and_hide(browser: Browser):
    browser.run("document.querySelector('.filter[data-status=same]').click()")
    assert headings(browser)[-1] == "same"
    browser.run("document.querySelector('.filter[data-status=changed]').click()")
    assert headings(browser) == ["broken", "fresh", "old", "same"]


def test_keys_walk_through_the_figures(browser: Browser):
    seen = []
    for key in "jjkjjjjj":
        browser.press(key)
        seen.append(focused(browser))
    assert seen == ["broken", ODD, "broken", ODD, "changed", "fresh", "old", "old"]


def at(browser: Browser) -> str:
    return browser.run("getComputedStyle(document.activeElement.closest('article').querySelector('.stack'))"
                       ".getPropertyValue('--at')")


def test_keys_move_the_slider_between_the_pictures(browser: Browser):
    for key in "jj3":
        browser.press(key)
    assert browser.run("document.activeElement.type") == "range"
    browser.press("ArrowRight")
    assert at(browser) == "51%"
    box = browser.run("(r => [r.left, r.top, r.right, r.bottom])(document.activeElement.closest('article')"
                      ".querySelector('.stack').getBoundingClientRect())")
    left, top, right, bottom = map(round, box)
    parts = {}
    for key, share in (("Home", "0%"), ("End", "100%")):
        browser.press(key)
        assert at(browser) == share
        parts[key] = shown(browser)[top + 2:bottom - 2, left + 4:right - 4]
    # all the way to the left all is new, to the right all is old: they differ in one cell
    rows, columns = np.nonzero((parts["Home"] != parts["End"]).any(axis=-1))
    height, width = parts["Home"].shape[:2]
    assert 0 < len(rows) < 0.25 * height * width
    assert np.ptp(columns) < 0.4 * width
    browser.press("2")
    assert focused(browser) == ODD
    assert browser.run("document.activeElement.dataset.view") == "pair"
    browser.press("j")
    assert focused(browser) == "changed"


@pytest.mark.parametrize("dark", [False, True])
def test_it_follows_the_colour_scheme(browser: Browser, dark: bool):
    browser.look(dark=dark)
    pixels = shown(browser)
    page_colour = pixels[5, 5]
    assert (page_colour < 60).all() if dark else (page_colour > 230).all()
    # the title can be read on it
    assert np.abs(pixels[20:60, 10:400] - page_colour).max() > 150


@pytest.mark.parametrize("view", ["1", "2", "3", "4"])
def test_nothing_is_wider_than_a_phone(browser: Browser, view: str):
    browser.look(400, 900, mobile=True)
    for key in f"jj{view}j{view}":
        browser.press(key)
    assert browser.run("document.documentElement.scrollWidth") == 400
    assert browser.run("[...document.querySelectorAll('article')].every("
                       "a => a.getBoundingClientRect().right <= 400)")
