const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH_NAMES =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** A date in a text as `yyyy[-mm[-dd]]`, and the stretch that says it. */
export interface StatedDate {
  text: string;
  /** `--mm-dd` for a day whose year isn't said. */
  date: string;
  at: number;
}

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

type Read = (parts: string[]) => string | null;

const FORMS: { pattern: RegExp; read: Read; also?: Read }[] = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: ([y, m, d]) => iso(y, Number(m), d) },
  { pattern: /\b(\d{4})-(\d{2})(?![\d-])/g, read: ([y, m]) => iso(y, Number(m)) },
  // The first day of '16 to 23 October 2020' and of 'October 16 to 23, 2020'.
  {
    pattern: new RegExp(`\\b${DAY}(?=\\s?(?:to|and|–|-)\\s?\\d{1,2}\\s(${MONTH_NAMES}),?\\s(\\d{4})\\b)`, 'gi'),
    read: ([d, m, y]) => iso(y, monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b(${MONTH_NAMES}),?\\s${DAY}(?:\\s?(?:to|and|–|-)\\s?)${DAY},?\\s(\\d{4})\\b`, 'gi'),
    read: ([m, d, , y]) => iso(y, monthOf(m!), d),
    also: ([m, , d, y]) => iso(y, monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b${DAY}\\s(?:of\\s)?(${MONTH_NAMES}),?\\s(\\d{4})\\b`, 'gi'),
    read: ([d, m, y]) => iso(y, monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b(${MONTH_NAMES})\\s(\\d{1,2})(?:st|nd|rd|th)?,\\s?(\\d{4})\\b`, 'gi'),
    read: ([m, d, y]) => iso(y, monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b${DAY}\\s(${MONTH_NAMES})(?![\\p{L}])`, 'giu'),
    read: ([d, m]) => iso('-', monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b(${MONTH_NAMES})\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d]|,?\\s?\\d{4})`, 'giu'),
    read: ([m, d]) => iso('-', monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b(${MONTH_NAMES})(?:\\s+of)?,?\\s(\\d{4})\\b`, 'gi'),
    read: ([m, y]) => iso(y, monthOf(m!)),
  },
  { pattern: /(?<![\p{L}\p{N}$€£.,-])((?:19|20)\d{2})(?![\p{L}\p{N}]|,\d|\.\d|%)/gu, read: ([y]) => y! },
];

/** The dates of a text; each stretch is read once, by the most precise form that fits. `rest` is the text without them. */
export function statedDates(text: string): { dates: StatedDate[]; rest: string } {
  const dates: StatedDate[] = [];
  let rest = text;
  if (!/\d/.test(text)) return { dates, rest };
  for (const { pattern, read, also } of FORMS) {
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const parts = groups.filter((group): group is string => typeof group === 'string');
      const at = groups.find((group): group is number => typeof group === 'number')!;
      const date = read(parts);
      if (date === null) return whole;
      dates.push({ text: whole.trim(), date, at });
      const second = also?.(parts) ?? null;
      if (second) dates.push({ text: whole.trim(), date: second, at });
      return ' '.repeat(whole.length);
    });
  }
  dates.sort((a, b) => a.at - b.at);
  return { dates, rest };
}

/** A known date holds a stated one that is as precise or less: 2021-03-12 holds "March 2021" and "2021". */
export const holdsDate = (known: string, stated: string): boolean =>
  stated.startsWith('-') ? known.endsWith(stated.slice(1)) : known.startsWith(stated);

const monthOf = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

function iso(year: string | undefined, month: number, day?: string): string | null {
  if (month < 1 || month > 12 || (day !== undefined && (Number(day) < 1 || Number(day) > 31))) return null;
  const parts = [year!, String(month).padStart(2, '0')];
  if (day !== undefined) parts.push(day.padStart(2, '0'));
  return parts.join('-');
}
