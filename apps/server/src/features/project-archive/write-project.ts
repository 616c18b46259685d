import { SAVED_SEARCHES_MAX } from '@groundwork/contract/limits';
import { libraryFilePath } from '@groundwork/contract/paths';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { ImportSummary } from '@groundwork/contract/project-archive';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { removeStoredJob } from '../library/library.jobs.ts';
import type { ArchivedEvent, ArchivedFile, ArchivedProject, Manifest } from './archive.format.ts';
import type { NewFile } from './archive.parts.ts';
import type { ImportProjectDependencies } from './import-dependencies.ts';
import { type ImportRow, stepOf } from './project-imports.repository.ts';
import type { LeftOut, ReadArchive } from './read-archive.ts';
import { forgetArchives } from './stored-import.ts';

/** A file of the archive that is in the storage by now, or that the library has already. */
export type PlacedFile = NewFile & ArchivedFile & { storageKey: string; same: { id: string; folderId: string } | null };

interface Work {
  row: ImportRow;
  actor: Actor;
  read: ReadArchive;
  project: ArchivedProject & { notes: string };
  files: PlacedFile[];
  leftOut: LeftOut;
  contentHash: string;
  manifest: Manifest;
}

/** All of the project in one transaction, or nothing. */
export async function writeProject(work: Work, deps: ImportProjectDependencies): Promise<void> {
  const { projectImports, archiveParts: parts, jobs, audit, clock } = deps;
  const { row, actor, read, leftOut, manifest } = work;
  const { left } = MESSAGES.archive;
  const { tabs, profile, idea, ...project } = work.project;
  const isAgain = await projectImports.wasImported(actor, work.contentHash);
  await projectImports.transaction(async (tx) => {
    const now = clock.now();
    const max = PLAN_PERMISSIONS[actor.plan].projects;
    const projectId = await parts.projects.create(tx, actor, project, max);
    if (!projectId) throw new AppError('FORBIDDEN', MESSAGES.archive.projectLimit);
    await parts.tabs.write(tx, projectId, tabs);
    await parts.profile.write(tx, projectId, profile, now);
    await parts.idea.write(tx, projectId, idea, now);
    const ids = new Map<string, string>();
    if (project.id) ids.set(project.id, projectId);

    let reports = 0;
    for await (const report of read.reports()) {
      const id = await parts.reports.add(tx, actor, projectId, report);
      if (report.id) ids.set(report.id, id);
      reports += 1;
    }
    const taken = await takeFiles(work, ids, tx, deps);
    const searches = await read.searches();
    const savedSearches = await parts.searches.add(tx, actor, projectId, searches, now);
    for (const { name } of searches.slice(savedSearches))
      leftOut.add(left.savedSearch(name), left.searchesMax(SAVED_SEARCHES_MAX));

    const counts = { bookmarks: 0, unknownRecords: 0, events: 0 };
    for await (const { items, unknown } of read.bookmarks()) {
      await parts.bookmarks.add(tx, actor, projectId, items);
      counts.bookmarks += items.length;
      counts.unknownRecords += unknown;
    }
    const untold = new Map(taken.map((file) => [file.id, file]));
    for await (const events of read.events()) {
      const moved = events.map((event) => ({ ...event, path: withIds(event.path, ids) }));
      await parts.projects.addEvents(tx, actor, projectId, moved);
      counts.events += moved.length;
      for (const { kind, path } of moved)
        if (kind === 'file-added') for (const id of path.match(UUID) ?? []) untold.delete(id);
    }
    await parts.projects.addEvents(
      tx,
      actor,
      projectId,
      [...untold.values()].map((file) => addedEvent(file, now)),
    );

    const filesThere = taken.filter(({ isThere }) => isThere).length;
    const summary: ImportSummary = {
      project: { id: projectId, title: project.title },
      madeAt: manifest.madeAt,
      madeWith: `${manifest.product.name} ${manifest.product.version}`,
      ...counts,
      savedSearches,
      reports,
      files: taken.length - filesThere,
      filesThere,
      left: leftOut.left,
      leftMore: leftOut.leftMore,
      isAgain,
    };
    const done = {
      status: 'complete' as const,
      progress: 100,
      ...stepOf(null),
      message: null,
      summary,
      touchedAt: now,
    };
    // Cancelled a moment ago: then nothing of it stays.
    if (!(await projectImports.update(row.id, done, tx))) throw new AppError('CONFLICT', MESSAGES.archive.cancelled);
    await forgetArchives(jobs, [row], tx);
    await audit.record(actor, 'project.import', projectId, { bookmarks: String(counts.bookmarks) }, tx);
  });
}

type TakenFile = { id: string; folderId: string; name: string; isThere: boolean };

/** Puts the files into the actor's folders of the same names, and notes which ids they have now. */
async function takeFiles(
  { actor, files, leftOut }: Work,
  ids: Map<string, string>,
  tx: Transaction,
  deps: ImportProjectDependencies,
) {
  const taken: TakenFile[] = [];
  const unused: string[] = [];
  for (const { id, folderId, same, ...file } of files) {
    const now = same
      ? { ...same, name: file.name }
      : await deps.archiveParts.files.add(tx, actor, file, deps.clock.now());
    if ('text' in now) {
      leftOut.add(file.path, now);
      unused.push(file.storageKey);
      continue;
    }
    if (now.name !== file.name) leftOut.add(file.path, MESSAGES.archive.left.fileRenamed(now.name));
    if (id) ids.set(id, now.id);
    if (folderId) ids.set(folderId, now.folderId);
    taken.push({ ...now, isThere: same !== null });
  }
  const uploads = unused.map((key) => ({ key, transferId: 'archive', size: 0 }));
  if (uploads.length > 0) await deps.jobs.enqueue(removeStoredJob, { uploads }, { tx });
  return taken;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A place of the old project as a place of the new one. */
const withIds = (path: string, ids: Map<string, string>) => path.replace(UUID, (id) => ids.get(id) ?? id);

const addedEvent = ({ id, folderId, name }: TakenFile, now: Date): ArchivedEvent => ({
  kind: 'file-added',
  text: name,
  path: libraryFilePath({ folderId, id }),
  by: null,
  createdAt: now.toISOString(),
});
