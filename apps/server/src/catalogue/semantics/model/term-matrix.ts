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
/** So even a word says nothing. */
const WEIGHT_MIN = 1e-6;

/**
 * Weighs counts as latent semantic analysis does best: log(1 + count) x (1 - entropy of the term over the documents),
 * each row made one long. Documents may be left without any entry.
 */
export function weighTerms(documents: Iterable<Map<string, number>>): WeightedTerms {
  const counted = count(documents);
  const { rows, terms } = counted;
  const columnOf = new Int32Array(terms.length).fill(-1);
  const kept: string[] = [];
  const weights: number[] = [];
  const least = Math.max(Math.min(DOCUMENTS_MIN, rows), rows * DOCUMENTS_SHARE_MIN);
  evennessOf(counted).forEach(({ documents: holding, evenness }, term) => {
    if (holding < least || 1 - evenness < WEIGHT_MIN) return;
    columnOf[term] = kept.length;
    kept.push(terms[term]!);
    weights.push(1 - evenness);
  });
  const termWeights = Float32Array.from(weights);
  return { matrix: matrixOf(counted, columnOf, termWeights), terms: kept, termWeights };
}

/** A row's entries are those from rowStart[row] to rowStart[row + 1]. */
interface Counted {
  rows: number;
  terms: string[];
  rowStart: number[];
  term: number[];
  count: number[];
}

function count(documents: Iterable<Map<string, number>>): Counted {
  const numberOf = new Map<string, number>();
  const counted: Counted = { rows: 0, terms: [], rowStart: [0], term: [], count: [] };
  for (const counts of documents) {
    for (const [term, times] of counts) {
      let number = numberOf.get(term);
      if (number === undefined) {
        number = counted.terms.push(term) - 1;
        numberOf.set(term, number);
      }
      counted.term.push(number);
      counted.count.push(times);
    }
    counted.rows++;
    counted.rowStart.push(counted.term.length);
  }
  return counted;
}

/** How many documents each term stands in, and how evenly: 0 for one document alone, 1 for all of them alike. */
function evennessOf({ rows, terms, term, count }: Counted): { documents: number; evenness: number }[] {
  const totals = new Float64Array(terms.length);
  for (let i = 0; i < term.length; i++) totals[term[i]!]! += count[i]!;
  const usage = terms.map(() => ({ documents: 0, evenness: 0 }));
  // One document alone has nothing to compare with.
  const most = Math.log(Math.max(2, rows));
  for (let i = 0; i < term.length; i++) {
    const share = count[i]! / totals[term[i]!]!;
    const used = usage[term[i]!]!;
    used.documents++;
    used.evenness -= (share * Math.log(share)) / most;
  }
  return usage;
}

function matrixOf(
  { rows, rowStart, term, count }: Counted,
  columnOf: Int32Array,
  termWeights: Float32Array,
): TermMatrix {
  const starts = new Uint32Array(rows + 1);
  const column = new Uint32Array(term.length);
  const value = new Float32Array(term.length);
  let end = 0;
  for (let row = 0; row < rows; row++) {
    let squares = 0;
    for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) {
      const at = columnOf[term[i]!]!;
      if (at < 0) continue;
      const weighed = Math.log1p(count[i]!) * termWeights[at]!;
      column[end] = at;
      value[end++] = weighed;
      squares += weighed * weighed;
    }
    if (squares > 0) for (let i = starts[row]!; i < end; i++) value[i]! /= Math.sqrt(squares);
    starts[row + 1] = end;
  }
  const columns = termWeights.length;
  return { rows, columns, rowStart: starts, column: column.slice(0, end), value: value.slice(0, end) };
}
