import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { inBothSpellings } from '../../catalogue/query/american-spelling.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import { readQuery } from '../../catalogue/query/parse-query.ts';
import type { About } from '../../catalogue/relevance/about.ts';
import { isPast, wordClasses } from '../../catalogue/relevance/word-classes.ts';
import type { YearsCovered } from '../../catalogue/years/years-covered.ts';
import type { FindingTable } from '../evidence.ts';
import { affirmed } from '../findings/said-in.ts';

/** The most telling words of a project, and the data sets that hold most of them. */
const WORDS_MAX = 6;
const FIRST_WORDS = 4;
const LOOKED_UP_MAX = 10;
const ENGINES_MAX = 5;
/** A word that makes up less of the profile was hardly looked for. */
const WEIGHT_MIN = 0.04;

export const SOUGHT = 'sought';
/** Figures of what was compared with the project: by data set, in all, and how much of it is related. */
export const LOOKED = 'looked';
export const LOOKED_CAPTION = 'What was compared with the project';

type Compared = {
  engineOf(engine: Engine): EngineDeclaration;
  projectId: string;
  /** Years that each data set has records of. */
  years: Record<Engine, Pick<YearsCovered, 'from' | 'to'>>;
  /** Records that each data set holds, and those of them that are related to the project. */
  lookedAt: Record<Engine, number>;
  related: Record<Engine, number>;
  /** Records on topic in all data sets. */
  onTopic: number;
};

type Options = Pick<Compared, 'engineOf'> & {
  index: Pick<CatalogueIndex, 'aggregate' | 'measure'>;
  about: About;
  description: string;
  /** ISO 8601: when the catalogue last changed. */
  asOf: string;
  signal?: AbortSignal | undefined;
};

/**
 * Where no record is on topic: how many records hold the project's words at all, one by one. It tells a project in other words
 * than its field's from a catalogue that lacks the field.
 */
export async function soughtWords({ index, about, description, asOf, signal, engineOf }: Options) {
  const { terms } = await index.measure(about, signal);
  const named = new Set(about.terms.filter(({ isOfName, isCore }) => isOfName || isCore).map(({ label }) => label));
  const naming = namingWords(description);
  const words = terms
    .filter(({ label, weight }) => weight >= WEIGHT_MIN && (named.has(label) || naming.has(label)) && !isDeed(label))
    .map(({ label, weight }) => {
      const typed = asTyped(label, description);
      return { typed, weight, isName: named.has(label) || typed !== label };
    })
    // What the thing is called, abbreviations too, before what else weighs: a unit or a verb that no record has tells nothing.
    .sort((a, b) => Number(b.isName) - Number(a.isName) || b.weight - a.weight)
    .slice(0, LOOKED_UP_MAX)
    .map(({ typed }) => typed);
  const all = await Promise.all(
    words.map((word) => Promise.all(ENGINES.map((engine) => countOf(word, engineOf(engine), index, signal)))),
  );
  // Of the words after the first ones only what some record holds helps to go on.
  const counted = all.filter((row, at) => at < FIRST_WORDS || row.some(({ value }) => value > 0)).slice(0, WORDS_MAX);
  const told = counted.map((row) => words[all.indexOf(row)]!);
  const shown = enginesShown(counted.map((row) => row.map(({ value }) => value)));
  const figures = counted.flatMap((row) => shown.map((at) => row[at]!));
  const table: FindingTable = {
    id: SOUGHT,
    caption: 'Words of the project, and records that hold them',
    columns: [
      { label: 'Word', unit: 'text' },
      ...shown.map((at) => ({ label: engineOf(ENGINES[at]!).label, unit: 'count' as const })),
    ],
    rows: counted.map((row, i) => ({
      cells: [told[i]!, ...shown.map((at) => row[at]!.value)],
      key: null,
      figures: shown.map((at) => row[at]!.id),
    })),
    note: `Each word counted by itself, over whole data sets. As of ${formatDate(asOf)}.`,
  };
  return { figures, tables: shown.length > 0 ? [table] : [] };
}

/**
 * Data sets that hold the words, the most of them first. A word that most hold counts no more than another, and each stands under
 * the data set that holds it most: a table without that one would say that no record has it.
 */
function enginesShown(counts: readonly (readonly number[])[]): number[] {
  const shareIn = (at: number) =>
    counts.reduce(
      (sum, row) =>
        sum +
        row[at]! /
          Math.max(
            1,
            row.reduce((all, value) => all + value, 0),
          ),
      0,
    );
  const holding = [...ENGINES.keys()]
    .filter((at) => counts.some((row) => row[at]! > 0))
    .toSorted((one, other) => shareIn(other) - shareIn(one));
  const needed = new Set(counts.map((row) => row.indexOf(Math.max(...row))));
  const [first, others] = [holding.filter((at) => needed.has(at)), holding.filter((at) => !needed.has(at))];
  const room = Math.max(0, ENGINES_MAX - first.length);
  return [...first, ...others.slice(0, room)].toSorted((one, other) => shareIn(other) - shareIn(one));
}

