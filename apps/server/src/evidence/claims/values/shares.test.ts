import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from '../judge-statement.ts';
import { statedNumbers } from './numbers.ts';

const READ: [text: string, value: number, dimension: string | null][] = [
  ['Three quarters of the students are women.', 75, 'percent'],
  ['About two thirds of the bugs were caught.', (2 / 3) * 100, 'percent'],
  ['A third of them use it.', 100 / 3, 'percent'],
  ['Half of the sites are closed.', 50, 'percent'],
  ['Half its students are women.', 50, 'percent'],
  ['Costs fell by a quarter.', 25, 'percent'],
  ['It cuts the weight in half.', 50, 'percent'],
  ['One fifth of the sample was lost.', 20, 'percent'],
  ['The crown is half an inch wide.', 0.5, 'length'],
  ['It raised half a million dollars.', 5e5, 'usd'],
  ['A quarter of a billion dollars was paid.', 2.5e8, 'usd'],
];

describe('shares in words', () => {
  test.each(READ)('%s', (text, value, dimension) => {
    const [number, ...others] = statedNumbers(text);
    expect(others).toEqual([]);
    expect(number!.value).toBeCloseTo(value);
    expect(number!.unit?.dimension ?? null).toBe(dimension);
  });

  test.each([
    'It began in the second half of 2019.',
    'The third of March is a holiday.',
    'A third party holds it.',
    'Its half-life is long.',
    'The first quarter of the year was dry.',
  ])('%s says none', (text) => {
    expect(statedNumbers(text).filter(({ unit }) => unit?.dimension === 'percent')).toEqual([]);
  });

  const record: Cited = {
    key: 'companies/1',
    fields: ['Title: Pelma', 'Company: Pelma', 'Employees: 5'],
    passages: ['Of its students 75% are women, 33% live abroad and 16% have children.'],
  };
  test.each([
    ['Three quarters of its students are women.', true],
    ['A third of its students live abroad.', true],
    ['About a sixth of its students have children.', true],
    ['Two thirds of its students are women.', false],
    ['A third of its students are women.', false],
    ['Half of its students have children.', false],
  ])('[GRD-01] %s', (text, isSupported) => {
    expect(judgeStatement(text, [record]).isSupported).toBe(isSupported);
  });
});
