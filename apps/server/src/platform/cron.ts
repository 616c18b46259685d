interface Field {
  minimum: number;
  maximum: number;
}

const FIELDS: Field[] = [
  { minimum: 0, maximum: 59 },
  { minimum: 0, maximum: 23 },
  { minimum: 1, maximum: 31 },
  { minimum: 1, maximum: 12 },
  { minimum: 0, maximum: 7 },
];

/** 29 February comes at most eight years after the last. */
const DAYS_SEARCHED = 366 * 8 + 1;
const DAY_MS = 86_400_000;

interface Cron {
  minutes: Set<number>;
  hours: Set<number>;
  isDay(date: Date): boolean;
}

/** True for five fields of numbers, lists, ranges, steps and '*'; names of months and days are not known. */
export const isCron = (text: string): boolean => parseCron(text) !== null;

/** The first moment after `after` that the expression names, in UTC; null when there is none, as for 31 February. */
export function nextCron(text: string, after: Date): Date | null {
  const cron = parseCron(text);
  if (!cron) return null;
  const midnight = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate());
  for (let day = 0; day < DAYS_SEARCHED; day += 1) {
    const start = midnight + day * DAY_MS;
    if (!cron.isDay(new Date(start))) continue;
    for (const hour of cron.hours) {
      for (const minute of cron.minutes) {
        const moment = start + (hour * 60 + minute) * 60_000;
        if (moment > after.getTime()) return new Date(moment);
      }
    }
  }
  return null;
}

function parseCron(text: string): Cron | null {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) return null;
  const sets = parts.map((part, index) => parseField(part, FIELDS[index]!));
  if (!sets.every((set) => set !== null)) return null;
  const [minutes, hours, days, months, weekdays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  if (weekdays.has(7)) weekdays.add(0);
  // As cron has it: when both the day and the weekday are limited, either will do.
  const isEither = !parts[2]!.startsWith('*') && !parts[4]!.startsWith('*');
  return {
    minutes,
    hours,
    isDay(date) {
      const [isDate, isWeekday] = [days.has(date.getUTCDate()), weekdays.has(date.getUTCDay())];
      return months.has(date.getUTCMonth() + 1) && (isEither ? isDate || isWeekday : isDate && isWeekday);
    },
  };
}

/** In ascending order. */
function parseField(text: string, { minimum, maximum }: Field): Set<number> | null {
  const values: number[] = [];
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) return null;
    const step = match[3] === undefined ? 1 : Number(match[3]);
    const from = match[1] === undefined ? minimum : Number(match[1]);
    const to =
      match[2] !== undefined ? Number(match[2]) : match[1] === undefined || match[3] !== undefined ? maximum : from;
    if (step < 1 || from < minimum || to > maximum || from > to) return null;
    for (let value = from; value <= to; value += step) values.push(value);
  }
  return new Set(values.sort((a, b) => a - b));
}