/** How many records of which data sets were compared with the project, and how many are of its field, if that. */
export function lookedThrough({ engineOf, projectId, years, lookedAt, related, onTopic }: Compared): Figure[] {
  const ofData = (part: string, words: string, counts: Record<Engine, number>, filters: Figure['query']['filters']) => {
    const figures = ENGINES.map(
      (engine): Figure => ({
        id: `${LOOKED}:${part}:${engine}`,
        label: `${engineOf(engine).label}, ${words}`,
        value: counts[engine],
        unit: 'count',
        query: { searchEngine: engine, query: '', filters },
      }),
    );
    const told = figures.filter(({ value }) => value > 0);
    const [most] = told.toSorted((one, other) => other.value - one.value);
    const value = told.reduce((sum, figure) => sum + figure.value, 0);
    const query = { searchEngine: most?.query.searchEngine ?? ENGINES[0], query: '', filters };
    const basis = { how: 'count' as const, figures: [], records: [], n: value };
    const all: Figure = {
      id: `${LOOKED}:${part}`,
      label: `records of all data sets, ${words}`,
      value,
      unit: 'count',
      query,
      basis,
    };
    return { figures, all, sets: told.length };
  };
  const compared = ofData('compared', 'compared with the project', lookedAt, {});
  const near = ofData('related', 'related to the project', related, { about: [projectId, 'related'] });
  const sets: Figure = {
    ...compared.all,
    id: `${LOOKED}:data-sets`,
    label: 'data sets with records that were compared with the project',
    value: compared.sets,
  };
  const covered = ENGINES.flatMap((engine) => {
    const { from, to } = years[engine];
    const query = { searchEngine: engine, query: '', filters: {} };
    const year = (part: string, value: number | null) =>
      value === null
        ? []
        : [
            {
              id: `${LOOKED}:${part}:${engine}`,
              label: `${engineOf(engine).label}, ${part} year of the records`,
              value,
              unit: 'year' as const,
              query,
            },
          ];
    // Those are dated by when somebody began, which says nothing of the years that were looked through.
    const isOfFounding = engineOf(engine).isKnownByName;
    return lookedAt[engine] > 0 && !isOfFounding ? [...year('earliest', from), ...year('latest', to)] : [];
  });
  const about: Figure = {
    ...compared.all,
    id: `${LOOKED}:about`,
    label: 'records of all data sets that are about the project',
    value: onTopic,
    query: { ...compared.all.query, filters: { about: [projectId, 'on topic'] } },
  };
  return [...compared.figures, ...near.figures, ...covered, compared.all, near.all, sets, about];
}

/** Verbs that the tagger takes for nouns, "when a patient gets", and that name no thing as "pump" and "filter" do. */
const DEED =
  /^(?:get|make|keep|give|take|need|let|open|yield|help|use|work|run|tell|show|go|come|say|look|find|hold|allow|provide|become|want|see|carry|kill|withstand|destroy|treat|reduce|prevent|remove|detect|convert|improve|replace|avoid|lower|raise|restore|protect|produce|enable|deliver|survive|require|reach|cause|contain|stop|warn|break|melt|grow|heal|fail|cut|close|weigh|steer|shut)(?:s|es|ies|ing)?$/;
export const isDeed = (word: string): boolean => DEED.test(word);
/** How far the project is: "Phase 1 finished". */
const STAGE = /^(?:finish|complet|start|launch|plann)(?:ed|es|ing|s)$/;

/** Words of a description that name or tell apart a thing: that a record lacks "meant" sets nobody apart. */
export const namingWords = (description: string): ReadonlySet<string> =>
  new Set(
    [...wordClasses(affirmed(description))].flatMap(([word, is]) =>
      (is === 'noun' || is === 'adjective') && !isPast(word) && !isDeed(word) && !STAGE.test(word)
        ? foldedWords(word)
        : [],
    ),
  );

/** What was looked through, data set by data set, with the years of its records. */
export function lookedTable(
  figures: readonly Figure[],
  { engineOf, asOf }: Pick<Compared, 'engineOf'> & { asOf: string },
): FindingTable {
  const rows = ENGINES.flatMap((engine) => {
    const parts = ['compared', 'related', 'earliest', 'latest'].map((part) =>
      figures.find(({ id }) => id === `${LOOKED}:${part}:${engine}`),
    );
    if (!parts[0] || parts[0].value === 0) return [];
    const told = parts.flatMap((figure) => (figure ? [figure.id] : []));
    return [
      { cells: [engineOf(engine).label, ...parts.map((figure) => figure?.value ?? null)], key: null, figures: told },
    ];
  });
  return {
    id: LOOKED,
    caption: LOOKED_CAPTION,
    columns: [
      { label: 'Data set', unit: 'text' },
      { label: 'Compared', unit: 'count' },
      { label: 'Related', unit: 'count' },
      { label: 'Earliest', unit: 'year' },
      { label: 'Latest', unit: 'year' },
    ],
    rows,
    note: `Years as far as the records are dated. As of ${formatDate(asOf)}.`,
  };
}

/** "PFAS" and "Africa", which the profile has in small letters. */
export function asTyped(word: string, description: string): string {
  const typed = wordsTyped(description)
    .flatMap((each) => [each, ...each.split('-')])
    .filter((each) => each.toLowerCase() === word);
  const isName =
    typed.length > 0 && !typed.includes(word) && new RegExp(`(?<=[\\p{L},] )${typed[0]}\\b`, 'u').test(description);
  return typed.find((each) => /\p{Lu}.*\p{Lu}/u.test(each)) ?? (isName ? typed[0]! : word);
}
const wordsTyped = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];

async function countOf(
  word: string,
  { id, label, facets }: EngineDeclaration,
  index: Options['index'],
  signal?: AbortSignal,
): Promise<Figure> {
  const { tree } = readQuery(
    word,
    facets.map(({ field }) => field),
  );
  const [row] = tree
    ? await index.aggregate({ engines: [id], query: inBothSpellings(tree), by: { type: 'all' } }, signal)
    : [];
  return {
    id: `${SOUGHT}:${id}:${word}`,
    label: `${label}, the word ${word}`,
    value: row?.count ?? 0,
    unit: 'count',
    query: { searchEngine: id, query: word, filters: {} },
  };
}
