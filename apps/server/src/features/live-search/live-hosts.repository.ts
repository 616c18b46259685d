import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { UNSYNCED } from '../../platform/db/unsynced.ts';
import { liveHost } from './live-search.table.ts';

/** Requests to hosts of all processes together. */
export function liveHostRepository({ db }: Database) {
  return {
    /** One more request to a host: the how manieth of the day it is, and when it may begin, in milliseconds since 1970. */
    async take(host: string, now: number, intervalMs: number): Promise<{ requests: number; startAt: number }> {
      const day = new Date(now).toISOString().slice(0, 10);
      const [row] = await db
        .insert(liveHost)
        .values({ host, day, requests: 1, nextAt: now + intervalMs })
        .onConflictDoUpdate({
          target: liveHost.host,
          set: {
            day,
            requests: sql`case when ${liveHost.day} = ${day} then ${liveHost.requests} + 1 else 1 end`,
            nextAt: sql`greatest(${liveHost.nextAt}, ${now}) + ${intervalMs}`,
          },
        })
        .returning({ requests: liveHost.requests, nextAt: liveHost.nextAt, ...UNSYNCED });
      return { requests: row!.requests, startAt: row!.nextAt - intervalMs };
    },
  };
}

export type LiveHostRepository = ReturnType<typeof liveHostRepository>;
