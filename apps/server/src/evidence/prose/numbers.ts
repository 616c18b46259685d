import { numberWords } from './number-words.ts';
import { sharesInWords, type WordedShare } from './shares.ts';
import { isUnsureUnit, type Unit, unitOf } from './units.ts';

/** A number in a text, with the precision that it is stated at: `$1.3 million` is 1,300,000 within ± 50,000. */
export interface StatedNumber {
  text: string;
  at: number;
  end: number;
  value: number;
  /** Half of the last stated digit's worth: what rounding may have hidden. */
  tolerance: number;
  unit: Unit | null;
  /** What it is a rate of: 'kg' of '5 mg/kg', 'm2' of '175 mg/m^2'. */
  per?: string;
  /** 'about', 'over', 'nearly' and the like before it. */
  bound: 'about' | 'over' | 'under' | 'nearly' | null;
}

const MULTIPLIERS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
};

const NUMBER =
  /(?<![\p{L}\p{N}.,_])(?<![\p{N}\p{L}]-)(US\$|[$€£¥])?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:[- ](\d{1,2})\/(\d{1,2}))?(?:\s?(k|thousand|mn|million|m|bn|billion|b|trillion|t)(?![\p{L}\p{N}]))?([-\s]?[\p{L}%°µμ$€]+(?:\/\p{L}+)?)?/giu;
const FRACTION_BASES = new Set([2, 3, 4, 8, 16, 32, 64]);
const BOUNDS: [RegExp, NonNullable<StatedNumber['bound']>][] = [
  [/\b(?:just under|nearly|almost|close to|just short of|not quite)\s+(?:US|an? )?$/i, 'nearly'],
  [
    /\b(?:(?<!\bno )(?:more|greater) than|over|above|beyond|at least|in excess of|exceed(?:s|ed|ing)?|minimum of|no (?:less|fewer) than)\s+(?:US|an? )?$|[>≥]=?\s*$/i,
    'over',
  ],
  [
    /\b(?:less than|fewer than|under|below|at most|up to|no (?:more|greater|larger) than|maximum of)\s+(?:US|an? )?$|[<≤]=?\s*$/i,
    'under',
  ],
  [
    /\b(?:about|around|roughly|approximately|some|circa|approx\.?|an estimated|almost exactly)\s+(?:US|an? )?$|[~∼≈±]\s*$/i,
    'about',
  ],
];

/** The numbers of a text in order, number words ('three') among them. Digits inside identifiers are none. */
export function statedNumbers(text: string): StatedNumber[] {
  const found: StatedNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const number = readNumber(match, text);
    if (number) found.push(number);
  }
  const shares = sharesInWords(text).map((share) => readShare(share, text));
  found.push(...shares);
  for (const { text: words, at, value } of numberWords(text)) {
    if (shares.some((share) => at >= share.at && at < share.end)) continue;
    const end = at + words.length;
    const next = /^[-\s]([\p{L}%]+)/u.exec(text.slice(end, end + 24))?.[1] ?? '';
    const unit = isUnsureUnit(next) && !PLURAL.test(next) ? null : unitOf(next);
    found.push({
      text: words,
      at,
      end: unit ? end + 1 + next.length : end,
      value,
      tolerance: 0,
      unit,
      bound: boundBefore(text, at),
    });
  }
  for (const number of found) boundBehind(number, text);
  found.sort((a, b) => a.at - b.at);
  shareUnits(found, text);
  for (const number of found) countOften(number, text);
  for (const number of found) {
    const isDegrees = number.unit !== null && DEGREES.test(number.unit.dimension);
    if (isDegrees && BELOW_ZERO.test(text.slice(0, number.at))) number.value = -number.value;
  }
  return found;
}

