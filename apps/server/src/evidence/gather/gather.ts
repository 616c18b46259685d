import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Persona } from '@groundwork/contract/projects';
import type { Scope } from '@groundwork/contract/relevance';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { spread } from '../../catalogue/matching/spread.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { YearsCovered } from '../../catalogue/years/years-covered.ts';
import { type Coverage, CUES, type Cue, type Evidence, type EvidenceRecord, type Passage } from '../evidence.ts';
import { computeFindings } from '../findings/compute-findings.ts';
import { observe } from '../findings/observed.ts';
import { AIMED, aimOf } from './aims.ts';
import { cleanRecord, isUntitled } from './clean-record.ts';
import { evidenceKey, evidenceRecord, readPart, TEXT_MAX } from './evidence-record.ts';
import { computeFigures, isLifeScience } from './figures.ts';
import { figuresOfNearby, neighboursOf } from './nearby.ts';
import { openFirst } from './open-first.ts';
import { answersCue, enginesFor, namesTopic, quotableSentences, topicWords } from './passages.ts';
import { lookedTable, lookedThrough, soughtWords } from './sought.ts';

/** Of the surest so many, near-duplicates are dropped, and the rest spread over organisations. */
const LOOKED_THROUGH = 100;
const RECORDS_PER_ENGINE = 60;
/** Records whose sentences are looked through. */
const RECORDS_QUOTED = 150;
const PASSAGES_PER_CUE = 6;
/** Records of a data set that tell what their work is for. */
const AIMS_PER_ENGINE = 6;
/** With fewer on topic a reader is told what lies near it. */
const LITTLE_ON_TOPIC = 5;

export interface GatherOptions {
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  project: { id: string; title: string; description: string; persona: Persona };
  about: ProjectMatches;
  signal?: AbortSignal;
}

/** Looks through every data set for what is on the project's topic: the surest records, sentences that answer the report's questions, figures. */
export async function gatherEvidence({ index, engineOf, project, about, signal }: GatherOptions): Promise<Evidence> {
  const [{ changedAt }, stats] = await Promise.all([index.version(), index.stats()]);
  const evidenceOf = (record: CatalogueRecord): EvidenceRecord => evidenceRecord(record, engineOf(record.engine));
  const byEngine = <Value>(read: (engine: Engine, at: number) => Value) =>
    Object.fromEntries(ENGINES.map((engine, at) => [engine, read(engine, at)])) as Record<Engine, Value>;

  const observed = await observe({ index, about, project, asOf: changedAt, signal });
  const { narrowed } = observed;
  const found = await Promise.all(
    ENGINES.map((engine) => searchEngine(index, engineOf(engine), about, narrowed[engine], changedAt, signal)),
  );
  const totals = byEngine((_, at) => found[at]!.onTopic);
  const related = byEngine((_, at) => found[at]!.related);
  const lookedAt = byEngine((id) => stats.find(({ engine }) => engine === id)?.count ?? 0);
  const records = byEngine((_, at) => found[at]!.records.map(evidenceOf));

  const passages = Object.fromEntries(CUES.map((cue) => [cue, [] as Passage[]])) as Record<Cue, Passage[]>;
  const cited = new Map<string, EvidenceRecord>();
  const surest = await surestOf(index, about, signal);
  for (const { record, quote, cue } of passagesOf(surest, namesTopic(about))) {
    const key = evidenceKey(record);
    passages[cue].push({ key, quote });
    cited.set(key, evidenceOf(record));
  }
  const words = topicWords(about);
  const aims = aimsOf(
    AIMED.flatMap((engine) => found[ENGINES.indexOf(engine)]!.surest),
    words,
  );
  for (const { record } of aims) cited.set(evidenceKey(record), evidenceOf(record));
  const worked = await computeFindings(observed);
  for (const record of worked.cited) cited.set(`${record.engine}/${record.id}`, evidenceOf(record));
  for (const engine of ENGINES) for (const { key } of records[engine]) cited.delete(key);
  const onTopic = ENGINES.reduce((sum, engine) => sum + totals[engine], 0);
  const neighbours = onTopic < LITTLE_ON_TOPIC ? await neighboursOf({ index, about, signal }) : [];
  const near = neighbours.map(({ record }) => record);
  const nearby = near.map(evidenceOf);
  for (const record of nearby) cited.set(record.key, record);
  aims.push(...aimsOf(near, words));

  const { figures, series } = await computeFigures({
    index,
    projectId: project.id,
    about,
    narrowed,
    years: observed.years,
    signal,
  });
  const sought =
    onTopic === 0
      ? await soughtWords({ index, engineOf, about, asOf: changedAt, signal })
      : { figures: [], tables: [] };
  const looked = lookedThrough({
    scope: about.scope,
    engineOf,
    projectId: project.id,
    years: observed.years,
    lookedAt,
    related,
    onTopic,
  });
  const lookedIn = onTopic < LITTLE_ON_TOPIC ? [lookedTable(looked, { engineOf, asOf: changedAt })] : [];
  return {
    asOf: changedAt,
    project,
    totals,
    related,
    lookedAt,
    records,
    passages,
    surest: surest.map(evidenceKey),
    aims: aims.map(({ record, quote }) => ({ key: evidenceKey(record), quote })),
    cited: [...cited.values()],
    nearby: nearby.map(({ key }) => key),
    apart: neighbours.map(({ record, ...apart }) => ({ key: evidenceKey(record), ...apart })),
    figures: [...figures, ...worked.figures, ...sought.figures, ...figuresOfNearby(neighbours), ...looked],
    series: [...series, ...worked.series],
    findings: worked.findings,
    tables: [...worked.tables, ...sought.tables, ...lookedIn],
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
    records: spread(usable, RECORDS_PER_ENGINE).map(({ record }) => record),
    // Calls of years ago, too: nobody can apply any more, but they say who wanted it.
    surest: spread(standing, AIMS_PER_ENGINE).map(({ record }) => readPart(record)),
  };
}

