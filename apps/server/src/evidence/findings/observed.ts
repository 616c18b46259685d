import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Ring, Scope } from '@groundwork/contract/relevance';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../../catalogue/record.ts';
import { readYearsCovered, type YearsCovered } from '../../catalogue/years/years-covered.ts';
import type { SourceCount } from '../evidence.ts';
import { closenessOf } from '../idea/closeness.ts';
import type { HeldIdea } from '../idea/hold-idea.ts';
import { cleanRecord, evidenceKey } from '../records/evidence-record.ts';
import { type Narrowed, ownSubstances } from '../records/own-substances.ts';

/** The input of findings: everything that belongs to the project in every data set, and the years that each covers. */
export interface Observed {
  projectId: string;
  /** How much of what belongs to the project was looked at. */
  scope: Scope;
  asOf: string;
  /** The surest first; all of them, unless there are more than `OBSERVED_MAX`. */
  records: Record<Engine, CatalogueRecord[]>;
  totals: Record<Engine, number>;
  /** The same over all data sets, the surest first. */
  surest: CatalogueRecord[];
  /** How each record belongs to the project, by key. */
  rings: ReadonlyMap<string, Ring>;
  /** Facets that what is told of a data set has. */
  narrowed: Narrowed;
  years: Record<Engine, YearsCovered>;
  /** Data sets of which an import brought records of one status alone: which, how many, of how many. */
  oneStatus: Partial<Record<Engine, { status: string; count: number; of: number }>>;
  /** Words of the project's phrases and of their other names, folded. */
  words: ReadonlySet<string>;
  /** The subject's words, most telling first. */
  terms: readonly SubjectTerm[];
  /** The idea held against the records, statement by statement. */
  idea: HeldIdea;
  /** How close a record comes to the idea. */
  closenessTo(record: RecordRef): number;
  /** The public sources' own counts, of those that were asked. */
  atSources: SourceCount[];
}

/** At most so many records of one data set are looked at one by one. */
const OBSERVED_MAX = 1000;
const PAGE = 250;

interface Options {
  index: CatalogueIndex;
  about: ProjectMatches;
  project: { id: string; title: string; description: string };
  asOf: string;
  atSources?: SourceCount[] | undefined;
  idea: HeldIdea;
  signal?: AbortSignal | undefined;
}

export async function observe({
  index,
  about,
  project,
  asOf,
  atSources = [],
  idea,
  signal,
}: Options): Promise<Observed> {
  const text = `${project.title}. ${project.description}`;
  const narrowed = await ownSubstances(index, engineDeclarations, about, text, signal);
  const [found, years] = await Promise.all([
    Promise.all(ENGINES.map((engine) => readOnTopic(index, engine, about, narrowed[engine] ?? {}, signal))),
    Promise.all(ENGINES.map((engine) => readYearsCovered(index, engine, asOf, signal))),
  ]);
  const oneStatus = await readOneStatus(index, signal);
  const matches = new Map(about.matches.map((match) => [evidenceKey(match), match]));
  const byEngine = <Value>(values: readonly Value[]) =>
    Object.fromEntries(ENGINES.map((engine, at) => [engine, values[at]])) as Record<Engine, Value>;
  return {
    projectId: project.id,
    scope: about.scope,
    asOf,
    records: byEngine(found.map(({ records }) => records)),
    totals: byEngine(found.map(({ total }) => total)),
    surest: surestFirst(
      found.flatMap(({ records }) => records),
      about,
    ),
    rings: new Map(about.matches.map((match) => [refKey(match), match.ring])),
    narrowed,
    years: byEngine(years),
    oneStatus,
    words: new Set(about.subject.phrases.flatMap(({ phrase, variants }) => [phrase, ...variants].flatMap(foldedWords))),
    terms: about.terms,
    idea,
    closenessTo: (record) => closenessOf(evidenceKey(record), matches.get(evidenceKey(record)), idea),
    atSources,
  };
}

/** From this share on, of at least so many records, a data set says nothing of other statuses: it was asked for one. */
const ONE_STATUS_SHARE = 0.98;
const ONE_STATUS_MIN = 20;
const WITH_STATUS = ['clinical-trials', 'international-trials'] as const satisfies Engine[];

async function readOneStatus(index: CatalogueIndex, signal?: AbortSignal): Promise<Observed['oneStatus']> {
  const found: Observed['oneStatus'] = {};
  for (const engine of WITH_STATUS) {
    const all = { engines: [engine], query: null };
    const [[sum], [most]] = await Promise.all([
      index.aggregate({ ...all, by: { type: 'all' } }, signal),
      index.aggregate({ ...all, by: { type: 'facet', field: 'status' }, limit: 1 }, signal),
    ]);
    if (sum && most && sum.count >= ONE_STATUS_MIN && most.count >= sum.count * ONE_STATUS_SHARE)
      found[engine] = { status: most.key, count: most.count, of: sum.count };
  }
  return found;
}

async function readOnTopic(
  index: CatalogueIndex,
  engine: Engine,
  about: ProjectMatches,
  facets: Record<string, string[]>,
  signal?: AbortSignal,
) {
  const { refs, total } = await index.searchRefs(
    {
      engines: [engine],
      query: null,
      among: within(about),
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

function surestFirst(records: readonly CatalogueRecord[], { matches }: ProjectMatches): CatalogueRecord[] {
  const places = new Map(matches.map((match, at) => [refKey(match), at]));
  const placeOf = (record: CatalogueRecord) => places.get(refKey(record)) ?? places.size;
  return records.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The data set that most of the field is of: its search stands for the field. */
export const mostOf = ({ totals }: Pick<Observed, 'totals'>): Engine =>
  ENGINES.toSorted((one, other) => totals[other] - totals[one])[0]!;

/** Whether every record on topic was looked at. */
export const isWhole = ({ records, totals }: Observed, engine: Engine): boolean =>
  records[engine].length === totals[engine];
