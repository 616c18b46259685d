import { expect, test } from 'vitest';
import { foldText } from '../language/fold-letters.ts';
import { findName, holdsName } from './find-name.ts';
import { statedNames } from './names.ts';
import { isOfNation, otherForms, spellsOut } from './short-names.ts';

const ORDINARY = new Set(['the', 'researchers', 'it']);

/** '^': the one capitalised word that opens a sentence. */
test.each<[text: string, ...names: string[]]>([
  ['Researchers at Acme sell pumps.', 'Acme'],
  ['Valves of Acme leak.', 'Valves of Acme'],
  ['The University of Exampleton and Acme Energy, Inc. won.', 'University of Exampleton and Acme Energy', 'Inc'],
  ['Acme in the North won.', 'Acme in the North'],
  ['Jane A. Roe leads it.', 'Jane A Roe'],
  ['Dr. Jane Roe and Mr. Doe met.', 'Jane Roe', '^Doe'],
  ['It gave Acme A. The board met.', 'Acme'],
  ['Phase II of Acme A won.', 'Phase II of Acme A'],
  ['They hold Series 4 of it.', '^They', 'Series 4'],
  ['Type 2 diabetes', 'Type 2'],
  ['Acme 4 won.', '^Acme'],
  ['mRNA of COVID-19 and NCT01234567', 'mRNA of COVID-19 and NCT01234567'],
  ['10MG of 2-year 3rd mg/mL it is'],
  ['10-fold 4th 12th of A12-fold', 'A12-fold'],
  ["Acme's pumps and IBM's.", '^Acme', 'IBM'],
  ['Acme’s Pumps won.', '^Acme', 'Pumps'],
  ['Acme & Sons won.', 'Acme & Sons'],
  ['It says: “The Pumps” and (Valves).', 'Pumps', '^Valves'],
  ['It ended. Pumps leak. Is it so? Valves leak! Steel rusts.', '^Pumps', '^Is', '^Valves', '^Steel'],
  ['Boeing', '^Boeing'],
  ['X is a letter.'],
  ['in the U.S. market', 'U.S'],
  ["AT&T and O'Neil met Jean-Luc van der Berg.", "AT&T and O'Neil", 'Jean-Luc van der Berg'],
  ['von Acme of the', 'Acme'],
  ['Acme du Nord, de la Roche', 'Acme du Nord', 'Roche'],
  ['Bank for Tests on Steel at Rome', 'Bank for Tests on Steel at Rome'],
  ['iPhone users', '^iPhone'],
])('names: %s', (text, ...names) => {
  const found = statedNames(text, (word) => ORDINARY.has(word));
  expect(found.map(({ text, isOpening }) => (isOpening ? `^${text}` : text))).toEqual(names);
});

const placeOf = (label: string | null, text: string) => ({ label, text, folded: ` ${foldText(text)} ` });

