"""What a heatmap, its kinds and a figure are called, in other languages than English too."""

__all__ = [
    "ABROAD", "AND_ABROAD", "COLUMNS_ABROAD", "CORRELATION_ABROAD", "FIGURE_WORD", "FOLLOWED_ABROAD",
    "KIND_ABROAD", "ROWS_ABROAD", "THE_ABROAD", "X_ABROAD", "Y_ABROAD",
]
ABROAD = (
    r"\bmatri(?:z|ce) d[ei] (?:confus|corr?[eé]la)\w+|"
    r"\b(?:konfusions|verwechslungs|wahrheits|korrelations)matrix\b|"
    r"\bmapas? de calor\b|\bcartes? (?:de chaleur|thermiques?)\b|\bmapp[ae] di calore\b|"
    r"матриц\w+ ошибок|тепловая карта|混淆矩阵|混淆矩陣|热力图|熱力圖|混同行列|ヒートマップ|혼동 ?행렬|히트맵"
)
"""Spanish, Portuguese, French, Italian, German, Russian, Chinese, Japanese, Korean; for a pattern."""
CORRELATION_ABROAD = (
    r"\bcorr?ela(?:ción|ciones|ção|ções|zion[ei])\b|\bcorrélations?\b|\bkorrelation(?!s\b)\w*|"
    r"\bkorrelier(?:en|t|te|ten)\b|\b(?:ber)?korelasi\b"
)
"""Spanish, Portuguese, Italian, French, German, Indonesian; for a pattern."""
THE_ABROAD = r"(?:(?:el|la|las|los|le|les|il|lo|i|gli|o|a|os|as|die|der|das|den|dem) |l['’])"
AND_ABROAD = r"(?:y|e|ed|et|und|dan)"
"""Before the name of a variable, and between two; for a pattern."""
KIND_ABROAD = (
    r"(?:(?:variável|variable|variabile|merkmal|coluna|columna|colonna|colonne|spalte|atributo|"
    r"caractéristique|variabel|fitur|faktor|kolom|atribut) )"
)
"""What a variable is called before its name; for a pattern."""
FOLLOWED_ABROAD = (
    r"(?:diikuti oleh|gefolgt von|seguid[oa]s? por|seguit[oaie] da(?:l|lla)|suivies? par)"
)
"""What leads to the next lower ones; for a pattern. Each is as long as ``followed by`` at least."""
COLON = r"(?=\s?[:：=(（])"
IN_THE = r"(?:(?:en|in|por|nas|nelle|as)\s(?:(?:las?|les|den|le)\s)?)?"
ROWS_ABROAD = rf"{IN_THE}(?:zeilen|lignes|filas|linhas|righe|строки|行){COLON}"
COLUMNS_ABROAD = rf"{IN_THE}(?:spalten|colonn[es]s?|columnas|colunas|столбцы|列){COLON}"
"""The lines of a figure, before their labels; for a pattern."""
AXIS_ABROAD = r"(?:axe|eje|eixo|asse|ось)(?: des| delle| de las| dos)?"
X_ABROAD = (
    rf"(?:x[- ]?achse|horizontale achse|{AXIS_ABROAD} (?:x|horizontal\w*|abscisses)|x ?轴|横轴){COLON}"
)
Y_ABROAD = rf"(?:y[- ]?achse|vertikale achse|{AXIS_ABROAD} (?:y|vertical\w*|ordonnées)|y ?轴|纵轴){COLON}"
"""The axes, before their names or labels; for a pattern."""
FIGURE_WORD = r"fig(?:ure|ura|\.)?|abb(?:ildung|\.)|рис(?:унок|\.)|图|圖|図|그림"
"""What stands before the number of a figure; for a pattern."""
