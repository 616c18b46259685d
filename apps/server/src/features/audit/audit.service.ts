import type { AuditAction, AuditEvent, AuditFilter } from '@groundwork/contract/audit';
import { csvText } from '../../catalogue/export/stream-records.ts';
import { abortError } from '../../catalogue/index/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { encoded, type FileAnswer, fileHeaders, streamOf } from '../../platform/http/file-answer.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import type { AuditRepository, AuditRow } from './audit.repository.ts';

/** A person, or the name or id of what it was done to. */
export type AuditTarget = { userId: string } | string | null;
type Who = Pick<Actor, 'userId' | 'isApiKey'>;

const BATCH = 200;

export function auditService({ events, clock }: { events: AuditRepository; clock: Clock }) {
  return {
    /** `actor` is null for what no person did. In a transaction the entry stands and falls with what it tells of. */
    async record(
      actor: Who | null,
      action: AuditAction,
      target: AuditTarget = null,
      details: Record<string, string> = {},
      tx?: Transaction,
    ): Promise<void> {
      const onWhom = typeof target === 'string' ? { target } : target && { targetUserId: target.userId };
      const values = {
        actorId: actor?.userId ?? null,
        action,
        ...onWhom,
        details: { ...details, ...(actor?.isApiKey && { by: 'API key' }) },
        createdAt: clock.now(),
      };
      await events.add(values, tx);
    },

    async list(actor: Actor, { page, pageLimit, ...filter }: AuditFilter & { page: number; pageLimit: number }) {
      requireAdmin(actor);
      const { rows, total } = await events.list(actor, filter, { page, pageLimit });
      return { items: rows.map(present), total, page, pageLimit };
    },

    /** All that fit, newest first; written while they are read. */
    async exportCsv(actor: Actor, filter: AuditFilter, signal?: AbortSignal): Promise<FileAnswer> {
      requireAdmin(actor);
      await this.record(actor, 'export.audit-log', null, filterText(filter));
      const file = {
        name: 'audit-log.csv',
        columns: ['Time (UTC)', 'Actor', 'Action', 'Target', 'Details'],
        rows: (row: AuditRow) => [
          [row.createdAt.toISOString(), row.actor, row.action, row.target, detailText(row.details)],
        ],
      };
      const batches = events.batches(actor, filter, BATCH);
      async function* read() {
        for await (const rows of batches) {
          if (signal?.aborted) throw abortError();
          yield rows;
        }
      }
      const name = `audit-log-${clock.now().toISOString().slice(0, 10)}.csv`;
      return { headers: fileHeaders(name, 'text/csv; charset=utf-8'), body: streamOf(encoded(csvText(file, read()))) };
    },
  };
}

export type AuditService = ReturnType<typeof auditService>;
/** The part that other features use. */
export type AuditLog = Pick<AuditService, 'record'>;

const present = ({ createdAt, action, ...row }: AuditRow): AuditEvent => ({
  ...row,
  at: createdAt.toISOString(),
  action: action as AuditAction,
});

const detailText = (details: Record<string, string>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

const filterText = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));
