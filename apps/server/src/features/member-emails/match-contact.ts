import type { RecordContact } from '@groundwork/contract/records';
import { organisationName } from '../../catalogue/identity/organisation-name.ts';
import { isTelling } from '../../catalogue/identity/party-role.ts';
import { comparePersonNames, type NameMatch } from '../../catalogue/identity/person-match.ts';
import { isCommonFamily, type PersonName, readPersonName } from '../../catalogue/identity/person-name.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

/** The person to look for. Without one it is the organisation itself. */
export interface Wanted {
  person: PersonName | null;
  /** Normalised names of the organisations that the person may be at. */
  organisations: string[];
  domain: string | null;
}

/** Anyone may have an address there, so that it says nothing of where a person works. */
const PUBLIC_MAIL = /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|aol|proton|protonmail|gmx|163|qq|126)\./;
const NAME_POINTS: Record<NameMatch, number> = { 'same with middle': 3, same: 2, turned: 1, initials: 0 };

export const organisationsOf = (record: Pick<CatalogueRecord, 'organisations'>): string[] =>
  record.organisations
    .filter(isTelling)
    .map(({ name }) => organisationName(name))
    .filter(Boolean);

/** 'https://www.Example.org/about' and 'example.org' are one domain; null for none, and for those that anyone can use. */
export function domainOf(text: string | undefined): string | null {
  const host = text
    ?.trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^(www\.|.*@)/, '')
    .split(/[/:?#]/)[0];
  return host && !PUBLIC_MAIL.test(host) ? host : null;
}

/** How well a contact of a record answers; null when it may be somebody else's. `isOwn`: of the record asked about. */
export function scoreContact(
  contact: RecordContact,
  record: CatalogueRecord,
  wanted: Wanted,
  isOwn: boolean,
): number | null {
  const host = contact.email.toLowerCase().split('@')[1] ?? '';
  const isAtDomain = wanted.domain !== null && (host === wanted.domain || host.endsWith(`.${wanted.domain}`));
  const isAtOrganisation = organisationsOf(record).some((name) => wanted.organisations.includes(name));
  const place = (isOwn ? 8 : 0) + (isAtDomain ? 4 : 0);
  if (!isOwn && !isAtDomain && !isAtOrganisation) return null;
  if (!wanted.person) return isOwn || contact.name === null ? place : null;
  const name = contact.name && readPersonName(contact.name);
  const match = name && comparePersonNames(wanted.person, name);
  if (!match) return null;
  // 'J. Smith' at the same company may be John or Jane.
  if (match === 'initials' && !isOwn && (!isAtOrganisation || isCommonFamily(wanted.person))) return null;
  return place + NAME_POINTS[match];
}
