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

const DAYS = {
  key: 'trials/1',
  fields: ['Title: Case counts'],
  passages: [
    'Cases from 1 May to 31 May 2020 were used to build the model; cases from 1 June to 15 June 2020 were used for its validation.',
  ],
};

test.each([
  ['The model was built on cases from 1 May to 31 May 2020.', true],
  ['The model was built on cases from 1 June to 15 June 2020.', false],
  ['Cases from 1 June to 15 June 2020 were used for validation.', true],
  ['Cases from 1 May to 31 May 2020 were used for validation.', false],
])('[GRD-09] of several days of a sentence each is said with its own words: %s', (text, expected) => {
  expect(judgeStatement(text, [DAYS]).isSupported).toBe(expected);
});
