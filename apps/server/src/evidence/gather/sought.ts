import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { Scope } from '@groundwork/contract/relevance';
import type { Figure } from '@groundwork/contract/report-document';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { inBothSpellings } from '../../catalogue/query/american-spelling.ts';
import { readQuery } from '../../catalogue/query/parse-query.ts';
import type { YearsCovered } from '../../catalogue/years/years-covered.ts';
import type { FindingTable } from '../evidence.ts';

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
  scope: Scope;
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
  index: Pick<CatalogueIndex, 'aggregate'>;
  about: ProjectMatches;
  /** ISO 8601: when the catalogue last changed. */
  asOf: string;
  signal?: AbortSignal | undefined;
};

/**
 * Where no record is on topic: how many records hold the project's words at all, one by one. It tells a project in other words
 * than its field's from a catalogue that lacks the field.
 */
export async function soughtWords({ index, about, asOf, signal, engineOf }: Options) {
  const words = about.terms
    .filter(({ weight, axis }) => weight >= WEIGHT_MIN && axis !== null)
    .slice(0, LOOKED_UP_MAX)
    .map(({ label }) => label);
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
export function lookedThrough({ scope, engineOf, projectId, years, lookedAt, related, onTopic }: Compared): Figure[] {
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
  const near = ofData('related', 'related to the project', related, { about: [projectId, 'wide'] });
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
    query: { ...compared.all.query, filters: { about: [projectId, scope] } },
  };
  return [...compared.figures, ...near.figures, ...covered, compared.all, near.all, sets, about];
}

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
