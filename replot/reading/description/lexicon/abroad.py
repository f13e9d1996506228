"""What a heatmap and its kinds are called in other languages than English."""

__all__ = ["ABROAD"]
ABROAD = (
    r"\bmatri(?:z|ce) d[ei] (?:confus|corr?ela)\w+|\b(?:konfusions|korrelations)matrix\b|"
    r"\bmapas? de calor\b|\bcartes? (?:de chaleur|thermiques?)\b|\bmapp[ae] di calore\b|"
    r"матриц\w+ ошибок|тепловая карта|混淆矩阵|混淆矩陣|热力图|熱力圖|混同行列|ヒートマップ|혼동 ?행렬|히트맵"
)
"""Spanish, Portuguese, French, Italian, German, Russian, Chinese, Japanese, Korean; for a pattern."""