/** '-80 °C' is not 80 °C; before other numbers a hyphen may stand for an item of a list. */
const DEGREES = /^(?:temperature|angle)/;
const BELOW_ZERO = /(?:^|[\s(])-$/;

/** 'Ten pounds' are no abbreviation, and no ordinal. */
const PLURAL = /^(?:seconds|pounds|moles)$/i;

/** A third is 33 % as well as 33.3 %. */
const SHARE_TOLERANCE = 0.5;
const BOUND_TOLERANCE = 1.5;

function readShare({ text: words, at, value, unit }: WordedShare, text: string): StatedNumber {
  const bound = boundBefore(text, at);
  const end = at + words.length;
  if (unit === null) {
    const tolerance = bound === null ? SHARE_TOLERANCE : BOUND_TOLERANCE;
    return { text: words, at, end, value, tolerance, unit: unitOf('percent'), bound };
  }
  const factor = MULTIPLIERS[unit.toLowerCase()] ?? 1;
  const next = /^\s(\p{L}+)/u.exec(text.slice(end))?.[1] ?? '';
  const own = factor > 1 ? unitOf(next) : unitOf(unit);
  const whole = { text: words, at, value: value * factor, tolerance: 0.005 * value * factor, unit: own, bound };
  return { ...whole, end: factor > 1 && own ? end + 1 + next.length : end };
}

function readNumber(match: RegExpExecArray, text: string): StatedNumber | null {
  const [whole, currency, integer, fraction = '', over, under, multiplier, rest = ''] = match;
  const bare = whole.slice(0, whole.length - rest.length);
  const end = match.index + bare.length;
  const word = rest.replace(/^[-\s]/, '');
  const isGlued = rest !== '' && word === rest;
  const [name = ''] = word.split('/');
  let unit = currency ? unitOf(currency) : unitOf(name);
  if (!currency && unit && !isGlued && isUnsureUnit(name) && /^[A-Z]\p{L}|^G$/u.test(name)) unit = null;
  // Letters right behind digits are a unit (10MG) or make an identifier of both (1750A, 2R44).
  if (isGlued && !unit && /^\p{L}/u.test(rest)) return null;
  if (/^[-/]\p{N}/u.test(text.slice(end)) && !over) return null;
  if (isPoints(text, end)) unit = unitOf('points');
  const digits = Number(integer!.replaceAll(',', '') + fraction);
  // A bare "t" or "b" after a space is a word of its own, not a multiplier ("5 t of steel").
  const isSpacedLetter = multiplier?.length === 1 && new RegExp(`\\s${multiplier}$`).test(bare);
  const factor = multiplier && !isSpacedLetter ? MULTIPLIERS[multiplier.toLowerCase()]! : 1;
  const isMixed = over !== undefined && FRACTION_BASES.has(Number(under)) && Number(over) < Number(under);
  if (over !== undefined && !isMixed) return null;
  const value = (isMixed ? digits + Number(over) / Number(under) : digits) * factor;
  const decimals = fraction ? fraction.length - 1 : 0;
  const tolerance = factor > 1 || decimals > 0 ? (0.5 * factor) / 10 ** decimals : 0;
  const ownEnd = unit && !currency ? match.index + whole.length : end;
  return {
    text: bare.trim(),
    at: match.index,
    end: ownEnd,
    value,
    tolerance,
    unit,
    ...rateOf(text.slice(end)),
    bound: boundBefore(text, match.index),
  };
}

const RATE = /^[-\s]?[\p{L}%°µμ]+\s?(?:\/|\sper\s)\s?(\p{L}+)(?:\^?([23²³])(?!\d))?/u;
const RATES: Record<string, string> = {
  sqm: 'm2',
  kilogram: 'kg',
  day: 'd',
  days: 'd',
  hr: 'h',
  hour: 'h',
  minute: 'min',
  second: 's',
  seconds: 's',
  sec: 's',
};

function rateOf(rest: string): { per: string } | null {
  const [, name, power = ''] = RATE.exec(rest) ?? [];
  if (!name || (unitOf(name) === null && name !== 'm' && name !== 's')) return null;
  const per = `${name.toLowerCase()}${power.replace('²', '2').replace('³', '3')}`;
  return { per: RATES[per] ?? per };
}

const isPoints = (text: string, end: number) =>
  /^\s?(?:percentage|percent|%)[\s-]points?\b/i.test(text.slice(end, end + 24));

function boundBefore(text: string, at: number): StatedNumber['bound'] {
  const before = text.slice(Math.max(0, at - 24), at);
  return BOUNDS.find(([pattern]) => pattern.test(before))?.[1] ?? null;
}

const BEHIND: [RegExp, NonNullable<StatedNumber['bound']>][] = [
  [/^\s(?:at (?:the )?most|or (?:less|fewer|below|under))\b/i, 'under'],
  [/^\s(?:at (?:the )?least|or (?:more|above|over|older))\b|^\+(?!\S)/i, 'over'],
];

/** 'Ten pounds at most', '18 or older'. */
function boundBehind(number: StatedNumber, text: string): void {
  if (number.bound !== null) return;
  for (const [pattern, bound] of BEHIND) {
    const match = pattern.exec(text.slice(number.end));
    if (match) [number.bound, number.end] = [bound, number.end + match[0].length];
  }
}

/** '4 to 7 days', '25 or 300 mg': a number without a unit has that of the next one in its range or list. */
function shareUnits(numbers: StatedNumber[], text: string): void {
  for (let at = numbers.length - 2; at >= 0; at--) {
    const [one, next] = [numbers[at]!, numbers[at + 1]!];
    const between = text.slice(one.end, next.at);
    if (one.unit === null && next.unit !== null && /^\s*(?:to|and|or|through|,|[–—-])\s*$/i.test(between))
      one.unit = next.unit;
  }
}

const OFTEN = /^[-\s]times? per (day|week|month|year)\b/i;

/** 'Two times per week' is how often, and no count of anything. */
function countOften(number: StatedNumber, text: string): void {
  const [often, span] = OFTEN.exec(text.slice(number.end)) ?? [];
  if (!span || number.unit !== null) return;
  number.unit = { dimension: `times per ${span.toLowerCase()}`, factor: 1 };
  number.end += often!.length;
}

/** What arithmetic may lose of a large number; less than a cent. */
const INEXACT_MAX = 0.004;

/** Does `known` hold what `stated` says? A stated rounding of a more precise number holds; the reverse does not. */
export function agrees(stated: StatedNumber, known: Pick<StatedNumber, 'value'> & Partial<StatedNumber>): boolean {
  const converted = inUnitOf(stated.unit, known);
  if (converted === null) return false;
  if (stated.per && known.per && stated.per !== known.per) return false;
  const isConverted = converted !== known.value;
  if (!agreesInBound(stated.bound, known.bound ?? null, stated.value === converted)) return false;
  const place = lastPlace(stated);
  // A month is no whole number of hours, and yet "8,723 hours" is more exact than to be one of "12 months".
  const slack = isConverted
    ? Math.min(Math.abs(stated.value) * 0.005, place)
    : Math.min(Math.abs(stated.value) * 1e-9, INEXACT_MAX);
  const difference = converted - stated.value;
  switch (stated.bound) {
    case 'about':
      return Math.abs(difference) <= Math.max(stated.tolerance, place / 2) + slack;
    case 'nearly':
      return difference <= slack && -difference <= place + slack;
    case 'over':
      return difference >= -slack && difference < place + slack;
    case 'under':
      return difference <= slack && -difference < place + slack;
    default: {
      // Whole dollars may leave out the cents.
      const cents =
        (stated.unit ?? known.unit)?.dimension !== 'usd' ||
        Number.isInteger(converted) ||
        !Number.isInteger(stated.value) ||
        isConverted
          ? 0
          : 0.995;
      return Math.abs(difference) <= Math.max(stated.tolerance, Math.abs(stated.value) >= 10 ? cents : 0) + slack;
    }
  }
}

/** A bound that the ground sets must not be left out or turned round; the same value needs the same bound. */
function agreesInBound(stated: StatedNumber['bound'], known: StatedNumber['bound'], isSame: boolean): boolean {
  if (known !== 'over' && known !== 'under') return true;
  return stated === known || (stated === 'about' && !isSame);
}

/** The worth of the last digit that is not a trailing zero: 890,000 → 10,000. */
function lastPlace({ value, tolerance }: StatedNumber): number {
  if (tolerance > 0) return tolerance * 2;
  if (value === 0) return 1;
  let place = 1;
  while (value % (place * 10) === 0) place *= 10;
  return place;
}

/** The known value in the stated unit; null where the two can't be compared. */
function inUnitOf(unit: Unit | null, known: Pick<StatedNumber, 'value'> & Partial<StatedNumber>): number | null {
  const own = known.unit ?? null;
  if (unit === null) return own === null || !TOLD_APART.has(own.dimension) ? known.value : null;
  if (own === null) return unit.dimension === 'time' && unit.factor >= YEAR ? known.value : null;
  // 'At 80 degrees' of what is kept at 80 °C.
  if (unit.dimension === 'angle' && own.dimension.startsWith('temperature')) return known.value;
  return own.dimension === unit.dimension
    ? own.factor === unit.factor
      ? known.value
      : (known.value * own.factor) / unit.factor
    : null;
}

/** An age without a unit is in years. */
const YEAR = 31_557_600;

/** Sums and shares are never counts. */
const TOLD_APART = new Set(['usd', 'eur', 'gbp', 'yen', 'percent', 'points']);
