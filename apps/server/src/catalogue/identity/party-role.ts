import type { Party } from '@groundwork/contract/records';

/** Agencies name thousands of records, and a contact or examiner is there by office: such a link says nothing. */
const UNTELLING = /agency|funder|examiner|contact|office|program (officer|manager)/i;
/** The record is this party's own entry. */
const SELF = /^(company|trading name|alias|former name|expert|alternative name)$/i;
/** Stands beside what the record is about. */
const ASIDE = /^(portfolio company|collaborator|research institution|affiliation|past affiliation|parent recipient)$/i;

export type Standing = 'self' | 'actor' | 'aside';

export function isTelling(party: Party): boolean {
  return !UNTELLING.test(party.role);
}

/** How the party stands to its record. `isFirst`: the record names it before all others. */
export function standingOf({ role }: Party, isFirst: boolean): Standing {
  if (SELF.test(role)) return 'self';
  // An investor's own record names it first; a company's names its investors further down.
  if (/^investor$/i.test(role)) return isFirst ? 'self' : 'aside';
  return ASIDE.test(role) ? 'aside' : 'actor';
}

/**
 * Whether two records that name one party have to do with each other. Two companies with the same investor, or two
 * papers from one university, do not.
 */
export function isTellingPair(a: Standing, b: Standing): boolean {
  return a === 'self' || b === 'self' || (a === 'actor' && b === 'actor');
}
