import type { CatalogueRecord } from '../../catalogue/record.ts';
import { CLOSE_FROM } from '../idea/closeness.ts';
import { evidenceKey } from '../records/evidence-record.ts';
import { isWork } from '../records/is-work.ts';
import { stateOf } from '../records/state-of.ts';
import { asOf } from '../statements/of-record.ts';
import { words } from '../statements/statement.ts';
import { type Collected, nothing } from './collect.ts';
import type { Observed } from './observed.ts';
import { PARTNER, type Player } from './player.ts';
import { recordsFigure } from './player-figures.ts';

/** Table of the organizations that may help, each by what it has done. */
export const POSSIBLE_PARTNERS = 'possible-partners';

const LISTED = 8;
const QUOTE_MAX = 280;

/**
 * Universities, laboratories, hospitals, and firms with the technology for another use, each with the record of it that comes closest to
 * the idea: a name alone is no reason to write to anybody.
 */
export function possiblePartners(observed: Observed, players: readonly Player[]): Collected {
  const found = nothing();
  const isHeld = observed.idea.held.size > 0;
  const told = players
    .filter(({ role }) => role === PARTNER)
    .flatMap((player) => {
      const closest = closestOf(observed, player);
      return closest ? [{ player, ...closest }] : [];
    })
    .filter(({ closeness }) => !isHeld || closeness >= CLOSE_FROM)
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, LISTED);
  if (told.length === 0) return found;
  const rows = told.map(({ player, record }) => {
    const figure = recordsFigure(observed, player);
    const key = evidenceKey(record);
    const quote = observed.idea.shown.find((each) => each.key === key && each.quote.length <= QUOTE_MAX)?.quote;
    found.figures.push(figure);
    found.cited.push(record);
    return {
      cells: [player.name, figure.value, record.title, whenOf(record, observed), quote ? `“${quote}”` : null],
      key,
      figures: [figure.id],
    };
  });
  found.tables.push({
    id: POSSIBLE_PARTNERS,
    caption:
      'Who could help: laboratories, universities, hospitals, and firms that use the technology for something else',
    columns: [
      { label: 'Organization', unit: 'text' },
      { label: 'Records in the field', unit: 'count' },
      { label: 'The closest to the idea', unit: 'text' },
      { label: 'Date and state', unit: 'text' },
      { label: 'In its own words', unit: 'text' },
    ],
    rows,
    note: words`Records of one organization are joined by identifier, name and place. Quoted word for word. As of ${asOf(observed)}.`,
  });
  return found;
}

/** Of what it has done itself: a call that names it asks for something. */
function closestOf(
  { closenessTo }: Observed,
  { records }: Player,
): { record: CatalogueRecord; closeness: number } | null {
  const [closest] = records
    .filter(({ record }) => isWork(record))
    .map(({ record }) => ({ record, closeness: closenessTo(record) }))
    .toSorted((one, other) => other.closeness - one.closeness);
  return closest ?? null;
}

/** "2017; expired". */
const whenOf = (record: CatalogueRecord, { asOf: day }: Observed): string | null =>
  [record.date?.slice(0, 4), stateOf(record, day)].filter(Boolean).join('; ') || null;
