import { expect, test } from 'vitest';
import { lookupNames, organisationName, partyNames, personName } from './party-name.ts';

test.each([
  ['Acme Widget Co., Ltd.', 'acme widget'],
  ['ACME WIDGET', 'acme widget'],
  ['The Boeing Company', 'boeing'],
  ['Pfizer Inc.', 'pfizer'],
  ['Widgets, L.L.C.', 'widgets'],
  ['Société Générale S.A.', 'societe generale'],
  ['Siemens Healthcare GmbH', 'siemens healthcare'],
  ['Johnson & Johnson', 'johnson and johnson'],
  ["Children's Hospital", 'childrens hospital'],
  ['University of California, Berkeley', 'university of california berkeley'],
  ['Massachusetts Institute of Technology', 'massachusetts institute of technology'],
  ['Co', 'co'],
  ['The', 'the'],
  ['Ltd. Co.', 'ltd'],
  ['三菱電機株式会社', '三菱電機株式会社'],
  ['***', ''],
])('organisation %j is compared as %j', (name, normalised) => {
  expect(organisationName(name)).toBe(normalised);
});

test.each([
  ['Marie Curie', 'marie curie'],
  ['Curie, Marie', 'marie curie'],
  ['Curie, Marie, PhD', 'marie curie'],
  ['Dr. Marie Curie, M.D., Ph.D.', 'marie curie'],
  ['Núñez, José', 'jose nunez'],
  ['King, Martin Luther, Jr.', 'martin luther king jr'],
  ['MD', ''],
])('person %j is compared as %j', (name, normalised) => {
  expect(personName(name)).toBe(normalised);
});

test('a record is found by each of its parties once', () => {
  const party = (name: string) => ({ name, role: 'any' });
  const organisations = [party('Acme Inc'), party('ACME, Inc.'), party('—')];
  expect(partyNames({ organisations, people: [party('Curie, Marie')] })).toEqual(['acme', 'marie curie']);
});

test('a name of unknown kind is looked up both ways', () => {
  expect(lookupNames('Curie, Marie')).toEqual(['curie marie', 'marie curie']);
  expect(lookupNames('Acme Inc.')).toEqual(['acme', 'acme inc']);
});
