import { randomUUID } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import type { FollowedFrequency } from '@groundwork/contract/followed-files';
import { IMPORT_UNDO_DAYS } from '@groundwork/contract/limits';
import type { FileImport, FileLook, FileTransfer } from '@groundwork/contract/table-imports';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { type Looked, lookAtFile, mappableFields, proposalFor } from '../../catalogue/import/look-at-file.ts';
import { prepareToPropose } from '../../catalogue/import/propose/propose.ts';
import type { IndexHit } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { type FileFetcher, fetchFile } from './followed-files/fetch-file.ts';
import type { FollowedFileService } from './followed-files/followed-files.service.ts';
import { type ImportersOf, mayImportFor } from './importers.ts';
import { storedUpload, withLocalFile } from './stored-file.ts';
import { importTableJob, undoImportJob } from './table-imports.jobs.ts';
import type { Importers, TableImportRepository, TableImportRow } from './table-imports.repository.ts';

/** How a record looks among the results of a search. */
export type Present = (hit: IndexHit, engine: EngineDeclaration) => FileLook['preview']['records'][number];

type Dependencies = {
  imports: TableImportRepository;
  encoder: Ports['encoder'];
  storage: ObjectStorage;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
  audit: AuditLog;
  importersOf: ImportersOf;
  followedFiles: Pick<FollowedFileService, 'begin'>;
  fetcher: FileFetcher;
  present: Present;
  clock: Clock;
};

const NOTHING = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, withdrawn: 0 };
const SNIPPET_MAX = 300;
const DAY_MS = 86_400_000;

