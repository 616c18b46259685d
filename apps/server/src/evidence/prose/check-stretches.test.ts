import { expect, test } from 'vitest';
import { type CitedStretch, checkStretches } from './check-stretches.ts';

type Source = Omit<CitedStretch, 'text'>;

const source = (key: string, name: string, passage: string): Source => ({
  cited: [{ key, fields: [`Awardee: ${name}`], passages: [passage] }],
  figures: [],
});
const figure = (label: string, value: number): Source => ({ cited: [], figures: [{ label, value, unit: 'count' }] });
const VOLTARA = source(
  'awards/1',
  'Voltara Energy, Inc.',
  'The cell keeps 80 percent of its capacity after 500 cycles.',
);
const HELION = source('awards/2', 'Helion Grid LLC', 'A trial of 240 patients at 50 sites kept 92 percent.');

const lacking = (...stretches: [text: string, source: Source][]) =>
  checkStretches(stretches.map(([text, cited]) => ({ text, ...cited }))).map(({ text }) => text);

test('[GRD-09] values of each part of a sentence are held by what stands behind that part, and by nothing else', () => {
  expect(lacking(['Voltara keeps 80 percent', VOLTARA], ['while Helion keeps 92 percent.', HELION])).toEqual([]);
  expect(lacking(['Voltara keeps 92 percent', VOLTARA], ['while Helion keeps 80 percent.', HELION])).toEqual([
    '92',
    '80',
  ]);
});

test('[GRD-09] a figure is told as what it counts', () => {
  const awards = figure('awards, NASA', 12);
  expect(lacking(['NASA made 12 awards.', awards])).toEqual([]);
  expect(lacking(['NASA made 13 awards.', awards])).toEqual(['13']);
  expect(lacking(['NASA has 12 spacecraft under way.', figure('awards', 12)])).toEqual(expect.arrayContaining(['12']));
});

test('[GRD-09] two numbers of one passage are not exchanged, in whatever order they are told', () => {
  const rose = source('awards/4', 'Acme', 'Capacity rose from 50 to 80 percent.');
  expect(lacking(['Acme’s rose from 50 to 80 percent.', rose])).toEqual([]);
  expect(lacking(['Acme’s rose from 80 to 50 percent.', rose])).toEqual(['80, 50']);
  const bugs = source(
    'awards/5',
    'Acme',
    'Of 22 bugs reported, 13 bugs were confirmed, 9 of which were fixed by makers.',
  );
  expect(lacking(['Acme had 9 fixed, and 13 were confirmed, out of 22.', bugs])).toEqual([]);
  expect(lacking(['Acme had 13 fixed, and 9 were confirmed, out of 22.', bugs])).toEqual(['13, 9']);
  expect(lacking(['Of the 22 bugs Acme confirmed 13 and fixed 9.', bugs])).toEqual([]);
  expect(lacking(['Acme confirmed 22 of the 13 bugs.', bugs])).toEqual(['22, 13']);
});

test('[GRD-09] gallons a day are none an hour, and up to 500% is not up to 400%', () => {
  const plant = source('awards/6', 'Acme', 'The plant makes 100 gallons a day, and up to 400% more with sun.');
  expect(lacking(['Acme makes 100 gallons per day, up to 400% more with sun.', plant])).toEqual([]);
  expect(lacking(['Acme makes 100 gallons per hour.', plant])).toEqual(['100']);
  expect(lacking(['Acme makes up to 500% more with sun.', plant])).toEqual(['500']);
});
