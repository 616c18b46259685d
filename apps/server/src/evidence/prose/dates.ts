const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = `(?<month>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?`;
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

/** A date in a text as `yyyy[-mm[-dd]]`, and the stretch that says it. */
export interface StatedDate {
  text: string;
  /** `--mm-dd` for a day whose year isn't said. */
  date: string;
  at: number;
}

const FORMS = [
  /\b(?<year>\d{4})-(?<number>\d{2})(?:-(?<day>\d{2}))?(?![\d-])/g,
  new RegExp(`\\b${DAY}\\s(?:of\\s)?${MONTH}(?:,?\\s(?<year>\\d{4})\\b|(?!\\p{L}))`, 'giu'),
  new RegExp(`\\b${MONTH}\\s${DAY}(?:,?\\s?(?<year>\\d{4})\\b|(?![\\p{L}\\d]))`, 'giu'),
  new RegExp(`\\b${MONTH}(?:\\s+of)?,?\\s(?<year>\\d{4})\\b`, 'gi'),
  /(?<![\p{L}\p{N}$€£.,-])(?<year>(?:19|20)\d{2})(?![\p{L}\p{N}]|,\d|\.\d|%)/gu,
];

/** The dates of a text; each stretch is read once, by the most precise form that fits. `rest` is the text without them. */
export function statedDates(text: string): { dates: StatedDate[]; rest: string } {
  const dates: StatedDate[] = [];
  let rest = text;
  for (const form of FORMS) {
    for (const { 0: said, index: at, groups } of rest.matchAll(form)) {
      const date = dateOf(groups!);
      if (date === null) continue;
      dates.push({ text: said, date, at });
      rest = rest.slice(0, at) + ' '.repeat(said.length) + rest.slice(at + said.length);
    }
  }
  dates.sort((a, b) => a.at - b.at);
  return { dates, rest };
}

/** A known date holds a stated one that is as precise or less: 2021-03-12 holds "March 2021" and "2021". */
export const holdsDate = (known: string, stated: string): boolean =>
  stated.startsWith('-') ? known.endsWith(stated.slice(1)) : known.startsWith(stated);

function dateOf({ year = '-', month, number, day }: Partial<Record<string, string>>): string | null {
  if (month === undefined && number === undefined) return year;
  const at = month ? MONTHS.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3))) + 1 : Number(number);
  if (at < 1 || at > 12 || Number(day ?? 1) < 1 || Number(day ?? 1) > 31) return null;
  return [year, String(at).padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-');
}
