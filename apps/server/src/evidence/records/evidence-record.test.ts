import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { cleanRecord, isUntitled } from './evidence-record.ts';

test('what an import left in place of something missing reaches no report', () => {
  const cleaned = [
    'N/A',
    'Abstract Not Available',
    'Abstract Not Available. A stove that burns clean.',
    'A stove.',
  ].map((text) => cleanRecord(aRecord('awards', 'a', { text })).text);
  expect(cleaned).toEqual(['', '', 'A stove that burns clean.', 'A stove.']);
});

test('a title that runs into a name is cut off, in the record’s people and in its fields', () => {
  const name = 'Dr Ada RoeTitle: President';
  const record = aRecord('awards', 'a', {
    people: [{ name, role: 'Principal investigator' }],
    data: { principalInvestigator: { name, phone: '1' }, awardee: 'Acme' },
  });
  expect(cleanRecord(record)).toMatchObject({
    people: [{ name: 'Dr Ada Roe', role: 'Principal investigator' }],
    data: { principalInvestigator: { name: 'Dr Ada Roe', phone: '1' }, awardee: 'Acme' },
  });
});

test('an address that runs into a name is cut off, and nobody is no organization', () => {
  const record = aRecord('clinical-trials', 'a', {
    people: [{ name: 'Roe, Ada <ada@example.org> Roe', role: 'Investigator' }],
    organisations: [
      { name: 'none', role: 'Secondary sponsor' },
      { name: 'Acme', role: 'Sponsor' },
    ],
  });
  const { people, organisations } = cleanRecord(record);
  expect([people[0]!.name, organisations.map(({ name }) => name)]).toEqual(['Roe, Ada', ['Acme']]);
});

test('names are told in the order in which one says them', () => {
  const told = (name: string) =>
    cleanRecord(aRecord('awards', 'a', { organisations: [{ name, role: 'Awardee' }], data: { awardee: name } }));
  expect(
    [
      'GAIA MEDICAL INSTITUTE, LLC, THE',
      'Kildare Corp, The',
      'Energy, Department of',
      'Acme, Inc.',
      'The Ohio State University',
      'Pinnacle Research Institute,',
      'Innosense Llc',
    ].map((name) => told(name).organisations[0]!.name),
  ).toEqual([
    'The GAIA Medical Institute, LLC',
    'The Kildare Corp',
    'Department of Energy',
    'Acme, Inc.',
    'The Ohio State University',
    'Pinnacle Research Institute',
    'Innosense LLC',
  ]);
  expect(told('Kildare Corp, The').data).toEqual({ awardee: 'The Kildare Corp' });
});

test('names and titles in capitals throughout are told as they would be printed, in each field that names the same', () => {
  const record = aRecord('awards', 'a', {
    title: 'ADVANCED SULFUR BATTERY FOR UAVS',
    text: 'ACME OPTICS, INC. PROPOSES A BATTERY.',
    organisations: [
      { name: 'ACME OPTICS, INC.', role: 'Awardee' },
      { name: 'US Navy', role: 'Agency' },
    ],
    data: {
      awardee: 'ACME OPTICS, INC.',
      agency: 'US Navy',
      partners: [{ name: 'ACME OPTICS, INC.' }],
      code: 'ABC DEFG',
    },
  });
  expect(cleanRecord(record)).toMatchObject({
    title: 'Advanced Sulfur Battery for UAVS',
    // A quoted text stays as it is written.
    text: record.text,
    organisations: [{ name: 'ACME Optics, Inc.' }, { name: 'US Navy' }],
    data: {
      awardee: 'ACME Optics, Inc.',
      agency: 'US Navy',
      partners: [{ name: 'ACME Optics, Inc.' }],
      code: 'ABC DEFG',
    },
    facets: record.facets,
  });
});

test('a medicine and its maker in one word of capitals are names; elsewhere such a word may be an abbreviation', () => {
  const named = (engine: 'drugs' | 'companies', title: string, maker: string) => {
    const { title: printed, organisations } = cleanRecord(
      aRecord(engine, 'd', { title, organisations: [{ name: maker, role: 'Sponsor' }] }),
    );
    return [printed, organisations[0]!.name];
  };
  expect(named('drugs', 'LEVETIRACETAM', 'MYLAN')).toEqual(['Levetiracetam', 'Mylan']);
  expect(named('drugs', 'EXENATIDE SYNTHETIC', 'NOVO NORDISK INC')).toEqual([
    'Exenatide Synthetic',
    'Novo Nordisk Inc',
  ]);
  expect(named('drugs', 'KVXRT', 'NPS')).toEqual(['KVXRT', 'NPS']);
  expect(named('companies', 'NVIDIA', 'XEROX')).toEqual(['NVIDIA', 'XEROX']);
});

test('towns in capitals are no abbreviations', () => {
  const { title } = cleanRecord(aRecord('awards', 'a', { title: 'SAN DIEGO COMPOSITES, INC.' }));
  expect(title).toBe('San Diego Composites, Inc.');
});

test('a record that is clean stays the same object', () => {
  const record = aRecord('awards', 'a', { text: 'None of the cells failed.' });
  expect(cleanRecord(record)).toBe(record);
});

test('a title that an import made up is none', () => {
  const untitled = [
    'Untitled SBIR Phase II award to Acme (1999)',
    'US patent 10000098',
    'credit-name',
    'We Propose to Develop a Hand Held Computer Which Can Be',
    'The purpose of this Amendment is to post the Answers to Questions submitted.',
  ];
  expect(untitled.filter((title) => !isUntitled({ title }))).toEqual([]);
  expect(['US patent law reform', 'Credit ratings'].some((title) => isUntitled({ title }))).toBe(false);
});
