import type { PersonName } from './person-name.ts';

/** How two names agree: 'turned' means family and given name changed places, 'initials' that one only abbreviates. */
export type NameMatch = 'same' | 'same with middle' | 'turned' | 'initials';

/** Null when the names contradict each other. */
export function comparePersonNames(a: PersonName, b: PersonName): NameMatch | null {
  if (a.generation && b.generation && a.generation !== b.generation) return null;
  if (a.family.at(-1) !== b.family.at(-1)) return isTurned(a, b) ? 'turned' : null;
  const [first, other] = [a.given[0], b.given[0]];
  if (!first || !other || !agree(first, other)) return null;
  const middleA = [...a.given.slice(1), ...familyFront(a)];
  const middleB = [...b.given.slice(1), ...familyFront(b)];
  const middle = compareMiddle(middleA, middleB);
  if (middle === 'differ') return null;
  if (first.length === 1 || other.length === 1) return 'initials';
  return middle === 'agree' ? 'same with middle' : 'same';
}

/** 'jane' and 'j' agree, 'jane' and 'joan' do not. */
function agree(a: string, b: string): boolean {
  return a === b || (a.length === 1 ? b.startsWith(a) : b.length === 1 && a.startsWith(b));
}

/** The part of a family name before its last word that is no particle: the first of two surnames. */
function familyFront({ family }: PersonName): string[] {
  return family.slice(0, -1).filter((word) => word.length > 3);
}

/** Middle names one by one, as far as both have them. */
function compareMiddle(a: string[], b: string[]): 'none' | 'agree' | 'differ' {
  const shorter = Math.min(a.length, b.length);
  if (shorter === 0) return 'none';
  for (let i = 0; i < shorter; i++) if (!agree(a[i]!, b[i]!)) return 'differ';
  return 'agree';
}

function isTurned(a: PersonName, b: PersonName): boolean {
  const words = (name: PersonName) => [...name.given, ...name.family];
  const [left, right] = [words(a), words(b)];
  return (
    left.length === right.length &&
    left.length > 1 &&
    left.every((word) => word.length > 1) &&
    left.toSorted().join(' ') === right.toSorted().join(' ')
  );
}
