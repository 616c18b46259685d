/** The one place where numbers, money and dates become text, on the screen and in documents alike. */
export const MISSING = 'N/A';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export const formatNumber = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? MISSING
    : new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);

/** `$1,250,000`; cents only where there are some. */
export function formatMoney(value: number | null | undefined): string {
  if (value === null || value === undefined) return MISSING;
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  const text = Number.isInteger(size)
    ? whole.format(size)
    : size.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${sign}$${text}`;
}

/** `$1.3 million`, for running text: at most one decimal, so it is a rounding of the value. */
export function formatMoneyShort(value: number): string {
  const size = Math.abs(value);
  for (const [unit, name] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ] as const)
    if (size >= unit) return `$${trimZero((value / unit).toFixed(1))} ${name}`;
  return formatMoney(Math.round(value));
}

/** `$1.3M`, for chart axes and narrow columns. */
export function formatMoneyTight(value: number): string {
  const size = Math.abs(value);
  for (const [unit, name] of [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const)
    if (size >= unit) return `$${trimZero((value / unit).toFixed(1))}${name}`;
  return `$${whole.format(value)}`;
}

const trimZero = (text: string) => text.replace(/\.0$/, '');

/** `12 March, 2021`, `March, 2021` or `2021`, as precise as the date (`yyyy[-mm[-dd]]`, or a longer ISO text) is. */
export function formatDate(date: string | null | undefined): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date ?? '');
  if (!match) return MISSING;
  const [, year, month, day] = match;
  if (!month) return year!;
  const name = MONTHS[Number(month) - 1];
  return day ? `${Number(day)} ${name}, ${year}` : `${name}, ${year}`;
}

/** `1 patent`, `12 patents`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;
