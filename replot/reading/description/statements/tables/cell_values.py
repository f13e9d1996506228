"""How the cells of a table write their values: in brackets, behind words, with a decimal comma."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing, is_unknown
from replot.reading.description.lexicon.pairs_in_cells import first_of_two, number_of_level
from replot.reading.description.lexicon.parsing import FRACTION, parse_quantity
from replot.reading.description.lexicon.signs import PICTURES, SHADES
from replot.reading.description.statements.tables.facts import TableCell

__all__ = [
    "accounts",
    "cell_of",
    "has_commas",
    "has_decimal_comma",
    "numbers_behind_words",
    "without_two_values",
]
ACCOUNTING = re.compile(r"\(\s*[$€£]?\d[\d,]*(?:\.\d+)?\s*%?\s*\)")
OUTCOME = r"(?i:true|false) (?i:posi|nega)tives?"
NAMED_VALUE = re.compile(
    rf"(?:[^\W\d_]{{1,3}}\s*[=:]|[TF][PN]\s|{OUTCOME}(?: \([TF][PN]\))?\s*[=:]?)\s*(?=[-+−~≈<>$]?\.?\d)"
)
"""``TN = 13,733``, ``FP 12``, ``True Positive (TP) = 13``: a value with its name before it."""
NAME_BEHIND = re.compile(rf"(?<=\d)\s+(?:{OUTCOME}|[TF][PN])$")
BROKEN_OFF = re.compile(r"(?<=[\d%])\s*\((?:[^\W\d_][^()\d]*)?$")
"""The remark that a text ends in: ``87 ± 21 (Yellow-Or``."""
MARKED = re.compile(rf"^[{PICTURES}{SHADES}\s]+|[{PICTURES}{SHADES}\s]+$")
"""Signs that shade or judge a value: ``🟢 0.91``, ``36 ✓``."""


POINT_NUMBER = re.compile(r"[-−+]?\d+\.\d+")
NEGATIVE = re.compile(r"[-−–]\d")
THOUSANDS = re.compile(r"(?<![\d,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])")
COMMA_IN_NUMBER = re.compile(r"\d,\d")
COMMA_NUMBER = re.compile(r"[-−+]?\d+,\d{1,2}|[-−+]?\d{1,3},\d{4,}|0,\d+")


def has_decimal_comma(rows: list[list[Text]]) -> bool:
    """Whether a table writes ``4,3`` for 4.3 throughout."""
    texts = [cell.text for row in rows for cell in row]
    commas = [text for text in texts if "," in text and COMMA_NUMBER.fullmatch(text.strip().rstrip("%* "))]
    return len(commas) >= 3 and not any(
        "." in text and POINT_NUMBER.fullmatch(text.strip().rstrip("%* ")) for text in texts
    )


def has_commas(rows: list[list[Text]]) -> bool:
    """Whether a comma stands in a number and parts no thousands, where semicolons part the cells."""
    return any(COMMA_IN_NUMBER.search(THOUSANDS.sub("", cell.text)) for row in rows for cell in row)


def accounts(body: list[list[Text]]) -> bool | None:
    """Whether a table writes losses in parentheses: some cells do, others do not, and none has a minus sign.

    None where a single cell does, which tells too little.
    """
    texts = [cell.text for row in body for cell in row[1:]]
    losses = [text for text in texts if "(" in text and ACCOUNTING.fullmatch(text.strip())]
    if not losses or any(NEGATIVE.match(text.strip()) for text in texts):
        return False
    return None if len(losses) == 1 else True


def cell_of(text: Text, accounting: bool | None, decimal_comma: bool) -> TableCell:
    source = text.text.strip()
    if accounting is None and ACCOUNTING.fullmatch(source):
        return TableCell(None, "text", text)
    if not source[:1].isdigit():
        if is_missing(source):
            return TableCell(None, "blank", text)
        if is_unknown(source):
            return TableCell(None, "unknown", text)
    if not source.isascii():
        source = MARKED.sub("", source) or source
    if source[:1].isalpha() and (named := NAMED_VALUE.match(source)):
        source = source[named.end() :]
    source = NAME_BEHIND.sub("", source)
    if "(" in source and ")" not in source:
        source = BROKEN_OFF.sub("", source)
    source = first_of_two(source) or number_of_level(source) or source
    quantity = parse_quantity(source, accounting=bool(accounting), decimal_comma=decimal_comma)
    return TableCell(quantity, "value" if quantity is not None else "text", text)


def without_two_values(parsed: list[list[TableCell]]) -> list[list[TableCell]]:
    """The cells; those such as ``12 / 5`` hold two values, no part of a whole, where one is above 1."""
    parts = [cell for row in parsed for cell in row if FRACTION.fullmatch(cell.text.text.strip())]
    if not any(cell.quantity is not None and cell.quantity.value > 1 for cell in parts):
        return parsed
    two = set(map(id, parts))
    return [[TableCell(None, "unknown", c.text) if id(c) in two else c for c in row] for row in parsed]


NUMBER_BEHIND = re.compile(r"\s*\S[^()]*\((?P<number>[-−+~≈]?\s?\.?\d[\d.,]*\s?%?)\)\s*")
MOST_WORDS = 0.2


def numbers_behind_words(parsed: list[list[TableCell]]) -> list[list[TableCell]]:
    """The cells, each with the number in brackets where all hold a word before it: ``Paris (0.91)``."""
    inner = [cell for row in parsed for cell in row[1:] if cell.state not in ("blank", "unknown")]
    worded = [cell for cell in inner if cell.state == "text" and NUMBER_BEHIND.fullmatch(cell.text.text)]
    if not worded or len(inner) - len(worded) > MOST_WORDS * len(inner):
        return parsed
    return [[row[0], *map(_number_behind, row[1:])] for row in parsed]


def _number_behind(cell: TableCell) -> TableCell:
    found = NUMBER_BEHIND.fullmatch(cell.text.text) if cell.state == "text" else None
    quantity = parse_quantity(found["number"]) if found is not None else None
    return cell if quantity is None else TableCell(quantity, "value", cell.text)
