import { describe, expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

const FIELDS = ['Title: Pumps', 'Posted: 1989', 'Opens: 1 June, 2021', 'Founded: 2019'];
const isSupported = (text: string, passage: string) =>
  judgeStatement(text, [{ key: 'records/1', fields: FIELDS, passages: [passage] }]).isSupported;

/** What a record says, and what may be said of it or not: other years stand in its fields. */
const YEARS: [passage: string, said: string[], not: string[]][] = [
  [
    'Projections of households are wanted for the year 2000. The survey of the harbor was run by the bureau.',
    [
      'Projections of households are wanted for the year 2000.',
      'Projections of households are wanted for 2000.',
      'The survey of the harbor was run by the bureau.',
      'Projections of households are wanted by 2019.',
    ],
    [
      'Projections of households are wanted for the year 1989.',
      'Projections of households are wanted for 2019.',
      'Projections of households are wanted for the 2019 program.',
    ],
  ],
  [
    'Projections of harvests of 2001 and 2002 are wanted.',
    ['Projections of harvests of 2001 are wanted.'],
    ['Projections of harvests of 2019 are wanted.', 'Projections of harvests of 2001 and of 2019 are wanted.'],
  ],
  [
    'The plant has run in Ohio since May 2023. A seal of 2022 is dry since about 2020.',
    ['The plant has run in Ohio since 2023.', 'The plant has run in Ohio since May 2023.', 'A seal is dry since 2020.'],
    [
      'The plant has run in Ohio since 2021.',
      'The plant has run in Ohio since June 2021.',
      'A seal is dry since 2019.',
      'A seal is dry since about 2019.',
    ],
  ],
  ['The plant has been in Ohio for years.', ['The plant has been in Ohio since 2019.'], []],
  [
    'The pump was built in March 2019, the valve was tested in June 2020.',
    [
      'The pump was built in March 2019.',
      'The valve was tested in June 2020.',
      'The valve was tested in 2020.',
      'The pump was built in March 2019 and the valve tested in June 2020.',
    ],
    ['The pump was built in June 2020.', 'The valve was tested in March 2019.', 'The pump was built in 2020.'],
  ],
  [
    'Cases of May 2020 were used to build the model; cases of June 2020 were used for its validation.',
    ['The model was built on cases of May 2020.', 'Cases of June 2020 were used for validation.'],
    ['The model was built on cases of June 2020.', 'Cases of May 2020 were used for validation.'],
  ],
  [
    'Cases from 1 May to 31 May 2020 were used to build the model; cases from 1 June to 15 June 2020 were used for its validation.',
    ['The model was built on cases from 1 May to 31 May 2020.', 'Cases from 1 June to 15 June 2020 served validation.'],
    ['The model was built on cases from 1 June to 15 June 2020.'],
  ],
  [
    'The plant was built in 2011, and the mine was sold in 2020 to a bank.',
    ['The mine was sold in 2020.', 'The plant was built in 2011, and the mine was sold in 2020.'],
    ['The mine was sold in 2011.', 'The plant was built in 2020.'],
  ],
];

describe('[GRD-09] a year is said of what its sentence says it of', () => {
  test.each(YEARS.flatMap(([passage, said]) => said.map((text) => [text, passage] as const)))('%s', (text, passage) => {
    expect(isSupported(text, passage)).toBe(true);
  });

  test.each(YEARS.flatMap(([passage, , not]) => not.map((text) => [text, passage] as const)))(
    'not: %s',
    (text, passage) => {
      expect(isSupported(text, passage)).toBe(false);
    },
  );
});

test('[GRD-08] May of a year is no word for what may be', () => {
  expect(isSupported('The valve was built.', 'In May 2020 the valve was built.')).toBe(true);
  expect(isSupported('The valve was built.', 'MAY 2020: the valve was built.')).toBe(true);
  expect(isSupported('The valve was built.', 'The valve may have been built.')).toBe(false);
});
