"""Colour scales told in another language: ``L'échelle va de 60 (clair) à 85 (foncé)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_scales_in_english"]
BASIC = {
    "white": "weiß weiss blanc blanche blanco blanca branco branca bianco bianca",
    "black": "schwarz noir noire negro negra preto preta nero nera",
    "blue": "blau bleu bleue azul blu",
    "red": "rot rouge rojo roja vermelho vermelha rosso rossa",
    "green": "grün gruen vert verte verde",
    "yellow": "gelb jaune amarillo amarilla amarelo amarela giallo gialla",
    "purple": "lila violett violet violette morado roxo viola",
    "gray": "grau gris cinza grigio",
    "orange": "orange naranja laranja arancione",
    "brown": "braun brun marron marrón marrone",
    "light": "hell clair claire claro clara chiaro chiara",
    "dark": "dunkel foncé foncée oscuro oscura escuro escura scuro scura sombre",
}
"""German, French, Spanish, Portuguese and Italian colours."""
ENGLISH = {word: colour for colour, words in BASIC.items() for word in words.split()}
SHADES = ("light", "dark")
COLOUR = rf"(?:hell|dunkel)?(?:{'|'.join(sorted(ENGLISH, key=len, reverse=True))})(?:es)?"
SHADE_WORDS = "|".join(word for word, colour in ENGLISH.items() if colour in SHADES)
SHADE = rf"{COLOUR}(?:[ -](?:{SHADE_WORDS}))?"
NUMBER = r"[-−–+]?\d+(?:[.,]\d+)?(?: ?%)?"
SCALE = (
    r"(?:farb)?skala|farb(?:balken|leiste|legende)|échelle(?: (?:de|des) couleurs?)?|"
    r"barre (?:de|des) couleurs?|escala(?: de (?:color|colores|cores))?|"
    r"barra (?:de|dei|delle) (?:color|colores|cores|colori)|scala(?: (?:di|dei) colori| cromatica)?"
)
RUNS = (
    r"reicht|geht|läuft|verläuft|va|vai|varie|varia|varía|s['’]étend|corre|se extiende|estende-se|si estende"
)
END = (
    rf"(?:(?P<{{0}}n>{NUMBER})(?: \((?P<{{0}}c>{SHADE})\))?|"
    rf"(?P<{{0}}k>{SHADE})(?: \((?P<{{0}}m>{NUMBER})\))?)"
)
SAID = rare(
    rf"\b(?:(?:die|der|la|el|a|le)\s|l['’])?(?:{SCALE})\b:?(?:,? (?:{RUNS}))? "
    rf"(?:von|de|du|da|dal|del|desde) {END.format('a')} "
    rf"(?:bis|à|au|a|al|até|hasta|ad)(?: zu)? {END.format('b')}"
    r"(?![\w.,]*\d)",
    re.I,
)
"""``Farbskala von Blau (−5) bis Rot (25)``, ``La escala va de 0 (blanco) a 200 (rojo)``."""
LEADS = ("Colour scale from", "Scale from", "Bar:")


def with_scales_in_english(source: str) -> str:
    """A text of the same length in which sentences on a colour scale give its ends in English."""
    return SAID.sub(_told, source)


def _told(said: re.Match[str]) -> str:
    ends = f"{_end(said, 'a')} to {_end(said, 'b')}".replace(",", ".")  # the comma before decimals
    told = next((f"{lead} {ends}" for lead in LEADS if len(lead) + 1 + len(ends) <= len(said[0])), said[0])
    return told.ljust(len(said[0]))


def _end(said: re.Match[str], which: str) -> str:
    """One end of the scale: its number, its colour, or one and the other in brackets."""
    first, second = said[f"{which}n"], said[f"{which}c"]
    if first is None:
        first, second = _colour(said[f"{which}k"]), said[f"{which}m"]
    elif second is not None:
        second = _colour(second)
    return f"{first} ({second})" if second is not None else first


def _colour(said: str) -> str:
    """A colour in English, with its shade before it."""
    words = said.lower().replace("-", " ").split()
    shades = (shade for shade in ("hell", "dunkel") if words[0].startswith(shade) and words[0] != shade)
    lead = next(shades, "")
    parts = [lead, words[0].removeprefix(lead), *words[1:]] if lead else words
    names = [ENGLISH.get(part) or ENGLISH.get(part.removesuffix("es"), part) for part in parts]
    return " ".join(sorted(names, key=lambda name: name not in SHADES))
