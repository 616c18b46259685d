import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure } from '@groundwork/contract/report-document';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Axis } from '../../catalogue/matching/read-axes.ts';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import { printQuery } from '../../catalogue/query/print-query.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { subjectStems } from '../../catalogue/semantics/analyse.ts';
import type { FindingTable } from '../evidence.ts';
import { saysWhatItIs } from '../idea/hold-idea.ts';
import { tellingWords, wordsInCommon } from '../idea/words-in-common.ts';
import { quotableSentences } from '../reading/quotable.ts';
import { evidenceKey, isUntitled, readPart } from '../records/evidence-record.ts';
import { asOf as dayOf } from '../statements/of-record.ts';
import { words } from '../statements/statement.ts';

/** Table of what stands behind the words. */
export const BEHIND_WORDS = 'behind-words';
/** Begins the ids of the counts; the word follows. */
export const WORD = 'word';
/** How many records have a word of the technology and one of the use: whether anybody has brought the two together. */
export const BOTH_WORDS = 'both-words';
const OF_EACH_AXIS = 3;
/** Of 33 records of unseen ideas that have both, and together tell as much of the idea and are as surely related, 15 were the ones to name, and nine fine. */
const BOTH_WORTH_MIN = 1.1;
const BOTH_NAMED = 3;
const BOTH_LOOKED_AT = 30;
const WORDS_TOLD = 6;
/** A word that so few records have leads to each of them. */
const FEW = 3;
const LOOKED_AT = 20;
/** The least of what all telling words tell, together with how surely it is related: what has "sensor" and "water" alone says nothing of a hydrant. */
const WORTH_MIN = 0.25;
const WORTH_MIN_FEW = 0.15;
/** One word alone may mean something else, blades of a turbine or calves: then the record must be likely related. */
const SHARED_MIN = 2;
const RELATED_MIN = 0.25;

interface BehindWords {
  figures: Figure[];
  /** The words of each axis that are counted together; null where an axis has none on record. */
  axisWords: Record<Axis, string[]> | null;
  table: FindingTable | null;
  /** The records of its rows. */
  cited: CatalogueRecord[];
}

interface Options {
  index: Pick<CatalogueIndex, 'aggregate' | 'search'>;
  about: Pick<ProjectMatches, 'terms' | 'matches'>;
  asOf: string;
  isTold(record: CatalogueRecord): boolean;
  signal?: AbortSignal | undefined;
}

/**
 * How many records of all data sets have each of the words that tell most of the idea, and which of them says most of it: a word that
 * none has shows what is not on record, one that two have may lead to both.
 */
export async function behindWords({ index, about, asOf, isTold, signal }: Options): Promise<BehindWords> {
  const telling = tellingWords(about.terms);
  const told = telling.slice(0, WORDS_TOLD);
  const [figures, found] = await Promise.all([
    Promise.all(told.map(({ label }) => countOf(index, wordCount(label), signal))),
    Promise.all(told.map((term) => recordsWith(index, term, telling, signal))),
  ]);
  const likely = new Map(about.matches.map((match) => [refKey(match), match.related]));
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0) || 1;
  /** None for what has one word alone and is not likely related. */
  const worthOf = (record: CatalogueRecord) => {
    const { shared } = wordsInCommon(record, telling);
    const related = likely.get(refKey(record)) ?? 0;
    if (shared.length < SHARED_MIN && related < RELATED_MIN) return 0;
    return shared.reduce((sum, { weight }) => sum + weight, 0) / whole + related;
  };
  const ofAxis = (axis: Axis) =>
    telling
      .filter((term) => term.axis === axis && term.count > 0)
      .slice(0, OF_EACH_AXIS)
      .map(({ label }) => label);
  const axisWords = { technology: ofAxis('technology'), use: ofAxis('use') };
  const isOnBoth = axisWords.technology.length > 0 && axisWords.use.length > 0;
  const both = isOnBoth ? await broughtTogether(index, axisWords, { isTold, worthOf }, signal) : null;
  const titles = new Set<string>();
  const rows: FindingTable['rows'] = [];
  const cited = [...(both?.records ?? [])];
  for (const [at, term] of told.entries()) {
    const { label } = term;
    const figure = figures[at]!;
    const [limit, least] = figure.value <= FEW ? [FEW, WORTH_MIN_FEW] : [1, WORTH_MIN];
    const named = found[at]!.filter((record) => isTold(record) && saysWhatItIs(record))
      .map((record) => ({ record, worth: worthOf(record) }))
      .filter(({ worth }) => worth >= least)
      .toSorted((one, other) => other.worth - one.worth)
      .filter(({ record: { title } }) => !titles.has(title.toLowerCase()))
      .slice(0, limit);
    for (const { record } of named) {
      titles.add(record.title.toLowerCase());
      cited.push(record);
      rows.push({
        cells: [label, figure.value, record.title, whoseOf(record), quoteOf(record, term, telling)],
        key: evidenceKey(record),
        figures: [figure.id],
      });
    }
    if (named.length === 0)
      rows.push({ cells: [label, figure.value, null, null, null], key: null, figures: [figure.id] });
  }
  return {
    figures: [...figures, ...(both ? [both.figure] : [])],
    axisWords: both ? axisWords : null,
    table: rows.some(({ key }) => key !== null) ? tableOf(rows, asOf) : null,
    cited,
  };
}

