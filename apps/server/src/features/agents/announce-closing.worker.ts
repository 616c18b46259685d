import { hourOf, isOver } from '@groundwork/contract/closing';
import type { Engine } from '@groundwork/contract/engines';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { CLOSING_DAYS } from '@groundwork/contract/limits';
import { recordPath } from '@groundwork/contract/paths';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { BookmarkService, SavedItem } from '../bookmarks/bookmarks.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import { DAY_MS } from './agent-times.ts';
import type { ClosingNoticeRepository } from './closing-notices.repository.ts';

export interface AnnounceClosingDependencies {
  notices: ClosingNoticeRepository;
  savedAnywhere: BookmarkService['savedAnywhere'];
  index: Pick<CatalogueIndex, 'get'>;
  /** Data sets whose records close. */
  engines: Engine[];
  raiseNotification: NotificationService['raise'];
  clock: Clock;
}

const PAGE = 200;
const { closesToday, closesTomorrow, closesIn, closesOn } = MESSAGES.words.notifications;

/** Two weeks, a week and a day before a saved opportunity closes everybody in the project hears of it, once each. */
export async function run(
  _input: unknown,
  { signal }: Pick<JobContext, 'signal'>,
  deps: AnnounceClosingDependencies,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const items: SavedItem[] = await deps.savedAnywhere(deps.engines, after, PAGE);
    const records = await deps.index.get(
      items.map(({ searchEngine, itemId }) => ({ engine: searchEngine, id: itemId })),
    );
    for (const [at, item] of items.entries()) {
      const record = records[at];
      // Nobody knows when a call closes whose source names only a month.
      if (record?.closes && record.closes.length >= 10) await announce(item, record.title, record.closes, deps);
    }
    if (items.length < PAGE) return;
    after = items.at(-1)!.id;
  }
}

function dayIn(offset: string, now: number): string {
  const ahead = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${offset}`);
  return new Date(now + ahead).toISOString().slice(0, 10);
}

async function announce(item: SavedItem, title: string, closes: string, deps: AnnounceClosingDependencies) {
  const { notices, raiseNotification, clock } = deps;
  const now = clock.now().getTime();
  if (isOver(closes, now)) return;
  // In the days of the zone in which it closes.
  const today = dayIn(hourOf(closes)?.offset ?? '+00:00', now);
  const left = Math.round((Date.parse(closes.slice(0, 10)) - Date.parse(today)) / DAY_MS);
  // The nearest that is due; what was saved late, or while no process was up, is not announced for the earlier ones as well.
  const days = CLOSING_DAYS.filter((each) => left <= each).at(-1);
  if (days === undefined) return;
  if ((await notices.announced(item, closes)).some((told) => told <= days)) return;
  await notices.transaction(async (tx) => {
    if (!(await notices.announce(item, closes, days, tx))) return;
    for (const userId of await notices.people(item, tx))
      await raiseNotification(
        {
          userId,
          projectId: item.projectId,
          kind: 'closing-date',
          key: `closing/${item.projectId}/${item.itemId}/${closes}/${days}`,
          title: left === 0 ? closesToday : left === 1 ? closesTomorrow : closesIn(formatNumber(left)),
          lines: [title, closesOn(formatDate(closes, 'en'))],
          forwardUrl: recordPath({ engine: item.searchEngine, id: item.itemId }),
        },
        tx,
      );
  });
}
