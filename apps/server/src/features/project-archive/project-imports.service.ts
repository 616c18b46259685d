import { randomUUID } from 'node:crypto';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { ArchiveUpload, ProjectImport } from '@groundwork/contract/project-archive';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { importProjectJob } from './project-archive.jobs.ts';
import {
  type ImportRow,
  messageOf,
  type ProjectImportRepository,
  stepOf,
  UNDER_WAY,
} from './project-imports.repository.ts';
import { forgetImported } from './stored-import.ts';

type Dependencies = {
  imports: ProjectImportRepository;
  projects: Pick<ProjectService, 'count'>;
  storage: ObjectStorage;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
  clock: Clock;
};

const SHOWN = 10;

/** Archives on their way in. They come as files of the library do: by signed addresses, straight into the storage. */
export function projectImportService({ imports, projects, storage, jobs, clock }: Dependencies) {
  async function requireRoom(actor: Actor): Promise<void> {
    if ((await projects.count(actor)) >= PLAN_PERMISSIONS[actor.plan].projects)
      throw new AppError('FORBIDDEN', MESSAGES.archive.projectLimit);
  }

  async function find(actor: Actor, id: string): Promise<ImportRow> {
    const row = await imports.find(actor, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function addressesOf(actor: Actor, row: Pick<ImportRow, 'id' | 'storageKey' | 'transferId' | 'size'>) {
    const upload = (transferId: string) => ({ key: row.storageKey, transferId, size: row.size });
    let parts = await storage.missing(upload(row.transferId));
    const transferId = parts ? row.transferId : await storage.begin(row.storageKey);
    parts ??= await storage.missing(upload(transferId));
    await imports.transition(actor, row.id, ['pending'], { touchedAt: clock.now(), transferId });
    return { importId: row.id, parts: parts ?? [] };
  }

  const givenUp = (rows: ImportRow[], tx: Transaction) => forgetImported(jobs, rows, tx);

  return {
    async begin(actor: Actor, { fileName, fileSize }: { fileName: string; fileSize: number }): Promise<ArchiveUpload> {
      await requireRoom(actor);
      const id = randomUUID();
      const storageKey = `${actor.userId}/imports/${id}`;
      const transferId = await storage.begin(storageKey);
      const now = clock.now();
      const row = { id, fileName, size: fileSize, storageKey, transferId, createdAt: now, touchedAt: now };
      if (!(await imports.begin(actor, row, givenUp))) {
        await storage.remove({ key: storageKey, transferId, size: fileSize });
        throw new AppError('CONFLICT', MESSAGES.archive.underWay);
      }
      return addressesOf(actor, row);
    },

    async resume(actor: Actor, id: string): Promise<ArchiveUpload> {
      const row = await find(actor, id);
      if (row.status !== 'pending') return { importId: id, parts: [] };
      return addressesOf(actor, row);
    },

    async start(actor: Actor, id: string): Promise<ProjectImport> {
      const row = await find(actor, id);
      if (row.status !== 'pending') return present(row);
      await requireRoom(actor);
      if (!(await storage.complete({ key: row.storageKey, transferId: row.transferId, size: row.size })))
        throw new AppError('CONFLICT', MESSAGES.archive.notArrived);
      const started = await imports.transaction(async (tx) => {
        const change = { status: 'queued' as const, ...stepOf(MESSAGES.words.steps.waiting), touchedAt: clock.now() };
        if (!(await imports.transition(actor, id, ['pending'], change, tx))) return null;
        const jobId = await jobs.enqueue(importProjectJob, { importId: id }, { tx });
        return imports.transition(actor, id, ['queued'], { jobId }, tx);
      });
      return present(started ?? (await find(actor, id)));
    },

    get: async (actor: Actor, id: string): Promise<ProjectImport> => present(await find(actor, id)),

    latest: async (actor: Actor) => ({ items: (await imports.latest(actor, SHOWN)).map(present) }),

    async cancel(actor: Actor, id: string): Promise<ProjectImport> {
      await find(actor, id);
      const row = await imports.transaction(async (tx) => {
        const change = {
          status: 'cancelled' as const,
          ...stepOf(null),
          ...messageOf(MESSAGES.archive.cancelled),
          touchedAt: clock.now(),
        };
        const cancelled = await imports.transition(actor, id, ['pending', ...UNDER_WAY], change, tx);
        if (cancelled) await forgetImported(jobs, [cancelled], tx);
        return cancelled;
      });
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.onlyImports);
      if (row.jobId) await jobs.cancel(importProjectJob, row.jobId);
      return present(row);
    },
  };
}

export type ProjectImportService = ReturnType<typeof projectImportService>;

const present = ({
  id,
  fileName,
  size,
  status,
  progress,
  step,
  stepSaid,
  message,
  messageSaid,
  summary,
  createdAt,
}: ImportRow): ProjectImport => ({
  id,
  fileName,
  size,
  status,
  progress,
  step,
  ...(stepSaid && { stepSaid }),
  message,
  ...(messageSaid && { messageSaid }),
  summary,
  createdAt: createdAt.toISOString(),
});
