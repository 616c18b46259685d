import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diversify } from './diversify.ts';

const hit = (title: string, organisation?: string) => ({
  record: { title, organisations: organisation ? [{ name: organisation, role: 'Awardee' }] : [] },
});

test('[PULSE-06] near-duplicates are shown once, and one organisation does not fill the list', () => {
  const hits = [
    hit('Anode one', 'Acme'),
    hit('ONE anode', 'Other'),
    hit('Anode two', 'Acme'),
    hit('Anode three', 'Acme'),
    hit('Anode four', 'Acme'),
    hit('Anode five', 'Bolt'),
  ];
  const titles = diversify(hits, 5).map(({ record }) => record.title);
  expect(titles).toEqual(['Anode one', 'Anode two', 'Anode three', 'Anode five', 'Anode four']);
});

test('[PULSE-06] whatever comes, no more than asked for, each once, the first first', () => {
  const hits = fc.array(
    fc
      .tuple(fc.constantFrom('a b', 'b a', 'c', 'd', 'e'), fc.constantFrom('X', 'Y', undefined))
      .map(([t, o]) => hit(t, o)),
  );
  fc.assert(
    fc.property(hits, fc.nat(6), (given, limit) => {
      const shown = diversify(given, limit);
      expect(shown.length).toBeLessThanOrEqual(limit);
      expect(new Set(shown).size).toBe(shown.length);
      if (given.length > 0 && limit > 0) expect(shown[0]).toBe(given[0]);
    }),
  );
});
