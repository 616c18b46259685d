import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Persona } from '@groundwork/contract/projects';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { parseQuery } from '../../catalogue/query/parse-query.ts';
import type { QueryNode } from '../../catalogue/query/query-tree.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { CUES, type Cue, type Evidence, type EvidenceRecord, type Passage } from '../evidence.ts';
import { findTopic } from '../topic/topic-query.ts';
import { fieldLines } from './field-lines.ts';
import { computeFigures, isLifeScience } from './figures.ts';
import { answeringSentences, CUE_SEARCH } from './passages.ts';

const RECORDS_PER_ENGINE = 15;
const RECORDS_PER_CUE = 25;
const PASSAGES_PER_CUE = 6;
const PASSAGES_PER_RECORD = 1;
const TEXT_MAX = 12_000;

export interface GatherOptions {
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  project: { id: string; title: string; description: string; persona: Persona };
  signal?: AbortSignal;
}

/** Searches every engine for the project's topic: the best records, sentences that answer the report's questions, figures. */
export async function gatherEvidence({ index, engineOf, project, signal }: GatherOptions): Promise<Evidence> {
  const { changedAt } = await index.version();
  const topic = await findTopic(index, project);
  const tree = topic.query ? parseQuery(topic.query) : null;
  const evidenceOf = (record: CatalogueRecord): EvidenceRecord => ({
    key: `${record.engine}/${record.id}`,
    record: { ...record, text: record.text.slice(0, TEXT_MAX) },
    fields: fieldLines(record, engineOf(record.engine)),
  });

  const found = await Promise.all(ENGINES.map((engine) => searchEngine(index, engine, tree, signal)));
  const totals = Object.fromEntries(ENGINES.map((engine, at) => [engine, found[at]!.total])) as Evidence['totals'];
  const records = Object.fromEntries(
    ENGINES.map((engine, at) => [engine, found[at]!.records.map(evidenceOf)]),
  ) as Evidence['records'];

  const passages = {} as Record<Cue, Passage[]>;
  const cited = new Map<string, EvidenceRecord>();
  for (const cue of CUES) {
    const answers = tree ? await searchCue(index, tree, cue, signal) : [];
    passages[cue] = answers.map(({ record, quote }) => ({ key: `${record.engine}/${record.id}`, quote }));
    for (const { record } of answers) cited.set(`${record.engine}/${record.id}`, evidenceOf(record));
  }
  for (const engine of ENGINES) for (const { key } of records[engine]) cited.delete(key);

  const life = isLifeScience(totals);
  const { figures, series } = await computeFigures({ index, topic, tree, totals, asOf: changedAt, signal });
  return {
    asOf: changedAt,
    project,
    topic,
    totals,
    records,
    passages,
    cited: [...cited.values()],
    figures,
    series,
    isLifeScience: life,
  };
}

async function searchEngine(index: CatalogueIndex, engine: Engine, tree: QueryNode | null, signal?: AbortSignal) {
  if (!tree) return { total: 0, records: [] };
  const answer = await index.search(
    { engines: [engine], query: tree, sort: 'relevance', direction: 'desc', offset: 0, limit: RECORDS_PER_ENGINE },
    signal,
  );
  return { total: answer.total, records: answer.hits.map(({ record }) => record).filter(isStanding) };
}

/** At most one sentence per record, the records in order of relevance. */
async function searchCue(index: CatalogueIndex, tree: QueryNode, cue: Cue, signal?: AbortSignal) {
  const { query, engines } = CUE_SEARCH[cue];
  const asked = parseQuery(query)!;
  const answer = await index.search(
    {
      engines,
      query: { type: 'and', nodes: [tree, asked] },
      sort: 'relevance',
      direction: 'desc',
      offset: 0,
      limit: RECORDS_PER_CUE,
    },
    signal,
  );
  const seen = new Set<string>();
  return answer.hits
    .filter(({ record }) => isStanding(record))
    .flatMap(({ record }) =>
      answeringSentences(record.text.slice(0, TEXT_MAX), cue)
        .filter((quote) => !seen.has(quote) && seen.add(quote))
        .slice(0, PASSAGES_PER_RECORD)
        .map((quote) => ({ record, quote })),
    )
    .slice(0, PASSAGES_PER_CUE);
}

/** Retracted papers and withdrawn trials are counted where they are found, but nothing is built on what they say. */
function isStanding(record: CatalogueRecord): boolean {
  return !record.withdrawn;
}
