import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const trial = (...fields: string[]): Cited => ({
  key: 'international-trials/1',
  fields: ['Title: Coated needles in back pain', 'Record: 1', 'Primary sponsor: Plenkor Pharmaceuticals', ...fields],
  passages: ['Adults aged 18-90 may have had one operation.'],
});
const PLANNED = trial(
  'Target size: 300',
  'Recruitment status: Not recruiting',
  'Minimum age: 18 Years',
  'Maximum age: 90 Years',
  'Enrollment date: 1 April, 2020',
);
const OVER = trial('Target size: 300', 'Recruitment status: Completed');
const RECRUITING = trial('Enrollment: 20', 'Status: Recruiting', 'Completion date: 15 January, 2026');
const DONE = trial(
  'Enrollment: 20',
  'Status: Completed',
  'Completion date: 15 January, 2026',
  'Allocation: Randomized',
);

describe('[GRD-08] what a trial means to do, and has done', () => {
  test.each([
    ['The trial aims to enroll 300 people.', PLANNED, true],
    ['The trial enrolled 300 people.', PLANNED, false],
    ['It recruited 300 people.', PLANNED, false],
    ['300 people were enrolled.', PLANNED, false],
    ['The trial enrolled 300 people.', OVER, true],
    ['The trial ended on 15 January 2026.', RECRUITING, false],
    ['The study concluded on 15 January 2026.', RECRUITING, false],
    ['The trial is expected to be completed on 15 January 2026.', RECRUITING, true],
    ['The trial ended on 15 January 2026.', DONE, true],
    ['Participants were randomly assigned.', DONE, true],
    ['Adults from 18 to 90 could take part.', PLANNED, true],
    ['Adults between 18 and 90 could take part.', PLANNED, true],
    ['Adults from 19 to 90 could take part.', PLANNED, false],
    ['90 adults could take part.', PLANNED, false],
  ])('%s', (text, record, isSupported) => expect(judgeStatement(text, [record]).isSupported).toBe(isSupported));
});

test('[GRD-08] a number of an application ends before the comma behind it', () => {
  const technology: Cited = {
    key: 'federal-lab-technologies/1',
    fields: [
      'Title: Control of pumps',
      'Record: 1',
      'Laboratory: NASA Ames Research Center',
      'Application number: 13/956,736',
    ],
    passages: [],
  };
  const holds = (text: string) => judgeStatement(text, [technology]).isSupported;
  expect(holds('The application, 13/956,736, is held by NASA Ames Research Center.')).toBe(true);
  expect(holds('The application, 13/956,737, is held by NASA Ames Research Center.')).toBe(false);
});
