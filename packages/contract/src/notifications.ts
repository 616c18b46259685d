import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Change } from './changes.ts';
import { MessageRef, Offer } from './message-refs.ts';
import { NotificationKind } from './notifications.kinds.ts';
import { NOTIFICATION_TEXTS } from './notifications.texts.ts';
import { route } from './route.ts';

export { NOTIFICATION_TEXTS, NotificationKind };

export const Notification = z
  .object({
    id: z.uuid(),
    /** Plain text, also where it names records. */
    title: z.string(),
    message: z.string().optional(),
    /** Which texts the title and each line of the message are; null for a line that is somebody's name for something. */
    said: z.object({ title: MessageRef, lines: z.array(MessageRef.nullable()) }).optional(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
    /** A path of the web client. */
    forwardUrl: z.string().optional(),
    projectId: z.uuid().optional(),
    project: z.object({ title: z.string() }).optional(),
    /** Turns off the alert that raised it (`POST /search/saved/off`). */
    alertOffToken: z.string().optional(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const NotificationFilter = z.enum(['all', 'unread']);
export type NotificationFilter = z.infer<typeof NotificationFilter>;

export const NotificationList = z.object({
  /** Newest first; at most `NOTIFICATIONS_SHOWN_MAX` of `total`. */
  items: z.array(Notification),
  /** Under the filter. */
  total: z.number().int(),
  unread: z.number().int(),
});
export type NotificationList = z.infer<typeof NotificationList>;

/**
 * connected: first of every stream, and again when something may have been missed. created: a new notification. changed: some
 * were read or cleared, perhaps in another window. happened: what else is no longer as it was.
 */
export const NotificationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({ type: z.literal('created'), notification: Notification }),
  z.object({ type: z.literal('changed') }),
  z.object({ type: z.literal('happened'), changes: z.array(Change) }),
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;

/** The way that notifications of a kind go. Mails tell of what is in the app, too. */
export const NotificationChoice = z.enum(['off', 'app', 'mail', 'digest']);
export type NotificationChoice = z.infer<typeof NotificationChoice>;

const TimeZone = z.string().max(60).refine(isTimeZone, NOTIFICATION_TEXTS.unknownTimeZone);

export const NotificationPreferences = z
  .object({
    kinds: z.array(z.object({ kind: NotificationKind, choice: NotificationChoice })),
    /** An IANA name; null until it was chosen: the digest goes by UTC then. */
    timeZone: z.string().nullable(),
    /** Hour of the day, in the person's time zone. */
    digestHour: z.number().int().min(0).max(23),
    /** Whether this server can send mail, and why not. */
    mail: Offer,
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const NotificationPreferencesUpdate = z.object({
  kinds: z
    .array(z.object({ kind: NotificationKind, choice: NotificationChoice }))
    .max(NotificationKind.options.length)
    .optional(),
  timeZone: TimeZone.optional(),
  digestHour: z.number().int().min(0).max(23).optional(),
});
export type NotificationPreferencesUpdate = z.infer<typeof NotificationPreferencesUpdate>;

const Done = z.object({ success: z.literal(true) });
const Token = z.string().max(200);

export const notifications = {
  list: route({
    method: 'GET',
    path: '/notifications',
    summary: 'What happened, newest first, and how much of it is unread',
    tags: ['Notifications'],
  })
    .input(z.object({ filter: NotificationFilter.default('all') }))
    .output(NotificationList),
  read: route({
    method: 'POST',
    path: '/notifications/{id}/read',
    summary: 'Mark one notification as read',
    tags: ['Notifications'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(Done),
  readAll: route({
    method: 'POST',
    path: '/notifications/read-all',
    summary: 'Mark all notifications as read',
    tags: ['Notifications'],
  }).output(Done),
  clear: route({
    method: 'DELETE',
    path: '/notifications',
    summary: 'Remove all notifications, or the unread ones',
    tags: ['Notifications'],
    inputStructure: 'detailed',
  })
    .input(z.object({ query: z.object({ filter: NotificationFilter }) }))
    .output(Done),
  stream: route({
    method: 'GET',
    path: '/notifications/stream',
    summary: 'Server-sent events as things happen; with Last-Event-ID a reconnect misses nothing',
    tags: ['Notifications'],
  }).output(eventIterator(NotificationEvent)),
  preferences: route({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Where notifications of each kind go, and when the daily digest is mailed',
    tags: ['Notifications'],
  }).output(NotificationPreferences),
  updatePreferences: route({
    method: 'PATCH',
    path: '/notifications/preferences',
    summary: 'Say where notifications of a kind go, or when the daily digest is mailed',
    tags: ['Notifications'],
  })
    .input(NotificationPreferencesUpdate)
    .output(NotificationPreferences),
  unsubscribe: route({
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'End mails with the token that stands in them; harmless when repeated',
    tags: ['Notifications'],
    isPublic: true,
  })
    .input(z.object({ token: Token }))
    .output(Done),
  unsubscribeByMail: route({
    method: 'POST',
    path: '/notifications/unsubscribe/{token}',
    summary: 'The same for mail programs, by RFC 8058: List-Unsubscribe=One-Click',
    tags: ['Notifications'],
    isPublic: true,
  })
    .input(z.object({ token: Token, 'List-Unsubscribe': z.literal('One-Click') }))
    .output(Done),
  unsubscribePage: route({
    method: 'GET',
    path: '/notifications/unsubscribe/{token}',
    summary: 'Leads mail programs that open the address to the page that asks before it ends the mails',
    tags: ['Notifications'],
    isPublic: true,
    successStatus: 302,
    outputStructure: 'detailed',
  })
    .input(z.object({ token: Token }))
    .output(z.object({ headers: z.object({ location: z.string() }) })),
};

function isTimeZone(name: string): boolean {
  try {
    // Offsets ('+02:00') are known, too, and know nothing of daylight saving.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
