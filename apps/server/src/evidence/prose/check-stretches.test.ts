import { expect, test } from 'vitest';
import type { CitedFigure } from './check-prose.ts';
import { type CitedStretch, checkStretches, type StretchSource } from './check-stretches.ts';

const source = (key: string, name: string, passage: string, ...fields: string[]): StretchSource => ({
  cited: [{ key, fields: [`Awardee: ${name}`, ...fields], passages: [passage] }],
  figures: [],
  names: [name, 'awards grant'],
});
const figure = (label: string, value: number): StretchSource => ({
  cited: [],
  figures: [{ label, value, unit: 'count' } satisfies CitedFigure],
  names: [],
});
const VOLTARA = source(
  'awards/1',
  'Voltara Energy, Inc.',
  'The cell keeps 80 percent of its capacity after 500 cycles.',
);
const HELION = source('awards/2', 'Helion Grid LLC', 'A trial of 240 patients at 50 sites kept 92 percent.');
const AWARDS = figure('awards, NASA', 12);

const lacking = (...stretches: [text: string, ...sources: StretchSource[]][]) =>
  checkStretches(stretches.map(([text, ...sources]): CitedStretch => ({ text, sources }))).map(({ text }) => text);

test('[GRD-09] values of each part of a sentence are held by what stands behind that part, and by nothing else', () => {
  expect(lacking(['Voltara keeps 80 percent', VOLTARA], ['while Helion keeps 92 percent.', HELION])).toEqual([]);
  expect(lacking(['Voltara keeps 92 percent', VOLTARA], ['while Helion keeps 80 percent.', HELION])).toEqual([
    '92',
    '80',
  ]);
});

test('[GRD-09] two sources behind one part both hold its numbers', () => {
  expect(lacking(['Voltara and Helion keep 80 and 92 percent.', VOLTARA, HELION])).toEqual(
    expect.arrayContaining(['92']),
  );
  const also = source('awards/3', 'Acme', 'It keeps 80 percent.');
  expect(lacking(['Voltara and Acme both keep 80 percent.', VOLTARA, also])).toEqual([]);
  const more = source('awards/1', 'Voltara Energy, Inc.', 'It weighs 2.5 kg.');
  expect(lacking(['Voltara’s cell weighs 2.5 kg and keeps 80 percent.', VOLTARA, more])).toEqual([]);
});

test('[GRD-09] a part that turns to another record says whose its values are', () => {
  expect(lacking(['Voltara’s cell is an award’s', VOLTARA], ['and keeps 92 percent.', HELION])).toEqual(['92']);
  expect(lacking(['Voltara’s cell is one,', VOLTARA], ['another grant kept 92 percent.', HELION])).toEqual([]);
});

test('[GRD-09] a number counts what it counts in its source', () => {
  expect(lacking(['The trial had 240 patients at 50 sites.', HELION])).toEqual([]);
  expect(lacking(['The trial had 50 patients at 240 sites.', HELION])).toEqual(['50', '240']);
  expect(lacking(['NASA made 12 awards.', AWARDS])).toEqual([]);
  expect(lacking(['NASA has 12 spacecraft under way.', figure('awards', 12)])).toEqual(expect.arrayContaining(['12']));
});

test('[GRD-09] two numbers of one unit stand in the order of their source', () => {
  const rose = source('awards/4', 'Acme', 'Capacity rose from 50 to 80 percent.');
  expect(lacking(['Acme’s rose from 50 to 80 percent.', rose])).toEqual([]);
  expect(lacking(['Acme’s rose from 80 to 50 percent.', rose])).toEqual(['80, 50']);
});
