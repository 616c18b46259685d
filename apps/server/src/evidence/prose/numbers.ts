import { numberWords } from './number-words.ts';
import { type Unit, unitOf } from './units.ts';

/** A number in a text, with the precision that it is stated at: `$1.3 million` is 1,300,000 within ± 50,000. */
export interface StatedNumber {
  text: string;
  at: number;
  end: number;
  value: number;
  /** Half of the last stated digit's worth: what rounding may have hidden. */
  tolerance: number;
  unit: Unit | null;
  /** 'about', 'over', 'under' and the like before it. */
  bound: 'about' | 'over' | 'under' | null;
  /** 'Gallons a day': the seconds of what it is in, or per. */
  per: number | null;
}

/** By the first letter of 'million', 'bn' and so on. */
const MULTIPLIERS: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/** Currency, digits, a fraction behind a whole ('2 1/2'), a multiplier, and the word behind. */
const NUMBER =
  /(?<![\p{L}\p{N}.,_])(?<![\p{N}\p{L}]-)(US\$|[$€£¥])?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:[- ](\d{1,2})\/(\d{1,2}))?(?:\s?(k|thousand|mn|million|m|bn|billion|b|trillion|t)(?![\p{L}\p{N}]))?([-\s]?[\p{L}%°µμ$€]+)?/giu;
const BOUNDS: [RegExp, NonNullable<StatedNumber['bound']>][] = [
  [
    /\b(?:(?<!\bno )(?:more|greater) than|over|above|beyond|at least|in excess of|exceed(?:s|ed|ing)?|minimum of|no (?:less|fewer) than)\s+(?:US|an? )?$|[>≥]=?\s*$/i,
    'over',
  ],
  [
    /\b(?:less than|fewer than|under|below|at most|up to|no (?:more|greater|larger) than|maximum of|nearly|almost|close to|just short of|not quite)\s+(?:US|an? )?$|[<≤]=?\s*$/i,
    'under',
  ],
  [/\b(?:about|around|roughly|approximately|some|circa|approx\.?|an estimated)\s+(?:US|an? )?$|[~∼≈±]\s*$/i, 'about'],
];

/** The numbers of a text in order, number words ('three') among them. Digits inside identifiers are none. */
export function statedNumbers(text: string): StatedNumber[] {
  const digits = [...text.matchAll(NUMBER)].flatMap((match) => readNumber(match, text) ?? []);
  const words = numberWords(text).map(({ text: said, at, value }): StatedNumber => {
    const next = /^[-\s]([\p{L}%]+)/u.exec(text.slice(at + said.length, at + said.length + 24))?.[1] ?? '';
    const unit = unitOf(next);
    const end = at + said.length + (unit ? 1 + next.length : 0);
    return { text: said, at, end, value, tolerance: 0, unit, bound: boundBefore(text, at), per: perBehind(text, end) };
  });
  const found = [...digits, ...words].sort((a, b) => a.at - b.at);
  shareUnits(found, text);
  return found;
}

function readNumber(match: RegExpExecArray, text: string): StatedNumber | null {
  const [whole, currency, integer, fraction = '', over, under, multiplier, rest = ''] = match;
  const bare = whole.slice(0, whole.length - rest.length);
  const end = match.index + bare.length;
  const name = rest.replace(/^[-\s]/, '');
  const unit = unitOf(currency ?? name);
  // Letters right behind digits are a unit (10MG), say how many times (6.4x), or make an identifier of both (1750A, 2R44).
  if (!unit && name === rest && /^\p{L}/u.test(rest) && rest !== 'x') return null;
  const isMixed = over !== undefined && Number(over) < Number(under);
  if (over !== undefined && !isMixed) return null;
  // A bare "t" or "b" after a space is a word of its own, not a multiplier ("5 t of steel").
  const factor =
    multiplier && !/\s\w$/.test(bare) ? MULTIPLIERS[multiplier.toLowerCase().replace('thousand', 'k')[0]!]! : 1;
  const value =
    (Number(integer!.replaceAll(',', '') + fraction) + (isMixed ? Number(over) / Number(under) : 0)) * factor;
  const isExact = factor === 1 && fraction === '';
  return {
    text: bare.trim(),
    at: match.index,
    end: unit && !currency ? match.index + whole.length : end,
    value,
    tolerance: isExact ? 0 : (0.5 * factor) / 10 ** Math.max(0, fraction.length - 1),
    unit,
    bound: boundBefore(text, match.index),
    per: perBehind(text, unit && !currency ? match.index + whole.length : end),
  };
}

