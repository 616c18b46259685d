import type { Clock } from '../../platform/clock.ts';
import { SETTLING_MS } from './feed-times.ts';
import type { FeedRepository } from './innovation-feed.repository.ts';

export interface LookForNewDependencies {
  feed: Pick<FeedRepository, 'due'>;
  /** Soon; asked twice meanwhile, once. */
  lookAt(projectId: string): Promise<unknown>;
  clock: Clock;
}

const BATCH = 200;

export async function run(_input: unknown, _context: unknown, { feed, lookAt, clock }: LookForNewDependencies) {
  const until = new Date(clock.now().getTime() - SETTLING_MS);
  for (let last: string | null = null; ; ) {
    const ids: string[] = await feed.due(until, last, BATCH);
    for (const projectId of ids) await lookAt(projectId);
    if (ids.length < BATCH) return;
    last = ids.at(-1)!;
  }
}
