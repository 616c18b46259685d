import { organisationName } from '../../catalogue/identity/organisation-name.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { isUntitled } from '../records/evidence-record.ts';
import { keyOf } from './collect.ts';
import { isContract, isPayer } from './payers.ts';
import type { Player } from './player.ts';

/** Two organizations that records name together, as what, and in which records: the newest first. */
export interface Pair {
  one: Player;
  other: Player;
  how: string;
  records: CatalogueRecord[];
}

/** Records that name so many together say nothing of any two of them. */
const NAMED_MAX = 6;

/** Pairs named together in records, the most frequent first. An agency and a lab of one name are one. */
export function pairsOf(players: readonly Player[], payers: readonly Player[]): Pair[] {
  const byName = new Map(players.map((player) => [organisationName(player.name), player]));
  const byRecord = new Map<string, { record: CatalogueRecord; named: Map<Player, readonly string[]> }>();
  for (const each of [...players, ...payers])
    for (const { record, roles } of each.records) {
      const player = isPayer(each) ? (byName.get(organisationName(each.name)) ?? each) : each;
      const entry = byRecord.get(keyOf(record)) ?? { record, named: new Map() };
      entry.named.set(player, [...(entry.named.get(player) ?? []), ...roles]);
      byRecord.set(keyOf(record), entry);
    }
  const pairs = new Map<string, Pair>();
  for (const { record, named } of byRecord.values()) {
    if (named.size < 2 || named.size > NAMED_MAX || !(record.engine in JOINED) || isUntitled(record)) continue;
    const all = [...named];
    for (const [at, [one, roles]] of all.entries())
      for (const [other, others] of all.slice(at + 1)) {
        const how = JOINED[record.engine]!(roles, others, record);
        if (how === null) continue;
        const key = `${one.id} ${other.id}`;
        const ends = has(others, LEADS) && !has(roles, LEADS) ? { one: other, other: one } : { one, other };
        const pair = pairs.get(key) ?? { ...ends, how, records: [] };
        pair.records.push(record);
        if (!pair.how.includes(how)) pair.how += `; ${how}`;
        pairs.set(key, pair);
      }
  }
  return [...pairs.values()]
    .map((pair) => ({ ...pair, records: pair.records.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')) }))
    .toSorted(
      (a, b) =>
        b.records.length - a.records.length ||
        a.one.name.localeCompare(b.one.name) ||
        a.other.name.localeCompare(b.other.name),
    );
}

/** Neither pays the other: they do something together. */
export const isJoint = (how: string): boolean => !/^(?:funder|buyer|investor|recipient)/.test(how);

const has = (roles: readonly string[], role: RegExp) => roles.some((each) => role.test(each));
const PAYS = /^(?:awarding agency|funder)$/i;
const IS_PAID = /^(?:awardee|recipient)$/i;
const AUTHORS = /^affiliation$/i;
const SPONSOR = /^sponsor$/i;
const COMPANY = /^company$/i;
/** Roles whose holder is named first of two. */
const LEADS = /^(?:awarding agency|funder|sponsor|investor)$/i;

type Roles = readonly string[];
/** The relation of two parties if one has the one role and one the other, in either order; null if not. */
const both = (roles: Roles, others: Roles, one: RegExp, other: RegExp, how: string): string | null =>
  (has(roles, one) && has(others, other)) || (has(others, one) && has(roles, other)) ? how : null;

/**
 * The relation between two parties of a record, by data set; where one isn't listed, nothing. Two collaborators in a
 * trial have its sponsor in common, and two investors the firm: no more is said of them.
 */
const JOINED: Partial<
  Record<CatalogueRecord['engine'], (roles: Roles, others: Roles, record: CatalogueRecord) => string | null>
> = {
  awards: (roles, others) =>
    both(roles, others, PAYS, IS_PAID, 'funder and awardee') ??
    both(roles, others, IS_PAID, /^research institution$/i, 'awardee and research institution'),
  'usa-spending': (roles, others, record) =>
    both(roles, others, PAYS, IS_PAID, isContract(record) ? 'buyer and contractor' : 'funder and recipient') ??
    both(roles, others, IS_PAID, /^parent recipient$/i, 'recipient and parent'),
  patents: () => 'joint assignees',
  'clinical-trials': (roles, others) => both(roles, others, SPONSOR, /^collaborator$/i, 'sponsor and collaborator'),
  publications: (roles, others) => both(roles, others, AUTHORS, AUTHORS, 'joint publication'),
  companies: (roles, others) => both(roles, others, /^investor$/i, COMPANY, 'investor and company'),
};
