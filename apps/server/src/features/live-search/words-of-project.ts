import type { LiveWords } from '@groundwork/contract/live-search';
import type { Subject } from '../../catalogue/relevance/subject.ts';

/** More phrases of an axis make an answer wider, and no better. */
const PHRASES_OF_AXIS = 5;

/**
 * The words that would be sent for a project: phrases of its subject, by axis. The one place that knows how a subject tells
 * them.
 */
export function wordsOfProject({ phrases }: Pick<Subject, 'phrases'>): LiveWords[] {
  const of = (...facets: string[]) => {
    const own = phrases.filter(({ facet }) => facets.includes(facet));
    const told = own.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
    return [...new Set(told.map(({ phrase }) => phrase))].slice(0, PHRASES_OF_AXIS);
  };
  return [
    { axis: 'technology', phrases: of('thing', 'how') },
    { axis: 'use', phrases: of('purpose') },
  ];
}
