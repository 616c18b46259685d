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

describe('parts in words', () => {
  const told = (text: string) =>
    statedNumbers(text).map(({ value, unit }) => `${Math.round(value * 10) / 10} ${unit?.dimension}`);
  test.each([
    ['half', 50],
    ['third', 33.3],
    ['quarter', 25],
    ['fourth', 25],
    ['fifth', 20],
    ['sixth', 16.7],
    ['seventh', 14.3],
    ['eighth', 12.5],
    ['ninth', 11.1],
    ['tenth', 10],
  ])('a %s', (part, percent) => {
    for (const text of [`A ${part} of the sites rust.`, `One-${part} of them rust.`, `It fell by a ${part}.`])
      expect([text, told(text)]).toEqual([text, [`${percent} percent`]]);
    expect(told(`It fell by about a ${part} in May.`)).toEqual([`${percent} percent`]);
    for (const bound of ['nearly', 'over', 'almost', 'roughly'])
      expect(told(`It fell by ${bound} one ${part}.`)).toEqual([`${percent} percent`]);
    expect(told(`It is an ${part}-sized pump.`)).toEqual([]);
  });

  test.each(
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
      (count, at) => [count, at + 1] as const,
    ),
  )('%s tenths', (count, parts) =>
    expect(told(`${count} tenths of the sites rust.`)).toEqual([`${parts * 10} percent`]),
  );

  test.each([
    'first',
    'second',
    'third',
    'fourth',
    'other',
    'latter',
    'upper',
    'lower',
    'last',
    'later',
    'earlier',
    'left',
    'right',
  ])('the %s half is none', (which) =>
    expect(told(`They rust in the ${which} half of it.`).filter((each) => each === '50 percent')).toEqual([]),
  );

  test.each([
    ['Half the sites rust.', '50 percent'],
    ['Half its sites rust.', '50 percent'],
    ['Half their sites rust.', '50 percent'],
    ['Half all sites rust.', '50 percent'],
    ['They cut it in half.', '50 percent'],
    ['They cut it by half.', '50 percent'],
    ['It is half an inch.', '0.5 length'],
    ['It is a quarter of an inch.', '0.3 length'],
    ['It is three quarters of a mile.', '0.8 length'],
    ['It cost half a billion dollars.', '500000000 usd'],
    ['It made half a trillion euros.', '500000000000 eur'],
  ])('%s: %s', (text, number) => expect(told(text)).toEqual([number]));

  test.each(['Half a pump rusts.', 'Half of a site rusts.', 'Behalf of it.', 'Five halves of it.', 'It is half done.'])(
    '%s says none',
    (text) => expect(told(text).filter((each) => each.endsWith('percent'))).toEqual([]),
  );
});
