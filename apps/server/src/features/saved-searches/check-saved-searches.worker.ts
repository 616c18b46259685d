import { formatCount, formatNumber } from '@groundwork/contract/format';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, IndexVersion } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { AlertMailRepository } from './alert-mails.repository.ts';
import { type AlertMatcher, alertAddress, alertSelection, storedBetween } from './alert-matches.ts';
import { daysBefore, nextCheck, SETTLING_MS } from './alert-times.ts';
import type { OffTokens } from './off-token.ts';
import { searchAlerted } from './saved-searches.events.ts';
import type { SavedSearchRepository, SavedSearchRow } from './saved-searches.repository.ts';

export interface CheckSavedSearchesDependencies {
  searches: SavedSearchRepository;
  alertMails: AlertMailRepository;
  matcher: AlertMatcher & { index: CatalogueIndex };
  tokens: OffTokens;
  events: Pick<EventBus, 'publish'>;
  clock: Clock;
  /** Sends a person what waits, soon; asked twice meanwhile, once. */
  sendMailTo(userId: string): Promise<unknown>;
  raiseNotification: NotificationService['raise'];
}

const UNDO_MS = 3_600_000;
const MAIL_KEPT_DAYS = 7;
const TITLES_MAX = 3;

/**
 * Each search is one step: what was found, the notification, the mail that waits and the window's new start are stored
 * together or not at all. A process killed anywhere leaves the rest for the next run, and nothing is told twice.
 */
export async function run(
  _input: unknown,
  { signal }: Pick<JobContext, 'signal'>,
  deps: CheckSavedSearchesDependencies,
): Promise<void> {
  const now = deps.clock.now();
  await deps.searches.purgeDeleted(new Date(now.getTime() - UNDO_MS));
  await deps.alertMails.dropOld(daysBefore(now, MAIL_KEPT_DAYS));
  const failures: unknown[] = [];
  for (const search of await deps.searches.due(now)) {
    signal.throwIfAborted();
    // One that cannot be searched (a filter that is no more) must not hold up the others.
    await check(search, now, deps).catch((error) => failures.push(error));
  }
  for (const userId of await deps.alertMails.recipients()) await deps.sendMailTo(userId);
  if (failures.length > 0) throw failures[0];
}

async function check(search: SavedSearchRow, now: Date, deps: CheckSavedSearchesDependencies): Promise<void> {
  const { searches, matcher } = deps;
  const version = await matcher.index.version();
  const until = new Date(now.getTime() - SETTLING_MS);
  const nextCheckAt = nextCheck(now, search.frequency);
  const known = version.engines[search.searchEngine] ?? 0;
  if (known === search.checkedVersion || until <= search.lastCheckedAt) {
    await searches.transaction((tx) => searches.advance(search, { nextCheckAt }, tx));
    return;
  }
  const engine = matcher.engineOf(search.searchEngine);
  const stored = storedBetween(search.lastCheckedAt, until);
  const { hits, total } = await matcher.index.search({
    ...(await alertSelection(matcher, search, stored)),
    sort: engine.date ? 'date' : 'relevance',
    direction: 'desc',
    offset: 0,
    limit: TITLES_MAX,
  });
  const titles = hits.map(({ record }) => record.title);
  const isWhole = isSettled(version, until);
  const to = { lastCheckedAt: until, nextCheckAt, checkedVersion: isWhole ? known : null };
  await searches.transaction(async (tx) => {
    const isOurs = await searches.advance(search, to, tx);
    if (!isOurs || total === 0) return;
    await tell(search, { engine, stored, total, titles }, now, deps, tx);
    const window = { from: search.lastCheckedAt.toISOString(), until: until.toISOString() };
    const { id: savedSearchId, userId } = search;
    await deps.events.publish(searchAlerted, { savedSearchId, userId, count: total, ...window }, tx);
  });
}

/** Later changes raise the version; those of the last moments before `until` may still lie ahead of the window. */
const isSettled = ({ changedAt }: IndexVersion, until: Date) => Date.parse(changedAt) <= until.getTime();

type Found = {
  engine: EngineDeclaration;
  stored: ReturnType<typeof storedBetween>;
  total: number;
  titles: string[];
};

async function tell(
  search: SavedSearchRow,
  { engine, stored, total, titles }: Found,
  now: Date,
  { tokens, raiseNotification, alertMails }: CheckSavedSearchesDependencies,
  tx: Transaction,
): Promise<void> {
  const { id, userId, projectId, name, lastCheckedAt } = search;
  const forwardUrl = alertAddress(search, engine, stored);
  const isMailed = search.alert === 'notify-and-mail';
  const choice = await raiseNotification(
    {
      userId,
      kind: 'search-alert',
      mails: isMailed ? 'digest' : 'none',
      projectId,
      key: `saved-search/${id}/${lastCheckedAt.toISOString()}`,
      title: `${formatCount(total, `new ${engine.singular}`, `new ${engine.label.toLowerCase()}`)} for “${name}”`,
      message: titlesLine(titles, total),
      forwardUrl,
      alertOffToken: tokens.of({ kind: 'search', id }),
    },
    tx,
  );
  if (!isMailed || choice !== 'mail') return;
  const mail = { savedSearchId: id, windowStart: lastCheckedAt, count: total, titles, url: forwardUrl, createdAt: now };
  await alertMails.add(mail, tx);
}

function titlesLine(titles: string[], total: number): string {
  const more = total - titles.length;
  return titles.join('\n') + (more > 0 ? `\nand ${formatNumber(more)} more` : '');
}
