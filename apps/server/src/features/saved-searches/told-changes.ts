import { formatNumber, inSentence } from '@groundwork/contract/format';
import { word } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { changedValues } from '../../catalogue/watched-values.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AlertChangeRow } from './matched-changes.repository.ts';

/** From so many changes in one look, it is said that there are as many or more: nobody reads them one by one. */
export const CHANGES_TOLD_MAX = 100;

const told = MESSAGES.words.notifications;

type Named = Pick<EngineDeclaration, 'singular' | 'label'>;
type Counts = { count: number; changed: number };

/** “3 new grants and 1 changed for “Batteries””. `count` is of both. */
export function headOfAlert(name: string, { singular, label }: Named, { count, changed }: Counts): Message {
  const things = (number: number) => word(number === 1 ? singular : inSentence(label));
  const added = count - changed;
  const [fresh, more] = [formatNumber(added), formatNumber(changed)];
  if (changed === 0) return told.fresh(fresh, things(added), name);
  if (added === 0 && changed >= CHANGES_TOLD_MAX)
    return told.manyChanged(String(CHANGES_TOLD_MAX), things(changed), name);
  if (added === 0) return told.changed(more, things(changed), name);
  const most = changed >= CHANGES_TOLD_MAX ? `${CHANGES_TOLD_MAX} or more` : more;
  return told.newAndChanged(fresh, things(added), most, name);
}

/** A value that has changed back since is no news, nor has a record changed for somebody who hears of it as new. */
export const isNewsOf =
  ({ lastCheckedAt }: { lastCheckedAt: Date }) =>
  ({ before, after, seenAt, changedAt }: AlertChangeRow) =>
    changedValues(before, after).length > 0 &&
    seenAt <= lastCheckedAt &&
    // Moments in the catalogue are known to the second.
    changedAt.getTime() > lastCheckedAt.getTime() - 1_000;
