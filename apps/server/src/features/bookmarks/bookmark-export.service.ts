import type { BookmarkManifest, BookmarkRef, BookmarkState } from '@groundwork/contract/bookmarks';
import type { Engine, MainTab } from '@groundwork/contract/engines';
import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { bookmarksPath } from '@groundwork/contract/paths';
import type { Project } from '@groundwork/contract/projects';
import { MANIFEST_FILE } from '@groundwork/contract/search-export';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { exportTally } from '../../catalogue/export/export-tally.ts';
import { BATCH, csvText } from '../../catalogue/export/stream-records.ts';
import { abortError } from '../../catalogue/index/errors.ts';
import { jsonText, type ZipEntry, zipStream } from '../../platform/archive/zip-stream.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type FileAnswer, fileHeaders, fileTitle, streamOf } from '../../platform/http/file-answer.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { BookmarkRepository } from './bookmarks.repository.ts';
import { bookmarksCsv, type ExportedBookmark } from './bookmarks-csv.ts';
import { stateOf } from './present-bookmark.ts';

type Dependencies = {
  bookmarks: Pick<BookmarkRepository, 'refs' | 'newestOf' | 'findMany'>;
  projects: Pick<ProjectService, 'get'>;
  catalogueOf: CatalogueOf;
  engineOf(engine: Engine): EngineDeclaration;
  audit: AuditLog;
  clock: Clock;
  appUrl: string;
  version: string;
};

export function bookmarkExportService({
  bookmarks,
  projects,
  catalogueOf,
  engineOf,
  audit,
  clock,
  appUrl,
  version,
}: Dependencies) {
  /** Batch by batch, as they are asked for. */
  async function* read(actor: Actor, refs: BookmarkRef[], signal?: AbortSignal): AsyncGenerator<ExportedBookmark[]> {
    for (let from = 0; from < refs.length; from += BATCH) {
      if (signal?.aborted) throw abortError();
      const rows = await bookmarks.findMany(
        actor,
        refs.slice(from, from + BATCH).map(({ id }) => id),
      );
      const present = await (await catalogueOf(actor)).get(
        rows.map(({ searchEngine, itemId }) => ({ engine: searchEngine, id: itemId })),
      );
      yield rows.map((row, at) => {
        const now = present[at] ?? null;
        return { row, record: now ?? row.record, state: stateOf(row, now) };
      });
    }
  }

  async function bundle(
    actor: Actor,
    project: Project,
    refs: BookmarkRef[],
    signal?: AbortSignal,
  ): Promise<FileAnswer> {
    await audit.record(actor, 'export.bookmarks', project.id, { bookmarks: String(refs.length) });
    const tally = exportTally();
    const states: Record<BookmarkState, number> = { same: 0, changed: 0, withdrawn: 0, gone: 0 };
    const exportedAt = clock.now().toISOString();
    const files = categoriesOf(refs, engineOf).map(({ category, engines, refs: own }) => ({
      refs: own,
      csv: bookmarksCsv(category, engines, appUrl),
    }));
    async function* counting(batches: AsyncIterable<ExportedBookmark[]>) {
      for await (const items of batches) {
        tally.add(items.map(({ record }) => record));
        for (const { state } of items) states[state] += 1;
        yield items;
      }
    }
    const manifest = (): BookmarkManifest => ({
      product: { name: 'Groundwork', version },
      address: appUrl + bookmarksPath(),
      project: project.title,
      exportedAt,
      files: files.map(({ csv: { name, columns } }) => ({ name, columns })),
      states,
      ...tally.totals(),
    });
    function* entries(): Generator<ZipEntry> {
      for (const { csv, refs: own } of files)
        yield { name: csv.name, text: csvText(csv, counting(read(actor, own, signal))) };
      // Last, when everything is counted.
      yield { name: MANIFEST_FILE, text: jsonText(manifest) };
    }
    const name = `bookmarks-${fileTitle(project.title)}.zip`;
    return { headers: fileHeaders(name, 'application/zip'), body: streamOf(zipStream(entries())) };
  }

  /** The files of a project's archive for people: the same tables, without a manifest of their own. */
  function csvEntries(actor: Actor, refs: BookmarkRef[], signal?: AbortSignal): ZipEntry[] {
    return categoriesOf(refs, engineOf).map(({ category, engines, refs: own }) => {
      const csv = bookmarksCsv(category, engines, appUrl);
      return { name: csv.name, text: csvText(csv, read(actor, own, signal)) };
    });
  }

  const requireExport = (actor: Actor) => requirePlan(actor, 'exportRows', MESSAGES.words.needs.exportingBookmarks);

  return {
    csvEntries,

    /** Bookmarks of one data set, or of all. */
    async exportProject(actor: Actor, projectId: string, engine?: Engine, signal?: AbortSignal): Promise<FileAnswer> {
      requireExport(actor);
      const project = await projects.get(actor, projectId);
      const refs = await bookmarks.refs(actor, projectId, engine);
      if (refs.length === 0) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.noBookmarks);
      return bundle(actor, project, refs, signal);
    },

    async exportOne(
      actor: Actor,
      { searchEngine, itemId, projectId }: { searchEngine: Engine; itemId: string; projectId?: string | undefined },
      signal?: AbortSignal,
    ): Promise<FileAnswer> {
      requireExport(actor);
      const ref = await bookmarks.newestOf(actor, { searchEngine, itemId }, projectId);
      if (!ref) throw new AppError('NOT_FOUND');
      return bundle(actor, await projects.get(actor, ref.projectId), [ref], signal);
    },
  };
}

export type BookmarkExportService = ReturnType<typeof bookmarkExportService>;

type Category = { category: MainTab; engines: EngineDeclaration[]; refs: BookmarkRef[] };

/** Main tabs that have bookmarks, in their order; within one, data set by data set. */
function categoriesOf(refs: BookmarkRef[], engineOf: Dependencies['engineOf']): Category[] {
  const engines = [...new Set(refs.map(({ searchEngine }) => searchEngine))].map(engineOf);
  return MAIN_TABS.map((category) => {
    const own = engines.filter(({ tab }) => tab === category);
    return { category, engines: own, refs: own.flatMap(({ id }) => refs.filter((ref) => ref.searchEngine === id)) };
  }).filter((each) => each.refs.length > 0);
}
