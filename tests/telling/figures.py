"""Random figures: what they are about, how many cells they have, what stands in them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True)
class Kind:
    """What an axis lists."""

    label: str
    noun: str
    plural: str
    names: tuple[str, ...]
    ordered: bool = False

    @property
    def bare(self) -> bool:
        """Its categories are numbers, which nobody writes without saying of what."""
        return all(name[0].isdigit() for name in self.names)

    def called(self, name: str) -> str:
        if self.label.lower() == "token":
            return f'"{name}"'
        return f"{self.noun} {name}" if self.bare else name


def _kind(label: str, noun: str, plural: str, names: str, *, ordered: bool = False) -> Kind:
    return Kind(label, noun, plural, tuple(names.split("|")), ordered)


KINDS = [
    _kind(
        "Model",
        "model",
        "models",
        "GPT-4|Llama-2 13B|Mistral 7B|BERT-base|T5-large|Falcon-40B|Gemma-2|"
        "Qwen-1.5|RoBERTa|Phi-3 mini|ResNet-50|ViT-B/16|XGBoost|Random forest",
    ),
    _kind(
        "Dataset",
        "dataset",
        "datasets",
        "MNIST|CIFAR-10|SVHN|ImageNet|SQuAD|GSM8K|MMLU|HellaSwag|BoolQ|ARC-c|CNN/DailyMail|COCO|PubMedQA",
    ),
    _kind("Gene", "gene", "genes", "TP53|BRCA1|MYC|EGFR|KRAS|IL6|TNF|CD8A|GAPDH|ACTB|FOXP3|HLA-DRA"),
    _kind("Month", "month", "months", "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec", ordered=True),
    _kind(
        "Month",
        "month",
        "months",
        "January|February|March|April|May|June|July|August|September|October|November|December",
        ordered=True,
    ),
    _kind("Day", "day", "days", "Mon|Tue|Wed|Thu|Fri|Sat|Sun", ordered=True),
    _kind("Layer", "layer", "layers", "|".join(map(str, range(13))), ordered=True),
    _kind("Layer", "layer", "layers", "|".join(f"Layer {k}" for k in range(1, 13)), ordered=True),
    _kind("Head", "head", "heads", "|".join(map(str, range(1, 13))), ordered=True),
    _kind("Depth", "depth", "depths", "2|4|8|16|32|64|128", ordered=True),
    _kind("Year", "year", "years", "|".join(map(str, range(2008, 2025))), ordered=True),
    _kind(
        "Learning rate", "learning rate", "learning rates", "1e-5|3e-5|1e-4|3e-4|1e-3|3e-3|1e-2", ordered=True
    ),
    _kind("Batch size", "batch size", "batch sizes", "8|16|32|64|128|256|512|1024", ordered=True),
    _kind("Dropout", "dropout", "dropout rates", "0.0|0.1|0.2|0.3|0.4|0.5", ordered=True),
    _kind("Token", "token", "tokens", "The|cat|sat|on|a|warm|mat|while|it|rained|outside", ordered=True),
    _kind("Class", "class", "classes", "cat|dog|bird|horse|ship|truck|frog|deer|airplane|automobile"),
    _kind(
        "Country",
        "country",
        "countries",
        "France|Japan|Brazil|Kenya|United States|South Korea|Norway|India|New Zealand|Peru|Egypt",
    ),
    _kind("Age group", "age group", "age groups", "0-17|18-24|25-34|35-44|45-54|55-64|65+", ordered=True),
    _kind(
        "Treatment",
        "treatment",
        "treatments",
        "Control|Vehicle|Low dose|High dose|Placebo|Drug A|Drug B|Drug A + B|Untreated",
    ),
    _kind(
        "Method",
        "method",
        "methods",
        "Baseline|Ours|Ours (w/o pretraining)|LoRA|Full fine-tuning|Prompting|CoT|Self-consistency|RAG|kNN",
    ),
    _kind("Region", "region", "regions", "North|South|East|West|Midlands|Coast|Highlands"),
    _kind("Language", "language", "languages", "English|German|Swahili|Hindi|Arabic|Finnish|Thai|Welsh"),
    _kind(
        "Cell type",
        "cell type",
        "cell types",
        "B cells|CD4+ T cells|CD8+ T cells|NK cells|Monocytes|Platelets|Neutrophils",
    ),
    _kind("Sample", "sample", "samples", "|".join(f"S{k}" for k in range(1, 11)), ordered=True),
    _kind(
        "Topic",
        "topic",
        "topics",
        "high_school_physics|world_history|marketing|virology|formal_logic|"
        "human_aging|jurisprudence|nutrition",
    ),
    _kind("Hour", "hour", "hours", "06:00|08:00|10:00|12:00|14:00|16:00|18:00|20:00", ordered=True),
    _kind("Sector", "sector", "sectors", "Energy|Finance|Health care|Retail|Technology|Utilities|Transport"),
    _kind("Department", "department", "departments", "Sales|R&D|Legal|Support|Human resources|IT"),
]
SQUARE = [
    ("Actual", "Predicted", _kind("class", "class", "classes", "cat|dog|bird|horse|ship|truck|frog|deer")),
    (
        "True label",
        "Predicted label",
        _kind("class", "class", "classes", "Anger|Joy|Fear|Sadness|Surprise|Neutral"),
    ),
    (
        "Source",
        "Target",
        _kind("language", "language", "languages", "English|German|French|Hindi|Welsh|Thai"),
    ),
    ("Query", "Key", _kind("token", "token", "tokens", "The|cat|sat|on|a|mat|today", ordered=True)),
]
FEATURES = _kind(
    "feature", "feature", "features", "Age|BMI|Glucose|Insulin|Cholesterol|Heart rate|Sleep|Income"
)


@dataclass(frozen=True)
class Quantity:
    """What the cells measure: ``digits`` behind the point, within ``low`` and ``high``; the bar's ends."""

    label: str
    digits: int
    low: float
    high: float
    ends: tuple[str, str]
    percent: bool = False
    powers: bool = False
    word: str = "value"


