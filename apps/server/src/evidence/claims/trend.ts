import { statedDates } from './values/dates.ts';
import { statedNumbers } from './values/numbers.ts';

const RISE = /\b(?:rose|rises?|risen|grew|grows?|grown|increased?s?|climb(?:ed|s)?|went up)\b.*?\bfrom\b/i;
const FALL = /\b(?:fell|falls?|fallen|declined?s?|decreased?s?|dropp?e?d?s?|shrank|shrinks?|went down)\b.*?\bfrom\b/i;

/** 'Blackwater Falls State University': with a capital before another, or before a comma, it is a name. */
const IN_NAME = /\b(?:Falls?|Rose|Rises?|Grows?)(?=,| \p{Lu})/gu;

/** 'Rose from 12 to 30', 'rose to 30 from 12': whether the numbers go the way that the words say; null where nothing is said to. */
export function trendOf(text: string): 'true' | 'false' | null {
  const said = text.replace(IN_NAME, (name) => ' '.repeat(name.length));
  const rise = RISE.exec(said);
  const goes = rise ?? FALL.exec(said);
  if (!goes) return null;
  const numbers = statedNumbers(statedDates(text).rest);
  const first = numbers.findIndex(({ at }) => at >= goes.index + goes[0].length);
  const before = numbers[first];
  const after = numbers[/\bto\b/.test(goes[0]) ? first - 1 : first + 1];
  if (!before || !after) return null;
  return Math.sign(after.value - before.value) === (rise ? 1 : -1) ? 'true' : 'false';
}
