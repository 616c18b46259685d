import type { Change } from '@groundwork/contract/changes';
import { NOTIFICATIONS_SHOWN_MAX } from '@groundwork/contract/limits';
import { messageRefOf } from '@groundwork/contract/message-refs';
import type {
  Notification,
  NotificationChoice,
  NotificationEvent,
  NotificationFilter,
  NotificationKind,
  NotificationList,
} from '@groundwork/contract/notifications';
import type { Message } from '@groundwork/contract/texts';
import { withEventMeta } from '@orpc/server';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { MailWay, NotificationMailRepository } from './notification-mails.repository.ts';
import type { NewNotification, NotificationRepository, NotificationRow } from './notifications.repository.ts';
import type { PreferencesRepository } from './preferences.repository.ts';
import type { Happened, StreamSignals } from './stream-signals.ts';

/** A stream ends so that the browser connects anew, as with a session that has expired meanwhile. */
const STREAM_MS = 15 * 60_000;
const RECONNECT_MS = 1_000;
/** A stream looks so often whatever it was told: what a signal that got lost would have shown comes a little later. */
const LOOK_AGAIN_MS = 120_000;
const BATCH = 100;

type StreamOptions = {
  lastEventId: string | undefined;
  signal?: AbortSignal | undefined;
  isStillAllowed(): Promise<boolean>;
};

type Dependencies = {
  notifications: NotificationRepository;
  preferences: Pick<PreferencesRepository, 'choiceOf'>;
  /** Null where mail is not set up. */
  outgoing: {
    mails: Pick<NotificationMailRepository, 'add'>;
    /** Sends a person what waits, when the transaction commits. */
    send(userId: string, way: MailWay, tx: Transaction): Promise<unknown>;
  } | null;
  streamSignals: StreamSignals;
  /** The change with what it has made of the thing, as the actor sees it. */
  lookUp(actor: Actor, change: Change): Promise<Change>;
  clock: Clock;
};

type Raised = Omit<NewNotification, 'createdAt' | 'title' | 'message' | 'said'> & {
  title: Message;
  /** A name that somebody has given, such as a record's, is a plain string. */
  lines?: readonly (Message | string)[];
  kind: NotificationKind;
  /** The mails that it may go into, if the person wants it mailed: 'digest' for what is mailed at once by its own feature. */
  mails?: 'any' | 'digest' | 'none';
};

export function notificationService(deps: Dependencies) {
  const { notifications, preferences, outgoing, streamSignals, lookUp, clock } = deps;
  const closing = new AbortController();

  async function mail(raised: Raised, way: MailWay, tx: Transaction) {
    if (!outgoing) return;
    const { userId, kind, forwardUrl, projectId } = raised;
    const row = { userId, kind, way, ...wordsOf(raised), forwardUrl, projectId, createdAt: clock.now() };
    await outgoing.mails.add(row, tx);
    if (way === 'mail') await outgoing.send(userId, way, tx);
  }

  return {
    /**
     * Exists when the transaction commits, once per person and key; then every open window of the person learns of it, and
     * it is mailed as they chose. Answers what they chose.
     */
    async raise(raised: Raised, tx: Transaction): Promise<NotificationChoice> {
      const { kind, mails = 'any', title: _title, lines: _lines, ...values } = raised;
      const choice = await preferences.choiceOf(values.userId, kind, tx);
      if (choice === 'off') return choice;
      const isNew = await notifications.insert({ ...values, ...wordsOf(raised), createdAt: clock.now() }, tx);
      if (!isNew) return choice;
      await streamSignals.publish(values.userId, 'created', tx);
      if (choice === 'mail' && mails === 'any') await mail(raised, choice, tx);
      if (choice === 'digest' && mails !== 'none') await mail(raised, choice, tx);
      return choice;
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
      await streamSignals.publish(actor.userId, 'changed');
    },

    async readAll(actor: Actor): Promise<void> {
      await notifications.markAllRead(actor);
      await streamSignals.publish(actor.userId, 'changed');
    },

    async clear(actor: Actor, filter: NotificationFilter): Promise<void> {
      await notifications.clear(actor, filter);
      await streamSignals.publish(actor.userId, 'changed');
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
      const subscriber = await streamSignals.subscribe(actor.userId);
      const end = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(STREAM_MS)]);
      end.addEventListener('abort', subscriber.close, { once: true });
      const lookAgain = setInterval(subscriber.lookAgain, LOOK_AGAIN_MS).unref();
      try {
        const last = await notifications.lastPlace(actor);
        let place = Math.min(placeIn(lastEventId) ?? last, last);
        yield withEventMeta({ type: 'connected' }, { id: String(place), retry: RECONNECT_MS });
        let happened: Happened = { what: new Set(['created']), changes: [], hasMissed: false };
        while (!end.aborted && (await isStillAllowed())) {
          const { what, changes, hasMissed } = happened;
          if (hasMissed) yield withEventMeta({ type: 'connected' }, { id: String(place), retry: RECONNECT_MS });
          if (what.has('changed')) yield { type: 'changed' };
          if (changes.length > 0) {
            const now = [];
            for (const change of changes) now.push(await lookUp(actor, change));
            yield { type: 'happened', changes: now };
          }
          if (what.has('created'))
            for (let rows = await notifications.after(actor, place, BATCH); rows.length > 0; ) {
              for (const row of rows) {
                place = row.place;
                yield withEventMeta({ type: 'created', notification: present(row) }, { id: String(place) });
              }
              // Anything after a page that is not full has woken this stream again.
              rows = rows.length < BATCH ? [] : await notifications.after(actor, place, BATCH);
            }
          happened = await subscriber.next();
        }
      } finally {
        clearInterval(lookAgain);
        subscriber.close();
      }
    },

    /** Ends all streams of this process. */
    close: () => closing.abort(),
  };
}

export type NotificationService = ReturnType<typeof notificationService>;

/** In English, as it is mailed and answered to programs, and by the keys of the texts. */
function wordsOf({ title, lines = [] }: Raised) {
  // A line each, whatever a name has in it.
  const message = lines
    .map((line) => (typeof line === 'string' ? line.replace(/\s*\n\s*/g, ' ') : line.text))
    .join('\n');
  return {
    title: title.text,
    message: lines.length > 0 ? message : null,
    said: {
      title: messageRefOf(title),
      lines: lines.map((line) => (typeof line === 'string' ? null : messageRefOf(line))),
    },
  };
}

const placeIn = (id: string | undefined): number | null =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : null;

function present(row: NotificationRow): Notification {
  return {
    id: row.id,
    title: row.title,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    ...(row.message !== null && { message: row.message }),
    ...(row.said && { said: row.said }),
    ...(row.forwardUrl !== null && { forwardUrl: row.forwardUrl }),
    ...(row.projectId !== null && { projectId: row.projectId }),
    ...(row.projectTitle !== null && { project: { title: row.projectTitle } }),
    ...(row.alertOffToken !== null && { alertOffToken: row.alertOffToken }),
  };
}
