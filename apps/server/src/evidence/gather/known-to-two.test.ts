import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { knownToTwo } from './known-to-two.ts';

const of = (id: string, party: string, text: string) =>
  aRecord('awards', id, { text, organisations: [{ name: party, role: 'Awardee' }] });
const known = (name: string, records: CatalogueRecord[]) =>
  knownToTwo({ search: async () => ({ hits: records.map((record) => ({ record })) }) } as never)(name);

test('[GRD-09] a name is known where records of two parties have it; a word in small letters is none', async () => {
  const kestrel = of('a', 'Acme', 'Kestrel Motors buys it.');
  expect(await known('Kestrel Motors', [kestrel, of('b', 'Acme', 'Kestrel Motors again.')])).toBe(false);
  expect(await known('Kestrel Motors', [kestrel, of('b', 'Other', 'For Kestrel Motors.')])).toBe(true);
  expect(await known('Summit', [of('a', 'Acme', 'At Summit.'), of('b', 'Other', 'At the summit.')])).toBe(false);
});

test('[GRD-09] in a text that has capitals throughout, a word that others write in small letters is no name', async () => {
  const shouted = of('a', 'Acme', 'FOR MILITARY USE BY NASA.');
  expect(await known('MILITARY', [shouted, of('b', 'Other', 'It has military uses.')])).toBe(true);
  expect(await known('MILITARY', [shouted])).toBe(false);
  expect(await known('NASA', [shouted, of('b', 'Other', 'It tastes of nasa.')])).toBe(false);
});

test('[GRD-09] several of what an abbreviation stands for are known where one is', async () => {
  const one = of('a', 'Acme', 'An ASIC for the pump.');
  expect(await known('ASICs', [one, of('b', 'Other', 'ASICs are dear.')])).toBe(true);
  expect(await known('ASICs', [one])).toBe(false);
});

test('[GRD-09] a term of several words that others write small is no name', async () => {
  const capitals = of('a', 'Acme', 'It has Fast Track Designation.');
  expect(
    await known('Fast Track Designation', [capitals, of('b', 'Other', 'A fast track designation is asked for.')]),
  ).toBe(true);
  expect(await known('Fast Track Designation', [capitals])).toBe(false);
});

test('[GRD-09] whoever writes of one of them knows several, but not what begins like it', async () => {
  const americans = of('a', 'Acme', 'It kills 40,000 Americans a year.');
  expect(await known('Americans', [americans, of('b', 'Other', 'The American market is large.')])).toBe(true);
  expect(await known('Mars', [of('a', 'Acme', 'It flies to Mars.'), of('b', 'Other', 'In March it flew.')])).toBe(
    false,
  );
});
