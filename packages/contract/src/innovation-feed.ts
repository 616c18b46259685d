import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { Engine } from './engines.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { FEED_TEXTS } from './innovation-feed.texts.ts';
import { Generation, InsightSentence, Sort } from './insights.ts';
import { PROJECT_NOTES_MAX, VERSION_MAX } from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { Notes } from './projects.ts';
import { route } from './route.ts';

export { FEED_TEXTS };

/** new: stored since the feed last looked. matching: was there before. */
export const FeedItemKind = z.enum(['new', 'matching']);
export type FeedItemKind = z.infer<typeof FeedItemKind>;

/**
 * The data behind the picture of an item. amount: what the record states, beside what the others on topic of its data set
 * state. year: how many of them are of each year. plain: neither is known.
 */
export const FeedPicture = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('amount'),
    label: z.string(),
    unit: z.enum(['usd', 'count']),
    value: z.number(),
    others: z.array(z.number()),
  }),
  z.object({
    type: z.literal('year'),
    year: z.number().int(),
    years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  }),
  z.object({ type: z.literal('plain') }),
]);
export type FeedPicture = z.infer<typeof FeedPicture>;

/** The part that anybody with the link may read. */
export const FeedContent = z.object({
  headline: z.string(),
  body: z.string(),
  sentences: z.array(InsightSentence.pick({ text: true, kind: true })),
  hashtags: z.array(z.string()),
  /** The record that it is about, and who published it. */
  searchEngine: Engine,
  recordId: z.string(),
  recordDate: z.string().nullable(),
  reference: z.string(),
  referenceUrl: z.string().nullable(),
  isSample: z.boolean(),
  picture: FeedPicture,
  /** Its sentences in German, in their order; only where all of them can be told in it. */
  german: z.array(z.string()).optional(),
});
export type FeedContent = z.infer<typeof FeedContent>;

export const FeedItem = FeedContent.extend({
  id: z.uuid(),
  kind: FeedItemKind,
  /** Pictures are drawn from `picture`: none is loaded from elsewhere. */
  imageLink: z.null(),
  faviconLink: z.null(),
  createdAt: z.iso.datetime(),
  isStarred: z.boolean(),
  ...Notes.shape,
}).meta({ id: 'FeedItem' });
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedFilter = z.enum(['all', 'starred', 'has_notes']);
export type FeedFilter = z.infer<typeof FeedFilter>;

const OfProject = z.object({ projectId: z.uuid() });
const OfItem = z.object({ itemId: z.uuid() });
const TAGS: [string] = ['Innovation feed'];

export const innovationFeed = {
  generate: route({
    method: 'POST',
    path: '/innovation-feed',
    summary: 'Look for new items for a project’s feed',
    tags: TAGS,
    successStatus: 202,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  })
    .input(OfProject)
    .output(Generation),
  list: route({
    method: 'GET',
    path: '/innovation-feed/all',
    summary: 'A project’s feed, page by page',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(
      OfProject.extend({
        page: Page.default(1),
        pageLimit: PageLimit.default(10),
        filter: FeedFilter.default('all'),
        sort: Sort.default('desc'),
      }),
    )
    .output(pageOf(FeedItem).extend({ generation: Generation })),
  star: route({
    method: 'PATCH',
    path: '/innovation-feed/star',
    summary: 'Star an item of the feed, or take the star away',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(OfItem.extend({ isStarred: z.boolean() }))
    .output(OfItem.extend({ isStarred: z.boolean() })),
  updateNotes: route({
    method: 'PATCH',
    path: '/innovation-feed/notes',
    summary: 'Write the notes of an item; refused when they have changed since `version`',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(
      OfItem.extend({
        text: z.string().overwrite(cleanText).max(PROJECT_NOTES_MAX, FIELD_TEXTS.notesExceed),
        version: z.number().int().min(0).max(VERSION_MAX).optional(),
      }),
    )
    .output(Notes),
};
