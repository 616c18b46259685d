import { ARCHIVE_FILES_MAX_BYTES, ARCHIVE_FILES_MAX_MB } from '@groundwork/contract/limits';
import type { ArchiveContents, ArchiveFiles } from '@groundwork/contract/project-archive';
import { type ZipEntry, zipStream } from '../../platform/archive/zip-stream.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type FileAnswer, fileHeaders, fileTitle, streamOf } from '../../platform/http/file-answer.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ArchiveParts, Render, StoredFile } from './archive.parts.ts';
import { archiveEntries } from './write-archive.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'get'>;
  parts: ArchiveParts;
  /** The tables of a project's bookmarks. */
  csvEntries(actor: Actor, projectId: string, signal?: AbortSignal): Promise<ZipEntry[]>;
  render: Render;
  audit: AuditLog;
  clock: Clock;
  version: string;
};

export function projectArchiveService(deps: Dependencies) {
  const { projects, parts, csvEntries, render, audit, clock, version } = deps;
  /** A project's files in the library stand in its history. */
  async function filesOf(actor: Actor, projectId: ReadableProjectId, which: ArchiveFiles): Promise<StoredFile[]> {
    if (which === 'none') return [];
    if (which === 'library') return parts.files.list(actor);
    const ids = new Set<string>();
    for await (const events of parts.projects.events(projectId))
      for (const { kind, path } of events) {
        const [, id] = (kind === 'file-added' && /[?&]file=([\w-]{36})/.exec(path)) || [];
        if (id) ids.add(id);
      }
    return parts.files.list(actor, [...ids]);
  }

  return {
    async contents(actor: Actor, id: string): Promise<ArchiveContents> {
      const { id: projectId } = await projects.get(actor, id);
      const [bookmarks, searches, events, reports, own, all] = await Promise.all([
        parts.bookmarks.count(projectId),
        parts.searches.read(actor, projectId),
        parts.projects.countEvents(projectId),
        parts.reports.heads(projectId),
        filesOf(actor, projectId, 'project'),
        filesOf(actor, projectId, 'library'),
      ]);
      const complete = reports.filter(({ isComplete }) => isComplete).length;
      return {
        bookmarks,
        savedSearches: searches.length,
        events,
        reports: complete,
        unfinishedReports: reports.length - complete,
        files: { project: sumOf(own), library: sumOf(all) },
        maxFileBytes: ARCHIVE_FILES_MAX_BYTES,
      };
    },

    /** People's own work leaves on every plan. */
    async download(
      actor: Actor,
      { id: given, files: which }: { id: string; files: ArchiveFiles },
      signal?: AbortSignal,
    ): Promise<FileAnswer> {
      const { id, title } = await projects.get(actor, given);
      const files = await filesOf(actor, id, which);
      const { bytes, count } = sumOf(files);
      if (bytes > ARCHIVE_FILES_MAX_BYTES) {
        const size = `${Math.ceil(bytes / 1024 / 1024)} MB`;
        throw new AppError('CONFLICT', MESSAGES.archive.filesTooLarge(size, ARCHIVE_FILES_MAX_MB));
      }
      await audit.record(actor, 'export.project', id, { files: String(count) });
      const madeAt = clock.now().toISOString();
      const entries = archiveEntries({
        parts,
        render,
        files,
        actor,
        projectId: id,
        signal,
        about: { madeAt, version },
        csvEntries: await csvEntries(actor, id, signal),
      });
      const name = `${fileTitle(title)} ${madeAt.slice(0, 10)}.zip`;
      return { headers: fileHeaders(name, 'application/zip'), body: streamOf(zipStream(entries)) };
    },
  };
}

export type ProjectArchiveService = ReturnType<typeof projectArchiveService>;

const sumOf = (files: StoredFile[]) => ({
  count: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
});
