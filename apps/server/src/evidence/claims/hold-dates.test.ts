import { expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

const record = {
  key: 'funding-opportunities/1',
  fields: ['Title: Housing projections', 'Agency: Census Bureau', 'Posted: 1989', 'Opens: 1 June, 1989'],
  passages: ['Projections of households are wanted for the year 2000. The survey of the harbor was run by the bureau.'],
};
const isSupported = (text: string) => judgeStatement(text, [record]).isSupported;

test.each([
  ['Projections of households are wanted for the year 2000.', true],
  ['Projections of households are wanted for the year 1989.', false],
  ['The survey of the harbor was run by the bureau.', true],
])('[GRD-09] what a year is said of is said in the same sentence: %s', (text, expected) => {
  expect(isSupported(text)).toBe(expected);
});
