import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { bareName } from '../../findings/bare-name.ts';

/** Universities and hospitals stand among the investors for their spin-offs, and aren't who is asked for a round. */
const NO_FUND = /\b(?:universit|hospital|college|institute)/i;

/** Investors in the field that one may ask for money: not those who work on it themselves, and raised money for it. */
export function fundsOf({ records, series }: Evidence): EvidenceRecord[] {
  const { investors, ...others } = records;
  // Beyond what is listed: an investor's own entry is one record, so who has more of them has done something else.
  const active = series
    .filter(({ id }) => id === 'players-by-records')
    .flatMap(({ rows }) => rows.flatMap(({ key, count }) => (count > 1 ? [key] : [])));
  const doers = new Set([
    ...active.map(bareName),
    ...Object.values(others)
      .flat()
      .flatMap(({ record }) => [
        record.engine === 'companies' ? record.title : '',
        ...record.organisations.slice(0, 1).map(({ name }) => name),
      ])
      .map(bareName),
  ]);
  return investors.filter(({ record }) => {
    const { name } = record.data as Investor;
    return !NO_FUND.test(name) && !doers.has(bareName(name));
  });
}
