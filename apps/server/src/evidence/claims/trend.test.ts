import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

const UP = 'rose rise rises risen grew grow grows grown increase increases increased climb climbs climbed'.split(' ');
const DOWN =
  'fell fall falls fallen decline declines declined decrease decreases decreased drop drops dropped shrank shrink shrinks'.split(
    ' ',
  );

test.each([...UP, 'went up'])('[GRD-09] what %s goes from the smaller to the larger number', (verb) => {
  expect(trendOf(`Awards ${verb} from 12 to 30.`)).toBe('true');
  expect(trendOf(`Awards ${verb} from 30 to 12.`)).toBe('false');
});

test.each([...DOWN, 'went down'])('[GRD-09] what %s goes from the larger to the smaller number', (verb) => {
  expect(trendOf(`Awards ${verb} from 30 to 12.`)).toBe('true');
  expect(trendOf(`Awards ${verb} from 12 to 30.`)).toBe('false');
});

test('[GRD-09] a direction is told only by two numbers with a from; days are none of them', () => {
  expect(trendOf('Awards rose from 12.')).toBeNull();
  expect(trendOf('Awards rose to 30.')).toBeNull();
  expect(trendOf('Awards from 12 makers come to 30.')).toBeNull();
  expect(trendOf('The roses from 12 fields fill 30 vans.')).toBeNull();
  expect(trendOf('Between 4 March, 2021 and today awards fell from 30 to 12.')).toBe('true');
  expect(trendOf('Awards rose slowly, over years, from 12 to 30.')).toBe('true');
  expect(trendOf('Awards rose from 12 to 12.')).toBe('false');
});

test('[GRD-09] where it comes from is what stands behind "from", whichever is told first', () => {
  expect(trendOf('Awards rose to 30 from 12.')).toBe('true');
  expect(trendOf('Awards rose to 12 from 30.')).toBe('false');
  expect(trendOf('Awards fell to 12 from 30.')).toBe('true');
  expect(trendOf('The 3 programs fell from 30 to 12.')).toBe('true');
  expect(trendOf('Of 40, awards to Grow Green, Inc. rose from 12 to 30.')).toBe('true');
});

test('[GRD-09] a name that has such a word goes nowhere, and what it does goes where it says', () => {
  expect(
    trendOf(
      'Blackwater Falls State University, a possible partner, stands behind 3 awards, the latest from 2021 and 1.',
    ),
  ).toBeNull();
  expect(trendOf('Awards to Grow Green, Inc. fell from 30 to 12.')).toBe('true');
  expect(trendOf('Awards Rose from 30 to 12.')).toBe('false');
});