const tableOf = (rows: FindingTable['rows'], asOf: string): FindingTable => ({
  id: BEHIND_WORDS,
  caption: 'What stands behind the words that tell most of the idea',
  columns: [
    { label: 'Word', unit: 'text' },
    { label: 'Records', unit: 'count' },
    { label: 'The one that says most of the idea', unit: 'text' },
    { label: 'Of', unit: 'text' },
    { label: 'In its own words', unit: 'text' },
  ],
  rows,
  note: words`Records of the data sets that have the word in any form. What stands behind an earlier word is left out further down; where the cells are empty, what has the word says little else of the idea. Quoted word for word. As of ${dayOf({ asOf })}.`,
});

/** How many records a query finds in all data sets. */
async function countOf(
  index: Options['index'],
  { id, label, node }: { id: string; label: string; node: QueryNode },
  signal?: AbortSignal,
): Promise<Figure> {
  const rows = await index.aggregate({ engines: [...ENGINES], query: node, by: { type: 'engine' } }, signal);
  const [most] = rows.toSorted((one, other) => other.count - one.count);
  const value = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    id,
    label,
    value,
    unit: 'count',
    query: { searchEngine: (most?.key ?? ENGINES[0]) as Engine, query: printQuery(node), filters: {} },
    basis: { how: 'count', figures: [], records: [], n: value },
  };
}

const wordCount = (label: string) => ({
  id: `${WORD}:${label}`,
  label: `records of all data sets that have the word “${label}”`,
  node: wordNode(label),
});

/** Whoever works on both has brought nothing together yet. */
const isNoParty = ({ engine }: CatalogueRecord): boolean => !engineDeclaration(engine).isKnownByName;

/** How many records have a word of each axis; those that say most of the idea are named. */
async function broughtTogether(
  index: Options['index'],
  { technology, use }: Record<Axis, string[]>,
  { isTold, worthOf }: Pick<Options, 'isTold'> & { worthOf(record: CatalogueRecord): number },
  signal?: AbortSignal,
) {
  const node: QueryNode = { type: 'and', nodes: [anyNode(technology), anyNode(use)] };
  const label = `records of all data sets that are found by ${printQuery(node)}`;
  const figure = await countOf(index, { id: BOTH_WORDS, label, node }, signal);
  const found = figure.value > 0 ? (await firstOf(index, node, BOTH_LOOKED_AT, signal)).map(readPart) : [];
  const titles = new Set<string>();
  const records = found
    .filter((record) => isTold(record) && !isUntitled(record) && saysWhatItIs(record) && isNoParty(record))
    .map((record) => ({ record, worth: worthOf(record) }))
    .filter(({ worth }) => worth >= BOTH_WORTH_MIN)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ record }) => record)
    .filter(({ title }) => !titles.has(title.toLowerCase()) && titles.add(title.toLowerCase()))
    .slice(0, BOTH_NAMED);
  const named = records.map(({ engine, id, title }) => ({ searchEngine: engine, id, title }));
  return { figure: { ...figure, basis: { ...figure.basis!, records: named } }, records };
}

/** Records with the word; those with another of the words before the others. */
async function recordsWith(
  index: Options['index'],
  term: SubjectTerm,
  telling: readonly SubjectTerm[],
  signal?: AbortSignal,
): Promise<CatalogueRecord[]> {
  const others = telling.filter((each) => each !== term).map(({ label }) => label);
  const first = (query: QueryNode, limit: number) => firstOf(index, query, limit, signal);
  const [some, any] = await Promise.all([
    others.length === 0 ? [] : first({ type: 'and', nodes: [wordNode(term.label), anyNode(others)] }, LOOKED_AT),
    first(wordNode(term.label), FEW),
  ]);
  return [...new Map([...some, ...any].map((record) => [refKey(record), readPart(record)])).values()];
}

async function firstOf(
  index: Options['index'],
  query: QueryNode,
  limit: number,
  signal?: AbortSignal,
): Promise<CatalogueRecord[]> {
  const selection = { engines: [...ENGINES], query, offset: 0, limit };
  const { hits } = await index.search({ ...selection, sort: 'relevance', direction: 'desc' }, signal);
  return hits.map(({ record }) => record);
}

const wordNode = (word: string): QueryNode => ({ type: 'word', word });
const anyNode = (words: readonly string[]): QueryNode =>
  words.length === 1 ? wordNode(words[0]!) : { type: 'or', nodes: words.map(wordNode) };

/** "Acme Inc; 2017". */
const whoseOf = ({ organisations, date }: CatalogueRecord): string | null =>
  [organisations[0]?.name, date?.slice(0, 4)].filter(Boolean).join('; ') || null;

/** The sentence with the word that holds most of what all of them tell; null where none holds it. */
function quoteOf(
  { text }: CatalogueRecord,
  { stem: word }: SubjectTerm,
  telling: readonly SubjectTerm[],
): string | null {
  const [best] = quotableSentences(text)
    .map((sentence) => ({ sentence, stems: new Set(subjectStems(sentence)) }))
    .filter(({ stems }) => stems.has(word))
    .map(({ sentence, stems }) => ({
      sentence,
      tells: telling.reduce((sum, { stem, weight }) => sum + (stems.has(stem) ? weight : 0), 0),
    }))
    .toSorted((one, other) => other.tells - one.tells);
  return best ? `“${best.sentence}”` : null;
}
