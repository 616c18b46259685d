import type { Change } from '@groundwork/contract/changes';
import { type SQL, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type Subscription, subscribeInTransaction } from '../../platform/events/event.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import { fileProcessed } from '../library/library.events.ts';
import { liveSearchProgressed } from '../live-search/live-search.events.ts';
import { peopleOf } from '../projects/projects.access.ts';
import { projectChanged } from '../projects/projects.events.ts';
import { reportChanged, reportCompleted, reportFailed } from '../reports/reports.events.ts';

/** Tells each of these people's open windows, when the transaction commits. */
type Tell = (change: Change, people: SQL, tx: Transaction) => Promise<unknown>;

/**
 * Changes that open windows learn of as they happen, told in the producer's own transaction and kept nowhere: a window
 * that did not hear of one asks for everything again when it is back.
 */
export function liveChanges(tell: Tell): Subscription[] {
  const ofReport = ({ reportId, projectId }: { reportId: string; projectId: string }, tx: Transaction) =>
    tell({ kind: 'report', id: reportId, projectId }, peopleOf(projectId), tx);
  return [
    subscribeInTransaction(reportChanged, ofReport),
    subscribeInTransaction(reportCompleted, ofReport),
    subscribeInTransaction(reportFailed, ofReport),
    subscribeInTransaction(projectChanged, ({ projectId }, tx) =>
      tell({ kind: 'project', id: projectId }, peopleOf(projectId), tx),
    ),
    subscribeInTransaction(fileProcessed, ({ fileId, userId }, tx) =>
      tell({ kind: 'library-file', id: fileId }, sql`select ${userId}::text`, tx),
    ),
    subscribeInTransaction(liveSearchProgressed, ({ projectId, engines }, tx) =>
      tell({ kind: 'live-search', projectId, engines }, peopleOf(projectId), tx),
    ),
    subscribeInTransaction(recordsImported, ({ engines }, tx) =>
      tell({ kind: 'records', engines }, sql`select ${user.id} from ${user}`, tx),
    ),
  ];
}
