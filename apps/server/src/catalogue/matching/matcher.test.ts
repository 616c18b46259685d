import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { matchesBy } from '../../../test/subject.ts';
import { openEncoder } from '../encoder/open-encoder.ts';
import { engineDeclarations } from '../engines/registry.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { openSqliteIndex } from '../index/sqlite/sqlite-index.ts';
import { type Matcher, openMatcher } from './matcher.ts';
import { NO_CORRECTIONS } from './subject.ts';

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

const GARNET = {
  title: 'Garnet electrolyte for lithium batteries',
  description: 'A garnet electrolyte for lithium metal batteries that stops dendrites in electric aircraft.',
};

/** Awards of one firm on garnet electrolytes, itself by its bare name, and two that only seem to be of them. */
async function withFirms(role = 'Awardee') {
  const ohio = { city: 'Dayton', state: 'Ohio', country: 'United States' };
  const award = (at: number) =>
    aRecord('awards', `garnet-${at}`, {
      title: `Garnet electrolyte for lithium metal batteries, part ${at}`,
      text: 'A garnet electrolyte is made for lithium metal batteries. It stops dendrites in batteries of electric aircraft.',
      organisations: [{ name: 'Kestrel Ceramics', role }],
      place: ohio,
    });
  const firm = (id: string, name: string, place: typeof ohio) =>
    aRecord('companies', id, { title: name, text: name, organisations: [{ name, role: 'Company' }], place });
  await index.upsert([
    award(1),
    award(2),
    firm('kestrel', 'Kestrel Ceramics', ohio),
    firm('namesake', 'Kestrel Ceramics', { city: 'Essen', state: '', country: 'Germany' }),
    firm('named-so', 'Garnet Electrolyte Lithium Batteries', ohio),
  ]);
}

test('[REL-02] a firm belongs by what its own records are about, never by its name alone, nor for a namesake elsewhere', async () => {
  await withFirms();
  const { matches } = await matchesBy(matcher, GARNET);
  const firms = matches.filter(({ engine }) => engine === 'companies');
  expect(firms).toMatchObject([{ id: 'kestrel', isJoined: true, shared: [], sentence: null }]);
  expect(matches.filter(({ scope }) => scope === 'direct').map(({ id }) => id)).toContain('garnet-1');
});

test('[REL-02] a firm that only stands beside what records are about does not belong by them', async () => {
  await withFirms('Collaborator');
  const { matches } = await matchesBy(matcher, GARNET);
  expect(matches.map(({ id }) => id)).toContain('garnet-1');
  expect(matches.filter(({ engine }) => engine === 'companies')).toEqual([]);
});

test('[REL-04] a firm that somebody has put aside stays away, though its awards are there', async () => {
  await withFirms();
  const marks = [{ searchEngine: 'companies' as const, id: 'kestrel', title: '', verdict: 'not' as const }];
  const subject = await matcher.read({ ...GARNET, corrections: NO_CORRECTIONS, marks, draft: null });
  const { matches } = await matcher.match(subject);
  const ids = matches.map(({ id }) => id);
  expect(ids).toContain('garnet-1');
  expect(ids).not.toContain('kestrel');
});

test('[REL-08] what somebody has put into a project is in it as the thing itself, though no search of its words finds it', async () => {
  const marks = [{ searchEngine: 'awards' as const, id: 'o0', title: '', verdict: 'more' as const }];
  const subject = await matcher.read({ ...GARNET, corrections: NO_CORRECTIONS, marks, draft: null });
  const { matches } = await matcher.match(subject);
  expect(matches.find(({ id }) => id === 'o0')).toMatchObject({ ring: 'direct', scope: 'direct', onTopic: 1 });
});

test('[REL-02] what a thing is compared with is about nothing, whatever its trial is about', async () => {
  const intervention = (id: string, title: string) =>
    aRecord('interventions', id, {
      title,
      text: `${title}. A chewable tablet of calcium carbonate for patients with heartburn, taken after meals for six weeks.`,
    });
  await index.upsert([
    intervention('tablet', 'Calcium carbonate tablet'),
    intervention('placebo', 'Placebo tablet of calcium'),
  ]);
  const antacid = {
    title: 'Antacid tablet',
    description: 'A chewable tablet of calcium carbonate that relieves patients of heartburn.',
  };
  const ids = await found(antacid.title, antacid.description);
  expect(ids).toContain('interventions/tablet');
  expect(ids).not.toContain('interventions/placebo');
});
