import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { matchesBy } from '../../../test/subject.ts';
import { openEncoder } from '../encoder/open-encoder.ts';
import { engineDeclarations } from '../engines/registry.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { openSqliteIndex } from '../index/sqlite/sqlite-index.ts';
import { type Matcher, openMatcher } from './matcher.ts';

const encoder = openEncoder()!;
let index: CatalogueIndex;
let matcher: Matcher;
beforeAll(async () => {
  index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  const others = ['Sonar buoys', 'Tests for parsers', 'Maps of soil', 'Lamps for greenhouses'].map((title, at) =>
    aRecord('awards', `o${at}`, { title, text: `${title} are developed in this project for several uses.` }),
  );
  await index.upsert([
    aRecord('drugs', 'antacid', {
      title: 'Calcium Carbonate and Magnesium Hydroxide',
      text: 'CALCIUM CARBONATE AND MAGNESIUM HYDROXIDE TABLET, CHEWABLE ORAL 800MG;165MG',
    }),
    ...['FLUNISOLIDE', 'SUMATRIPTAN'].map((substance) =>
      aRecord('drugs', substance.toLowerCase(), {
        title: substance,
        text: `${substance}\n${substance} SPRAY, METERED NASAL 0.025MG/SPRAY`,
        facets: { activeIngredient: [substance], form: ['SPRAY, METERED'], route: ['NASAL'] },
      }),
    ),
    aRecord('awards', 'cement', {
      title: 'Magnesium hydroxide and calcium carbonate from brine for cement',
      text: 'Calcium carbonate and magnesium hydroxide are made from the brine of desalination and go into cement.',
    }),
    ...others,
  ]);
  matcher = openMatcher({ index, encoder, engines: engineDeclarations, onError: console.error });
});
afterAll(async () => {
  await matcher.close();
  await encoder.close();
  await index.close();
});

const found = async (title: string, description: string) =>
  (await matchesBy(matcher, { title, description })).matches.map(({ engine, id }) => `${engine}/${id}`);

test('[REL-01] a medicine is nothing to what is no medicine, whatever words they share', async () => {
  const cement = await found(
    'Cement from brine',
    'We make magnesium hydroxide and calcium carbonate from the brine of desalination plants for makers of cement.',
  );
  expect(cement).toContain('awards/cement');
  expect(cement).not.toContain('drugs/antacid');
  const antacid = await found(
    'Antacid tablet',
    'A chewable tablet of calcium carbonate and magnesium hydroxide that relieves patients of heartburn.',
  );
  expect(antacid).toContain('drugs/antacid');
});

test('[REL-01] [REL-05] a medicine does not belong to a project for the form alone in which it is given', async () => {
  const { matches } = await matchesBy(matcher, {
    title: 'Nasal spray for migraine',
    description: 'A metered nasal spray of sumatriptan that stops a migraine within minutes in patients who vomit.',
  });
  const ringOf = (id: string) => matches.find((match) => match.engine === 'drugs' && match.id === id)?.ring ?? 'near';
  expect(ringOf('sumatriptan')).not.toBe('near');
  expect(ringOf('flunisolide')).toBe('near');
});
