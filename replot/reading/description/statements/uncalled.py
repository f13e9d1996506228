"""A heatmap that nobody calls one: its colours and its two sides tell of it, and no other chart is named."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.categories.crossed_lists import VARIED

__all__ = ["looks_like_one"]
SEEN = 6000
"""Characters that are looked at."""
RUN = r"(?:runs?|running|goes|go|going)"
ACROSS_AND_DOWN = (
    r"[^\W\d_] (?:across|down)(?:,| and| by|;) (?:the )?[^\W\d_][\w -]{0,40}[^\W\d_] (?:across|down)\b"
)
"""``dose across, age down``: what stands on both sides, in few words."""
COLUMNS = rare(
    r"\b(?:along|across|at) the (?:top|bottom)\b|\bx[- ]?axis\b|\bcolumns\b|\beach column\b|\bhorizontal|"
    rf"\babscissa\b|\b{RUN} across (?:the (?:grid|page|chart|figure)|it)\b|{ACROSS_AND_DOWN}|"
    r"\bfrom left to right\b|\bside by side\b",
    re.I,
)
ROWS = rare(
    r"\b(?:down|along|stacked on|listed on|(?:are|is|labels) on) the (?:left|side)\b(?! of\b)|"
    r"\by[- ]?axis\b|\brows\b|\beach row\b|\bvertical|\bordinate\b|"
    rf"\blines, one for each\b|\b{RUN} down (?:the (?:grid|page|chart|figure)|it)\b|{ACROSS_AND_DOWN}|"
    r"\bthe lines\b[^.;]{0,80}\bthe columns\b|\bfrom (?:top to bottom|bottom to top)\b|"
    r"\b(?:increas|decreas|grow|fall|ris|runn?)(?:e?s|ing) (?:down|up)wards?\b|\bstacked\b(?! bars?\b)|"
    r"\b(?:strips|bands|ribbons|stripes)\b[^.;]{0,20} one (?:under|below|beneath|above|over) "
    r"(?:the other|another)\b",
    re.I,
)
TRIANGLE = rare(r"\b(?:lower|upper)[- ](?:left |right )?triang(?:le|ular)\b", re.I)
DIAGONAL = rare(r"\bdiagonal\b|\bpairwise\b", re.I)
MATRIX = rare(r"\bmatri(?:x|ces)\b", re.I)
BOTH_WAYS = rare(
    r"\b(?:downwards? and (?:rightwards?|across)|(?:rightwards?|across) and downwards?)\b|"
    r"\bboth (?:sides|axes) (?:list|show|carry|hold|name)\b",
    re.I,
)
"""``Both sides list A, B and C``, ``in this order, downwards and rightwards``."""
OF_TWO = rare(r"\brow (?P<noun>[a-z]{3,20})\b[^.;]{0,60}\bcolumn (?P=noun)\b", re.I)
"""``Row player's win rate against column player``."""
SHADE = r"(?:dark|light|deep|bright|pal)er\b(?:,? (?:shades?|tones?|hues?|\w+(?: (?:cells?|squares?))?))?"
SCALE = rare(
    rf"\b{SHADE}\s*(?:=|:|means?|is|are|for|stands? for|indicat\w+|represent\w+|mark\w*|denot\w+|"
    r"correspond\w* to)"
    r"\s*(?:an? |the )?(?:high|low|great|larg|small|strong|weak|bett|wors|more|few|less|close|near|"
    r"far|similar)|"
    r"\b(?:gett|becom|grow)ing (?:steadily |gradually |progressively )?"
    r"(?:dark|light|deep|bright|pal)er\b|"
    r"\bthe (?:dark|light|deep|bright|pal)est (?:rows?|columns?|cells?|squares?|tiles?)\b|"
    r"\bthe (?:more |less |[a-z]{2,12}er )[^.,;:]{0,60},? the (?:dark|light|deep|bright|pal|warm|redd?|"
    r"strong|intens|blu|green)er\b|"
    r"\bthe (?:dark|light|deep|bright|pal)er [^.,;:]{1,40}, the (?:more|less|few|[a-z]{2,12}er )",
    re.I,
)
"""What darker or lighter means: nobody says so of a table without colours."""
READ_DOWN = rare(
    r"\b(?:read(?:ing)?|going|running) down(?:wards)?\b[^,.;:]{0,30}, [^.;:]{3,60}?\bare\b", re.I
)
READ_ACROSS = rare(r"\b(?:read(?:ing)?|going|running) across\b[^,.;:]{0,30}, [^.;:]{3,60}?\bare\b", re.I)
"""``Reading down, the pens are A, B and C; reading across, the feeds are ...``."""
SHADES_ALONE = rare(
    r"\bthe (?:pal|light|dark|deep|bright|strong|faint)est (?:(?:shade|tone|green|blue|red|gr[ae]y) )?"
    r"(?:stand(?:s|ing)? for|mean(?:s|ing)|mark(?:s|ing)|for|is|being)\b[^.]{3,80}"
    r"\bthe (?:pal|light|dark|deep|bright|strong|faint)est\b",
    re.I,
)
"""``the palest standing for "never", the deepest for "always"``: a scale of shades without numbers."""
LISTED = r"(?: (?:axis )?(?:are|is|lists?|shows?|has|have|reads?|labels?))*(?:\s*[:(=]|\s(?=[\"“]))\s*"
NAMES = r"(?:[\"“]?[^\W\d][^,;:.()\n]{0,40},\s*(?:and )?){1,40}[\"“]?[^\W\d][^,;:.()\n]{0,40}"
ON_X = rare(rf"\b(?:x[- ]?axis|horizontal axis){LISTED}{NAMES}", re.I)
ON_Y = rare(rf"\b(?:y[- ]?axis|vertical axis){LISTED}{NAMES}", re.I)
KEY_X = re.compile(r"^[\s>*_#-]*x(?:[- ](?:label|categories|values|ticks))?\W{0,3}:", re.I | re.M)
KEY_Y = re.compile(r"^[\s>*_#-]*y(?:[- ](?:label|categories|values|ticks))?\W{0,3}:", re.I | re.M)
"""Lines that tell of an axis by its letter alone."""
LIGHT_TO_DARK = rare(r"\b(?:light|pale|white) to (?:dark|deep) [a-z]{3,}", re.I)
SIZED = rare(r"\b\d+ ?(?:x|×|by) ?\d+ (?:grid|matrix)\b", re.I)
EACH_LISTED = rare(
    r"\b(?:each|every) row (?:is|shows|represents|stands for) [^.;()]{3,60}\([^()]{3,200}\)[^.;()]{0,40}"
    r"\b(?:each|every) column (?:is |shows |represents |stands for )?[^.;()]{3,60}\([^()]{3,200}\)",
    re.I,
)
"""``each row is a cohort (A, B), each column a week (0–3)``: nobody lists the rows of a data set."""
LAID_OUT = rare(
    r"\b(?:arranged|listed|laid out|stacked|placed|ordered) (?:horizontal|vertical)ly "
    r"\([^()]{3,200}\)[^.;()]{0,60}\b(?:horizontal|vertical)ly\b",
    re.I,
)
"""``The teas are arranged vertically (A, B) and the rounds horizontally``."""
COHORT_GRID = rare(r"\b(?:cohort|retention) (?:grid|triangle)\b", re.I)
EACH_COHORT = rare(
    r"\b(?:each|every) row (?:is|shows|represents|stands for) (?:an?|one) (?:[\w-]+ )?cohort\b[^|]{0,200}?"
    r"\b(?:each|every) column\b",
    re.I,
)
"""``each row is one cohort, each column is time elapsed``, of a cohort grid."""
MEETING = rare(
    r"\b(?:square|tile|box|field)s? (?:where|in which|at which) (?:the )?(?:[^.;,]{1,40} )?"
    r"(?:row|column)\b[^.;,]{0,40} (?:meets?|cross(?:es)?|intersects?)\b", re.I
)
"""``the square where the Keeper row meets the Striker column``."""
IS = r"\W{0,6}(?:(?:are|is|shows?|represents?|holds?|stands? for) )?(?:the )?"
TRUE = r"(?:true|actual|ground[- ]truth)\b"
LINES_OF_TRUTH = rare(rf"\brows?{IS}{TRUE}|\bcolumns?{IS}{TRUE}", re.I)
LINES_PREDICTED = rare(rf"\bcolumns?{IS}predict|\brows?{IS}predict", re.I)
"""``Rows: true labels``, ``columns: predicted labels``: what each of them is."""
CLASSES = r"(?:labels?|class(?:es)?|categor(?:y|ies))"
AXIS_OF_TRUTH = rare(rf"\b[xy]\*?[- ]?axis\b[^.;\n]{{0,60}}\b{TRUE[:-2]} {CLASSES}\b", re.I)
AXIS_PREDICTED = rare(rf"\b[xy]\*?[- ]?axis\b[^.;\n]{{0,60}}\bpredicted {CLASSES}\b", re.I)
"""``On the y-axis is "True label"``, ``the *x*-axis is the predicted class``."""
ROLES = tuple(
    rare(rf"^[\s>*_#-]{{0,12}}[^\n:()]{{0,40}}\({role}\)[*_]{{0,2}}:", re.I | re.M)
    for role in ("(?:the )?rows?", "(?:the )?columns?", "(?:the )?cell values?|(?:the )?cells")
)
"""``Days (Rows):``, ``Shifts (Columns):`` and ``Load (Cell Values):``."""
ROWS_OF_TRUTH = rare(
    r"^[^\n:]{0,12}\b(?:True|Actual|Real) [^\n:()]{1,40} \((?:first|second|third|fourth|fifth|last|"
    r"\d(?:st|nd|rd|th)?) "
    r"row\):",
    re.I | re.M,
)
TAKEN_AS = re.compile(r"\b(?:predicted|classified|misclassified|identified|labell?ed) as\b", re.I)
"""``True Oak (First Row):``, and under it what the oaks were taken for."""
WISE = rare(
    r"\brow[- ]?wise\b[^.;|]{0,80}\bcolumn[- ]?wise\b|\bcolumn[- ]?wise\b[^.;|]{0,80}\brow[- ]?wise\b", re.I
)
"""``trained row-wise and tested column-wise``."""
IN_CELLS = rare(
    r"\b(?:printed|written|given|annotated|overlaid|shown) (?:in(?:side)?|on) (?:the|each|every|all) "
    r"(?:cells?|squares?|tiles?)\b",
    re.I,
)
"""Where numbers stand that have colours too: ``p-values are printed in the cells; the shade is ...``."""
LINES_MEANT = rare(
    r"\b(?P<one>rows|columns)\b(?: (?:of|in) (?:the|this) (?:table|grid|figure|chart)(?: below)?)? "
    r"(?:represent|stand for|are|show|list|give) (?:the )?[^.;:\n]{3,40}?(?:,? (?:and|while)|[,;]) (?:the )?"
    r"(?!(?P=one)\b)(?:rows|columns) (?:(?:represent|stand for|are|show|list|give) )?(?:the )?[^\W\d]", re.I
)
SHARES = re.compile(r"(?<=[^\W\d])\W?(?: \d{1,3}(?:[.,]\d+)?%){2,20}[ \t]*$", re.M)
"""A line of a printed grid of one measure: ``Ayr 1.2% 5.4%``. Who tells of a data set has several."""
FEWEST_LINES = 3
FEWEST_ROWS = 2
LEGEND = rare(r"\b(?:legend|colou?r (?:key|scale|code|scheme))\b", re.I)
SCALE_MEANT = rare(
    r"\bcolou?r (?:scale|key|code|bar)\*{0,2} ?"
    r"\([^()=]{3,30}= ?[^()=;,]{2,40}[,;][^()=]{3,30}= ?[^()]{2,40}\)",
    re.I,
)
"""``the colour scale (white = none, dark green = all)``."""
SQUARE = "[\U0001f534\U0001f535\U0001f7e0-\U0001f7eb\u26aa\u26ab\u2b1b\u2b1c]"
SQUARED = re.compile(
    rf"\|\s{{0,9}}(?:(?P<before>{SQUARE})\s{{0,2}}\*{{0,2}}[-−+]?\.?\d|"
    rf"[-−+]?\.?\d[\d.,]{{0,20}}\s?%?\*{{0,2}}\s{{0,2}}(?P<behind>{SQUARE})\s{{0,9}}(?=\|))"
)
"""A cell of a table with a colour beside its number: ``| 🟥 171``."""
FEWEST_SQUARED = 4
DIGIT = re.compile(r"\d")
FEWEST_DIGITS = 8
GRID = re.compile(r"<t[dh]\b|\|.*\d.*\|.*\d|(?:\d.*[\t&]){2}|(?:\d\s{2,}.*){2}")


