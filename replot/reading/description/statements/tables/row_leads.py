"""Tables whose rows stand under the name of their group, which has a line of its own."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key

__all__ = ["beside_leads"]
Rows = list[list[Text]]


def beside_leads(rows: Rows, header: int) -> Rows:
    """The rows with the name of their group in a column before them.

    Only where the same label stands under several names: else a line without values is a row that is empty.
    """
    body = rows[header:]
    leads = [k for k, row in enumerate(body) if _is_lead(row)]
    if len(leads) < FEWEST or leads[0] or len(leads) > len(body) // 2 or leads[-1] == len(body) - 1:
        return rows
    labels = [key(row[0].text) for k, row in enumerate(body) if k not in set(leads)]
    if len(set(labels)) == len(labels) or "" in labels:
        return rows
    out = [[Text(), *row] for row in rows[:header]]
    name = Text()
    for k, row in enumerate(body):
        if k in leads:
            name = row[0]
        else:
            out.append([name, *row])
    return out


FEWEST = 2


def _is_lead(row: list[Text]) -> bool:
    """Whether a line has a name, and nothing or the same name in all other cells."""
    first = row[0].text.strip()
    return bool(first) and all(cell.text.strip() in ("", first) for cell in row[1:])
