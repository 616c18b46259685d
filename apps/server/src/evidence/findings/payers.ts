import type { Identity } from '../../catalogue/identity/identity.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Observed } from './observed.ts';
import { organisationsOf } from './organisations.ts';
import type { Player } from './player.ts';

const PAYS = /^(?:awarding agency|funder)$/i;

export const isPayer = ({ role }: Pick<Player, 'role'>): boolean => role !== null && /funder|customer/.test(role);

export const isContract = ({ engine, facets }: CatalogueRecord): boolean =>
  engine === 'usa-spending' && (facets['category'] ?? []).includes('Contract');

/** The payers for work in the field, by number of records: awards and grants have a funder, contracts a customer. */
export function payersOf({ records, asOf }: Observed): Player[] {
  const paid = [...records.awards, ...records['usa-spending'], ...records.publications];
  return organisationsOf(paid, undefined, payersOn)
    .map((organisation, at): Player => {
      const own = organisation.records.map(({ record }) => record);
      const byEngine: Player['byEngine'] = new Map();
      for (const record of own) byEngine.set(record.engine, [...(byEngine.get(record.engine) ?? []), record]);
      const isBuyer = own.some(isContract);
      const isFunder = !own.every(isContract);
      const years = own.flatMap(({ date }) => (date && date <= asOf.slice(0, 10) ? [Number(date.slice(0, 4))] : []));
      return {
        ...organisation,
        id: `payer-${at}`,
        role: isBuyer ? (isFunder ? 'funder and customer' : 'customer') : 'funder',
        byEngine,
        last: years.length > 0 ? Math.max(...years) : null,
      };
    })
    .toSorted((one, other) => other.records.length - one.records.length || (one.name < other.name ? -1 : 1));
}

/** Agencies have names of plain words: in one role they are one, wherever they pay. */
const payersOn = ({ organisations }: CatalogueRecord): Identity[] =>
  organisations
    .filter(({ role }) => PAYS.test(role))
    .map(({ name }) => ({
      kind: 'organisation',
      name,
      role: 'Awarding agency',
      standing: 'actor',
      ids: {},
      place: null,
      beside: [],
    }));
