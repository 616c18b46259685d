import type { DetailGroup } from '@groundwork/contract/detail';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { RecordDetail, SimilarAnswer } from '@groundwork/contract/records';
import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { FURTHER_COLUMNS, furtherColumns } from '../../catalogue/engines/further.ts';
import type { CatalogueIndex, IndexHit } from '../../catalogue/index/index.port.ts';
import { calm } from '../../catalogue/normalise/calm.ts';
import { statusTone } from '../../catalogue/normalise/status-tone.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { HybridSettings } from '../../catalogue/semantics/ranking/settings.ts';
import { SearchServiceAwayError } from '../../platform/fetch/search-service-away.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import { furtherSourcesOf } from './further-sources.ts';
import { citationsOf } from './record-citations.ts';
import { linksOf } from './record-links.ts';
import { resolveCitations } from './resolve-citations.ts';
import { type SimilarOptions, similarAcross } from './similar-records.ts';

const SIMILAR = 5;

type Dependencies = {
  catalogueOf: CatalogueOf;
  engineOf(engine: Engine): EngineDeclaration;
  present(hit: IndexHit, engine: EngineDeclaration): SearchResult;
  /** How words and meaning become one ranking. */
  settings(): Promise<HybridSettings>;
  /** Address of this installation, for records that have none of their own. */
  appUrl: string;
  /** Records that an admin told apart from this one. */
  splitFrom?(ref: RecordRef): Promise<RecordRef[]>;
};

export function recordService({
  catalogueOf,
  engineOf,
  present,
  settings,
  appUrl,
  splitFrom = async () => [],
}: Dependencies) {
  async function get(
    index: CatalogueIndex,
    { engine, id }: RecordRef,
    signal: AbortSignal | undefined,
  ): Promise<CatalogueRecord> {
    const [record] = await index.get([{ engine, id }], signal);
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }

  return {
    async record(actor: Actor, engineId: Engine, id: string, signal?: AbortSignal): Promise<RecordDetail> {
      const index = await catalogueOf(actor);
      const record = await get(index, { engine: engineId, id }, signal);
      const engine = engineOf(engineId);
      const apart = await splitFrom({ engine: engineId, id });
      const isMoney = (other: CatalogueRecord) => engineOf(other.engine).amount?.unit === 'usd';
      const [groups, links, furtherSources, similar] = await Promise.all([
        resolveCitations(index, groupsOf(record, engine), signal),
        linksOf(index, record, { isMoney, splitFrom: apart, signal }),
        furtherSourcesOf(index, record, apart, signal),
        similarOrAway(index, record, { limit: SIMILAR, settings: await settings(), signal }),
      ]);
      return presentRecord(record, engine, {
        groups,
        citations: citationsOf(record, engine, appUrl),
        links,
        furtherSources,
        similar: similar?.groups.flatMap(({ hits }) => hits.map((hit) => present(hit, engine))) ?? null,
      });
    },

    async similar(
      actor: Actor,
      { engine: engineId, id }: RecordRef,
      limit: number,
      signal?: AbortSignal,
    ): Promise<SimilarAnswer> {
      const index = await catalogueOf(actor);
      const record = await get(index, { engine: engineId, id }, signal);
      const duplicates = await furtherSourcesOf(index, record, [], signal);
      const apart = duplicates.map(({ searchEngine, id: other }) => ({ engine: searchEngine, id: other }));
      const options = { limit, settings: await settings(), apart, signal };
      const { query, groups } = await similarAcross(index, record, ENGINES, options);
      return {
        query,
        groups: groups.map(({ engine, hits }) => ({
          searchEngine: engine,
          results: hits.map((hit) => present(hit, engineOf(engine))),
        })),
      };
    },
  };
}

export type RecordService = ReturnType<typeof recordService>;

/** Of what a page shows only this is asked of the search service: without it the rest is shown. Null while it is away. */
const similarOrAway = (index: CatalogueIndex, record: CatalogueRecord, options: SimilarOptions) =>
  similarAcross(index, record, [record.engine], options).catch((error: unknown) => {
    if (error instanceof SearchServiceAwayError) return null;
    throw error;
  });

function presentRecord(
  record: CatalogueRecord,
  engine: EngineDeclaration,
  found: Pick<RecordDetail, 'groups' | 'citations' | 'links' | 'furtherSources' | 'similar'>,
): RecordDetail {
  const { engine: searchEngine, withdrawn = null, collection, ...rest } = record;
  const status = engine.head.status(record);
  return {
    ...rest,
    title: calm(record.title),
    searchEngine,
    withdrawn,
    ...(collection && { isOwn: true as const }),
    head: {
      status: status ? { label: status, tone: statusTone(status) } : null,
      facts: engine.head.facts.map(({ label, value }) => ({ label, value: value(record) })),
    },
    ...found,
    isBookmarkable: engine.isBookmarkable,
    contacts: engine.contacts?.(record) ?? [],
    hasFindableEmails: engine.hasFindableEmails ?? false,
  };
}

const groupsOf = (record: CatalogueRecord, engine: EngineDeclaration): DetailGroup[] => {
  const groups = engine.detail.map(({ title, layout = 'fields', fields }) => ({
    title,
    layout,
    fields: fields.map(({ label, value }) => ({ label, value: value(record) })),
  }));
  const own = furtherColumns(record.data);
  if (own.length === 0) return groups;
  const fields = own.map(([label, text]) => ({ label, value: { type: 'text' as const, text } }));
  return [...groups, { title: FURTHER_COLUMNS, layout: 'fields', fields }];
};
