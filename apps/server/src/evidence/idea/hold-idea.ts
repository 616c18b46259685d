import { ENGINES } from '@groundwork/contract/engines';
import { ENCODER_MODEL } from '../../catalogue/encoder/encoded-text.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../../catalogue/record.ts';
import { isUntitled } from '../gather/clean-record.ts';
import { evidenceKey, readPart } from '../gather/evidence-record.ts';
import type { Encodes } from '../reading/find-passages.ts';
import { type ClaimChart, claimChart, NO_CHART } from './claim-chart.ts';
import { ideaStatements } from './idea-statements.ts';

/** The surest of the project, in and beside its field, its surest calls, and what lies nearest to each statement, wherever that is. */
const SUREST = 100;
const CALLS = 20;
const NEAREST = 8;
/** Of one statement alone nothing is told statement by statement. */
const STATEMENTS_MIN = 2;

export interface HeldIdea extends ClaimChart {
  /** Those that come near to a statement, by key. */
  records: ReadonlyMap<string, CatalogueRecord>;
}

export const NOT_HELD: HeldIdea = { ...NO_CHART, records: new Map() };

interface Options {
  index: Pick<CatalogueIndex, 'searchRefs' | 'get' | 'stats' | 'vectors'>;
  about: ProjectMatches;
  title: string;
  description: string;
  /** Null where there is none. */
  encoder: Encodes | null;
  signal?: AbortSignal | undefined;
}

/** Holds a project's idea against the records that are most likely to say it. A bare name of a medicine says nothing of how it works. */
export async function holdIdea({ index, about, title, description, encoder, signal }: Options): Promise<HeldIdea> {
  if (!encoder) return NOT_HELD;
  const told = await ideaStatements(description, encoder);
  const statements = told.length < STATEMENTS_MIN ? [] : told;
  const held = new Set((await index.stats()).flatMap(({ engine, count }) => (count > 0 ? [engine] : [])));
  const engines = ENGINES.filter((engine) => held.has(engine));
  const surest = async (asked: readonly (typeof ENGINES)[number][], limit: number): Promise<RecordRef[]> => {
    const query = { engines: [...asked], query: null, among: within(about, 'wide') };
    return (await index.searchRefs({ ...query, sort: 'relevance', direction: 'desc', limit }, signal)).refs;
  };
  const [ofProject, calls, nearest] = await Promise.all([
    surest(engines, SUREST),
    surest(['funding-opportunities'], CALLS),
    encoder
      .encode(statements)
      .then((vectors) =>
        index.vectors.neighbors(
          { model: ENCODER_MODEL.id, vectors, engines, perEngine: 0, overall: NEAREST, also: [] },
          signal,
        ),
      ),
  ]);
  const refs = [...ofProject, ...calls, ...nearest.records.map(({ ref }) => ref)];
  const once = [...new Map(refs.map((ref) => [refKey(ref), ref])).values()];
  const isTold = (record: CatalogueRecord) => {
    const { isWhatItsTitleNames, substanceFacet } = engineDeclaration(record.engine);
    return !record.withdrawn && !isUntitled(record) && !isWhatItsTitleNames && !substanceFacet;
  };
  const related = new Map(about.matches.map((match) => [evidenceKey(match), match.related]));
  const records = new Map<string, CatalogueRecord>();
  for (const record of await index.get(once, signal))
    if (record && isTold(record)) records.set(evidenceKey(record), readPart(record));
  const chart = await claimChart(
    {
      title,
      statements,
      description,
      terms: about.terms,
      records: [...records].map(([key, { title, text }]) => ({ key, title, text, related: related.get(key) ?? 0 })),
    },
    encoder,
    signal,
  );
  return { ...chart, records: new Map([...records].filter(([key]) => chart.near[key])) };
}
