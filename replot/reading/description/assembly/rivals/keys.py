"""The lists of names of which the keys of values are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from replot.reading.description.assembly.axes.pairs.named_pairs import pairs_of_names
from replot.reading.description.assembly.axes.pairs.pair_lists import label_of, merged, paired_labels
from replot.reading.description.assembly.axes.pairs.products import factors
from replot.reading.description.assembly.axes.sentences.parallel import parallel_axes
from replot.reading.description.assembly.axes.sentences.spoken import spoken_axes
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.list_leads import without_opening
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import MENTION
from replot.reading.description.statements.cells.diagonal.words import DIAGONAL
from replot.reading.description.statements.cells.ruled_out.claim_words import claims

__all__ = ["names_of_keys"]
PARTS = re.compile(r";\s+|,\s+(?:and|while|whereas)\s+(?=[^\W\d][^\d,;]{2,40}\s\d[\d.]*%?,\s)")
"""Between clauses: also before a name and the first of its values, ``, and elms 3, 4 and 5``."""
SIDE = re.compile(
    r"^\W*(?:left|right|top|bottom|upper|lower|middle)(?: (?:panel|heat ?map|matrix|plot|map))?:\s+"
    r"(?=[^\W\d_])",
    re.I,
)
"""``Left:``, before the name of a line: the panel that it is of."""
LEADS = re.compile(r"[^\w:]{0,3}:\W{0,4}[^\W\d]")
"""Behind a name in bold that leads to others: ``**Note**: Ayr had 4``."""
HEAD = re.compile(r"(?:.*:\s)?(?P<key>[^:–—→]{1,40}?)\s*(?:(?::|\s[–—-])\s+|→\s*|\s->\s)")


def names_of_keys(sentences: Sequence[Text]) -> Iterator[tuple[str, ...]]:
    """Lists of names, two of which stand in the keys of the values: each key is a pair of them."""
    keys = [
        label for text in sentences for part in PARTS.split(text.text.rstrip(".")) for label in _keys(part)
    ]
    yield from factors(keys) or _headed(sentences) or ()
    yield from pairs_of_names(_with_numbers(sentences))
    said = (SIDE.sub("", without_opening(text.text), count=1) for text in sentences)
    parts = [part for source in said for part in PARTS.split(source)]
    found = dict.fromkeys((*_in_bold(sentences), *parallel_axes(parts), *spoken_axes(parts)))
    yield from (names for names in found if not _led_by_one(names))


def _led_by_one(names: tuple[str, ...]) -> bool:
    """Whether one name is what all others are called: ``Said``, ``Said oak``, ``Said elm``."""
    first = min(names, key=len)
    led = sum(name.startswith(f"{first} ") for name in names)
    return FEWEST_LED <= led == len(names) - 1


FEWEST_LED = 2


def _in_bold(sentences: Sequence[Text]) -> Iterator[tuple[str, ...]]:
    """The only words in bold before the numbers of each sentence: what it is about."""
    names = []
    for text in sentences:
        if text.bold and len(numbers := list(islice(find_quantities(text.text), 2))) > 1:
            ahead = [(a, b) for a, b in text.bold if b <= numbers[0].start]
            if len(ahead) == 1 and not LEADS.match(text.text, ahead[0][1]):
                names.append(tidy(text.text[slice(*ahead[0])]))
    if len(set(names)) == len(names) > 1:
        yield tuple(names)


def _keys(part: str) -> list[str]:
    """The keys of the values of a part, without what leads to them: ``Means: oak May 3, oak June 4``."""
    keys = paired_labels(part) or list(filter(None, [label_of(part)]))
    return keys if keys and ":" not in keys[0] else paired_labels(part[part.find(": ") + 1 :])


def _with_numbers(sentences: Sequence[Text]) -> list[str]:
    """The sentences that give numbers and are about nothing else."""
    others = (MENTION, DIAGONAL)
    return [s.text for s in sentences if not any(w.search(s.text) for w in others) and not claims(s.text)]


def _headed(sentences: Sequence[Text]) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The keys and the labels of ``JFK - Delta 12, United 18; LAX - Delta 9, United 11``."""
    lines = [
        (tidy(head["key"]), labels)
        for text in sentences
        for part in PARTS.split(text.text.rstrip("."))
        if (head := HEAD.match(part)) and len(labels := paired_labels(part[head.end() :])) > 1
    ]
    if len(lines) > 1 and _is_triangle(lines):
        whole = tuple(lines[-1][1])
        return whole, whole
    keys = tuple(dict.fromkeys(name for name, _ in lines))
    alike = len({frozenset(labels) for _, labels in lines}) < len(lines)
    if len(keys) < 2 or len(keys) < len(lines) or not alike:
        return None
    return keys, tuple(merged(labels for _, labels in lines))


def _is_triangle(lines: Sequence[tuple[str, Sequence[str]]]) -> bool:
    """Whether each line has one label more, its own: ``B → A 0.4, B 0.6; C → A 0.1, B 0.2, C 0.7``."""
    sizes = all(len(labels) == k + 2 for k, (_, labels) in enumerate(lines))
    whole = list(lines[-1][1])
    return sizes and all(list(labels) == whole[: len(labels)] and labels[-1] == key for key, labels in lines)