test.each<[name: string, label: string | null, text: string, isHeld?: false]>([
  ['Acme Energy', 'Awardee', 'Acme Energy, Inc.'],
  ['Acme', 'Awardee', 'Acmexx, Inc.', false],
  ['FDA', 'Agency', 'Food and Drug Administration'],
  ['Food and Drug Administration', 'Agency', 'FDA'],
  ['Department of Energy', null, 'It was paid by the DOE.'],
  ['Energy Department', null, 'It was paid by the Department of Energy.'],
  ['Health Ministry', null, 'It was paid by the Ministry of Health.'],
  ['Energy Departments', null, 'It was paid by the Department of Energy.', false],
  ['U.S.', 'Country', 'United States'],
  ['US', 'Country', 'United States'],
  ['American', null, 'It is sold in the U.S.'],
  ['Swiss', 'Country', 'Switzerland'],
  ['South African', 'Country', 'South Africa'],
  ['Army', 'Agency', 'Department of the Army'],
  ['CA', 'Place', 'San Jose, California'],
  ['Ca', 'Place', 'San Jose, California', false],
  ['Phase 2', 'Phase', 'Phase II'],
  ['Phase IV', 'Phase', 'Phase 4'],
  ['Phase 2', 'Phase', 'Phase III', false],
  ['Type V', null, 'It is of type 5.'],
  ['Class 9', null, 'It is of class IX.', false],
  ['Part 1 A', null, 'It is part I A.', false],
  ['Lofargrams', null, 'A Lofargram is shown.'],
  ['Acme Batteries', null, 'An Acme battery is shown.'],
  ['Acme Batteries', null, 'A battery of Acme is shown.', false],
  ['Cats', null, 'A cat is shown.', false],
  ['COVID-19', null, 'It treats Covid19.'],
  ['Covid19', null, 'It treats COVID 19.'],
  ['Covid19', null, 'It treats COVID 1 9 0 cases.'],
  ['AB-12', null, 'It treats abc 12.', false],
  ['Agency', 'Awarding agency', 'NASA'],
  ['Agency', null, 'NASA', false],
  ['EMTP', null, 'The Electric Motor Test Plan ended.'],
  ['EMTs', null, 'Each Electric Motor Test ended.'],
  ['BTT', null, 'The Bank of the Town Tests it.'],
  ['EMTPX', null, 'The Electric Motor Test Plan ended.', false],
  ['TP', null, 'A Test Plan'],
  ['Test', null, 'Two electric swans tap.', false],
  ['Rhode Island', 'Place', 'Providence, RI, US'],
  ['Swiss', 'Place', 'Zug, CH'],
  ['Germany', 'Place', 'Bonn, DE'],
  ['Delaware', 'Place', 'Bonn, DE', false],
  ['Germany', null, 'It was made in Bonn, DE', false],
  ['Acme Healthcare', 'Sponsor', 'ACME HLTHCARE'],
  ['Acme Healthcare', 'Sponsor', 'ACME HLTHCARE INC'],
  ['Acme Healthcare', 'Awardee', 'ACME HLTHCARE', false],
  ['Acme Healthcare', 'Sponsor', 'ACNE HLTHCARE', false],
  ['Acme Healthcare', 'Sponsor', 'ACME HE', false],
  ['Acme Healthcare', 'Sponsor', 'ACME HLTX', false],
  ['Acme Healthcare', 'Sponsor', 'ACME EALTH', false],
  ['Acme Healthcare US', 'Sponsor', 'ACME HLTHCARE', false],
  ['Healthcare', 'Sponsor', 'HLTHCARE', false],
  ['Jane Roe', 'Contact', 'Jane A. Roe'],
  ['Jane Roe', 'Contact', 'Jane A. B. Roe', false],
  ['Jane Roe', 'Contact', 'Roe, Mary Jane', false],
  ['Jane Roe', null, 'Jane A. Roe leads it.', false],
  ['Jane Roe', 'Contact', `Jane A. Roe ${'x'.repeat(120)}`, false],
  ['Jane', 'Contact', 'Janet', false],
  ['Ann Bo Cy Di Ed', 'Team', 'Ann X. Bo Cy Di Ed', false],
  ['Ann Bo Cy Di', 'Team', 'Ann X. Bo Cy Di'],
  ...[
    'Principal investigator',
    'Principal investigators',
    'Investigator',
    'Investigators',
    'Inventor',
    'Inventors',
  ].map((label): [string, string, string] => ['Jane A. Roe', label, 'ROE JANE A']),
  ...['Author', 'Authors', 'Contact', 'Business contact', 'Expert', 'Examiner'].map(
    (label): [string, string, string] => ['Jane A. Roe', label, 'Roe, Jane A.'],
  ),
  ['Jane A. Roe', 'Medical expert', 'ROE JANE A', false],
  ['Jane A. Roe', 'Inventors listed', 'ROE JANE A', false],
  ['Jane A. Roe', 'Awardee', 'ROE JANE A', false],
])('%s in %s: %s', (name, label, text, isHeld = true as never) => {
  expect(holdsName(name, placeOf(label, text))).toBe(isHeld);
});

test.each<[name: string, ...labels: string[]]>([
  ['Phase II SBIR', 'Phase', 'Program', 'text'],
  ['Acme Inc and Exampleton University', 'Awardee', 'Partner'],
  ['Phase 2 SBIR', 'Phase', 'Program', 'text'],
  ['University of Exampleton'],
  ['Exampleton University', 'Partner'],
  ['Acme Inc and Voltara'],
  ['SBIR for Acme Inc', 'Program', 'Awardee', 'text'],
])('%s stands in %j', (name, ...labels) => {
  const places = [
    placeOf('Awardee', 'Acme Inc'),
    placeOf('Partner', 'Exampleton University'),
    placeOf('Phase', 'Phase II'),
    placeOf('Program', 'SBIR'),
    placeOf(null, 'They won a Phase II SBIR award.'),
  ];
  const found = findName(name, places).map(({ label }) => label ?? 'text');
  expect(found.toSorted()).toEqual(labels.toSorted());
});

test('nations are no names of somebody, and short names no words', () => {
  expect(['Swiss', 'German', 'South African', 'Navy', 'Acme'].map(isOfNation)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(otherForms('Acme')).toEqual([]);
  expect(spellsOut('ABCDEFG', ' alpha beta cold dry easy fine good ')).toBe(true);
  expect(spellsOut('ABCDEFGH', ' alpha beta cold dry easy fine good hot ')).toBe(false);
  expect(spellsOut('A', ' acme ')).toBe(false);
  expect(spellsOut('AcmE', ' alpha cold mild easy ')).toBe(false);
});
