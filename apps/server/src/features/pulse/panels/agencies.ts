import { PULSE_AGENCIES_SHOWN } from '@groundwork/contract/limits';
import type { Agencies } from '@groundwork/contract/pulse.panels';
import { grouped, type PanelInput, searchIn, totalOf } from './of-project.ts';

/** All agencies there are: the largest sum may be of an agency with few awards. */
const AGENCIES_MAX = 10_000;

export async function agencies(input: PanelInput): Promise<Agencies> {
  const [all, rows, years] = await Promise.all([
    totalOf(input, 'awards'),
    grouped(input, 'awards', { type: 'facet', field: 'agency' }, AGENCIES_MAX),
    grouped(input, 'awards', { type: 'year' }),
  ]);
  // There is no pie of sums that nobody states; who awards, and how often, is still worth knowing.
  const sized = all.amount > 0 ? rows.filter(({ amount }) => amount > 0) : rows;
  const shown = sized
    .toSorted((one, other) => other.amount - one.amount || other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, PULSE_AGENCIES_SHOWN);
  const rest = {
    amount: all.amount - shown.reduce((sum, { amount }) => sum + amount, 0),
    awards: all.count - shown.reduce((sum, { count }) => sum + count, 0),
    agencies: rows.length - shown.length,
  };
  return {
    asOf: input.asOf,
    awards: all.count,
    amount: all.amount,
    withAmount: all.withAmount,
    from: years[0] ? Number(years[0].key) : null,
    to: years.length > 0 ? Number(years.at(-1)!.key) : null,
    slices: shown.map(({ key, amount, count, withAmount }) => ({
      agency: key,
      amount,
      awards: count,
      withAmount,
      query: searchIn(input, 'awards', { agency: [key] }),
    })),
    others: rest.awards > 0 ? rest : null,
    query: searchIn(input, 'awards'),
  };
}
