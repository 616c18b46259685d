import { formatNumber } from '@groundwork/contract/format';
import { recordPath } from '@groundwork/contract/paths';
import type { Message } from '@groundwork/contract/texts';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { IndexVersion } from '../../catalogue/index/index.port.ts';
import { changedValues } from '../../catalogue/watched-values.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { lineOfChange } from '../../platform/line-of-change.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { AlertMailRepository } from './alert-mails.repository.ts';
import { daysBefore, nextCheck, SETTLING_MS } from './alert-times.ts';
import { type AlertMatcher, alertAddress, alertSelection, storedBetween } from './count-matched.ts';
import { lookForAlerts } from './find-due-alerts.ts';
import type { AlertChangeRepository, AlertChangeRow } from './matched-changes.repository.ts';
import type { OffTokens } from './off-token.ts';
import { searchAlerted } from './saved-searches.events.ts';
import type { SavedSearchRepository, SavedSearchRow } from './saved-searches.repository.ts';
import { headOfAlert, isNewsOf } from './told-changes.ts';

export interface CheckSavedSearchesDependencies {
  searches: SavedSearchRepository;
  alertMails: AlertMailRepository;
  alertChanges: AlertChangeRepository;
  matcher: Omit<AlertMatcher, 'catalogueOf'> & { catalogueOf: CatalogueOf };
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
 * Looks through what has changed for all alerts at once; then only those searches are made that have something to tell.
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
  await lookForAlerts(signal, deps);
  const looked = await deps.alertChanges.place();
  const due = await deps.searches.due(now);
  const waiting = await deps.alertChanges.waiting(due.map(({ id }) => id));
  const failures: unknown[] = [];
  for (const search of due) {
    signal.throwIfAborted();
    const mayHaveNews = waiting.has(search.id) || !looked || isToBeSearched(search, looked);
    // One that cannot be searched (a filter that is no more) must not hold up the others.
    await check(search, mayHaveNews, now, deps).catch((error) => failures.push(error));
  }
  for (const userId of await deps.alertMails.recipients()) await deps.sendMailTo(userId);
  if (failures.length > 0) throw failures[0];
}

/** A pass has found something, or could not: the project of a search changes without any record, and a pass looks only forward. */
const isToBeSearched = ({ newsAt, lastCheckedAt, filters }: SavedSearchRow, { beganAt }: { beganAt: Date }) =>
  (newsAt !== null && newsAt.getTime() > lastCheckedAt.getTime() - 1_000) ||
  filters['about'] !== undefined ||
  lastCheckedAt <= beganAt;

async function check(
  search: SavedSearchRow,
  mayHaveNews: boolean,
  now: Date,
  deps: CheckSavedSearchesDependencies,
): Promise<void> {
  const { searches, matcher } = deps;
  const index = await matcher.catalogueOf(search);
  const version = await index.version();
  const until = new Date(now.getTime() - SETTLING_MS);
  const nextCheckAt = nextCheck(now, search.frequency);
  const known = version.engines[search.searchEngine] ?? 0;
  if (known === search.checkedVersion || until <= search.lastCheckedAt) {
    await searches.transaction((tx) => searches.advance(search, { nextCheckAt }, tx));
    return;
  }
  const engine = matcher.engineOf(search.searchEngine);
  const stored = storedBetween(search.lastCheckedAt, until);
  const { hits, total } = mayHaveNews
    ? await index.search({
        ...(await alertSelection(matcher, search, stored)),
        sort: engine.date ? 'date' : 'relevance',
        direction: 'desc',
        offset: 0,
        limit: TITLES_MAX,
      })
    : { hits: [], total: 0 };
  const isWhole = isSettled(version, until);
  const to = { lastCheckedAt: until, nextCheckAt, checkedVersion: isWhole ? known : null };
  await searches.transaction(async (tx) => {
    const isOurs = await searches.advance(search, to, tx);
    if (!isOurs || !mayHaveNews) return;
    const taken = (await deps.alertChanges.take(search.id, tx)).filter(isNewsOf(search));
    // Somebody who has left an organization meanwhile is told nothing of its own records.
    const there = await index.get(taken.map(({ recordId }) => ({ engine: engine.id, id: recordId })));
    const changes = taken.filter((_, at) => there[at]);
    const [count, changed] = [total + changes.length, changes.length];
    if (count === 0) return;
    const titles = [
      ...hits.map(({ record }) => record.title),
      ...changes.map(({ title, before, after }) => lineOfChange(title, changedValues(before, after), engine.amount)),
    ];
    await tell(search, { engine, stored, count, changes, titles: titles.slice(0, TITLES_MAX) }, now, deps, tx);
    const window = { from: search.lastCheckedAt.toISOString(), until: until.toISOString() };
    const { id: savedSearchId, userId } = search;
    await deps.events.publish(searchAlerted, { savedSearchId, userId, count, changed, ...window }, tx);
  });
}

/** Later changes raise the version; those of the last moments before `until` may still lie ahead of the window. */
const isSettled = ({ changedAt }: IndexVersion, until: Date) => Date.parse(changedAt) <= until.getTime();

type Found = {
  engine: EngineDeclaration;
  stored: ReturnType<typeof storedBetween>;
  count: number;
  /** Part of the count. */
  changes: AlertChangeRow[];
  titles: (Message | string)[];
};

async function tell(
  search: SavedSearchRow,
  { engine, stored, count, changes, titles }: Found,
  now: Date,
  { tokens, raiseNotification, alertMails }: CheckSavedSearchesDependencies,
  tx: Transaction,
): Promise<void> {
  const { id, userId, projectId, name, lastCheckedAt } = search;
  const changed = changes.length;
  const forwardUrl = addressOf(search, { engine, stored, count, changes });
  const isMailed = search.alert === 'notify-and-mail';
  const choice = await raiseNotification(
    {
      userId,
      kind: 'search-alert',
      mails: isMailed ? 'digest' : 'none',
      projectId,
      key: `saved-search/${id}/${lastCheckedAt.toISOString()}`,
      title: headOfAlert(name, engine, { count, changed }),
      lines: linesOf(titles, count),
      forwardUrl,
      alertOffToken: tokens.of({ kind: 'search', id }),
    },
    tx,
  );
  if (!isMailed || choice !== 'mail') return;
  const window = { savedSearchId: id, windowStart: lastCheckedAt, createdAt: now };
  const told = titles.map((line) => (typeof line === 'string' ? line : line.text));
  await alertMails.add({ ...window, count, changed, titles: told, url: forwardUrl }, tx);
}

/** Just the new records; of changes alone the one, or all that the search finds, among which they are. */
function addressOf(search: SavedSearchRow, { engine, stored, count, changes }: Omit<Found, 'titles'>): string {
  const [change] = changes;
  if (!change || count > changes.length) return alertAddress(search, engine, stored);
  return changes.length === 1
    ? recordPath({ engine: engine.id, id: change.recordId })
    : alertAddress(search, engine, {});
}

function linesOf(titles: (Message | string)[], total: number): (Message | string)[] {
  const more = total - titles.length;
  return more > 0 ? [...titles, MESSAGES.words.notifications.andMore(formatNumber(more))] : titles;
}
