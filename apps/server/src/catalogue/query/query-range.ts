import type { QueryNode } from './query-tree.ts';

type Range = Extract<QueryNode, { type: 'range' }>;
type RangeField = Range['field'];

/** How a field's values are read: canonical text, order, and the neighbours that '>' and '<' need. */
interface RangeKind {
  read(text: string): string | null;
  compare(a: string, b: string): number;
  after(value: string): string | null;
  before(value: string): string | null;
}

/** `2019..2021`, `2019..`, `..2021`, `>=2020`, `>2020`, `<=2020`, `<2020` or a single value; null when it is none. */
export function parseRange(field: RangeField, text: string): Range | null {
  const kind = field === 'date' ? DATES : AMOUNTS;
  const [, comparison, value] = /^(>=|<=|>|<)(.+)$/.exec(text) ?? [];
  if (comparison && value) return compared(field, kind, comparison, value);
  const dots = text.indexOf('..');
  if (dots < 0) return between(field, kind, text, text);
  return between(field, kind, text.slice(0, dots), text.slice(dots + 2));
}

/** '>1000' of an amount whose least value is the number behind 1000, which nobody would type. */
export function comparisonOf({ field, min, max }: Range): string | null {
  if (field !== 'amount' || (min === undefined) === (max === undefined)) return null;
  const [sign, bound, other] = min === undefined ? ['<', max!, AMOUNTS.after(max!)!] : ['>', min, AMOUNTS.before(min)!];
  return other.length + SHORTER_BY < bound.length && !/e/.test(other) ? sign + other : null;
}

/** A number beside a short one has some sixteen digits. */
const SHORTER_BY = 4;

function between(field: RangeField, kind: RangeKind, from: string, to: string): Range | null {
  const min = from === '' ? null : kind.read(from);
  const max = to === '' ? null : kind.read(to);
  if ((from !== '' && min === null) || (to !== '' && max === null)) return null;
  if (min !== null && max !== null && kind.compare(min, max) > 0) return range(field, max, min);
  return range(field, min, max);
}

function compared(field: RangeField, kind: RangeKind, comparison: string, text: string): Range | null {
  const value = kind.read(text);
  if (value === null) return null;
  if (comparison === '>=') return range(field, value, null);
  if (comparison === '<=') return range(field, null, value);
  return comparison === '>' ? range(field, kind.after(value), null) : range(field, null, kind.before(value));
}

function range(field: RangeField, min: string | null, max: string | null): Range | null {
  if (min === null && max === null) return null;
  return { type: 'range', field, ...(min !== null && { min }), ...(max !== null && { max }) };
}

const DATES: RangeKind = {
  read(text) {
    const [, year, month, day] = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(text) ?? [];
    if (!year || Number(month ?? 1) > 12 || Number(month ?? 1) < 1 || Number(day ?? 1) > 31 || Number(day ?? 1) < 1) {
      return null;
    }
    if (day && Number(day) > daysOf(Number(year), Number(month))) return null;
    return [year, month, day]
      .filter((part) => part !== undefined)
      .map((part) => part.padStart(2, '0'))
      .join('-');
  },
  compare: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  after: (value) => shiftDate(value, 1),
  before: (value) => shiftDate(value, -1),
};

const MULTIPLIERS: Record<string, number> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const AMOUNTS: RangeKind = {
  /** `100000`, `100,000`, `$100k`, `1.5m`, `2million`, `2bn`. */
  read(text) {
    const [, digits, unit] =
      /^\$?(-?\d[\d,]{0,20}(?:\.\d{1,10})?)(|k|thousand|mn?|million|bn?|billion)$/i.exec(text) ?? [];
    if (digits === undefined || unit === undefined) return null;
    return String(Number(digits.replaceAll(',', '')) * MULTIPLIERS[unit.toLowerCase()]!);
  },
  compare: (a, b) => Number(a) - Number(b),
  after: (value) => String(nextNumber(Number(value), 1n)),
  before: (value) => String(nextNumber(Number(value), -1n)),
};

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The next or previous year, month or day, whichever the date is precise to; null beyond four-digit years. */
function shiftDate(value: string, by: 1 | -1): string | null {
  const [year, month, day] = value.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year! + (month ? 0 : by), (month ?? 1) - 1 + (month && !day ? by : 0), day ? day + by : 1);
  const shifted = date.getUTCFullYear();
  return shifted < 0 || shifted > 9999 ? null : date.toISOString().slice(0, value.length);
}

/** The neighbour of a double: its bits, read as an integer, grow with its magnitude. */
function nextNumber(value: number, by: 1n | -1n): number {
  if (value === 0) return Number(by) * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? by : -by));
  return view.getFloat64(0);
}
