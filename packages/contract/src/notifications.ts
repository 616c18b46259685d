import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Change } from './changes.ts';
import { NOTIFICATION_TEXTS } from './notifications.texts.ts';
import { route } from './route.ts';

export { NOTIFICATION_TEXTS };

export const Notification = z
  .object({
    id: z.uuid(),
    /** Plain text, also where it names records. */
    title: z.string(),
    message: z.string().optional(),
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

const Done = z.object({ success: z.literal(true) });

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
};
