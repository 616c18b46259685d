import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CatalogueIndex, SelectedChanges, SelectedRange, Selection } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import { type AlertMatcher, alertSelection } from './count-matched.ts';
import type { AlertChangeRepository, FoundForAlert } from './matched-changes.repository.ts';
import type { SavedSearchRow } from './saved-searches.repository.ts';
import { CHANGES_TOLD_MAX } from './told-changes.ts';

type AlertIndex = Pick<CatalogueIndex, 'lastChange' | 'selectChanges'>;

export interface LookForAlertsDependencies {
  alertChanges: AlertChangeRepository;
  matcher: Pick<AlertMatcher, 'engineOf' | 'readSearch'> & {
    catalogueOf(who: Pick<SavedSearchRow, 'userId'> | null): Promise<AlertIndex>;
  };
  clock: Clock;
}

/** One call of the index: its thread then answers others between two of them. */
const SEARCHES_AT_A_TIME = 25;
/** Searches that are read before others get their turn: some milliseconds. */
const READ_AT_A_TIME = 10;

/** Looks through all changes since the last look, for all alerts at once. */
export async function lookForAlerts(signal: AbortSignal, deps: LookForAlertsDependencies): Promise<void> {
  const { alertChanges, matcher, clock } = deps;
  // In this order: of a search that is saved meanwhile, what it is to tell comes after `to`.
  const to = await (await matcher.catalogueOf(null)).lastChange();
  const known = await alertChanges.place();
  if (!known) return alertChanges.begin(to, clock.now());
  const { place: from } = known;
  if (from === to) return;
  // A catalogue that was begun anew has lower places: all of it is looked through.
  const range = { after: from > to ? 0 : from, to, limit: CHANGES_TOLD_MAX };
  const found: FoundForAlert[] = [];
  for await (const [search, changes] of changesOf(await alertChanges.watching(), range, signal, deps)) {
    const { id: savedSearchId, lastCheckedAt } = search;
    const newest = changes.newest !== null && Date.parse(changes.newest) > lastCheckedAt.getTime() - 1_000;
    const changed = changes.changed
      .filter(({ changedAt }) => Date.parse(changedAt) > lastCheckedAt.getTime() - 1_000)
      .map(({ ref, title, before, after, seen, changedAt }) => ({
        recordId: ref.id,
        title,
        before,
        after,
        seenAt: new Date(seen),
        changedAt: new Date(changedAt),
      }));
    if (newest || changed.length > 0)
      found.push({ savedSearchId, newest: newest ? new Date(changes.newest!) : null, changed });
  }
  signal.throwIfAborted();
  // Another process was here first, and may not have looked as far.
  if (!(await alertChanges.store(found, { from, to }))) await lookForAlerts(signal, deps);
}

async function* changesOf(
  searches: SavedSearchRow[],
  range: SelectedRange,
  signal: AbortSignal,
  { matcher }: LookForAlertsDependencies,
): AsyncGenerator<[SavedSearchRow, SelectedChanges]> {
  for (let at = 0; at < searches.length; at += SEARCHES_AT_A_TIME) {
    signal.throwIfAborted();
    const parts = new Map<AlertIndex, [SavedSearchRow, Selection][]>();
    for (const [place, search] of searches.slice(at, at + SEARCHES_AT_A_TIME).entries()) {
      if (place % READ_AT_A_TIME === 0) await yieldToEventLoop();
      // One that cannot be read any more (a filter that is no more) fails when it is checked, and alone.
      const selection = await alertSelection(matcher, search).catch(() => null);
      if (!selection) continue;
      const index = await matcher.catalogueOf(search);
      parts.set(index, [...(parts.get(index) ?? []), [search, selection]]);
    }
    for (const [index, part] of parts) {
      const selections = part.map(([, selection]) => selection);
      const found = await index.selectChanges(selections, range, signal);
      for (const [place, [search]] of part.entries()) yield [search, found[place]!];
    }
  }
}
