"""Words by which a matrix has the same labels on both axes."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import CORRELATION_ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = ["SQUARE"]
SQUARE = rare(
    rf"{CORRELATION_ABROAD}|"
    r"\b(?:confusion|correlation|similarity|covariance|transition|distance|pairwise|co-?occurrence|"
    r"transfer|recovery|head-to-head|(?<!cross-)attention)[ _](?:matri|heat|map|matchup|weights)|"
    r"\blinkage disequilibrium\b|\btransition (?:probabilit|rate|count)|\bpairwise\b|\bpairings?\b|"
    r"\bmatchups?\b|\bcorrelat|\bsimilarit|\bsymmetric\b|"
    r"\b(?:gold|true|actual|ground[- ]truth|reference)\b[^.]{0,120}\bpredict|"
    r"\bthe (?:main )?diagonal (?:is|are|shows?|has|holds?|reads?|counts?|cells?|values?|entries)\b|"
    r"\bboth axes\b|\bsquare (?:heat|matri|grid|map|table|plot)|\bhead[- ]to[- ]head\b|\bwith each other\b",
    re.I,
)
