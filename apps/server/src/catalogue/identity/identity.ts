import type { Party, Place } from '@groundwork/contract/records';
import { memoize } from '../../platform/memoize.ts';
import type { CatalogueRecord } from '../record.ts';
import { cleanIdentifiers } from './identifiers.ts';
import { organisationName } from './organisation-name.ts';
import { isTelling, type Standing, standingOf } from './party-role.ts';
import { fullNameKey, initialKey, readPersonName } from './person-name.ts';

/** A party as one record shows it, with what that record says around it. */
export interface Identity {
  kind: 'organisation' | 'person';
  name: string;
  role: string;
  standing: Standing;
  /** Cleaned. */
  ids: Record<string, string>;
  /** The party's place; null where the record's place is something else's, a trial's site for one. */
  place: Place | null;
  /** Normalised names of the record's organisations, which speak for a person. */
  beside: string[];
}

/** Roles whose party's address is the record's place. */
const PLACED = /^(awardee|assignee|company|trading name|alias|recipient|investor|university|laboratory)$/i;
/** Papers of collaborations have hundreds of authors; the later ones are found by full name and identifier alone. */
const INITIALS_MAX = 60;

type Named = Pick<CatalogueRecord, 'organisations' | 'people' | 'place'>;

/** The parties of a record that are worth joining by. */
export function identitiesOf(record: Named): Identity[] {
  const telling = record.organisations.filter(isTelling);
  const beside = [...new Set(telling.map(({ name }) => organisationName(name)).filter(Boolean))];
  const identity = (kind: Identity['kind'], party: Party, isFirst: boolean): Identity => {
    const standing = standingOf(party, isFirst);
    const isPlaced = PLACED.test(party.role) && (isFirst || standing === 'self');
    return {
      kind,
      name: party.name,
      role: party.role,
      standing,
      ids: cleanIdentifiers(party.ids),
      place: isPlaced ? record.place : null,
      beside: kind === 'person' ? beside : [],
    };
  };
  return [
    ...telling.map((party) => identity('organisation', party, party === record.organisations[0])),
    ...record.people.filter(isTelling).map((party) => identity('person', party, party === record.people[0])),
  ];
}

/** Keys under which a party is looked up: `strong` ones name it, `weak` ones are shared by namesakes. */
export function keysOf(identity: Pick<Identity, 'kind' | 'name' | 'ids'>): { strong: string[]; weak: string[] } {
  const strong = Object.entries(identity.ids).map(([scheme, id]) => `${scheme}:${id}`);
  if (identity.kind === 'organisation') {
    const name = organisationName(identity.name);
    if (name) strong.push(`o:${name}`);
    return { strong, weak: [] };
  }
  const { full, initial } = personKeys(identity.name);
  if (full) strong.push(`p:${full}`);
  return { strong, weak: initial ? [`i:${initial}`] : [] };
}

/** Records of one table name the same people again and again. */
const personKeys = memoize((text) => {
  const name = readPersonName(text);
  return { full: name && fullNameKey(name), initial: name && initialKey(name) };
});

/** Every key under which the index keeps a record. */
export function identityKeys(record: Named): string[] {
  const keys = identitiesOf(record).map((identity) => keysOf(identity));
  return [
    ...new Set([...keys.flatMap(({ strong }) => strong), ...keys.flatMap(({ weak }) => weak).slice(0, INITIALS_MAX)]),
  ];
}
