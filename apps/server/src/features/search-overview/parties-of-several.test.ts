import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { partiesOfSeveral } from './parties-of-several.ts';

const organisation = (name: string, role: string, ids?: Record<string, string>) => ({
  name,
  role,
  ...(ids && { ids }),
});

test('[SRCH-01] who appears in several data sets is told once, with every role and the records', () => {
  const parties = partiesOfSeveral([
    aRecord('companies', 'c', { title: 'Voltara Energy', organisations: [organisation('Voltara Energy', 'Company')] }),
    aRecord('awards', 'a', {
      organisations: [
        organisation('Voltara Energy, Inc.', 'Awardee'),
        organisation('Department of Energy', 'Awarding agency'),
      ],
      people: [{ name: 'Mira Oland', role: 'Principal investigator' }],
    }),
    aRecord('patents', 'p', {
      organisations: [organisation('VOLTARA ENERGY INC', 'Assignee')],
      people: [{ name: 'Oland, Mira', role: 'Inventor' }],
    }),
    aRecord('patents', 'q', { organisations: [organisation('Only Here LLC', 'Assignee')] }),
    aRecord('patents', 'r', { organisations: [organisation('Only Here LLC', 'Assignee')] }),
    aRecord('usa-spending', 'u', { organisations: [organisation('Department of Energy', 'Awarding agency')] }),
  ]);
  expect(parties.map(({ type, name }) => [type, name])).toEqual([
    ['organisation', 'Voltara Energy'],
    ['person', 'Mira Oland'],
  ]);
  expect(parties[0]!.roles).toEqual(['Company', 'Awardee', 'Assignee']);
  expect(parties[0]!.records.map(({ searchEngine, id }) => `${searchEngine}/${id}`)).toEqual([
    'companies/c',
    'awards/a',
    'patents/p',
  ]);
});

test('a sponsor of a trial and of what the trial tries appears in one place', () => {
  const sponsor = [organisation('Novex Pharma', 'Sponsor')];
  const [trial, tried] = [
    aRecord('clinical-trials', 't', { organisations: sponsor }),
    aRecord('interventions', 'i', { organisations: sponsor }),
  ];
  expect(partiesOfSeveral([trial, tried])).toEqual([]);
  expect(
    partiesOfSeveral([
      trial,
      tried,
      aRecord('patents', 'p', { organisations: [organisation('Novex Pharma', 'Assignee')] }),
    ]),
  ).toMatchObject([{ name: 'Novex Pharma', roles: ['Sponsor', 'Assignee'] }]);
});

test('[DATA-17] one name with two numbers is two parties', () => {
  const of = (engine: 'companies' | 'awards', cik: string) =>
    aRecord(engine, cik, {
      organisations: [organisation('Apex', engine === 'companies' ? 'Company' : 'Awardee', { cik })],
    });
  expect(partiesOfSeveral([of('companies', '1'), of('awards', '2')])).toEqual([]);
  expect(partiesOfSeveral([of('companies', '1'), of('awards', '1')])).toMatchObject([{ name: 'Apex', isSure: true }]);
});

test('[SRCH-01] one name in two countries is too little to be one party', () => {
  const from = (engine: 'companies' | 'awards', country: string) =>
    aRecord(engine, country, {
      organisations: [organisation('Apex Photonics', engine === 'companies' ? 'Company' : 'Awardee')],
      place: { country },
    });
  expect(partiesOfSeveral([from('companies', 'US'), from('awards', 'JP')])).toEqual([]);
  expect(partiesOfSeveral([from('companies', 'US'), from('awards', 'US')])).toMatchObject([{ name: 'Apex Photonics' }]);
});
