import type { LiveWords } from '@groundwork/contract/live-search';
import type { Axis } from '@groundwork/contract/relevance';
import type { Subject } from '../../catalogue/matching/subject.ts';

/** More phrases of an axis make an answer wider, and no better. */
const PHRASES_OF_AXIS = 5;

/**
 * The words that would be sent for a project: phrases of its subject, by axis, what must be there first. The one place that knows how a
 * subject tells them.
 */
export function wordsOfProject({ phrases }: Pick<Subject, 'phrases'>): LiveWords[] {
  const of = (axis: Axis) => {
    const own = phrases.filter((each) => each.axis === axis);
    const told = own.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
    return [...new Set(told.map(({ phrase }) => phrase))].slice(0, PHRASES_OF_AXIS);
  };
  return [
    { axis: 'technology', phrases: of('technology') },
    { axis: 'use', phrases: of('use') },
  ];
}
