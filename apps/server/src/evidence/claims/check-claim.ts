import { holdsDate, type StatedDate, statedDates } from './dates.ts';
import { foldText, properNames } from './names.ts';
import { agrees, type StatedNumber, statedNumbers } from './numbers.ts';

/** What a sentence may rest on: quoted stretches of records, and computed figures. */
export interface Grounds {
  quotes: string[];
  figures: { label: string; value: number; unit: 'usd' | 'count' | 'year' | 'percent' }[];
}

export interface ClaimCheck {
  isSupported: boolean;
  /** What the sentence states that its grounds don't hold, as it stands in the sentence. */
  missing: string[];
}

/**
 * The publish gate for one sentence: every number, date and proper name in it must be found in its grounds, and it
 * must have grounds at all. `isOrdinary` knows words that are no names although a sentence starts with them.
 */
export function checkClaim(sentence: string, grounds: Grounds, isOrdinary: (word: string) => boolean): ClaimCheck {
  if (grounds.quotes.length === 0 && grounds.figures.length === 0) return { isSupported: false, missing: ['a source'] };
  const known = readGrounds(grounds);
  const { dates, rest } = statedDates(sentence);
  const numbers = statedNumbers(rest);
  const names = properNames(sentence, isOrdinary).filter((name) => !isSaidByDates(name, dates));
  const missing = [
    ...dates.filter((date) => !hasDate(date, known)).map(({ text }) => text),
    ...numbers.filter((number) => !known.numbers.some((each) => agrees(number, each))).map(({ text }) => text),
    ...names.filter((name) => !hasName(name, known.folded)),
  ];
  return { isSupported: missing.length === 0, missing };
}

type Known = { dates: StatedDate[]; numbers: Pick<StatedNumber, 'value'>[]; folded: string };

function readGrounds({ quotes, figures }: Grounds): Known {
  const labels = figures.map(({ label }) => label);
  const read = [...quotes, ...labels].map((text) => ({ text, ...statedDates(text) }));
  return {
    dates: [
      ...read.flatMap(({ dates }) => dates),
      ...figures.filter(({ unit }) => unit === 'year').map(({ value }) => ({ text: '', date: String(value) })),
    ],
    // Years are looked up among numbers as well: a quote may write 2021 in a way that reads as a number only.
    numbers: [...read.flatMap(({ text, rest }) => [...statedNumbers(rest), ...statedNumbers(text)]), ...figures],
    // A mark between the quotes keeps a name from being found across two of them.
    folded: ` ${[...quotes, ...labels].map(foldText).join(' ¦ ')} `,
  };
}

function hasDate({ date }: StatedDate, known: Known): boolean {
  if (known.dates.some((each) => holdsDate(each.date, date))) return true;
  return date.length === 4 && known.numbers.some(({ value }) => value === Number(date));
}

/** The whole name, or each part of it around small words ("University of Exampleton and Acme Inc"). */
function hasName(name: string, folded: string): boolean {
  const holds = (text: string) => folded.includes(` ${foldText(text)} `);
  if (foldText(name) === '' || holds(name)) return true;
  const parts = name.split(/\s(?:and|&|of|for|the|in|on|at)\s/);
  return parts.length > 1 && parts.every(holds);
}

const isSaidByDates = (name: string, dates: StatedDate[]) =>
  dates.some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
