import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { Persona } from '@groundwork/contract/projects';
import type { Scope } from '@groundwork/contract/relevance';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { diversify } from '../../catalogue/matching/diversify.ts';
import { isWithin, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { YearsCovered } from '../../catalogue/years/years-covered.ts';
import type { Coverage, Evidence, EvidenceRecord, SourceCount } from '../evidence.ts';
import { computeFindings } from '../findings/compute-findings.ts';
import { observe } from '../findings/observed.ts';
import { closenessOf } from '../idea/closeness.ts';
import type { HeldIdea } from '../idea/hold-idea.ts';
import { type Encodes, withNearness } from '../reading/find-passages.ts';
import { isUntitled } from './clean-record.ts';
import { evidenceKey, evidenceRecord, readPart } from './evidence-record.ts';
import { computeFigures, isLifeScience } from './figures.ts';
import { lookedTable, lookedThrough } from './looked-through.ts';
import { notesOf, type ReadNotes } from './notes-of.ts';
import { openFirst } from './open-first.ts';
import { describedProject } from './own-sources.ts';
import { placed } from './placed.ts';
import { ringFigures } from './rings.ts';

/** So many of the surest are looked through: near-duplicates are dropped, and the rest spread over organisations. */
const LOOKED_THROUGH = 100;
const RECORDS_PER_ENGINE = 60;
/** Records whose texts are read. */
const RECORDS_READ = 150;
/** With fewer records of the field a reader is told what lies near it, with still fewer what was looked through. */
const FEW_IN_FIELD = 10;
const LITTLE_IN_FIELD = 5;
const NEARBY_MAX = 6;

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
  const { narrowed } = observed;
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
      .map((record) => ({
        record,
        closeness: closenessOf(evidenceKey(record), matches.get(evidenceKey(record)), idea),
      }))
      .toSorted((one, other) => other.closeness - one.closeness)
      .map(({ record }) => record);
  const surest = closestFirst((await surestOf(index, about, signal)).filter(isMeant));
  const isSurest = new Set(surest.map(evidenceKey));
  const outside = [...idea.records.values()].filter(
    (record) => !isSurest.has(evidenceKey(record)) && isMeant(record) && isLikelyNear(record, idea),
  );
  const told = new Set([...isSurest, ...outside.map(evidenceKey)]);
  const beside =
    inField < FEW_IN_FIELD
      ? closestFirst(await readOutside({ index, about, idea, signal })).filter(
          (record) => isMeant(record) && !told.has(evidenceKey(record)),
        )
      : [];
  const hits = beside.map((record) => ({ record }));
  const nearby = diversify(hits, NEARBY_MAX).map(({ record }) => record);
  const own = describedProject(project, changedAt);
  const read = await notesOf([own.record, ...surest, ...outside, ...nearby], readNotes, signal);
  const notes = await withNearness(read, project.description, encoder, signal);
  for (const record of [...surest, ...outside, ...nearby]) cite(record);
  const worked = await computeFindings(observed);
  for (const record of worked.cited) cite(record);
  for (const engine of ENGINES) for (const { key } of records[engine]) cited.delete(key);

  const isHeld = idea.statements.length > 0;
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
    unlike: surest.map(evidenceKey).filter((key) => isHeld && idea.held.has(key) && !idea.near[key]),
    surest: surest.map(evidenceKey),
    closest: closestFirst([...surest, ...outside]).map(evidenceKey),
    cited: [...cited.values(), own],
    nearby: nearby.map(evidenceKey),
    figures: [
      ...figures,
      ...worked.figures,
      ...looked,
      ...ringFigures({ scope: about.scope, matches: about.matches.filter(isMeant) }, project.id),
    ],
    series: [...series, ...worked.series],
    findings: worked.findings,
    tables: [
      ...worked.tables,
      ...(inField < LITTLE_IN_FIELD ? [lookedTable(looked, { engineOf, asOf: changedAt })] : []),
    ],
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

/** The surest on topic over all data sets: their texts are read. */
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

/** True where an estimate, a model or somebody of the project calls it near. */
const isLikelyNear = (record: CatalogueRecord, { near }: Pick<HeldIdea, 'near'>): boolean =>
  (near[evidenceKey(record)] ?? []).some(({ certainty }) => certainty >= IDEA_NEAR_FROM);

/** The records nearest to a project, or to something that the idea says, that are not of its field. */
async function readOutside({
  index,
  about,
  idea,
  signal,
}: Pick<GatherOptions, 'index' | 'about' | 'idea'> & { signal?: AbortSignal | undefined }): Promise<CatalogueRecord[]> {
  const inScope = new Set(about.matches.filter((match) => isWithin(match, about.scope)).map(evidenceKey));
  const outside = about.matches.filter((match) => !inScope.has(evidenceKey(match))).slice(0, LOOKED_THROUGH);
  const records = await index.get(
    outside.map(({ engine, id }) => ({ engine, id })),
    signal,
  );
  const read = records.flatMap((record) => (record && isStanding(record) ? [readPart(record)] : []));
  const near = [...idea.records].flatMap(([key, record]) => (inScope.has(key) ? [] : [record]));
  return [...new Map([...near, ...read].map((record) => [evidenceKey(record), record])).values()];
}

/** Retracted papers, withdrawn trials and untitled records are counted where found, but nothing is built on them. */
function isStanding(record: CatalogueRecord): boolean {
  return !record.withdrawn && !isUntitled(record);
}

const coverageOf = ({ from, to, gaps }: YearsCovered): Coverage | null =>
  from === null || to === null ? null : { from, to, gaps };