/** The surest on topic over all data sets: what is quoted comes from them. */
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
      limit: RECORDS_QUOTED,
    },
    signal,
  );
  return hits.map(({ record }) => cleanRecord(record)).filter(isStanding);
}

/** At most one sentence per record, the records in order of relevance; no sentence in two sections. */
function passagesOf(
  records: CatalogueRecord[],
  isOnTopic: (sentence: string) => boolean,
): { record: CatalogueRecord; quote: string; cue: Cue }[] {
  const said = new Set<string>();
  const sentences = records.map((record) => ({ record, quotes: quotableSentences(record.text.slice(0, TEXT_MAX)) }));
  return CUES.flatMap((cue) => {
    const engines = enginesFor(cue);
    return sentences
      .filter(({ record }) => engines.includes(record.engine))
      .flatMap(({ record, quotes }) => {
        const quote = quotes.find((each) => !said.has(each) && answersCue(each, cue) && isOnTopic(each));
        if (quote === undefined) return [];
        said.add(quote);
        return [{ record, quote, cue }];
      })
      .slice(0, PASSAGES_PER_CUE);
  });
}

function aimsOf(records: CatalogueRecord[], words: (sentence: string) => number) {
  return records.flatMap((record) => {
    const quote = aimOf(record, words);
    // What closes is a call: its title says what is asked for, if need be.
    return quote === null && !engineDeclaration(record.engine).closes ? [] : [{ record, quote }];
  });
}

/** Retracted papers, withdrawn trials and what has no title are counted where they are found, but nothing is built on them. */
function isStanding(record: CatalogueRecord): boolean {
  return !record.withdrawn && !isUntitled(record);
}

const coverageOf = ({ from, to, gaps }: YearsCovered): Coverage | null =>
  from === null || to === null ? null : { from, to, gaps };
