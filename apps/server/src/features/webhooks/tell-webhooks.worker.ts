import { agentPath, recordPath, reportPath } from '@groundwork/contract/paths';
import type { WebhookEvent } from '@groundwork/contract/webhooks';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Occurrence } from '../../platform/events/event.ts';
import type { AgentService } from '../agents/agents.service.ts';
import { peopleOf } from '../projects/projects.access.ts';
import type { SavedSearchService } from '../saved-searches/saved-searches.service.ts';
import type { DeliveryRow, WebhookRepository } from './webhooks.repository.ts';

export interface TellWebhooksDependencies {
  webhooks: Pick<WebhookRepository, 'wanting' | 'add' | 'transaction'>;
  /** Null for who may not see it. */
  findReport(reportId: string, userId: string): Promise<{ type: string; title: string } | null>;
  findSearch: SavedSearchService['toTell'];
  findTold: AgentService['lastTold'];
  /** Has a delivery sent, when the transaction commits. */
  send(delivery: Pick<DeliveryRow, 'id' | 'attempts'>, tx: Transaction): Promise<unknown>;
  appUrl: string;
  clock: Clock;
}

/** A delivery is told about, not what it is about in full: the rest stands at its address. */
const HITS_MAX = 50;

type EventToSend = { event: WebhookEvent; eventId: string; people?: SQL };

/** The data told to each webhook's person, of what they may see now; null for nothing. */
type DataFor = (userId: string) => Promise<object | null>;

/** Written down together with its job, once for each webhook and event. */
async function tell({ event, eventId, people }: EventToSend, dataFor: DataFor, deps: TellWebhooksDependencies) {
  const { webhooks, send, clock } = deps;
  const createdAt = clock.now();
  for (const { id: webhookId, userId } of await webhooks.wanting(event, people)) {
    const data = await dataFor(userId);
    if (!data) continue;
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    await webhooks.transaction(async (tx) => {
      const id = await webhooks.add({ webhookId, event, eventId, body, createdAt, nextAttemptAt: createdAt }, tx);
      if (id) await send({ id, attempts: 0 }, tx);
    });
  }
}

type Alerted = { savedSearchId: string; userId: string; count: number; changed: number; from: string; until: string };

export const searchAlerted = (
  { eventId, payload: { savedSearchId, userId, count, changed, from, until } }: Occurrence<Alerted>,
  _context: unknown,
  deps: TellWebhooksDependencies,
) =>
  tell(
    { event: 'search.alerted', eventId, people: sql`select ${userId}::text` },
    async () => {
      const window = { from: new Date(from), until: new Date(until) };
      const search = await deps.findSearch({ userId }, savedSearchId, window);
      return (
        search && { savedSearchId, name: search.name, count, changed, from, until, url: deps.appUrl + search.path }
      );
    },
    deps,
  );

type Hit = { agentId: string; runId: string; userId: string; count: number };

export const trackerHit = (
  { eventId, payload: { agentId, runId, userId, count } }: Occurrence<Hit>,
  _context: unknown,
  deps: TellWebhooksDependencies,
) =>
  tell(
    { event: 'tracker.hit', eventId, people: sql`select ${userId}::text` },
    async () => {
      const told = await deps.findTold({ userId }, agentId, { runId, limit: HITS_MAX });
      if (!told) return null;
      const { name, kind, projectId } = told.agent;
      const hits = told.hits.map(({ content: { title, reasons, changes, searchEngine, recordId } }) => {
        const url = deps.appUrl + recordPath({ engine: searchEngine, id: recordId });
        return { title, searchEngine, recordId, reasons, changes, url };
      });
      return { agentId, name, kind, projectId, count, hits, url: deps.appUrl + agentPath({ kind, id: agentId }) };
    },
    deps,
  );

export const reportCompleted = (
  { eventId, payload: { reportId, projectId } }: Occurrence<{ reportId: string; projectId: string }>,
  _context: unknown,
  deps: TellWebhooksDependencies,
) =>
  tell(
    { event: 'report.completed', eventId, people: peopleOf(projectId) },
    async (userId) => {
      const report = await deps.findReport(reportId, userId);
      if (!report) return null;
      const { type, title } = report;
      return { reportId, projectId, type, title, url: deps.appUrl + reportPath(type, reportId) };
    },
    deps,
  );

type Imported = { source: string; engines: string[]; from: string; until: string };

export const recordsImported = (
  { eventId, payload: { source, engines, from, until } }: Occurrence<Imported>,
  _context: unknown,
  deps: TellWebhooksDependencies,
) => tell({ event: 'records.imported', eventId }, async () => ({ source, engines, from, until }), deps);
