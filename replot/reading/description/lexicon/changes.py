"""Words for a value that goes up, down or on, as patterns."""

__all__ = ["FALLS", "GOES", "RISES"]
RISES = r"(?:r[io]s|rose|gr[eo]w|creep|crept|swell|soar|surg|increas|climb|improv|jump|double|peak)\w*"
FALLS = (
    r"(?:fall|fell|drop|tumbl|plung|plummet|fad|decreas|reduc|declin|shr[iau]nk|s[aiu]nk|slip|dip|worsen|"
    r"halve)\w*"
)
GOES = r"(?:w[ae]nt|go(?:es|ing)\b|gone|chang|mov)\w*"
