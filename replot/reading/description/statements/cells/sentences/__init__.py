"""How the clauses of a sentence, and the sentences of a paragraph, go on from one another."""
