import { z } from 'zod';
import { Email } from './account-fields.ts';
import { FeedContent } from './innovation-feed.ts';
import { InsightContent } from './insights.ts';
import { NAME_MAX } from './limits.ts';
import { Offer } from './message-refs.ts';
import { route } from './route.ts';
import { SHARING_TEXTS } from './sharing.texts.ts';
import { line } from './text.ts';

export { SHARING_TEXTS };

export const SharedKind = z.enum(['feed', 'insights']);
export type SharedKind = z.infer<typeof SharedKind>;

export const SharedLink = z
  .object({
    /** The public page's whole address. */
    url: z.string(),
    /** Whether search engines may list it. */
    isIndexed: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SharedLink' });
export type SharedLink = z.infer<typeof SharedLink>;

const Shared = z.object({ kind: SharedKind, itemId: z.uuid() });
const TAGS: [string] = ['Sharing'];
/** The token in the link: nothing that can be guessed. */
const Token = z.string().min(1).max(64);

export const sharing = {
  link: route({
    method: 'GET',
    path: '/sharing',
    summary: 'The public link of an item of the feed or of an insight, if it has one',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Shared)
    .output(
      z.object({
        link: SharedLink.nullable(),
        mail: Offer,
      }),
    ),
  share: route({
    method: 'POST',
    path: '/sharing',
    summary: 'Make a public link, or answer the one that there is',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(Shared)
    .output(SharedLink),
  change: route({
    method: 'PATCH',
    path: '/sharing',
    summary: 'Say whether search engines may list the public page',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Shared.extend({ isIndexed: z.boolean() }))
    .output(SharedLink),
  revoke: route({
    method: 'DELETE',
    path: '/sharing',
    summary: 'Take the public link back: from then on it leads nowhere',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Shared)
    .output(z.object({ success: z.literal(true) })),
  email: route({
    method: 'POST',
    path: '/sharing/email',
    summary: 'Send somebody the public link by email',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'EXTERNAL_SERVICE'],
  })
    .input(Shared.extend({ email: Email, name: line().max(NAME_MAX).default('') }))
    .output(z.object({ success: z.literal(true) })),
  feedItem: route({
    method: 'GET',
    path: '/sharing/feed/{id}',
    summary: 'A shared item of a feed, for anybody who has the link',
    tags: TAGS,
    isPublic: true,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(z.object({ id: Token }))
    .output(FeedContent),
  insight: route({
    method: 'GET',
    path: '/sharing/insights/{itemId}',
    summary: 'A shared insight, for anybody who has the link',
    tags: TAGS,
    isPublic: true,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(z.object({ itemId: Token }))
    .output(InsightContent),
  picture: route({
    method: 'GET',
    path: '/sharing/{kind}/{id}/picture',
    summary: 'The picture that other sites show beside a shared link, drawn from its figures',
    tags: TAGS,
    isPublic: true,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(z.object({ kind: SharedKind, id: Token }))
    .output(z.object({ headers: z.record(z.string(), z.string()).optional(), body: z.file() })),
};
