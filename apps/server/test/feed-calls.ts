import type { FeedContent } from '@groundwork/contract/innovation-feed';
import type { InsightContent } from '@groundwork/contract/insights';
import { feedItem } from '../src/features/innovation-feed/innovation-feed.table.ts';
import { insight } from '../src/features/insights/insights.table.ts';
import type { Answer, TestApp, Visitor } from './app.ts';

interface Filled {
  projectId: string;
  insightId: string;
  itemId: string;
}

/** For the table of rights: the calls of insights, the feed and sharing, with who may make them. */
export const CALLS_OF_FEEDS: Record<
  string,
  [reach: 'sees' | 'edits', call: (who: Visitor, filled: Filled) => Promise<Answer>]
> = {
  'insights.generate': ['edits', (who, { projectId }) => who.post('/insights', { projectId })],
  'insights.list': ['sees', (who, { projectId }) => who.get(`/insights/all?projectId=${projectId}`)],
  'insights.rate': ['edits', (who, { insightId }) => who.patch('/insights/likes', { insightId, likeValue: true })],
  'insights.rating': ['sees', (who, { insightId }) => who.get(`/insights/likes?insightId=${insightId}`)],
  'insights.bookmark': [
    'edits',
    (who, { insightId }) => who.patch('/insights/bookmark', { insightId, isBookmarked: true }),
  ],
  'insights.ask': [
    'edits',
    (who, { projectId }) => who.post('/insights/custom', { projectId, questions: ['How many awards are there?'] }),
  ],
  'insights.customQueries': [
    'sees',
    (who, { projectId }) => who.get(`/insights/custom/queries?projectId=${projectId}`),
  ],
  'innovationFeed.generate': ['edits', (who, { projectId }) => who.post('/innovation-feed', { projectId })],
  'innovationFeed.list': ['sees', (who, { projectId }) => who.get(`/innovation-feed/all?projectId=${projectId}`)],
  'innovationFeed.star': [
    'edits',
    (who, { itemId }) => who.patch('/innovation-feed/star', { itemId, isStarred: true }),
  ],
  'innovationFeed.updateNotes': [
    'edits',
    (who, { itemId }) => who.patch('/innovation-feed/notes', { itemId, text: crypto.randomUUID() }),
  ],
  'sharing.link': ['sees', (who, { itemId }) => who.get(`/sharing?kind=feed&itemId=${itemId}`)],
  'sharing.share': ['edits', (who, { itemId }) => who.post('/sharing', { kind: 'feed', itemId })],
  'sharing.change': ['edits', (who, { itemId }) => who.patch('/sharing', { kind: 'feed', itemId, isIndexed: true })],
  'sharing.revoke': ['edits', (who, { insightId }) => who.delete('/sharing', { kind: 'insights', itemId: insightId })],
  // Without mail on the server who may send it is told so.
  'sharing.email': [
    'edits',
    async (who, { itemId }) => {
      const answer = await who.post('/sharing/email', { kind: 'feed', itemId, email: 'a@example.org' });
      return answer.body.details?.email ? { ...answer, status: 200 } : answer;
    },
  ],
};

/** Calls of theirs that are about no project. */
export const FEEDS_OF_NO_PROJECT = [
  // One's own, of whatever project.
  'insights.customCount',
  'insights.customPending',
  // For anybody who has the link.
  'sharing.feedItem',
  'sharing.insight',
  'sharing.picture',
];

const CONTENT: InsightContent = {
  title: 'A',
  kind: 'players',
  response: 'A',
  sentences: [],
  why: null,
  references: [],
  figures: [],
  n: 1,
  period: null,
  missing: null,
  asOf: '2026-01-01T00:00:00.000Z',
};
const ITEM: FeedContent = {
  headline: 'A',
  body: 'A',
  sentences: [],
  hashtags: [],
  searchEngine: 'awards',
  recordId: 'a-1',
  recordDate: null,
  reference: 'SBIR.gov',
  referenceUrl: null,
  isSample: false,
  picture: { type: 'plain' },
};

/** As the jobs would store them. */
export async function storeInsightAndItem({ database: { db } }: Pick<TestApp, 'database'>, projectId: string) {
  const now = new Date();
  const [told] = await db
    .insert(insight)
    .values({ projectId, key: 'players', state: 'ready', content: CONTENT, createdAt: now })
    .returning({ id: insight.id });
  const [item] = await db
    .insert(feedItem)
    .values({
      projectId,
      kind: 'new',
      searchEngine: 'awards',
      recordId: 'a-1',
      content: ITEM,
      place: 0,
      createdAt: now,
    })
    .returning({ id: feedItem.id });
  return { insightId: told!.id, itemId: item!.id };
}
