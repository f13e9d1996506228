"""A description becomes a figure; what the text leaves open is said."""

from pathlib import Path

import replot

TEXT = """
A heatmap titled "Trips through the city". The y-axis (District) lists, from top to bottom, North, Centre and
Harbour; the x-axis (Hour) lists 07, 08, 09 and 10. The colour bar, labelled "Delay (min)", runs from 0 (light
yellow) to 12 (dark red).

| District | 07  | 08   | 09   | 10  |
|----------|-----|------|------|-----|
| North    | 2.1 | 4.8  | 3.9  | 1.2 |
| Centre   | 5.5 | 13.4 | 9.7  | -   |
| Harbour  | 3.0 | ~6   | 5.1  | 2.2 |
"""

reading = replot.examine(TEXT)
for finding in reading.findings:
    print(f"{finding.severity} {finding.code}: {finding.message}")

# every cell knows its words
print(reading.evidence["panels[0].values[1][1]"])

replot.save(reading.figure, Path(__file__).with_suffix(".png"))
