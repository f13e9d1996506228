"""A pandas DataFrame as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from replot.errors import ReadError
from replot.reading.precision import widened
from replot.reading.table.cells import label_text
from replot.reading.table.shape import Table

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["frame_table"]


class Labels(list):
    """The cells of a categorical column, with the order that the column gives its categories."""

    order: tuple[str, ...] = ()


def frame_table(data: Any, where: str = "DataFrame", title: str | None = None) -> Table:
    """The table in a DataFrame, a Series, a matrix, or anything that has ``to_pandas``.

    An index that only counts is no column of labels; any other index is.

    Raises
    ------
    ReadError
        If it is none of these, or a column cannot be numbers.
    """
    import pandas as pd

    if hasattr(data, "to_pandas"):
        data = data.to_pandas()
    if isinstance(data, np.ndarray) and data.ndim == 2:
        data = pd.DataFrame(data)
    if isinstance(data, pd.Series):
        data = data.to_frame(data.name if data.name is not None else "value")
    if not isinstance(data, pd.DataFrame):
        raise ReadError(f"{where}: a DataFrame is needed, not {type(data).__name__}")
    counted = isinstance(data.index, pd.RangeIndex) and data.index.name is None and data.index.equals(
        pd.RangeIndex(len(data)))
    names, columns = [], []
    if not counted:
        for level in range(data.index.nlevels):
            names.append(label_text(data.index.names[level]))
            columns.append(_labels(data.index.get_level_values(level)))
    for k in range(data.shape[1]):
        names.append(label_text(data.columns[k]))
        columns.append(_column(data.iloc[:, k], names[-1], where))
    x_label = " / ".join(filter(None, map(label_text, data.columns.names))) or None
    return Table(names, columns, 0 if counted else data.index.nlevels, where, title, x_label)


def _column(series: pd.Series, name: str, where: str) -> Any:
    import pandas as pd

    kind = series.dtype
    if pd.api.types.is_complex_dtype(kind):
        raise ReadError(f"{where}: column {name!r} holds complex numbers, which have no colour")
    if pd.api.types.is_numeric_dtype(kind) or pd.api.types.is_bool_dtype(kind):
        narrow = getattr(kind, "numpy_dtype", kind)
        return widened(series.to_numpy(dtype=narrow if narrow.kind == "f" else float, na_value=np.nan))
    return _labels(series)


def _labels(cells: pd.Series | pd.Index) -> list[Any]:
    categories = getattr(cells.dtype, "categories", None)
    if categories is None or not hasattr(cells.dtype, "ordered"):
        return cells.tolist()
    labels = Labels(cells.tolist())
    labels.order = tuple(map(label_text, categories))
    return labels
