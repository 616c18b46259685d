const DAY_MS = 86_400_000;

/** `yyyy-mm-dd` in UTC. */
export type Day = string;

export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS));

/** How many days a range has, both ends counted. */
export const daysIn = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && dayOf(new Date(time)) === text;
};