def looks_like_one(text: str) -> bool:
    """Whether numbers stand on two sides with colours between them, or names along both axes.

    Parameters
    ----------
    text : str
        A text that names no kind of chart.
    """
    from replot.reading.description.colours.named import find_named
    from replot.reading.description.colours.words import find_colours

    sample = text[:SEEN]
    if VARIED.search(sample) and SCALE.search(sample):
        return True
    read = READ_DOWN.search(sample) and READ_ACROSS.search(sample)
    if read and (SCALE.search(sample) or SHADES_ALONE.search(sample)):
        return True
    if len(DIGIT.findall(sample)) < FEWEST_DIGITS:
        return False
    sided = bool(COLUMNS.search(sample) and ROWS.search(sample)) or any(
        way.search(sample) for way in (OF_TWO, BOTH_WAYS)
    )
    triangle = bool((TRIANGLE.search(sample) or MATRIX.search(sample)) and DIAGONAL.search(sample))
    coloured = find_named(sample) is not None or len(find_colours(sample)) >= 2
    coloured = coloured or LIGHT_TO_DARK.search(sample) is not None
    if LEGEND.search(sample) and coloured and GRID.search(sample):
        return True
    if coloured and (COLUMNS.search(sample) or ROWS.search(sample)) and SCALE_MEANT.search(sample):
        return True
    squared = [cell["before"] or cell["behind"] for cell in SQUARED.finditer(sample)]
    if len(squared) >= FEWEST_SQUARED and len(set(squared)) > 1:
        return True
    if SCALE.search(sample) and (sided or triangle or DIAGONAL.search(sample) or GRID.search(sample)):
        return True
    if coloured and IN_CELLS.search(sample) and (COLUMNS.search(sample) or ROWS.search(sample)):
        return True
    if (sided or triangle) and (coloured or SIZED.search(sample)):
        return True
    if coloured and SIZED.search(sample):
        return True
    if sided and LINES_OF_TRUTH.search(sample) and LINES_PREDICTED.search(sample):
        return True
    if AXIS_OF_TRUTH.search(sample) and AXIS_PREDICTED.search(sample):
        return True
    if all(role.search(sample) for role in ROLES):
        return True
    of_truth = sum(1 for _ in ROWS_OF_TRUTH.finditer(sample))
    if of_truth >= FEWEST_ROWS and sum(1 for _ in TAKEN_AS.finditer(sample)) >= of_truth:
        return True
    if COHORT_GRID.search(sample) and EACH_COHORT.search(sample):
        return True
    if WISE.search(sample) and GRID.search(sample):
        return True
    if LINES_MEANT.search(sample) and sum(1 for _ in SHARES.finditer(sample)) >= FEWEST_LINES:
        return True
    if any(way.search(sample) for way in (EACH_LISTED, LAID_OUT, MEETING)):
        return True
    if KEY_X.search(sample) and KEY_Y.search(sample) and find_named(sample) is not None:
        return True
    return bool(ON_X.search(sample) and ON_Y.search(sample))
