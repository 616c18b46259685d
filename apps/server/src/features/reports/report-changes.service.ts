import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { DeletedFile, SourceChange } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import { evidenceKey, evidenceRecord, readPart } from '../../evidence/records/evidence-record.ts';
import type { SourceSnapshot } from '../../evidence/report/assemble.ts';
import { isRecord, isRecordKind, sourceChanges } from '../../evidence/report/source-changes.ts';
import type { ReportVersionRepository } from './report-versions.repository.ts';
import type { ReportHead } from './reports.repository.ts';

interface Dependencies {
  versions: Pick<ReportVersionRepository, 'sources' | 'sourceHashes' | 'document'>;
  index: Pick<CatalogueIndex, 'get' | 'version' | 'aggregate'>;
  engineOf(engine: Engine): EngineDeclaration;
  filesGone(fileIds: string[]): Promise<Map<string, string | null>>;
}

type Head = Pick<ReportHead, 'id' | 'version' | 'writtenVersion' | 'hasDocument'>;

/** Records stored in the second of the report's data are in the report. */
const SECOND_MS = 1_000;
const REMEMBERED_MAX = 2_000;
/** Records compared before other requests have their turn. */
const AT_ONCE = 50;

/**
 * Finds what has become of the records that reports cite by comparing what was kept of them with the catalogue, whenever it is
 * asked for. So it holds for imports of whatever kind, after a restart, and a record that is again as it was is no change.
 */
export function reportChangesService({ versions, index, engineOf, filesGone }: Dependencies) {
  /** Remembered by report, its version and the catalogue's: none of them ever changes. */
  const remembered = new Map<string, boolean>();

  async function current(refs: RecordRef[]): Promise<Map<string, CatalogueRecord | null>> {
    const records = new Map<string, CatalogueRecord | null>();
    for (let from = 0; from < refs.length; from += AT_ONCE) {
      const some = refs.slice(from, from + AT_ONCE);
      const found = await index.get(some);
      for (const [at, ref] of some.entries()) records.set(evidenceKey(ref), found[at]!);
      await yieldToEventLoop();
    }
    return records;
  }

  async function of({ id, writtenVersion }: Head, document: ReportDocument): Promise<SourceChange[]> {
    const kept = new Map((await versions.sources(id, writtenVersion)).map((source) => [evidenceKey(source), source]));
    const refs = document.sources.filter(isRecord).map((source) => ({ engine: source.searchEngine, id: source.id }));
    const records = await current(refs);
    return sourceChanges(document, (source) => {
      const key = evidenceKey({ engine: source.searchEngine, id: source.id });
      const record = records.get(key);
      return {
        before: kept.get(key) ?? null,
        now: record ? evidenceRecord(record, engineOf(record.engine)) : null,
      };
    });
  }

  return {
    of,

    /** Cited files that their owner has deleted. The report keeps their words, and is not stale: written anew it would lack them. */
    async deletedFiles({ sources }: Pick<ReportDocument, 'sources'>): Promise<DeletedFile[]> {
      const gone = await filesGone([...new Set(sources.flatMap(({ page }) => page?.fileId ?? []))]);
      return sources.flatMap(({ number, title, page }) =>
        page && gone.has(page.fileId) ? [{ number, title, deletedAt: gone.get(page.fileId)! }] : [],
      );
    },

    /** How many records all data sets together have gained since each of these moments. */
    async addedSince(moments: (string | null)[]): Promise<Map<string | null, number>> {
      const added = new Map<string | null, number>([[null, 0]]);
      for (const moment of moments) {
        if (moment === null || added.has(moment)) continue;
        const seen = { min: new Date(Date.parse(moment) + SECOND_MS).toISOString() };
        const [row] = await index.aggregate({
          engines: [...ENGINES],
          query: null,
          ranges: { seen },
          by: { type: 'all' },
        });
        added.set(moment, row?.count ?? 0);
      }
      return added;
    },

    /** Those of the reports that cite records which have changed or gone. */
    async stale(heads: Head[]): Promise<Set<string>> {
      const { version: catalogue } = await index.version();
      const keyOf = ({ id, version }: Head) => `${id}/${version}/${catalogue}`;
      const complete = heads.filter(({ hasDocument }) => hasDocument);
      const unknown = complete.filter((head) => !remembered.has(keyOf(head)));
      const hashes = await versions.sourceHashes(unknown.map(({ id }) => id));
      // Reports of one project cite much the same records.
      const refs = new Map(
        [...hashes.values()]
          .flat()
          .flatMap(({ engine, id }) => (isRecordKind(engine) ? [[`${engine}/${id}`, { engine, id }] as const] : [])),
      );
      const records = await current([...refs.values()]);
      const isAsItWas = (source: Pick<SourceSnapshot, 'engine' | 'id' | 'hash'>) => {
        if (!isRecordKind(source.engine)) return true;
        const record = records.get(evidenceKey(source));
        return record && hashRecord(readPart(record)) === source.hash;
      };
      for (const head of unknown) {
        const own = hashes.get(head.id) ?? [];
        const isFresh = own.length > 0 && own.every(isAsItWas);
        const document = isFresh ? null : await versions.document(head.id);
        if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
        remembered.set(keyOf(head), document !== null && (await of(head, document)).length > 0);
        await yieldToEventLoop();
      }
      return new Set(complete.filter((head) => remembered.get(keyOf(head))).map(({ id }) => id));
    },
  };
}

export type ReportChangesService = ReturnType<typeof reportChangesService>;
