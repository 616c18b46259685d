import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { wordsOf } from '../../catalogue/query/content-words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { About, TermMeasure } from '../../catalogue/relevance/about.ts';
import { isInfinitive, wordClasses } from '../../catalogue/relevance/word-classes.ts';
import { readYearsCovered, type YearsCovered } from '../../catalogue/years/years-covered.ts';
import { cleanRecord } from '../gather/clean-record.ts';
import { type Narrowed, ownSubstances } from '../gather/own-substances.ts';
import { affirmed } from './said-in.ts';

/** What findings are worked out from: everything on topic in every data set, and the years that each covers. */
export interface Observed {
  projectId: string;
  asOf: string;
  /** The surest first; all of them, unless there are more than `OBSERVED_MAX`. */
  records: Record<Engine, CatalogueRecord[]>;
  totals: Record<Engine, number>;
  /** Facets that what is told of a data set has. */
  narrowed: Narrowed;
  years: Record<Engine, YearsCovered>;
  /** Words of the project's profile that carry most of its weight, each under all its names. */
  parts: { label: string; variants: string[] }[];
  /** Nouns of its first words that carry some of its weight and that the catalogue knows. */
  tellingNouns: { label: string; variants: string[] }[];
}

/** Of one data set at most so many records are looked at one by one. */
const OBSERVED_MAX = 1000;
const PAGE = 250;
const PARTS = 5;
/** What a project is it says first. */
const FIRST_WORDS = 250;
/** Of the whole weight. */
const TELLING = 0.05;
/** A word that hardly any record has is a name, or misspelt. */
const KNOWN = 5;

interface Options {
  index: CatalogueIndex;
  about: About;
  project: { id: string; title: string; description: string };
  asOf: string;
  signal?: AbortSignal | undefined;
}

export async function observe({ index, about, project, asOf, signal }: Options): Promise<Observed> {
  const text = `${project.title}. ${project.description}`;
  const narrowed = await ownSubstances(index, engineDeclarations, about, text, signal);
  const [found, years, measured] = await Promise.all([
    Promise.all(ENGINES.map((engine) => readOnTopic(index, engine, about, narrowed[engine] ?? {}, signal))),
    Promise.all(ENGINES.map((engine) => readYearsCovered(index, engine, asOf, signal))),
    index.measure(about, signal),
  ]);
  const byEngine = <Value>(values: readonly Value[]) =>
    Object.fromEntries(ENGINES.map((engine, at) => [engine, values[at]])) as Record<Engine, Value>;
  const weights = new Map(measured.terms.map(({ label, weight }) => [label, weight]));
  return {
    projectId: project.id,
    asOf,
    records: byEngine(found.map(({ records }) => records)),
    totals: byEngine(found.map(({ total }) => total)),
    narrowed,
    years: byEngine(years),
    parts: about.terms
      .toSorted((one, other) => (weights.get(other.label) ?? 0) - (weights.get(one.label) ?? 0))
      .slice(0, PARTS)
      .map(({ label, variants }) => ({ label, variants })),
    tellingNouns: tellingNouns(about, text, measured),
  };
}

function tellingNouns(about: About, text: string, { terms }: { terms: TermMeasure[] }): Observed['tellingNouns'] {
  const first = affirmed(text.slice(0, FIRST_WORDS));
  const said = new Set(wordsOf(first));
  const classOf = wordClasses(first);
  const measures = new Map(terms.map((measure) => [measure.label, measure]));
  // Only of the core: a description also says what it looks for. And the tagger takes for a noun what can be a verb as well.
  const nouns = about.terms.filter(
    ({ label, isCore }) => isCore && said.has(label) && classOf.get(label) === 'noun' && !isInfinitive(label),
  );
  return nouns.filter(({ label }) => {
    const { weight = 0, count = 0 } = measures.get(label) ?? {};
    return weight >= TELLING && count >= KNOWN;
  });
}

async function readOnTopic(
  index: CatalogueIndex,
  engine: Engine,
  subject: About,
  facets: Record<string, string[]>,
  signal?: AbortSignal,
) {
  const { refs, total } = await index.searchRefs(
    {
      engines: [engine],
      query: null,
      about: { subject, atLeast: 'on topic' },
      facets,
      sort: 'relevance',
      direction: 'desc',
      limit: OBSERVED_MAX,
    },
    signal,
  );
  const records: CatalogueRecord[] = [];
  for (let at = 0; at < refs.length; at += PAGE) {
    signal?.throwIfAborted();
    for (const record of await index.get(refs.slice(at, at + PAGE))) if (record) records.push(cleanRecord(record));
  }
  return { records, total };
}

/** Whether every record on topic was looked at. */
export const isWhole = ({ records, totals }: Observed, engine: Engine): boolean =>
  records[engine].length === totals[engine];
