import { randomUUID } from 'node:crypto';
import type { FollowedFile, FollowedFrequency } from '@groundwork/contract/followed-files';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import { type ImportersOf, mayImportFor } from '../importers.ts';
import { refreshFileJob } from '../table-imports.jobs.ts';
import type { Importers } from '../table-imports.repository.ts';
import type { FollowedFileRepository, FollowedFileRow } from './followed-files.repository.ts';

type Dependencies = {
  followed: FollowedFileRepository;
  importersOf: ImportersOf;
  jobs: Pick<JobQueue, 'enqueue'>;
  audit: AuditLog;
  clock: Clock;
};

const DAY_MS = 86_400_000;
const DAYS = { daily: 1, weekly: 7 };

export type FollowedValues = Pick<
  FollowedFileRow,
  'ownerId' | 'name' | 'address' | 'mapping' | 'frequency' | 'etag' | 'lastModified' | 'contentHash'
>;

export function followedFileService({ followed, importersOf, jobs, audit, clock }: Dependencies) {
  const after = (frequency: FollowedFrequency) => new Date(clock.now().getTime() + DAYS[frequency] * DAY_MS);

  async function found(actor: Actor, id: string): Promise<{ row: FollowedFileRow; importers: Importers }> {
    const importers = await importersOf(actor);
    const row = await followed.find(id);
    if (!row || !mayImportFor(importers, row.ownerId)) throw new AppError('NOT_FOUND');
    return { row, importers };
  }

  /** At most one look at a file at a time. */
  const look = (id: string) => jobs.enqueue(refreshFileJob, { followedId: id }, { singletonKey: id });

  return {
    async list(actor: Actor): Promise<{ files: FollowedFile[] }> {
      const importers = await importersOf(actor);
      return { files: (await followed.list(importers)).map((row) => present(row, importers)) };
    },

    /** With the import of what it holds now. */
    async begin(actor: Actor, values: FollowedValues, tx: Transaction): Promise<string> {
      const id = randomUUID();
      const now = clock.now();
      const times = { lastCheckedAt: now, lastTakenAt: now, createdAt: now, nextRunAt: after(values.frequency) };
      await followed.create({ id, createdBy: actor.userId, state: 'active', ...values, ...times }, tx);
      await audit.record(actor, 'data.follow', values.name, { address: hostOf(values.address) }, tx);
      return id;
    },

    async change(
      actor: Actor,
      {
        id,
        frequency,
        isPaused,
      }: { id: string; frequency?: FollowedFrequency | undefined; isPaused?: boolean | undefined },
    ): Promise<FollowedFile> {
      const { row, importers } = await found(actor, id);
      const wanted = frequency ?? row.frequency;
      const state = isPaused === undefined ? row.state : isPaused ? 'paused' : 'active';
      const isOn = state === 'active';
      const resumed = isOn && row.state !== 'active' ? { message: null, failures: 0 } : {};
      const nextRunAt = isOn ? after(wanted) : null;
      const changed = await followed.change(id, { frequency: wanted, state, nextRunAt, ...resumed });
      if (!changed) throw new AppError('NOT_FOUND');
      // A stopped file is looked at soon: whoever lets it go on has mended it.
      if (isOn && row.state === 'stopped') await look(id);
      return present(changed, importers);
    },

    async run(actor: Actor, id: string): Promise<FollowedFile> {
      const { row, importers } = await found(actor, id);
      await look(id);
      return present(row, importers);
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const { row } = await found(actor, id);
      if (!(await followed.delete(id))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'data.unfollow', row.name);
    },

    /** Looks at the files whose time has come, each once, in whichever process comes first. */
    async startDue(): Promise<void> {
      for (const row of await followed.due(clock.now()))
        if (await followed.advance(row, after(row.frequency))) await look(row.id);
    },
  };
}

export type FollowedFileService = ReturnType<typeof followedFileService>;

/** The path behind the host may hold a secret. */
const hostOf = (address: string) => new URL(address).host;

function present(row: FollowedFileRow, { owners }: Importers): FollowedFile {
  const { id, name, address, frequency, state, message } = row;
  const time = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id,
    owner: owners.find((owner) => owner.id === row.ownerId) ?? null,
    name,
    address,
    frequency,
    state,
    message,
    lastCheckedAt: time(row.lastCheckedAt),
    lastTakenAt: time(row.lastTakenAt),
    nextRunAt: time(row.nextRunAt),
  };
}
