import { foldedWords } from '../../src/catalogue/query/fold.ts';
import { stemOf } from '../../src/catalogue/semantics/analyse.ts';
import type { Scored } from '../../src/catalogue/semantics/vectors.ts';
import type { Collection } from './collection.ts';

const K1 = 1.2;
const B = 0.75;
/** Lucene's list for English. */
const STOP = new Set(
  (
    'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this ' +
    'to was will with'
  ).split(' '),
);

/** BM25 as textbooks and Lucene have it, over title and text together: what every search must hold against. */
export class ReferenceBm25 {
  /** Documents and counts in turn. */
  private readonly postings = new Map<string, number[]>();
  private readonly lengths: number[] = [];
  private readonly averageLength: number;

  constructor(documents: Collection['documents']) {
    documents.forEach(({ title, text }, id) => {
      const terms = termsOf(`${title} ${text}`);
      this.lengths.push(terms.length);
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const posting = this.postings.get(term);
        if (posting) posting.push(id, count);
        else this.postings.set(term, [id, count]);
      }
    });
    this.averageLength = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.lengths.length);
  }

  search(query: string, limit: number): Scored[] {
    const total = this.lengths.length;
    const scores = new Map<number, number>();
    for (const term of termsOf(query)) {
      const posting = this.postings.get(term);
      if (!posting) continue;
      const holding = posting.length / 2;
      const idf = Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
      for (let i = 0; i < posting.length; i += 2) {
        const [id, count] = [posting[i]!, posting[i + 1]!];
        const saturated = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * this.lengths[id]!) / this.averageLength));
        scores.set(id, (scores.get(id) ?? 0) + idf * saturated);
      }
    }
    const ranked = Array.from(scores, ([id, score]) => ({ id, score }));
    return ranked.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, limit);
  }
}

const termsOf = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => !STOP.has(word))
    .map(stemOf);
