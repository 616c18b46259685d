import { expect, test } from 'vitest';
import { saidIn } from './requirements.ts';
import { SMALL_BUSINESS } from './shared.ts';

const [company, size] = SMALL_BUSINESS as [(typeof SMALL_BUSINESS)[number], (typeof SMALL_BUSINESS)[number]];

test.each([
  'We are a small firm in Ohio with a prototype.',
  'We are a start-up from Ann Arbor, Michigan.',
  'Acme LLC makes pumps.',
  'We are an American company.',
])('[RPT-03] "%s" says that the applicant is a company here', (text) => {
  expect(saidIn(`A pump. ${text}`, company)).toBe(text);
});

test.each([
  'We are a firm in Bavaria.',
  'Utilities in Ohio would buy it.',
  'The company has no seat. Farmers in Texas wait for it.',
])('[RPT-03] "%s" does not', (text) => {
  expect(saidIn(text, company)).toBeNull();
});

test.each([
  ['We are four, and two work part time.', true],
  ['A team of nine in Reno.', true],
  ['We have 12 employees.', true],
  ['It saves 200 people a year.', false],
])('[RPT-03] "%s" says how many work there: %s', (text, says) => {
  expect(saidIn(text, size) !== null).toBe(says);
});
