import type { Place } from '@groundwork/contract/records';
import { compareIdentifiers } from './identifiers.ts';
import type { Identity } from './identity.ts';
import { isPlainName, organisationName } from './organisation-name.ts';
import { comparePersonNames } from './person-match.ts';
import { isCommonFamily, readPersonName } from './person-name.ts';

/** Why two records are taken to name one party, and how sure that is, from 0 to 1. */
export interface Join {
  reason: string;
  confidence: number;
}

/** Below this a join is not worth showing. */
export const CONFIDENCE_MIN = 0.4;

type Compared = Pick<Identity, 'kind' | 'name' | 'ids' | 'place' | 'beside'>;

/** Whether two parties are one. Null when they are not, or when nothing speaks for it. */
export function joinOf(a: Compared, b: Compared): Join | null {
  if (a.kind !== b.kind) return null;
  const ids = compareIdentifiers(a.ids, b.ids);
  if ('same' in ids) return { reason: `Same ${ids.same}`, confidence: 1 };
  if (ids.isImpossible) return null;
  const join = a.kind === 'organisation' ? joinOrganisations(a, b) : joinPeople(a, b);
  if (!join || ids.differ.length === 0) return join;
  return {
    reason: `${join.reason}, but different ${ids.differ.join(' and ')}`,
    confidence: round(join.confidence * 0.6),
  };
}

function joinOrganisations(a: Compared, b: Compared): Join | null {
  const name = organisationName(a.name);
  if (name === '' || name !== organisationName(b.name)) return null;
  const { words, points } = placeEvidence(a.place, b.place);
  const plain = isPlainName(name) ? -0.25 : 0;
  return { reason: `Same name${words}`, confidence: round(0.75 + points + plain) };
}

/** 'Same name' is worth 0.75; what the places add to it. */
function placeEvidence(a: Place | null, b: Place | null): { words: string; points: number } {
  const same = (field: keyof Place) => {
    const [left, right] = [a?.[field]?.toLowerCase(), b?.[field]?.toLowerCase()];
    return left && right ? left === right : null;
  };
  if (same('country') === false) return { words: ', different countries', points: -0.25 };
  if (same('city') && same('state') !== false) return { words: ', same city', points: 0.2 };
  if (same('state')) return { words: ', same state', points: 0.15 };
  if (same('state') === false) return { words: ', different states', points: -0.1 };
  return { words: '', points: 0 };
}

/** Whether both places are known and in different countries or states. */
export function isElsewhere(a: Place | null, b: Place | null): boolean {
  const differ = (field: 'country' | 'state') => {
    const [left, right] = [a?.[field]?.toLowerCase(), b?.[field]?.toLowerCase()];
    return left !== undefined && right !== undefined && left !== right;
  };
  return differ('country') || differ('state');
}

function joinPeople(a: Compared, b: Compared): Join | null {
  const [left, right] = [readPersonName(a.name), readPersonName(b.name)];
  const match = left && right && comparePersonNames(left, right);
  if (!match) return null;
  const shared = a.beside.some((name) => b.beside.includes(name) && !isPlainName(name));
  const isCommon = isCommonFamily(left);
  switch (match) {
    case 'same':
      if (shared) return { reason: 'Same name and organization', confidence: 0.95 };
      return isCommon
        ? { reason: 'Same name, a common one', confidence: 0.45 }
        : { reason: 'Same name', confidence: 0.7 };
    case 'same with middle':
      if (shared) return { reason: 'Same full name and organization', confidence: 0.97 };
      return { reason: 'Same full name', confidence: isCommon ? 0.65 : 0.8 };
    case 'turned':
      return shared
        ? { reason: 'Same name in another order, same organization', confidence: 0.85 }
        : { reason: 'Same name in another order', confidence: isCommon ? 0.4 : 0.6 };
    case 'initials':
      if (shared) return { reason: 'Same surname, initials and organization', confidence: isCommon ? 0.65 : 0.8 };
      return { reason: 'Same surname and initials', confidence: isCommon ? 0.2 : 0.5 };
  }
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
