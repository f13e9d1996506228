"""Words for a value that goes up, down or on, or stays, as patterns."""

__all__ = ["CONSTANT", "FALLS", "GOES", "RISES"]
RISES = r"(?:r[io]s|rose|gr[eo]w|creep|crept|swell|soar|surg|increas|climb|improv|jump|double|peak)\w*"
FALLS = (
    r"(?:fall|fell|drop|tumbl|plung|plummet|fad|decreas|reduc|declin|shr[iau]nk|s[aiu]nk|slip|dip|worsen|"
    r"halve)\w*"
)
CONSTANT = r"(?:flat|constant|steady|stable|level|unchanged|uniform(?:ly)?)(?: at)?"
"""Of a line whose cells are all alike."""
GOES = r"(?:w[ae]nt|go(?:es|ing)\b|gone|chang|mov)\w*"
