import { useQuery } from '@tanstack/react-query';
import { FeedBody } from '../features/innovation-feed/feed-body.tsx';
import { InsightBody } from '../features/insights/insight-body.tsx';
import { SharedFrame } from '../features/sharing/shared-frame.tsx';
import { SHARING_SCREEN_TEXTS } from '../features/sharing/sharing.texts.ts';
import { api } from '../lib/api.ts';
import { feedItemIn, insightIn } from '../lib/told-in.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PublicLayout } from './layout/public-layout.tsx';

/** A link that was taken back is asked for once. */
const ONCE = { retry: false };

export function SharedInsightPage({ itemId }: { itemId: string }) {
  const query = useQuery({ ...api.sharing.insight.queryOptions({ input: { itemId } }), select: insightIn, ...ONCE });
  usePageTitle(query.data?.title ?? SHARING_SCREEN_TEXTS.sharedInsight);
  return (
    <PublicLayout>
      <SharedFrame query={query} kicker={SHARING_SCREEN_TEXTS.sharedInsight} titleOf={({ title }) => title}>
        {(content) => <InsightBody content={content} isPublic />}
      </SharedFrame>
    </PublicLayout>
  );
}

export function SharedFeedPage({ id }: { id: string }) {
  const query = useQuery({ ...api.sharing.feedItem.queryOptions({ input: { id } }), select: feedItemIn, ...ONCE });
  usePageTitle(query.data?.headline ?? SHARING_SCREEN_TEXTS.sharedItem);
  return (
    <PublicLayout>
      <SharedFrame query={query} kicker={SHARING_SCREEN_TEXTS.sharedItem} titleOf={({ headline }) => headline}>
        {(content) => <FeedBody content={content} isPublic />}
      </SharedFrame>
    </PublicLayout>
  );
}
