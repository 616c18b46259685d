import type { QueryNode } from '../apps/server/src/catalogue/query/query-tree.ts';
import { RECORDS } from './catalogue.ts';
import { makeRecord, WORDS } from './corpus.ts';
import { randomNumbers } from './random.ts';

/** One query in both languages: a tree for the catalogue, an FTS5 expression for plain SQLite. */
export interface BenchQuery {
  tree: QueryNode | null;
  match: string | null;
  sort: 'relevance' | 'date';
}

/** Ranks of words by how many records they stand in: about 10-30 %, .5-5 %, and some dozens. */
const COMMON = { from: 20, to: 90 };
const MIDDLING = { from: 150, to: 1_500 };
const RARE = { from: 20_000, to: 50_000 };

export const QUERIES_PER_CLASS = 16;

const random = randomNumbers(42);
const rankIn = ({ from, to }: { from: number; to: number }) => from + Math.floor(random() * (to - from));
const wordIn = (range: { from: number; to: number }) => WORDS[rankIn(range)]!;
const node = (word: string): QueryNode => ({ type: 'word', word });

const all = (words: string[]) => ({
  tree: { type: 'and' as const, nodes: words.map(node) },
  match: words.join(' AND '),
});
const any = (words: string[]) => ({ tree: { type: 'or' as const, nodes: words.map(node) }, match: words.join(' OR ') });
const one = (word: string) => ({ tree: node(word), match: word });

export const QUERY_CLASSES: Record<string, BenchQuery[]> = {
  'rare word': many(() => one(wordIn(RARE))),
  'common word': many(() => one(wordIn(COMMON))),
  '2-3 word AND': many((i) => all([wordIn(COMMON), wordIn(MIDDLING), wordIn(MIDDLING)].slice(0, 2 + (i % 2)))),
  'AND of common words': many(() => all([wordIn(COMMON), wordIn(COMMON)])),
  phrase: many(() => phraseOfSomeRecord()),
  '8-word OR': many(() =>
    any([...Array.from({ length: 4 }, () => wordIn(COMMON)), ...Array.from({ length: 4 }, () => wordIn(MIDDLING))]),
  ),
  'prefix*': many(() => {
    const prefix = wordIn(MIDDLING).slice(0, 4);
    return { tree: { type: 'prefix', prefix }, match: `${prefix}*` };
  }),
  'browse all': many(() => ({ tree: null, match: null })),
  'common word by date': many(() => ({ ...one(wordIn(COMMON)), sort: 'date' })),
};

function many(make: (i: number) => Omit<BenchQuery, 'sort'> & { sort?: BenchQuery['sort'] }): BenchQuery[] {
  return Array.from({ length: QUERIES_PER_CLASS }, (_, i) => ({ sort: 'relevance', ...make(i) }));
}

function phraseOfSomeRecord(): Omit<BenchQuery, 'sort'> {
  const words = makeRecord(Math.floor(random() * RECORDS)).text.split(' ');
  const at = Math.floor(random() * (words.length - 2));
  const phrase = words.slice(at, at + 2);
  return { tree: { type: 'phrase', words: phrase }, match: `"${phrase.join(' ')}"` };
}