QUANTITIES = [
    Quantity("Accuracy (%)", 1, 12, 99, ("0", "100"), percent=True, word="accuracy"),
    Quantity("Accuracy", 2, 0.1, 0.99, ("0", "1"), word="accuracy"),
    Quantity("F1 score", 3, 0.2, 0.98, ("0.2", "1.0"), word="F1 score"),
    Quantity("Success rate (%)", 0, 3, 98, ("0", "100"), percent=True, word="success rate"),
    Quantity("Log2 fold change", 2, -2.9, 2.9, ("-3", "3"), word="fold change"),
    Quantity("Difference", 1, -14, 14, ("-15", "15"), word="difference"),
    Quantity("Count", 0, 1, 480, ("0", "500"), word="count"),
    Quantity("Visitors", 0, 800, 9800, ("0", "10000"), word="number of visitors"),
    Quantity("Latency (ms)", 1, 11, 340, ("10", "350"), word="latency"),
    Quantity("Temperature (°C)", 1, -9, 31, ("-10", "32"), word="temperature"),
    Quantity("Attention weight", 3, 0.001, 0.8, ("0", "0.8"), word="attention weight"),
    Quantity("BLEU", 1, 8, 45, ("5", "45"), word="BLEU"),
    Quantity("Loss", 4, 0.02, 2.4, ("0", "2.5"), word="loss"),
    Quantity("Validation error", 1, 1e-5, 9e-2, ("1e-5", "1e-1"), powers=True, word="validation error"),
    Quantity("Score", 0, 1, 10, ("0", "10"), word="score"),
    Quantity("Sales (k€)", 1, 2, 95, ("0", "100"), word="sales"),
]
CORRELATION = Quantity("Correlation", 2, -0.95, 0.97, ("-1", "1"), word="correlation")


@dataclass
class Panel:
    """The cells of one grid as written plainly (``-0.42``, ``1.2e-3``); None where the figure shows none."""

    title: str | None
    cells: list[list[str | None]]


