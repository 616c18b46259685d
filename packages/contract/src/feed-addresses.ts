import { z } from 'zod';
import { route } from './route.ts';

/** The newest records of a saved search or hits of a tracker as Atom, and closing dates as iCalendar, each at a secret address. */
export const FeedKind = z.enum(['search', 'tracker', 'calendar']);
export type FeedKind = z.infer<typeof FeedKind>;

export const FeedAddress = z
  .object({
    id: z.uuid(),
    kind: FeedKind,
    /** The saved search or the tracker; null for what is all of a person's. */
    targetId: z.uuid().nullable(),
    /** Its name in the lists of feed readers and calendars. */
    title: z.string(),
    createdAt: z.iso.datetime(),
    /** When a program last asked for it. */
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeedAddress' });
export type FeedAddress = z.infer<typeof FeedAddress>;

const Token = z.object({ token: z.string().min(1).max(64) });
const Headers = z.record(z.string(), z.string());
/** 304: what the program has is what there is. */
const FeedFile = z.union([
  z.object({ status: z.literal(200), headers: Headers, body: z.file() }),
  z.object({ status: z.literal(304), headers: Headers }),
]);
const TAGS: [string] = ['Feeds'];

export const feedAddresses = {
  list: route({
    method: 'GET',
    path: '/settings/feeds',
    summary: 'Your feeds for other programs; their addresses are not told again',
    tags: TAGS,
  }).output(z.object({ items: z.array(FeedAddress) })),
  create: route({
    method: 'POST',
    path: '/settings/feeds',
    summary: 'Make the secret address of a feed; one that there was for it leads nowhere from then on',
    tags: TAGS,
    successStatus: 201,
    errors: ['NOT_FOUND'],
  })
    .input(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['search', 'tracker']), targetId: z.uuid() }),
        z.object({ kind: z.literal('calendar') }),
      ]),
    )
    .output(FeedAddress.extend({ url: z.string() })),
  revoke: route({
    method: 'DELETE',
    path: '/settings/feeds/{id}',
    summary: 'Revoke the address of a feed',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ success: z.literal(true) })),
  atom: route({
    method: 'GET',
    path: '/feeds/atom/{token}',
    summary:
      'The newest records of a saved search, or hits of a tracker, as an Atom feed, for who has the secret address',
    tags: TAGS,
    isPublic: true,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(Token)
    .output(FeedFile),
  calendar: route({
    method: 'GET',
    path: '/feeds/calendar/{token}',
    summary: 'Closing dates of saved opportunities as an iCalendar feed, for who has the secret address',
    tags: TAGS,
    isPublic: true,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(Token)
    .output(FeedFile),
};
