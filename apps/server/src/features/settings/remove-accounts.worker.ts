import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SlowDownService } from '../auth/slow-down.service.ts';
import type { DeletionRepository } from './deletion.repository.ts';

export interface RemoveAccountsDependencies {
  deletions: Pick<DeletionRepository, 'removeDue'>;
  /** Has the storage forget the files of people who are removed in this transaction. */
  forgetFilesOf(userIds: string[], tx: Transaction): Promise<void>;
  /** Open invitations that they asked to be let in by stay open. */
  forgetAskers(userIds: string[], tx: Transaction): Promise<void>;
  slowDown: Pick<SlowDownService, 'purge'>;
  clock: Clock;
  log: Log;
}

export async function run(_input: object, _context: unknown, deps: RemoveAccountsDependencies) {
  const count = await deps.deletions.removeDue(deps.clock.now(), async (userIds, tx) => {
    await deps.forgetFilesOf(userIds, tx);
    await deps.forgetAskers(userIds, tx);
  });
  if (count > 0) deps.log.info('accounts removed', { count });
  await deps.slowDown.purge();
}
