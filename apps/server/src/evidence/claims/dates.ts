const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH_NAMES = `(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?`;

/** A date in a text as `yyyy[-mm[-dd]]`, and the stretch that says it. */
export interface StatedDate {
  text: string;
  date: string;
}

const FORMS: { pattern: RegExp; read: (parts: string[]) => string | null }[] = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: ([y, m, d]) => iso(y, Number(m), d) },
  { pattern: /\b(\d{4})-(\d{2})(?![\d-])/g, read: ([y, m]) => iso(y, Number(m)) },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s(${MONTH_NAMES}),?\\s(\\d{4})\\b`, 'gi'),
    read: ([d, m, y]) => iso(y, monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b(${MONTH_NAMES})\\s(\\d{1,2})(?:st|nd|rd|th)?,\\s?(\\d{4})\\b`, 'gi'),
    read: ([m, d, y]) => iso(y, monthOf(m!), d),
  },
  { pattern: new RegExp(`\\b(${MONTH_NAMES}),?\\s(\\d{4})\\b`, 'gi'), read: ([m, y]) => iso(y, monthOf(m!)) },
  { pattern: /(?<![\p{L}\p{N}$€£.,-])((?:19|20)\d{2})(?![\p{L}\p{N}]|,\d|\.\d|%)/gu, read: ([y]) => y! },
];

/** The dates of a text; each stretch is read once, by the most precise form that fits. `rest` is the text without them. */
export function statedDates(text: string): { dates: StatedDate[]; rest: string } {
  const dates: StatedDate[] = [];
  let rest = text;
  for (const { pattern, read } of FORMS) {
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const date = read(groups.filter((group): group is string => typeof group === 'string'));
      if (date === null) return whole;
      dates.push({ text: whole.trim(), date });
      return ' '.repeat(whole.length);
    });
  }
  return { dates, rest };
}

/** A known date holds a stated one that is as precise or less: 2021-03-12 holds "March 2021" and "2021". */
export const holdsDate = (known: string, stated: string): boolean => known.startsWith(stated);

const monthOf = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

function iso(year: string | undefined, month: number, day?: string): string | null {
  if (month < 1 || month > 12 || (day !== undefined && (Number(day) < 1 || Number(day) > 31))) return null;
  const parts = [year!, String(month).padStart(2, '0')];
  if (day !== undefined) parts.push(day.padStart(2, '0'));
  return parts.join('-');
}