/** The time behind a number and what it counts: 'a day', 'per 12 hours' is none. */
function perBehind(text: string, end: number): number | null {
  const time = /^\s?(?:\p{L}+\s)?(?:per\s|an?\s|each\s|every\s|\/\s?)(\p{L}+)/u.exec(text.slice(end, end + 40))?.[1];
  const unit = time ? unitOf(time) : null;
  return unit?.dimension === 'time' ? unit.factor : null;
}

function boundBefore(text: string, at: number): StatedNumber['bound'] {
  const before = text.slice(Math.max(0, at - 24), at);
  return BOUNDS.find(([pattern]) => pattern.test(before))?.[1] ?? null;
}

/** '4 to 7 days', '25 or 300 mg': a number without a unit has that of the next one in its range or list. */
function shareUnits(numbers: StatedNumber[], text: string): void {
  for (let at = numbers.length - 2; at >= 0; at--) {
    const [one, next] = [numbers[at]!, numbers[at + 1]!];
    if (one.unit === null && /^\s*(?:to|and|or|through|,|[–—-])\s*$/i.test(text.slice(one.end, next.at)))
      one.unit = next.unit;
  }
}

/** The most that arithmetic may lose of a large number; less than a cent. */
const INEXACT_MAX = 0.004;
/** Whole dollars may leave out the cents. */
const CENTS = 0.995;

/** Does `known` hold what `stated` says? A stated rounding of a more precise number holds; the reverse does not. */
export function agrees(stated: StatedNumber, known: StatedNumber): boolean {
  const converted = inUnitOf(stated.unit, known);
  if (converted === null || (stated.per !== null && known.per !== null && stated.per !== known.per)) return false;
  const place = lastPlace(stated);
  const difference = converted - stated.value;
  // A bound that the source sets must not be left out or turned round; the same value needs the same bound.
  if (known.bound === 'over' || known.bound === 'under')
    if (stated.bound !== known.bound && (stated.bound !== 'about' || difference === 0)) return false;
  // A month is no whole number of hours, and yet "8,723 hours" is more exact than to be one of "12 months".
  const slack = converted === known.value ? INEXACT_MAX : Math.min(stated.value * 0.005, place);
  switch (stated.bound) {
    case 'about':
      return Math.abs(difference) <= place / 2 + slack;
    case 'over':
      return difference >= -slack && difference < place + slack;
    case 'under':
      // 'Up to 500%' is not 'up to 400%'.
      return difference <= slack && -difference < (known.bound === 'under' ? 0 : place) + slack;
    default: {
      const isWholeMoney = stated.unit?.dimension === 'usd' && stated.tolerance === 0 && stated.value >= 10;
      return Math.abs(difference) <= (isWholeMoney ? CENTS : stated.tolerance) + slack;
    }
  }
}

/** The worth of the last digit that is not a trailing zero: 890,000 → 10,000. */
function lastPlace({ value, tolerance }: StatedNumber): number {
  if (tolerance > 0) return tolerance * 2;
  if (value === 0) return 1;
  let place = 1;
  while (value % (place * 10) === 0) place *= 10;
  return place;
}

/** An age without a unit is in years. */
const YEAR = 31_557_600;
/** Sums and shares are never counts. */
const TOLD_APART = new Set(['usd', 'eur', 'gbp', 'yen', 'percent']);

/** The known value in the stated unit; null where the two can't be compared. */
function inUnitOf(unit: Unit | null, { value, unit: own }: StatedNumber): number | null {
  if (unit === null) return own === null || !TOLD_APART.has(own.dimension) ? value : null;
  if (own === null) return unit.factor >= YEAR && unit.dimension === 'time' ? value : null;
  if (own.dimension !== unit.dimension) return null;
  return own.factor === unit.factor ? value : (value * own.factor) / unit.factor;
}
