import { statedDates } from './values/dates.ts';
import { statedNumbers } from './values/numbers.ts';

const RISE = /\b(?:rose|rises?|risen|grew|grows?|grown|increased?s?|climb(?:ed|s)?|went up)\b.*\bfrom\b/i;
const FALL = /\b(?:fell|falls?|fallen|declined?s?|decreased?s?|dropp?e?d?s?|shrank|shrinks?|went down)\b.*\bfrom\b/i;

/** 'Blackwater Falls State University': with a capital before another, or before a comma, it is a name. */
const IN_NAME = /\b(?:Falls?|Rose|Rises?|Grows?)(?=,| \p{Lu})/gu;

/** 'Rose from 12 to 30': whether the numbers go the way that the words say; null where nothing is said to. */
export function trendOf(text: string): 'true' | 'false' | null {
  const said = text.replace(IN_NAME, ' ');
  const goes = RISE.test(said) ? 1 : FALL.test(said) ? -1 : 0;
  if (goes === 0) return null;
  const [before, after] = statedNumbers(statedDates(text).rest);
  if (!before || !after) return null;
  return Math.sign(after.value - before.value) === goes ? 'true' : 'false';
}
