import { describe, expect, test } from 'vitest';
import { checkProse, readProse } from './check-prose.ts';
import type { Cited } from './read-source.ts';

const award: Cited = {
  key: 'awards/a-1',
  fields: [
    'Title: Ceramic separators',
    'Awardee: Voltara Energy, Inc.',
    'Award amount: $1,234,567',
    'Posted date: 12 March, 2021',
    'Close date: 30 June, 2021',
    'Inventors: Jane A. Roe, Newton, MA, US',
    'Inventors: John Doe, Stratham, NH, US',
  ],
  passages: ['The cell keeps 80 percent of its capacity after 500 cycles at 45 °C. It weighs 2.5 kg.'],
  publisher: 'SBIR.gov',
};
const lacking = (text: string, ...figures: Parameters<typeof checkProse>[2] & object) =>
  checkProse(text, [award], figures).map(({ kind, text: said }) => `${kind}: ${said}`);

describe('[GRD-01] [GRD-10] of somebody’s own words it is looked up', () => {
  test.each([
    ['The yield is over 90 percent.', true],
    ['The yield is more than 90 percent.', true],
    ['The yield is 90 percent.', false],
    ['The yield is about 90 percent.', false],
    ['The yield is under 90 percent.', false],
  ])('whether the bound that a source sets is told with its number: %s', (text, isHeld) => {
    const bounded = { ...award, passages: ['In all runs the yield was above 90 percent.'] };
    expect(checkProse(text, [bounded], []).length === 0).toBe(isHeld);
  });

  test.each([
    ['Voltara Energy received $1.2 million.', []],
    ['Voltara Energy received $1.4 million.', ['number: $1.4 million']],
    ['Voltara Energy received $1,234,568.', ['number: $1,234,568']],
    ['It keeps 80% of its capacity after five hundred cycles.', []],
    ['It keeps 80% of its capacity after six hundred cycles.', ['number: six hundred']],
    // A share in words is read by nobody, and is no four.
    ['It keeps four fifths of its capacity.', []],
    ['It weighs 2,500 grams.', []],
    ['It weighs 2.5 pounds.', ['number: 2.5']],
    ['It was posted in March 2021.', []],
    ['It was posted in April 2021.', ['date: April 2021']],
    ['The call closed on 30 June 2021.', []],
    ['Helion Grid won it.', ['name: Helion Grid']],
    ['Jane Roe of Newton, Massachusetts, is an inventor.', []],
    ['The American inventors are named.', []],
    ['As SBIR.gov has it, the cell is light.', []],
  ])('whether numbers, units, dates and names stand in what it cites: %s', (text, lacks) => {
    expect(lacking(text)).toEqual(lacks);
  });

  test.each([
    ['It says that it “keeps 80 percent of its capacity”.', []],
    ['It says that it “keeps 90 percent of its capacity”.', ['quotation: keeps 90 percent of its capacity']],
    ['It “keeps … after 500 cycles”.', []],
    ['It “keeps … after 50 cycles”.', ['quotation: keeps … after 50 cycles']],
    ['It “after 500 cycles … keeps”.', ['quotation: after 500 cycles … keeps']],
    ['“Keeps 80 percent”, it says.', []],
    ['It “eeps 80 percent”.', ['quotation: eeps 80 percent']],
    ['It “keeps 80 Percent”.', ['quotation: keeps 80 Percent']],
    ['It “weighs 2.5 kg. The cell keeps”.', ['quotation: weighs 2.5 kg. The cell keeps']],
  ])('whether quotations are word for word: %s', (text, lacks) => {
    expect(lacking(text)).toEqual(lacks);
  });

  test.each([
    ['It closed on 12 March 2021.', ['date: 12 March 2021']],
    ['Jane A. Roe lives in Stratham.', ['name: Stratham']],
    ['John Doe lives in Stratham.', []],
    // A place is nobody's row, and the word before a date names its field.
    ['Two inventors live in Massachusetts, one of them in Newton.', []],
    ['It was posted on 12 March 2021 and closed in June.', []],
    ['It closed on 12 March 2021, as posted.', ['date: 12 March 2021']],
  ])('whether a value of a field is that of the field, or of the row, that the sentence names: %s', (text, lacks) => {
    expect(lacking(text)).toEqual(lacks);
  });

  test.each([
    ['It gives 5,000 kW.', []],
    ['It gives 5 mW.', ['number: 5']],
    ['It holds 10 milligrams.', []],
    ['It holds 10 kilograms.', ['number: 10']],
    ['Its tank takes 37.9 liters.', []],
    ['Its tank takes 45.5 liters.', ['number: 45.5']],
    ['It is 183 cm long.', []],
    ['It is 4.5 kg heavy.', []],
  ])('whether a unit is that of its source, in whatever spelling: %s', (text, lacks) => {
    const label: Cited = {
      key: 'drugs/d-1',
      fields: ['Power: 5 MW', 'Strength: 10MG', 'Tank: 10 gallons', 'Length: 6 ft', 'Weight: 10 lb'],
      passages: [],
    };
    expect(checkProse(text, [label]).map(({ kind, text: said }) => `${kind}: ${said}`)).toEqual(lacks);
  });

  test('what a cited figure gives is its', () => {
    const count = { label: 'awards in the field, NASA', value: 12, unit: 'count' as const };
    expect(lacking('NASA made 12 of them.', count)).toEqual([]);
    expect(lacking('NASA made 13 of them.', count)).toEqual(['number: 13']);
  });

  test('nothing else is judged, and what has neither value nor quotation is known as that', () => {
    expect(readProse('The cell outlasts all rivals.', [award])).toEqual({ lacks: [], isBare: true });
    expect(readProse('It keeps 80 percent.', [award]).isBare).toBe(false);
  });

  test('a count that a record doesn’t write is one of such things alone', () => {
    expect(lacking('The two inventors are named.')).toEqual([]);
    expect(lacking('It won two prizes.')).toEqual(['number: two']);
    expect(lacking('It loses 1% of its power.')).toEqual(['number: 1']);
  });

  test.each([
    ['One of its two inventors is from New Hampshire.', []],
    ['Of the four inventors one is from New Hampshire.', ['number: four']],
    ['Sol invested twice, two rounds of Brightcell among it.', []],
    ['Sol joined three rounds of Brightcell.', ['number: three']],
    ['It lasted five weeks.', []],
    ['It lasted nine weeks.', ['number: nine']],
    ['It runs 6.4 times as fast.', []],
    ['It runs 6.5 times as fast.', ['number: 6.5']],
  ])('what its rows and its dates tell without writing it: %s', (text, lacks) => {
    const fields = [
      'Inventors: Jane A. Roe, Newton, MA, US',
      'Inventors: John Doe, Stratham, NH, US',
      'Rounds: Brightcell · 2 March, 2019 · Sol',
      'Rounds: Brightcell · 6 April, 2019 · Sol',
    ];
    const cited = [{ key: 'x/1', fields, passages: ['It is 6.4x faster.'] }];
    expect(checkProse(text, cited).map(({ kind, text: said }) => `${kind}: ${said}`)).toEqual(lacks);
  });
});
