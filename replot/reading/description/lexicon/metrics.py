"""The names of metrics, which are never the classes of a matrix."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import SIDES

__all__ = ["AVERAGES", "MEAN_OR_SUM", "METRIC", "STATISTIC", "TOTAL", "unmarked"]
METRIC = re.compile(
    r"(?:(?:test|train(?:ing)?|val(?:idation)?|overall|macro|micro|weighted|balanced|mean|avg\.?|average|per-class|class(?=[.]error)|"
    r"final|best|cv|model|(?:user|producer)['’]?s['’]?|commission|omission|cohen['’]?s)[\s_.-]+)*"
    r"(?:acc(?:uracy)?\.?|bacc|prec(?:ision)?\.?|rec(?:all)?\.?|f-?1?(?:[\s_-]?(?:score|measure))?|f\d|support|(?:roc|pr)?[\s_-]*auc(?:[\s_-]roc)?|"
    r"auroc|auprc|specificity|sensitivity|npv|ppv|mcc|kappa|loss|metrics?|values?|results?|log[\s_-]?loss|"
    r"err(?:ors?)?(?: rate)?|r2|r²|rmse|mae|mse|brier(?: score)?|ece|fpr|tpr|fnr|tnr|iou|m?ap|"
    r"(?:true|false) (?:positive|negative) rate|(?:positive|negative) predictive value)\b"
    r"[\s\w@%.]*(?:/\s?(?:user|producer)['’]?s['’]?[\s\w]*)?(?:\([^()]*\))?",
    re.I,
)
"""One metric: ``weighted F1-score``, ``ROC-AUC``, ``value``."""
AVERAGES = re.compile(
    r"(?:accuracy|avg ?/ ?total|(?:macro|micro|weighted|samples)[\s_-]*(?:avg|average|mean)\.?)", re.I
)
SUMS_ABROAD = (
    "Σ|∑|总体|总计|合计|平均|合計|平均値|전체|합계|평균|итого|среднее|gesamt|insgesamt|summe|mittelwert|"
    "promedio|moyenne|media|totale|totaux|الإجمالي|المجموع|المتوسط"
)
TOTAL = rare(
    rf"(?:row |column |grand |sub|(?:{SIDES}) )?-?(?:tot(?:al)?|sum|all ages|overall|average|avg\.?|mean|"
    rf"margin(?:al)?)s?(?: (?:of )?(?:{SIDES}))?(?: \(.*\))?|"
    rf"all|FY ?(?:\d\d|\d{{4}})?|(?:full|whole)[- ]year|{SUMS_ABROAD}",
    re.I,
)
"""What heads the sums of all lines."""
MEAN_OR_SUM = re.compile(
    r"(?:(?:(?:row|col(?:umn)?|grand|sub|macro|micro|overall|global|simple|arithmetic)[ _-]?)?"
    rf"(?:means?|averages?|avg|tot(?:al)?s?|sums?)|{SUMS_ABROAD})(?![^\W_]).*",
    re.I,
)
"""What begins as the head of means or sums does: ``Average of all tasks``, ``Total (kg)``."""
STATISTIC = re.compile(
    r"(?:count|n|mean|average|median|mode|std\.?(?: ?dev\.?)?|sd|s\.d\.|se|sem|variance|range|iqr|"
    r"min(?:imum)?|max(?:imum)?|skew(?:ness)?|kurt(?:osis)?)",
    re.I,
)
"""What sums up a variable: ``median``, ``std``."""


def unmarked(name: str) -> str:
    """A name without the signs around it that set it apart from others: ``-SUM-``, ``<all>``, ``(total)``."""
    name = name.strip()
    found = MARKED.fullmatch(name)
    return found["name"] if found else name


MARKED = re.compile(r"[-–—=~.<(\[]+(?P<name>\w(?:[^<>()\[\]]*[\w.%])?)[-–—=~.>)\]]+")
