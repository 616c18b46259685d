import { describe, expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

const record = {
  key: 'awards/1',
  fields: [
    'Title: Dip coating of wet plates',
    'Record: 1',
    'Awardee: Acme Coatings',
    'Place: Manama, Bahrain',
    'Awarding agency: National Science Foundation',
    'Award year: 2015',
    'Phase: Phase II',
  ],
  passages: [
    'The primer was tested on 12 wet plates in Ohio. Volunteers stored the spare resin in Utah. ' +
      'The Lumitex resin cures the primer at room temperature. The Ferrocure additive slows corrosion of steel. ' +
      'The survey of the harbor was conducted by Brightwater. Nordlab received a license for the additive.',
  ],
};
const isSupported = (text: string) => judgeStatement(text, [record]).isSupported;

describe('a name stands where the words stand that a statement says it with', () => {
  test.each([
    'The primer was tested on 12 wet plates in Ohio.',
    'Volunteers stored the spare resin in Utah.',
    'The Lumitex resin cures the primer at room temperature.',
    'The Ferrocure additive slows corrosion of steel.',
    'Acme Coatings of Manama, Bahrain tested the primer on 12 wet plates.',
    'Acme Coatings, based in Manama, tested the primer on 12 wet plates.',
    'Acme Coatings in Manama tested the primer on 12 wet plates.',
    'Acme Coatings located in Manama tested the primer on 12 wet plates.',
  ])('%s', (text) => {
    expect(isSupported(text)).toBe(true);
  });

  test.each([
    'The primer was tested on 12 wet plates in Utah.',
    'Volunteers stored the spare resin in Ohio.',
    'The Ferrocure resin cures the primer at room temperature.',
    'The Lumitex additive slows corrosion of steel.',
    'The primer was tested on 12 wet plates in Manama.',
    'The primer was tested on 12 wet plates near Manama.',
    'The primer was tested on 12 wet plates in the Manama district.',
    'The primer was tested on 12 wet plates by Utah divers.',
  ])('%s is withheld', (text) => {
    expect(isSupported(text)).toBe(false);
  });
});

test('a phase and a program of two fields are named together, whether or not the text does so, too', () => {
  const fields = [...record.fields, 'Program: SBIR'];
  const said = 'Acme Coatings received a Phase II SBIR award from the National Science Foundation in 2015.';
  for (const text of ['The goal is a primer.', 'The goal of this Phase II SBIR is to develop a primer.'])
    expect(judgeStatement(said, [{ ...record, fields, passages: [text] }]).reasons).toEqual([]);
  const other = said.replace('Phase II', 'Phase I');
  expect(judgeStatement(other, [{ ...record, fields }]).isSupported).toBe(false);
});

describe('what is done by whom a field names is done by nobody else whom the record names', () => {
  test.each([
    'Acme Coatings received the award in 2015.',
    'The National Science Foundation made the award in 2015.',
    'Brightwater conducted the survey of the harbor.',
    'Nordlab received a license for the additive.',
  ])('%s', (text) => {
    expect(isSupported(text)).toBe(true);
  });

  test.each([
    'Lumitex made the award in 2015.',
    'Ferrocure received the award in 2015.',
    'Ferrocure has received the award in 2015.',
  ])('%s is withheld', (text) => {
    expect(isSupported(text)).toBe(false);
  });
});

describe('the title names what all sentences of a record speak of', () => {
  const titled = (title: string) => ({
    key: 'awards/2',
    fields: [`Title: ${title}`, 'Record: 2', 'Awardee: Acme Coatings'],
    passages: ['The primer cures slowly at room temperature. The Lumitex resin is blue.'],
  });
  const text = 'The Lumitex primer cures slowly at room temperature.';

  test('and another sentence does not', () => {
    expect(judgeStatement(text, [titled('Lumitex primers')]).isSupported).toBe(true);
    expect(judgeStatement(text, [titled('Primers')]).isSupported).toBe(false);
  });
});

describe('who does what a record says is done', () => {
  const primers = {
    key: 'awards/3',
    fields: [
      'Title: Lumitex primers for wet plates',
      'Record: 3',
      'Awardee: Acme Coatings',
      'Award year: 2015',
      'Place: Manama, Bahrain',
    ],
    passages: [
      'The Ferrocure additive slows corrosion of steel. Brightwater, which the city chose for its boats, divers and old maps, ' +
        'was seen by all who conducted the survey. The resin was not made by Nordlab, but the additive was not sold by Nordlab.',
    ],
  };

  test.each([
    ['whom a field gives a part', 'Acme Coatings received the award in 2015.', true],
    ['what only the title names', 'Lumitex received the award in 2015.', false],
    [
      'what only the title names, in a clause of its own',
      'Acme Coatings won the award, and Lumitex received it.',
      false,
    ],
    ['whom a sentence names far from the deed', 'Brightwater conducted the survey.', false],
    ['whom it is denied of', 'The resin was made by Nordlab.', false],
  ])('%s', (_who, text, isSaid) => {
    expect(judgeStatement(text, [primers]).isSupported).toBe(isSaid);
  });
});

test('what is denied of a name is not said of it', () => {
  const metal = {
    key: 'awards/4',
    fields: ['Title: Additives', 'Record: 4'],
    passages: ['The additive is not Blue Gold, but Bronze. The resin is not Cobalt, and the primer is Cobalt.'],
  };
  const isSaid = (text: string) => judgeStatement(text, [metal]).isSupported;
  expect(isSaid('The additive is Bronze.')).toBe(true);
  expect(isSaid('The additive is Blue Gold.')).toBe(false);
  expect(isSaid('The primer is Cobalt.')).toBe(true);
});

test('whom all of a record is about does what its text tells without a name', () => {
  const company = { key: 'companies/1', fields: ['Title: Zeolex', 'Record: 5'], passages: ['Bikes are sold in Rome.'] };
  expect(judgeStatement('Zeolex sells bikes in Rome.', [company]).isSupported).toBe(true);
  const things = { ...company, key: 'companies/2', fields: ['Title: Zeolex bikes for towns', 'Record: 6'] };
  expect(judgeStatement('Zeolex sells bikes in Rome.', [things]).isSupported).toBe(false);
});

describe('a thing that the title names does what things do', () => {
  const primers = (...passages: string[]) => ({
    key: 'awards/7',
    fields: ['Title: Lumitex primers for wet plates', 'Record: 7'],
    passages,
  });

  test.each([
    ['Lumitex cures slowly at room temperature.', true],
    ['At room temperature Lumitex cures slowly.', true],
    ['Lumitex received a prize.', false],
    ['The primer cures slowly, and the Lumitex received a prize.', false],
  ])('%s', (text, isSaid) => {
    const record = primers('The primer cures slowly at room temperature. The primer received a prize.');
    expect(judgeStatement(text, [record]).isSupported).toBe(isSaid);
  });
});

test.each(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'will', 'also', 'now', 'already', 'plans to', 'aims to'])(
  'a panel that nobody names %s doing it',
  (auxiliary) => {
    const panel = { key: 'awards/2', fields: ['Title: Pumps', 'Sponsor: Acme'], passages: ['Panel Zed met in May.'] };
    expect(judgeStatement('Panel Zed is sponsored.', [panel]).reasons).not.toContain('Panel Zed as who “sponsored”');
    const deed = auxiliary.endsWith('to') || auxiliary === 'will' ? 'sponsor' : 'sponsoring';
    expect(judgeStatement(`Panel Zed ${auxiliary} ${deed} pumps.`, [panel]).reasons).toContain(
      `Panel Zed as who “${deed}”`,
    );
  },
);
