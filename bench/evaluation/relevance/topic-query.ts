import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../../apps/server/src/catalogue/index/index.port.ts';
import { contentWords } from '../../../apps/server/src/catalogue/query/content-words.ts';
import type { QueryNode } from '../../../apps/server/src/catalogue/query/query-tree.ts';
import { rankedPhrases } from '../../../apps/server/src/evidence/topic/key-phrases.ts';

/**
 * How a project's topic was asked for before records were judged: an OR of its rarest words and word pairs. Kept as what
 * the judgement is measured against.
 */
export interface Topic {
  /** In the search grammar; '' when the catalogue knows none of the project's words. */
  query: string;
  /** The terms it is made of, most telling first. */
  terms: string[];
}

const CANDIDATE_WORDS = 24;
const CANDIDATE_PAIRS = 12;
const TERMS = 6;
/** Words that are asked for in twos: more of them would let in what shares two lesser words. */
const PAIRED = 4;
/** A word in fewer than this share of all records says by itself what a record is about. */
const DISTINCTIVE_SHARE = 0.001;
/** A word in more than this share tells nothing apart. */
const COMMON_SHARE = 0.15;

type Candidate = { text: string; words: string[]; weight: number; count: number };

/**
 * Chooses the description's most telling words and word pairs by how rare they are in the catalogue, and asks for
 * records that hold one of the pairs, two of the words (one of them from the title), or the title's one distinctive word.
 */
export async function findTopic(
  index: CatalogueIndex,
  project: { title: string; description: string },
): Promise<Topic> {
  const total = (await index.stats()).reduce((sum, engine) => sum + engine.count, 0);
  if (total === 0) return { query: '', terms: [] };
  const count = (query: QueryNode) => countRecords(index, query);

  const words = await weigh(
    wordCandidates(project),
    ({ words: [word] }) => count({ type: 'word', word: word! }),
    total,
  );
  const telling = words.filter((word) => word.count <= atMost(total, COMMON_SHARE, 25)).slice(0, TERMS);
  if (telling.length === 0) return { query: '', terms: [] };
  const pairs = await weigh(
    pairCandidates(project).filter((pair) => pair.words.some((word) => telling.some((term) => term.text === word))),
    (pair) => count({ type: 'phrase', words: pair.words }),
    total,
  );

  // Pairs of the title or repeated ones: what stands once in passing ("costly problem") is not what it is about.
  const heaviest = Math.max(...pairs.map((pair) => pair.weight));
  const phrases = pairs
    .filter((pair) => pair.weight >= heaviest / 2 && pair.count <= atMost(total, COMMON_SHARE / 3, 25))
    .slice(0, TERMS);
  const titleWords = new Set(contentWords(project.title));
  const isTitled = (word: Candidate) => titleWords.has(word.text);
  const single = telling
    .filter((word) => isTitled(word) && word.count <= atMost(total, DISTINCTIVE_SHARE, 3))
    .slice(0, 1);
  const clauses = [
    ...single.map((word) => quoted(word.words)),
    ...phrases.map((phrase) => quoted(phrase.words)),
    ...combinations(telling.slice(0, PAIRED))
      .filter(([a, b]) => isTitled(a) || isTitled(b))
      .map(([a, b]) => `(${quoted(a.words)} AND ${quoted(b.words)})`),
  ];
  const query = clauses.length > 0 ? clauses.join(' OR ') : quoted(telling[0]!.words);
  return { query, terms: [...phrases, ...telling].slice(0, TERMS).map((term) => term.text) };
}

/** Words of the title count three times: it says most briefly what the project is. */
function wordCandidates({ title, description }: { title: string; description: string }): Candidate[] {
  const weights = new Map<string, number>();
  for (const word of contentWords(title)) weights.set(word, (weights.get(word) ?? 0) + 3);
  for (const word of contentWords(description)) weights.set(word, (weights.get(word) ?? 0) + 1);
  return [...weights]
    .map(([text, weight]) => ({ text, words: [text], weight, count: 0 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, CANDIDATE_WORDS);
}

function pairCandidates({ title, description }: { title: string; description: string }): Candidate[] {
  return rankedPhrases(`${title}. ${title}. ${description}`)
    .filter((phrase) => phrase.words.length === 2)
    .slice(0, CANDIDATE_PAIRS)
    .map(({ phrase, words, score }) => ({ text: phrase, words, weight: score, count: 0 }));
}

/** Known candidates, the most telling first: frequent in the description (damped) and rare in the catalogue. */
async function weigh(
  candidates: Candidate[],
  count: (candidate: Candidate) => Promise<number>,
  total: number,
): Promise<Candidate[]> {
  const counted = await Promise.all(candidates.map(async (each) => ({ ...each, count: await count(each) })));
  const score = (each: Candidate) => (1 + Math.log(each.weight)) * Math.log((total + 1) / (each.count + 0.5));
  return counted.filter((each) => each.count > 0).sort((a, b) => score(b) - score(a) || (a.text < b.text ? -1 : 1));
}

/** A share of the catalogue, but never fewer records than `least`: shares of a small catalogue say nothing. */
const atMost = (total: number, share: number, least: number) => Math.max(total * share, least);

async function countRecords(index: CatalogueIndex, query: QueryNode): Promise<number> {
  const rows = await index.aggregate({ engines: [...ENGINES], query, by: { type: 'all' } });
  return rows[0]?.count ?? 0;
}

const quoted = (words: string[]) =>
  words.length === 1 && /^[\p{L}\p{N}]+$/u.test(words[0]!) ? words[0]! : `"${words.join(' ')}"`;

function combinations<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [Item, Item] => [a, b]));
}
