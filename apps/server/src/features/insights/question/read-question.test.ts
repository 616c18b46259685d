import { expect, test } from 'vitest';
import { term } from '../../../../test/subject.ts';
import { readQuestion } from './read-question.ts';

const about = { terms: [term('lithium'), term('battery', ['batteries'])] };
const today = new Date('2026-05-01T00:00:00Z');
const read = (question: string, titles: string[] = []) => readQuestion(question, { about, today, titles });

test.each([
  ['How many patents have been granted since 2020?', 'count', ['patents'], { from: 2020, to: 2026 }, []],
  ['How much award money was paid between 2015 and 2019?', 'sum', ['awards'], { from: 2015, to: 2019 }, []],
  ['What does a typical SBIR award pay?', 'median', ['awards'], null, []],
  [
    'Who sponsors trials in the last 3 years?',
    'latest',
    ['clinical-trials', 'international-trials'],
    { from: 2024, to: 2026 },
    [],
  ],
  ['Which companies work on cathode coatings?', 'parties', ['companies'], null, ['cathode', 'coatings']],
  ['Are lithium battery patents rising?', 'trend', ['patents'], null, []],
  ['Which calls close next?', 'closing', ['funding-opportunities'], null, []],
  ['How many papers mention perovskite before 2010?', 'count', ['publications'], { from: 0, to: 2009 }, ['perovskite']],
  ['What do records say of dendrites?', 'words', [], null, ['dendrites']],
] as const)('[INS-05] “%s” is read as %s', (question, asked, engines, years, words) => {
  expect(read(question)).toMatchObject({ asked, engines, years, words });
});

test.each([
  ['hello there', 'notAQuestion'],
  ['asdf?', 'notAQuestion'],
  ['I like batteries', 'notAQuestion'],
  ['How many patents has the other project?', 'otherProject'],
  ['Who else is using this?', 'otherPeople'],
])('[INS-05] “%s” is none: %s', (question, reason) => {
  expect(read(question)).toBe(reason);
});

test('[INS-05] a question that names another project of the person is about that one', () => {
  expect(read('How many awards are on heat pumps?', ['Heat pumps'])).toBe('otherProject');
  expect(read('How many awards are on heat pumps?', ['Wind turbines'])).toMatchObject({ asked: 'count' });
});
