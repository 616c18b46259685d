import type { FeedContent } from '@groundwork/contract/innovation-feed';
import type { InsightContent } from '@groundwork/contract/insights';
import type { Language } from '@groundwork/contract/languages';
import type { SharedKind } from '@groundwork/contract/sharing';
import { eq } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { sharedContent, sharedLink } from './sharing.table.ts';

export type LinkRow = typeof sharedLink.$inferSelect;
export interface SharedItem {
  kind: SharedKind;
  itemId: string;
}
export type Shared =
  | { kind: 'feed'; isIndexed: boolean; content: FeedContent }
  | { kind: 'insights'; isIndexed: boolean; content: InsightContent };

/** Callers of what names an item have asked whether it is the actor's to share; a token is its own permission. */
export function sharingRepository({ db }: Database) {
  const of = ({ kind, itemId }: SharedItem) =>
    kind === 'feed' ? eq(sharedLink.feedItemId, itemId) : eq(sharedLink.insightId, itemId);

  async function find(item: SharedItem): Promise<LinkRow | null> {
    const [row] = await db.select().from(sharedLink).where(of(item));
    return row ?? null;
  }

  return {
    find,

    async languageOf({ userId }: Actor): Promise<Language | null> {
      const [row] = await db.select({ language: user.language }).from(user).where(eq(user.id, userId));
      return row?.language ?? null;
    },

    /** Two who share at once share one link. */
    async create(actor: Actor, item: SharedItem, token: string, now: Date): Promise<LinkRow | null> {
      const { kind, itemId } = item;
      await db
        .insert(sharedLink)
        .values({
          token,
          ...(kind === 'feed' ? { feedItemId: itemId } : { insightId: itemId }),
          sharedBy: actor.userId,
          createdAt: now,
        })
        .onConflictDoNothing();
      return find(item);
    },

    async change(item: SharedItem, change: { isIndexed: boolean }): Promise<LinkRow | null> {
      const [row] = await db.update(sharedLink).set(change).where(of(item)).returning();
      return row ?? null;
    },

    async delete(item: SharedItem): Promise<boolean> {
      return (await db.delete(sharedLink).where(of(item)).returning({ id: sharedLink.id })).length > 0;
    },

    async open(kind: SharedKind, token: string): Promise<Shared | null> {
      const { feedItem, insight } = sharedContent;
      const [row] = await db
        .select({ isIndexed: sharedLink.isIndexed, feed: feedItem.content, insight: insight.content })
        .from(sharedLink)
        .leftJoin(feedItem, eq(feedItem.id, sharedLink.feedItemId))
        .leftJoin(insight, eq(insight.id, sharedLink.insightId))
        .where(eq(sharedLink.token, token));
      if (!row) return null;
      const { isIndexed } = row;
      if (kind === 'feed') return row.feed ? { kind, isIndexed, content: row.feed } : null;
      return row.insight ? { kind, isIndexed, content: row.insight } : null;
    },
  };
}

export type SharingRepository = ReturnType<typeof sharingRepository>;