export function tableImportService(deps: Dependencies) {
  const { imports, followedFiles, fetcher, encoder, storage, jobs, audit, importersOf, present, clock } = deps;

  async function found(actor: Actor, id: string): Promise<TableImportRow> {
    const importers = await importersOf(actor);
    const row = await imports.find(id);
    if (!row || !mayImportFor(importers, row.ownerId)) throw new AppError('NOT_FOUND');
    return row;
  }

  async function transferOf(row: TableImportRow): Promise<FileTransfer> {
    const parts = await storage.missing(storedUpload(row));
    if (parts) return { importId: row.id, parts };
    // The storage has forgotten the transfer: it begins anew.
    const transferId = await storage.begin(storedUpload(row).key);
    await imports.transition(row.id, ['uploading'], { transferId });
    return { importId: row.id, parts: (await storage.missing(storedUpload({ ...row, transferId }))) ?? [] };
  }

  /** The file, once all of it is there. */
  async function arrived(actor: Actor, id: string): Promise<TableImportRow> {
    const row = await found(actor, id);
    if (row.state === 'ready') return row;
    if (row.state !== 'uploading') throw new AppError('CONFLICT', MESSAGES.words.refusals.importStarted);
    if (!(await storage.complete(storedUpload(row))))
      throw new AppError('CONFLICT', MESSAGES.words.refusals.importNotArrived);
    return (await imports.transition(id, ['uploading'], { state: 'ready' })) ?? row;
  }

  function presented(record: CatalogueRecord) {
    const snippet = record.text.slice(0, SNIPPET_MAX);
    const highlights = { title: [], snippet: [] };
    const matched = { words: [], isByMeaning: false };
    return present({ record, score: 0, snippet, highlights, matched }, engineDeclaration(record.engine));
  }

  const undoUntil = ({ state, endedAt, counts }: TableImportRow): string | null => {
    const until = endedAt && new Date(endedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS);
    const isOver = state === 'complete' || state === 'failed' || state === 'cancelled';
    const { added, changed, withdrawn } = { ...NOTHING, ...counts };
    // How far one was that was stopped is not counted to the last batch.
    const hasStored = state === 'cancelled' || added + changed + withdrawn > 0;
    return until && isOver && hasStored && until > clock.now() ? until.toISOString() : null;
  };

  const shown = (row: TableImportRow, { owners }: Importers): FileImport => ({
    importId: row.id,
    owner: owners.find(({ id }) => id === row.ownerId) ?? null,
    fileName: row.fileName,
    fileSize: row.fileSize,
    address: row.fetched?.address ?? null,
    state: row.state,
    source: row.source,
    engines: row.engines ?? [],
    counts: { ...NOTHING, ...row.counts },
    message: row.message,
    notice: row.notice,
    rejections: row.rejections ?? [],
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    undoUntil: undoUntil(row),
  });

  return {
    async list(actor: Actor): Promise<{ imports: FileImport[]; mayImport: Importers }> {
      const mayImport = await importersOf(actor);
      // Somebody who opens the screen is about to bring a file.
      if (mayImport.everybody || mayImport.owners.length > 0) void prepareToPropose(encoder);
      return { imports: (await imports.list(mayImport)).map((row) => shown(row, mayImport)), mayImport };
    },

    async begin(
      actor: Actor,
      { fileName, fileSize, ownerId }: { fileName: string; fileSize: number; ownerId: string | null },
    ): Promise<FileTransfer> {
      if (!mayImportFor(await importersOf(actor), ownerId)) throw new AppError('NOT_FOUND');
      const id = randomUUID();
      const transferId = await storage.begin(storedUpload({ id, transferId: '', fileSize }).key);
      await imports.create({ id, ownerId, fileName, fileSize, transferId, state: 'uploading', createdAt: clock.now() });
      return transferOf((await imports.find(id))!);
    },

    async fetch(
      actor: Actor,
      { address, ownerId }: { address: string; ownerId: string | null },
      signal?: AbortSignal,
    ): Promise<{ importId: string; fileName: string }> {
      const importers = await importersOf(actor);
      if (!mayImportFor(importers, ownerId)) throw new AppError('NOT_FOUND');
      if (address.startsWith('s3:') && !importers.everybody)
        throw AppError.validation({ address: [MESSAGES.words.refusals.bucketForOperators] });
      const file = await fetchFile(address, { etag: null, lastModified: null }, fetcher, signal).catch(
        (error: unknown) => {
          if (!(error instanceof FetchError)) throw error;
          throw AppError.validation({ address: [inEnglish(error.message)] });
        },
      );
      const { fileName, bytes, etag, lastModified, contentHash } = file!;
      const id = randomUUID();
      const stored = { id, transferId: id, fileSize: bytes.length };
      await storage.put(storedUpload(stored).key, bytes);
      const fetched = { address, etag, lastModified, contentHash };
      await imports.create({ ...stored, ownerId, fileName, fetched, state: 'ready', createdAt: clock.now() });
      return { importId: id, fileName };
    },

    async resume(actor: Actor, id: string): Promise<FileTransfer> {
      return transferOf(await found(actor, id));
    },

    async look(
      actor: Actor,
      {
        importId,
        engine,
        mapping,
      }: { importId: string; engine?: Engine | undefined; mapping?: TableMapping | undefined },
      signal: AbortSignal = new AbortController().signal,
    ): Promise<FileLook> {
      const row = await arrived(actor, importId);
      return withLocalFile(storage, row, signal, async (location) => {
        if (mapping) return lookOf(await lookAtFile({ location, mapping }, signal), null, mapping.engine, false);
        const first = await lookAtFile({ location, mapping: null }, signal);
        if (!first.table) return lookOf(first, null, null, false);
        const used = engine
          ? null
          : usedFor(
              first.table.columns.map(({ heading }) => heading),
              await imports.mappings(row.ownerId),
            );
        const proposal = await proposalFor(first.table, { encoder, engine: engine ?? null, used });
        const looked = await lookAtFile({ location, mapping: proposal.mapping }, signal);
        return lookOf({ ...looked, files: first.files }, proposal, proposal.mapping.engine, used !== null);
      });
    },

    async run(
      actor: Actor,
      {
        importId,
        mapping,
        keepFresh,
      }: { importId: string; mapping?: TableMapping | undefined; keepFresh?: FollowedFrequency | undefined },
    ): Promise<FileImport> {
      const row = await arrived(actor, importId);
      const { fetched, ownerId } = row;
      if (keepFresh && !fetched) throw new AppError('CONFLICT', MESSAGES.words.refusals.notFromAddress);
      const started = await imports.transaction(async (tx) => {
        const values = { state: 'queued' as const, mapping: mapping ?? null, source: mapping?.name ?? row.fileName };
        const queued = await imports.transition(importId, ['ready'], values, tx);
        if (!queued) return null;
        await audit.record(
          actor,
          'data.import',
          row.fileName,
          { ...(mapping && { mapping: mapping.name }), ...(row.ownerId && { organisation: row.ownerId }) },
          tx,
        );
        const jobId = await jobs.enqueue(importTableJob, { importId }, { tx });
        const followed = { ownerId, name: values.source, mapping: mapping ?? null };
        const followedId =
          keepFresh && fetched
            ? await followedFiles.begin(actor, { ...followed, ...fetched, frequency: keepFresh }, tx)
            : null;
        return imports.transition(importId, ['queued'], { jobId, followedId }, tx);
      });
      if (!started) throw new AppError('CONFLICT', MESSAGES.words.refusals.importStarted);
      return shown(started, await importersOf(actor));
    },

    async cancel(actor: Actor, id: string): Promise<FileImport> {
      const row = await found(actor, id);
      const ended = { state: 'cancelled' as const, endedAt: clock.now() };
      const cancelled =
        (await imports.transition(id, ['queued'], { ...ended, jobId: null })) ??
        (await imports.transition(id, ['running'], ended));
      if (!cancelled) throw new AppError('CONFLICT', MESSAGES.words.refusals.importOver);
      if (row.jobId) await jobs.cancel(importTableJob, row.jobId);
      await storage.remove(storedUpload(row));
      return shown(cancelled, await importersOf(actor));
    },

    async undo(actor: Actor, id: string): Promise<FileImport> {
      const row = await found(actor, id);
      const undoing =
        undoUntil(row) &&
        (await imports.transaction(async (tx) => {
          const begun = await imports.transition(id, [row.state], { state: 'undoing' }, tx);
          if (!begun) return null;
          await audit.record(actor, 'data.undo', row.fileName, {}, tx);
          await jobs.enqueue(undoImportJob, { importId: id }, { tx });
          return begun;
        }));
      if (!undoing) throw new AppError('CONFLICT', MESSAGES.words.refusals.importNotUndone);
      return shown(undoing, await importersOf(actor));
    },
  };

  function lookOf(
    looked: Looked,
    proposal: FileLook['proposal'],
    engine: Engine | null,
    isUsedBefore: boolean,
  ): FileLook {
    const { files, refusal, records, rejections, read, notice, failure } = looked;
    return {
      files,
      proposal,
      isUsedBefore,
      fields: engine ? mappableFields(engine) : [],
      refusal: proposal ? null : refusal,
      preview: { records: records.map(presented), rejections, read, notice, failure },
    };
  }
}

export type TableImportService = ReturnType<typeof tableImportService>;

/** The mapping by which a file with these very columns was imported before. */
function usedFor(headings: string[], mappings: TableMapping[]): TableMapping | null {
  const wanted = headings.toSorted().join('\n');
  const isSame = ({ columns }: TableMapping) =>
    columns
      .map(({ column }) => column)
      .toSorted()
      .join('\n') === wanted;
  return mappings.find(isSame) ?? null;
}
