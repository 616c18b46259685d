import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { readValues } from './read-values.ts';

const FIELDS = [
  'Title: Coil coatings',
  'Awardee: Fancred',
  'Application number: 10/956,704',
  'Record: ANDA040428',
  'Place: Alexandria, Virginia, US',
  'Healthy volunteers: No',
];
const TEXT = 'The mass is 125.09±0.21 (stat) GeV. Acme and Voltara paint coils in rainy towns.';
const read = (text: string) =>
  readValues(text, groundOf({ key: 'awards/1', fields: FIELDS, passages: [TEXT] }).units, {});
const values = (text: string) => read(text).values.map(({ kind, text: said }) => `${kind} ${said}`);

describe('the values of a text', () => {
  test.each<[text: string, ...values: string[]]>([
    ['It was paid $4 in March 2021.', 'money $4', 'date March 2021'],
    ['It cost €4, £5 and ¥6.', 'money €4', 'money £5', 'money ¥6'],
    ['It has 12 pumps of 5 mg each.', 'count 12', 'id 5'],
    ['It is of type 2, grade 3, stage 4 and class 5.', 'id 2', 'id 3', 'id 4', 'id 5'],
    ['It is of group 2, part 3, level 4, step 5.', 'id 2', 'id 3', 'id 4', 'id 5'],
    ['It is version 2 of series 3, no. 4, phase 5.', 'id 2', 'id 3', 'id 4', 'id 5'],
    ['It has application 10/956,704.', 'id 10/956,704', 'count 956,704'],
    ['It is ANDA 040428.', 'name ANDA', 'id 040428'],
    ['It is in Alexandria, Virginia.', 'place Alexandria', 'place Virginia'],
    ['It is from Ohio, at Dayton, near Toledo, of Utah.', 'place Ohio', 'place Dayton', 'place Toledo', 'place Utah'],
    ['It is in Phase 2 of Acme.', 'name Phase 2 of Acme', 'id 2'],
    ['It came in Stage B.', 'name Stage B'],
    ['The location is Utah, the place is Ohio.', 'place Utah', 'place Ohio'],
    ['The performance is Utah.', 'place Utah'],
    ['They met Acme and Voltara.', 'name Acme and Voltara'],
    ['They met Acme and the Zed Mill.', 'name Acme', 'name Zed Mill'],
    ['They met Zed & Plenkor and Helion.', 'name Zed', 'name Plenkor', 'name Helion'],
    ['They hold US patents and a US patent.'],
    ['It is the patent, US 8,062,129, of it.', 'count 8,062,129'],
    ['The US 12 are old.', 'name US', 'count 12'],
  ])('%s', (text, ...expected) => {
    expect(values(text)).toEqual(expected);
  });

  test('a rate goes on to what it is a rate of, and no name goes on into a date', () => {
    const ends = (text: string) => read(text).values.map(({ at, end }) => text.slice(at, end));
    expect(ends('It gets 5 mg/kg, 6 mg / kg, 7 mg per kg.')).toEqual(['5 mg/kg', '6 mg / kg', '7 mg per kg']);
    expect(ends('It met Acme in August 1998.')).toEqual(['Acme', 'August 1998']);
  });

  test('a unit may stand behind the errors of its number', () => {
    expect(read('The mass is 125.09 GeV.').missing).toEqual([]);
    expect(read('The mass is 125.09 keV.').missing).toEqual(['125.09']);
    expect(read('The mass is 125.08 GeV.').missing).toEqual(['125.08']);
  });

  test.each(
    'Recently Coated Solution Solutions Treatment Treatments Hardness Makers Chemists Migrants Agents Painting'.split(
      ' ',
    ),
  )('%s is no name where it opens a sentence', (word) => {
    expect(read(`${word} helps.`).missing).toEqual([]);
    expect(read(`It helps ${word}.`).missing).toEqual([word]);
  });
  test.each(['Boeing', 'Plenkor', 'Rains'])('%s may be one', (word) => {
    expect(read(`${word} helps.`).missing).toEqual([word]);
  });
  test.each(['Paint helps.', 'Rainy it is.', 'Volunteers help.', 'Responses are due.', 'The help.', 'Founded in it.'])(
    'nor is one of the record’s own small words: %s',
    (text) => expect(read(text).missing).toEqual([]),
  );
  test.each([
    ['Countries: Italy; France; Spain', 'three countries'],
    ['Countries: Italy; France', 'two countries'],
  ])('%s are %s', (field, said) => {
    const { units } = groundOf({ key: 'trials/1', fields: ['Title: T', 'Record: 1', field], passages: [] });
    expect(readValues(`It runs in ${said}.`, units, {}).missing).toEqual([]);
    expect(readValues('It runs in four countries.', units, {}).missing).toEqual(['four']);
  });

  test('what a field gives as somebody is a name', () => {
    expect(values('Fancred helps.')).toEqual(['name Fancred']);
  });
});
