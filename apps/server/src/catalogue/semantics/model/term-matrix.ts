/** Rows of term weights, one a document; only what is not zero is stored. */
export interface TermMatrix {
  rows: number;
  columns: number;
  /** The entries of row r are those from rowStart[r] to rowStart[r + 1]. */
  rowStart: Uint32Array;
  column: Uint32Array;
  value: Float32Array;
}

/** A weighted matrix with, for each column, the term it stands for and the weight of that term. */
export interface WeightedTerms {
  matrix: TermMatrix;
  terms: string[];
  termWeights: Float32Array;
}

/** A word in fewer documents tells nothing of what goes with what; in a large sample neither does one in 1 of 5,000. */
const DOCUMENTS_MIN = 2;
const DOCUMENTS_SHARE_MIN = 1 / 5000;

/**
 * Weighs counts as latent semantic analysis does best: log(1 + count) x (1 - entropy of the term over the documents),
 * each row made one long. Documents may be left without any entry.
 */
export function weighTerms(documents: Map<string, number>[]): WeightedTerms {
  const usage = new Map<string, { documents: number; count: number; entropy: number }>();
  for (const counts of documents)
    for (const [term, count] of counts) {
      const entry = usage.get(term);
      if (!entry) usage.set(term, { documents: 1, count, entropy: 0 });
      else {
        entry.documents++;
        entry.count += count;
      }
    }
  for (const counts of documents)
    for (const [term, count] of counts) {
      const entry = usage.get(term)!;
      const share = count / entry.count;
      entry.entropy -= share * Math.log(share);
    }
  const least = Math.max(Math.min(DOCUMENTS_MIN, documents.length), documents.length * DOCUMENTS_SHARE_MIN);
  // One document alone has no entropy to compare with.
  const evenness = Math.log(Math.max(2, documents.length));
  const kept = [...usage]
    .filter(([, entry]) => entry.documents >= least)
    .map(([term, entry]) => ({ term, weight: 1 - entry.entropy / evenness }))
    .filter(({ weight }) => weight > 1e-6);
  const columnOf = new Map(kept.map(({ term }, column) => [term, column]));
  const termWeights = Float32Array.from(kept, ({ weight }) => weight);
  return {
    matrix: matrixOf(documents, columnOf, termWeights),
    terms: kept.map(({ term }) => term),
    termWeights,
  };
}

function matrixOf(
  documents: Map<string, number>[],
  columnOf: Map<string, number>,
  termWeights: Float32Array,
): TermMatrix {
  const entries = documents.reduce((sum, counts) => sum + counts.size, 0);
  const rowStart = new Uint32Array(documents.length + 1);
  const column = new Uint32Array(entries);
  const value = new Float32Array(entries);
  let end = 0;
  documents.forEach((counts, row) => {
    const start = end;
    let squares = 0;
    for (const [term, count] of counts) {
      const at = columnOf.get(term);
      if (at === undefined) continue;
      const weighed = Math.log1p(count) * termWeights[at]!;
      column[end] = at;
      value[end++] = weighed;
      squares += weighed * weighed;
    }
    if (squares > 0) for (let i = start; i < end; i++) value[i]! /= Math.sqrt(squares);
    rowStart[row + 1] = end;
  });
  return {
    rows: documents.length,
    columns: termWeights.length,
    rowStart,
    column: column.slice(0, end),
    value: value.slice(0, end),
  };
}