@dataclass
class Figure:
    """A figure before it is told.

    ``symmetric``: the halves mirror each other; ``upwards``: the y axis is told from bottom to top.
    """

    title: str
    y: Kind
    x: Kind
    y_label: str
    x_label: str
    rows: list[str]
    columns: list[str]
    quantity: Quantity
    panels: list[Panel]
    symmetric: bool = False
    square: bool = False
    upwards: bool = False

    def every(self, panel: Panel):
        """``(i, j, text)`` of the cells that have a number."""
        return [(i, j, text) for i, row in enumerate(panel.cells) for j, text in enumerate(row) if text]


def _names(kind: Kind, count: int, rng: random.Random) -> list[str]:
    count = min(count, len(kind.names))
    if kind.ordered:
        start = rng.randrange(len(kind.names) - count + 1)
        return list(kind.names[start : start + count])
    return rng.sample(kind.names, count)


def _number(quantity: Quantity, rng: random.Random) -> str:
    if quantity.powers:
        return f"{rng.randint(10, 99) / 10:.1f}e-{rng.randint(2, 5)}"
    value = rng.uniform(quantity.low, quantity.high)
    text = f"{value:.{quantity.digits}f}"
    return text.lstrip("-") if Decimal(text) == 0 else text


def figure(rng: random.Random) -> Figure:
    """A random figure."""
    square = rng.random() < 0.14
    symmetric = not square and rng.random() < 0.08
    quantity = CORRELATION if symmetric else rng.choice(QUANTITIES)
    if square or symmetric:
        y_label, x_label, kind = ("Feature", "Feature", FEATURES) if symmetric else rng.choice(SQUARE)
        y = x = kind
        rows = columns = _names(kind, rng.randint(3, 6), rng)
    else:
        y, x = rng.sample(KINDS, 2)
        while y.label == x.label or (y.bare and x.bare and rng.random() < 0.6):
            y, x = rng.sample(KINDS, 2)
        y_label, x_label = y.label, x.label
        rows = _names(y, rng.randint(2, 9), rng)
        columns = _names(x, rng.choice([2, 3, 3, 4, 4, 5, 5, 6, 7, 9, 12]), rng)
    count = rng.choice([1, 1, 1, 1, 2, 2, 3])
    titles: list[str | None] = [None]
    if count > 1:
        titles = [
            *rng.choice(
                [
                    ["Training", "Validation", "Test"],
                    ["Before", "After", "Follow-up"],
                    ["Zero-shot", "Few-shot", "Fine-tuned"],
                    ["2019", "2020", "2021"],
                    ["Method A", "Method B", "Method C"],
                    ["Encoder", "Decoder", "Cross-attention"],
                ]
            )
        ]
    holes = rng.choice([0, 0, 0, 0.08, 0.25])
    panels = []
    for k in range(count):
        cells = [[_number(quantity, rng) if rng.random() >= holes else None for _ in columns] for _ in rows]
        if symmetric:
            for i in range(len(rows)):
                cells[i][i] = "1.00"
                for j in range(i):
                    cells[i][j] = cells[j][i]
        panels.append(Panel(titles[k], cells))
    word = quantity.word
    title = rng.choice(
        [
            f"{word[0].upper()}{word[1:]} by {y.noun} and {x.noun}",
            f"{quantity.label.split(' (')[0]} of {y.plural} across {x.plural}",
            f"{y.plural.capitalize()} vs. {x.plural}",
            f"{y.noun.capitalize()}-wise {word} (n = {rng.randint(5, 400)})",
            f"Experiment {rng.randint(1, 9)}: {word} per {x.noun}",
        ]
    )
    if square or symmetric:
        title = rng.choice(
            [
                f"Confusion matrix ({word})",
                f"{y.noun.capitalize()} similarity",
                f"{y_label} against {x_label}",
            ]
            if square
            else ["Correlation matrix", "Feature correlations", "Pearson correlation of features"]
        )
    return Figure(title, y, x, y_label, x_label, rows, columns, quantity, panels, symmetric, square)
