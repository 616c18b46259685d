import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysIn, isDay } from '../../catalogue/import/days.ts';
import type { LivePage } from '../../catalogue/import/source.port.ts';
import { type DateWindow, pagesByDate } from './pages-by-date.ts';

const FROM = '2025-12-20';
const REACHABLE = 20;

/** A source with so many results on each day, that shows pages of `size`, and no further than REACHABLE. */
function sourceOf(perDay: number[], size: number) {
  const asked: string[] = [];
  async function read({ from, to }: DateWindow, offset: number) {
    asked.push(`${from} ${to} ${offset}`);
    const all = perDay.flatMap((count, index) => {
      const day = addDays(FROM, index);
      return day >= from && day <= to ? Array.from({ length: count }, (_, number) => `${day}#${number}`) : [];
    });
    const page = all.slice(offset, Math.min(offset + size, REACHABLE));
    return { items: page.map((at) => ({ at, rejected: 'made up' })), count: page.length, total: all.length };
  }
  return { asked, read };
}

const to = (perDay: number[]) => addDays(FROM, perDay.length - 1);
const days = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 60 })), {
  minLength: 1,
  maxLength: 40,
});

async function collect(perDay: number[], size: number, cursor: unknown = null, pagesMax = Number.POSITIVE_INFINITY) {
  const { asked, read } = sourceOf(perDay, size);
  const pages: LivePage[] = [];
  for await (const page of pagesByDate({ from: FROM, to: to(perDay), cursor }, REACHABLE, read)) {
    pages.push(page);
    if (pages.length >= pagesMax) break;
  }
  return { asked, pages, places: pages.flatMap(({ items }) => items.map(({ at }) => at)) };
}

test('[DATA-16] every day is read whole, once, or as far as it is shown and then reported', async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.integer({ min: 1, max: 20 }), async (perDay, size) => {
      const { asked, places } = await collect(perDay, size);
      const wanted = perDay.flatMap((count, index) => {
        const day = addDays(FROM, index);
        const shown = Array.from({ length: Math.min(count, REACHABLE) }, (_, number) => `${day}#${number}`);
        return count > REACHABLE ? [...shown, `day ${day}`] : shown;
      });
      expect(places).toEqual(wanted);
      expect(new Set(asked).size).toBe(asked.length);
    }),
  );
});

test('[DATA-16] stopped after any page it goes on behind it', async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.integer({ min: 1, max: 20 }), fc.nat(30), async (perDay, size, at) => {
      const whole = await collect(perDay, size);
      const part = await collect(perDay, size, null, at + 1);
      const { cursor } = part.pages.at(-1)!;
      const rest = cursor === null ? { places: [] } : await collect(perDay, size, JSON.parse(JSON.stringify(cursor)));
      expect([...part.places, ...rest.places]).toEqual(whole.places);
    }),
  );
});

test('days are counted over the ends of months and leap years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysIn('2024-02-01', '2024-03-01')).toBe(30);
  expect(dayOf(new Date('2026-01-05T23:59:59Z'))).toBe('2026-01-05');
  expect(['2024-02-29', '2025-02-29', '2025-2-1', 'today', ''].map(isDay)).toEqual([true, false, false, false, false]);
});
