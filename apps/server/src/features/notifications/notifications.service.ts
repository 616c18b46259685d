import { NOTIFICATIONS_SHOWN_MAX } from '@groundwork/contract/limits';
import type {
  Notification,
  NotificationEvent,
  NotificationFilter,
  NotificationList,
} from '@groundwork/contract/notifications';
import { withEventMeta } from '@orpc/server';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { NewNotification, NotificationRepository, NotificationRow } from './notifications.repository.ts';
import type { Happened, WakeUps } from './wake-ups.ts';

/** A stream ends so that the browser connects anew, as with a session that has expired meanwhile. */
const STREAM_MS = 15 * 60_000;
const RECONNECT_MS = 1_000;
const BATCH = 100;

type StreamOptions = {
  lastEventId: string | undefined;
  signal?: AbortSignal | undefined;
  isStillAllowed(): Promise<boolean>;
};

type Dependencies = { notifications: NotificationRepository; wakeUps: WakeUps; clock: Clock };

export function notificationService({ notifications, wakeUps, clock }: Dependencies) {
  const closing = new AbortController();
  return {
    /** Exists when the transaction commits, once per person and key; then every open window of the person learns of it. */
    async raise(values: Omit<NewNotification, 'createdAt'>, tx: Transaction): Promise<void> {
      const isNew = await notifications.insert({ ...values, createdAt: clock.now() }, tx);
      if (isNew) await wakeUps.wake(values.userId, 'created', tx);
    },

    async list(actor: Actor, filter: NotificationFilter): Promise<NotificationList> {
      const [rows, total, unread] = await Promise.all([
        notifications.list(actor, filter, NOTIFICATIONS_SHOWN_MAX),
        notifications.count(actor, filter),
        notifications.count(actor, 'unread'),
      ]);
      return { items: rows.map(present), total, unread };
    },

    async read(actor: Actor, id: string): Promise<void> {
      if (!(await notifications.markRead(actor, id))) throw new AppError('NOT_FOUND');
      await wakeUps.wake(actor.userId, 'changed');
    },

    async readAll(actor: Actor): Promise<void> {
      await notifications.markAllRead(actor);
      await wakeUps.wake(actor.userId, 'changed');
    },

    async clear(actor: Actor, filter: NotificationFilter): Promise<void> {
      await notifications.clear(actor, filter);
      await wakeUps.wake(actor.userId, 'changed');
    },

    /**
     * `lastEventId` is that of the last event which the client got: what came after it comes first. Ends when
     * `isStillAllowed` says no; that is asked before anything is told.
     */
    async *stream(
      actor: Actor,
      { lastEventId, signal = closing.signal, isStillAllowed }: StreamOptions,
    ): AsyncGenerator<NotificationEvent, void, void> {
      // Before anything is looked up, so that nothing falls between looking and waiting.
      const waiter = await wakeUps.waiter(actor.userId);
      const end = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(STREAM_MS)]);
      end.addEventListener('abort', waiter.close, { once: true });
      try {
        const last = await notifications.lastPlace(actor);
        let place = Math.min(placeIn(lastEventId) ?? last, last);
        yield withEventMeta({ type: 'connected' }, { id: String(place), retry: RECONNECT_MS });
        let happened: Happened = { what: new Set(['created']), changes: [], hasMissed: false };
        while (!end.aborted && (await isStillAllowed())) {
          const { what, changes, hasMissed } = happened;
          if (hasMissed) yield withEventMeta({ type: 'connected' }, { id: String(place), retry: RECONNECT_MS });
          if (what.has('changed')) yield { type: 'changed' };
          if (changes.length > 0) yield { type: 'happened', changes };
          if (what.has('created'))
            for (let rows = await notifications.after(actor, place, BATCH); rows.length > 0; ) {
              for (const row of rows) {
                place = row.place;
                yield withEventMeta({ type: 'created', notification: present(row) }, { id: String(place) });
              }
              rows = await notifications.after(actor, place, BATCH);
            }
          happened = await waiter.next();
        }
      } finally {
        waiter.close();
      }
    },

    /** Ends all streams of this process. */
    close: () => closing.abort(),
  };
}

export type NotificationService = ReturnType<typeof notificationService>;

const placeIn = (id: string | undefined): number | null =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : null;

function present(row: NotificationRow): Notification {
  return {
    id: row.id,
    title: row.title,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    ...(row.message !== null && { message: row.message }),
    ...(row.forwardUrl !== null && { forwardUrl: row.forwardUrl }),
    ...(row.projectId !== null && { projectId: row.projectId }),
    ...(row.projectTitle !== null && { project: { title: row.projectTitle } }),
    ...(row.alertOffToken !== null && { alertOffToken: row.alertOffToken }),
  };
}
