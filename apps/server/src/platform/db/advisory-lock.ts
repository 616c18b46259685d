import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Any numbers, as long as each stands for one thing and nothing else takes two-part advisory locks. */
const LOCKS = {
  bookmarks: 4_711,
  projects: 4_712,
  reports: 4_713,
  savedSearches: 4_714,
  projectImports: 4_715,
  collaborators: 4_716,
  library: 4_717,
  modelCalls: 4_718,
  insights: 4_719,
  customInsights: 4_720,
  agents: 4_740,
  reportTemplates: 4_731,
  notificationMails: 4_741,
  webhooks: 4_742,
  feedAddresses: 4_743,
  liveSearch: 4_744,
} as const;

/** Until the transaction ends, whoever takes the same lock waits: what is counted under it cannot change meanwhile. */
export async function takeLock(tx: Transaction, what: keyof typeof LOCKS, id: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS[what]}, hashtext(${id}))`);
}
