import { statedNumbers } from './numbers.ts';
import type { Place } from './read-source.ts';

/** A working as it stands in a sentence: '(9 / (1 - 0.91) = 100 ppm)'. */
export interface Working {
  text: string;
  /** '100 ppm'. */
  result: string;
  /** Whether it comes to its result, as exactly as that is written, by numbers that the sources have. */
  holds: boolean;
}

const OPERAND = String.raw`[$€£]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|percent|thousand|million|billion))?`;
/** Letter by letter, so that no text takes long: what is no sum is found when it is reckoned. */
const WORKING = /\(((?:[\d\s.,$€£%()+\-−–*×/÷]|percent|thousand|million|billion)+)=([^()=]+)\)/g;
const TOKEN = new RegExp(String.raw`${OPERAND}|[()+\-−–*×/÷]`, 'g');
/** Of a whole, of percent, of units and of the calendar. */
const CONSTANTS = [1, 12, 24, 52, 60, 100, 365, 1000, 3600, 1_000_000];
const TIMES: Record<string, number> = {
  '%': 0.01,
  percent: 0.01,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

/** The workings in a text over the places of its sources. */
export const workingsIn = (text: string, places: readonly Place[]): Working[] =>
  [...text.matchAll(WORKING)].map(([whole, expression, result]) => {
    const tokens = expression!.match(TOKEN) ?? [];
    const operands = tokens.filter((token) => /\d/.test(token)).map(amountOf);
    const [stated] = statedNumbers(result!);
    const value = evaluate(tokens);
    const isRight =
      stated !== undefined &&
      value !== null &&
      // "1 - 0.91" and "100 - 91" are both 9%.
      [value, ...(stated.unit?.dimension === 'percent' ? [value * 100] : [])].some(
        (each) => Math.abs(each - stated.value) <= halfOfLastDigit(stated, result!) + 1e-9,
      );
    return {
      text: whole,
      result: result!.trim(),
      holds: isRight && operands.every((operand) => isKnown(operand, places) && !isSame(operand, value)),
    };
  });

/** Each in the place of its working, the text without any. */
export const withoutWorkings = (text: string, workings: readonly Working[]): string =>
  workings.reduce((left, working) => left.replace(working.text, ' '), text).replace(/\s+(?=[\s.,;:])/g, '');

const halfOfLastDigit = ({ value, tolerance }: { value: number; tolerance: number }, text: string): number => {
  if (tolerance > 0) return tolerance;
  // 'About 1,300' may be 1,296.
  const zeros = /0*$/.exec(String(Math.abs(value)))![0].length;
  return /\b(?:about|some|around|roughly)\b|~/.test(text) ? 0.5 * 10 ** zeros : 0.5;
};

function amountOf(token: string): number {
  const unit = /(%|percent|thousand|million|billion)$/.exec(token)?.[1];
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(token)![0].replaceAll(',', '')) * (unit ? TIMES[unit]! : 1);
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

function isKnown(operand: number, places: readonly Place[]): boolean {
  if (CONSTANTS.includes(operand)) return true;
  return places.some(
    ({ numbers, dates }) =>
      numbers.some(
        ({ value, unit }) => isSame(value, operand) || (unit?.dimension === 'percent' && isSame(value / 100, operand)),
      ) || dates.some(({ date }) => Number(date.slice(0, 4)) === operand),
  );
}

/** The value of a sum, in the usual order of operations; null where it is none. */
function evaluate(tokens: readonly string[]): number | null {
  let at = 0;
  const sum = (): number => {
    let value = product();
    while (/^[+\-−–]$/.test(tokens[at] ?? '')) value += (tokens[at++] === '+' ? 1 : -1) * product();
    return value;
  };
  const product = (): number => {
    let value = operand();
    while (/^[*×/÷]$/.test(tokens[at] ?? ''))
      value = /[*×]/.test(tokens[at++]!) ? value * operand() : value / operand();
    return value;
  };
  const operand = (): number => {
    const token = tokens[at++];
    if (token === undefined) return Number.NaN;
    if (/\d/.test(token)) return amountOf(token);
    if (token !== '(') return Number.NaN;
    const value = sum();
    return tokens[at++] === ')' ? value : Number.NaN;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}
