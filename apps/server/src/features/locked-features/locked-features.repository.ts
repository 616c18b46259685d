import type { LockedFeature, LockedFeatureCount, LockedFeatureKind } from '@groundwork/contract/locked-features';
import { and, asc, count, countDistinct, desc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { lockedFeatureEvent as event } from './locked-features.table.ts';

export function lockedFeatureRepository({ db }: Database) {
  return {
    async add(actor: Actor, feature: LockedFeature, kind: LockedFeatureKind, now: Date): Promise<void> {
      await db.insert(event).values({ userId: actor.userId, feature, kind, createdAt: now });
    },

    /** Counts of everyone: by day (UTC), feature and kind, from `from` until before `to`. */
    async counts(_admin: Admin, { from, to }: { from: Date; to: Date }): Promise<LockedFeatureCount[]> {
      const day = sql<string>`to_char(${event.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
      const rows = await db
        .select({ day, feature: event.feature, kind: event.kind, count: count(), people: countDistinct(event.userId) })
        .from(event)
        .where(and(gte(event.createdAt, from), lt(event.createdAt, to)))
        .groupBy(day, event.feature, event.kind)
        .orderBy(desc(day), desc(count()), asc(event.feature), asc(event.kind));
      return rows as LockedFeatureCount[];
    },
  };
}

export type LockedFeatureRepository = ReturnType<typeof lockedFeatureRepository>;
