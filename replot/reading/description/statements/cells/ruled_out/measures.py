"""What is measured of one thing, and fills no line of a grid: ``Oak: precision 0.9, recall 0.8, F1 0.85``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame

__all__ = ["tells_measures"]
OUTCOME = r"(?:TP|FP|TN|FN|hits|misses|false alarms|(?:true|false) (?:positives?|negatives?))"
MEASURE = rare(
    rf"\b(?:(?P<outcome>(?<=\d ){OUTCOME}|{OUTCOME}(?=(?: ?[=:]| is| are)? ?\d)|"
    r"(?:(?:in)?correct|right|wrong)(?= ?= ?\d))|"
    r"TPR|FPR|prec(?:ision)?|rec(?:all)?|acc(?:uracy)?|f-?1|f-?score|f-?measure|support|sensitivity|"
    r"specificity|auc|auroc|mcc|kappa|iou|ppv|npv|(?:n|total)(?= ?=)|sd|std|variance|median|quartiles?)\b",
    re.I,
)
NUMBER = re.compile(r"(?<![\w.])\d[\d.,]*")
FEWEST, BINARY = 2, 2


def tells_measures(source: str, frame: Frame) -> bool:
    """Whether a sentence gives several measures of one thing, none of which is a label of the figure."""
    first = MEASURE.search(source)
    if first is None or MEASURE.search(source, first.end()) is None:
        return False
    binary = len(frame.x) == len(frame.y) == BINARY  # its four outcomes are the cells
    found = (measure for measure in MEASURE.finditer(source) if not (binary and measure["outcome"]))
    names = [measure[0].lower() for measure in found]
    told = set(names)
    if len(told) < FEWEST or len(NUMBER.findall(source)) > len(names) + 1:
        return False  # "Ayr has 5, 7 and 3 (median 5, sd 2)": other numbers stand beside them
    return not any(name in label.lower() for name in told for label in (*frame.x, *frame.y))
