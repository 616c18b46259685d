import { sentencePlaces } from '../../catalogue/sentences/sentences.ts';
import type { EvidenceRecord } from '../evidence.ts';

/** Whom a trial takes or turns away: a sentence of its text, word for word. */
export interface Criterion {
  quote: string;
  isExclusion: boolean;
}

const CRITERIA_MAX = 16;
const LENGTH_MIN = 15;
const LENGTH_MAX = 300;
const EXCLUDED = /\bexclusion\b/i;
const HEADING = /\b(?:in|ex)clusion (?:criteria|criterion)\b/i;

/** The criteria that a trial's record lists, in its order; none of other records. */
export function criteriaOf({ record: { data, text } }: EvidenceRecord): Criterion[] {
  const { eligibilityCriteria = '' } = data as { eligibilityCriteria?: string };
  let isExclusion = false;
  return sentencePlaces(eligibilityCriteria)
    .flatMap(({ start, end }, at, all): Criterion[] => {
      const between = eligibilityCriteria.slice(all[at - 1]?.end ?? 0, start);
      const quote = eligibilityCriteria.slice(start, end).trim();
      const heading = [between, quote].findLast((each) => HEADING.test(each));
      if (heading) isExclusion = EXCLUDED.test(heading);
      const isOne = quote.length >= LENGTH_MIN && quote.length <= LENGTH_MAX && !HEADING.test(quote);
      return isOne && text.includes(quote) ? [{ quote, isExclusion }] : [];
    })
    .slice(0, CRITERIA_MAX);
}
