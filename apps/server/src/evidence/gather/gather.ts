import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { Persona } from '@groundwork/contract/projects';
import type { Ring, Scope } from '@groundwork/contract/relevance';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { diversify } from '../../catalogue/matching/diversify.ts';
import { isWithin, type Match, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { YearsCovered } from '../../catalogue/years/years-covered.ts';
import type { Coverage, Evidence, EvidenceRecord, SourceCount } from '../evidence.ts';
import { computeFindings } from '../findings/compute-findings.ts';
import { observe } from '../findings/observed.ts';
import { CLOSE_FROM, NOT_FAR_FROM } from '../idea/closeness.ts';
import type { HeldIdea } from '../idea/hold-idea.ts';
import { tellingWords, wordsInCommon } from '../idea/words-in-common.ts';
import { type Encodes, withNearness } from '../reading/find-passages.ts';
import { evidenceKey, evidenceRecord, isUntitled, readPart } from '../records/evidence-record.ts';
import { openFirst } from '../records/open-first.ts';
import { describedProject } from '../records/own-sources.ts';
import { behindWords } from './behind-words.ts';
import { computeFigures, isLifeScience } from './figures.ts';
import { lookedThrough, ringFigures } from './looked-through.ts';
import { nearestOf } from './nearest.ts';
import { notesOf, type ReadNotes } from './notes-of.ts';
import { placed } from './placed.ts';

/** So many of the surest are looked through: near-duplicates are dropped, and the rest spread over organisations. */
const LOOKED_THROUGH = 100;
const RECORDS_PER_ENGINE = 60;
/** Records whose texts are read. */
const RECORDS_READ = 150;
/** Of the closest a language model is told nearly all: a report that knows a part of them sends its reader to ask for what they tell. */
const RECORDS_READ_WHOLE = 5;

export interface GatherOptions {
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  project: { id: string; title: string; description: string; persona: Persona };
  about: ProjectMatches;
  /** The project's idea held against the records. */
  idea: HeldIdea;
  readNotes: ReadNotes;
  /** Null where there is none: then questions are answered by their words alone. */
  encoder: Encodes | null;
  /** Counts of the public sources that were asked for the project. */
  atSources?: SourceCount[];
  signal?: AbortSignal;
}

/** Looks through every data set for what belongs to the project: the surest records, what they say, figures. */
export async function gatherEvidence(options: GatherOptions): Promise<Evidence> {
  const { index, engineOf, project, about, idea, readNotes, encoder, atSources, signal } = options;
  const [{ changedAt }, stats] = await Promise.all([index.version(), index.stats()]);
  const matches = new Map(about.matches.map((match) => [evidenceKey(match), match]));
  const byEngine = <Value>(read: (engine: Engine, at: number) => Value) =>
    Object.fromEntries(ENGINES.map((engine, at) => [engine, read(engine, at)])) as Record<Engine, Value>;

  const observed = await observe({ index, about, project, asOf: changedAt, atSources, idea, signal });
  const { narrowed, closenessTo } = observed;
  const evidenceOf = (record: CatalogueRecord): EvidenceRecord =>
    placed(evidenceRecord(record, engineOf(record.engine)), observed);
  const found = await Promise.all(
    ENGINES.map((engine) => searchEngine(index, engineOf(engine), about, narrowed[engine], changedAt, signal)),
  );
  const totals = byEngine((_, at) => found[at]!.onTopic);
  const related = byEngine((_, at) => found[at]!.related);
  const lookedAt = byEngine((id) => stats.find(({ engine }) => engine === id)?.count ?? 0);
  const records = byEngine((_, at) => found[at]!.records.map(evidenceOf));
  const inField = ENGINES.reduce((sum, engine) => sum + totals[engine], 0);

  // Only the medicines that the description means are told of, anywhere.
  const meant = new Set(Object.values(observed.records).flat().map(evidenceKey));
  const isMeant = (each: RecordRef) => !narrowed[each.engine] || meant.has(evidenceKey(each));
  const cited = new Map<string, EvidenceRecord>();
  const cite = (record: CatalogueRecord) => cited.set(evidenceKey(record), evidenceOf(record));
  const closestFirst = (some: readonly CatalogueRecord[]) =>
    some
      .map((record) => ({ record, closeness: closenessTo(record) }))
      .toSorted((one, other) => other.closeness - one.closeness)
      .map(({ record }) => record);
  const surest = closestFirst((await surestOf(index, about, signal)).filter(isMeant));
  const isSurest = new Set(surest.map(evidenceKey));
  const beside = [...idea.records.values()].filter((record) => !isSurest.has(evidenceKey(record)) && isMeant(record));
  // What was held against nothing is as close as it is sure.
  const closest =
    idea.held.size === 0
      ? surest
      : toldOneByOne(closestFirst([...surest, ...beside]), { ...about, near: idea.near }, closenessTo);
  const outside = closest.filter((record) => !isSurest.has(evidenceKey(record)));
  const own = describedProject(project, changedAt);
  const read = [
    ...(await notesOf([own.record, ...surest, ...outside], readNotes, { signal })),
    ...(await notesOf(closest.slice(0, RECORDS_READ_WHOLE), readNotes, { signal, isWhole: true })).filter(
      ({ isPassage }) => isPassage,
    ),
  ];
  const notes = await withNearness(read, project.description, encoder, signal);
  for (const record of [...surest, ...outside]) cite(record);
  const worked = await computeFindings(observed);
  const nearest = await nearestOf({ index, about, observed, closest, closenessTo, isTold: isMeant });
  const behind = await behindWords({ index, about, asOf: changedAt, isTold: isMeant, signal });
  for (const record of [...worked.cited, ...nearest.cited, ...behind.cited]) cite(record);
  for (const engine of ENGINES) for (const { key } of records[engine]) cited.delete(key);

  const { figures, series } = await computeFigures({
    index,
    projectId: project.id,
    about,
    narrowed,
    years: observed.years,
    signal,
  });
  const looked = lookedThrough({
    scope: about.scope,
    engineOf,
    projectId: project.id,
    years: observed.years,
    lookedAt,
    related,
    onTopic: inField,
  });
  const all = [...Object.values(records).flat(), ...cited.values()];
  return {
    asOf: changedAt,
    project,
    totals,
    related,
    lookedAt,
    records,
    rings: Object.fromEntries(all.flatMap(({ key }) => (matches.has(key) ? [[key, matches.get(key)!.ring]] : []))),
    notes,
    shown: idea.shown,
    statements: idea.statements,
    surest: surest.map(evidenceKey),
    closest: closest.map(evidenceKey),
    areSourcesAsked: observed.atSources.length > 0,
    ...(idea.held.size > 0 && { closeness: nearest.closeness, nearestByAxis: nearest.nearestByAxis }),
    ...(behind.axisWords && { axisWords: behind.axisWords }),
    cited: [...cited.values(), own],
    figures: [
      ...figures,
      ...worked.figures,
      ...looked,
      nearest.figure,
      ...behind.figures,
      ...ringFigures({ scope: about.scope, matches: about.matches.filter(isMeant) }, project.id),
    ],
    series: [...series, ...worked.series],
    findings: worked.findings,
    tables: [...worked.tables, ...(behind.table ? [behind.table] : [])],
    map: worked.map,
    coverage: byEngine((engine) => coverageOf(observed.years[engine])),
    isLifeScience: isLifeScience(totals),
    isByWords: about.isByWords,
  };
}

async function searchEngine(
  index: CatalogueIndex,
  engine: EngineDeclaration,
  about: ProjectMatches,
  facets: Record<string, string[]> | undefined,
  asOf: string,
  signal?: AbortSignal,
) {
  const among = (scope: Scope) => ({
    engines: [engine.id],
    query: null,
    among: within(about, scope),
    ...(facets && { facets }),
  });
  const [answer, [all]] = await Promise.all([
    index.search(
      { ...among(about.scope), sort: 'relevance', direction: 'desc', offset: 0, limit: LOOKED_THROUGH },
      signal,
    ),
    index.aggregate({ ...among('wide'), by: { type: 'all' } }, signal),
  ]);
  const standing = answer.hits.filter(({ record }) => isStanding(record));
  const usable = engine.closes ? openFirst(standing, asOf) : standing;
  return {
    onTopic: answer.total,
    related: all?.count ?? 0,
    records: diversify(usable, RECORDS_PER_ENGINE).map(({ record }) => record),
  };
}

/** The surest of the field over all data sets: their texts are read. */
async function surestOf(
  index: CatalogueIndex,
  about: ProjectMatches,
  signal?: AbortSignal,
): Promise<CatalogueRecord[]> {
  const { hits } = await index.search(
    {
      engines: [...ENGINES],
      query: null,
      among: within(about),
      sort: 'relevance',
      direction: 'desc',
      offset: 0,
      limit: RECORDS_READ,
    },
    signal,
  );
  return hits.map(({ record }) => readPart(record)).filter(isStanding);
}

/** Kinds of records, and how many of each are told though they are not close. */
const KINDS: { engines: readonly Engine[]; least: number }[] = [
  { engines: ['funding-opportunities'], least: 4 },
  { engines: ['patents', 'federal-lab-technologies', 'university-technologies'], least: 6 },
];
const WORKS_LEAST = 5;
type Ringed = Pick<Match, 'engine' | 'id' | 'ring'>;
const OF_ITS_USE: readonly Ring[] = ['direct', 'same use'];

/**
 * Those that are close, or that an estimate, a model or somebody of the project calls near, and the first of each kind that are not far,
 * in their order. Not one that has none of the idea's telling words, unless a person or a model calls it near, or it is of the same use by
 * all that is known of it: of 22 such records that were marked no reader would have underlined one, but "duodenum" stands in no record on
 * duodenal resurfacing. Where nothing is known of the idea's words, all may be told.
 */
export function toldOneByOne(
  records: readonly CatalogueRecord[],
  { terms, near, matches }: Pick<ProjectMatches, 'terms'> & Pick<HeldIdea, 'near'> & { matches: readonly Ringed[] },
  closenessTo: (record: CatalogueRecord) => number,
): CatalogueRecord[] {
  const nearOf = (record: CatalogueRecord) => near[evidenceKey(record)] ?? [];
  const ofUse = new Set(matches.filter(({ ring }) => OF_ITS_USE.includes(ring)).map(evidenceKey));
  const sharesWords = (record: CatalogueRecord) =>
    tellingWords(terms).length === 0 ||
    ofUse.has(evidenceKey(record)) ||
    wordsInCommon(record, terms).shared.length > 0 ||
    nearOf(record).some(({ by }) => by !== 'estimate');
  const isClose = (record: CatalogueRecord) =>
    closenessTo(record) >= CLOSE_FROM || nearOf(record).some(({ certainty }) => certainty >= IDEA_NEAR_FROM);
  const kindOf = ({ engine }: CatalogueRecord) => KINDS.find(({ engines }) => engines.includes(engine));
  const told = new Map<unknown, number>();
  const titles = new Set<string>();
  return records.filter(sharesWords).filter((record) => {
    const kind = kindOf(record);
    const count = told.get(kind) ?? 0;
    // The same call of another year tells nothing more.
    const title = `${record.engine} ${record.title.toLowerCase()}`;
    const isMore = count < (kind?.least ?? WORKS_LEAST) && !titles.has(title) && closenessTo(record) >= NOT_FAR_FROM;
    if (!isMore && !isClose(record)) return false;
    told.set(kind, count + 1);
    titles.add(title);
    return true;
  });
}

/** Retracted papers, withdrawn trials and untitled records are counted where found, but nothing is built on them. */
function isStanding(record: CatalogueRecord): boolean {
  return !record.withdrawn && !isUntitled(record);
}

const coverageOf = ({ from, to, gaps }: YearsCovered): Coverage | null =>
  from === null || to === null ? null : { from, to, gaps };

/** A report cites no more. */
const RECORDS_MAX = 60;

/** The surest of the field, which a language model reads before a report is planned. */
export async function readFirst(
  index: Pick<CatalogueIndex, 'get'>,
  { matches, scope }: ProjectMatches,
): Promise<CatalogueRecord[]> {
  const refs = matches.filter((match) => isWithin(match, scope)).slice(0, RECORDS_MAX);
  const records = await index.get(refs.map(({ engine, id }) => ({ engine, id })));
  return records.flatMap((record) => (record ? [readPart(record)] : []));
}
