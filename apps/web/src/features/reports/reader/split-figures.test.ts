import type { Figure } from '@groundwork/contract/report-document';
import { installTexts } from '@groundwork/contract/texts';
import { expect, test } from 'vitest';
import { splitFigures } from './split-figures.ts';

const figure = (id: string, value: number, unit: Figure['unit'] = 'count'): Figure => ({
  id,
  label: id,
  value,
  unit,
  query: { searchEngine: 'patents', query: 'lithium', filters: {} },
});
const linked = (text: string, figures: Figure[]) =>
  splitFigures(text, figures)
    .filter((part) => part.figure)
    .map((part) => [part.text, part.figure!.id]);

test('[GRD-07] links each figure where it stands in the sentence', () => {
  expect(
    linked('The 12 patents and $1.5 million in awards.', [figure('a', 1_500_000, 'usd'), figure('p', 12)]),
  ).toEqual([
    ['12', 'p'],
    ['$1.5 million', 'a'],
  ]);
});

test('[GRD-07] [NAV-10] figures of the English sentence are linked on a German page, too', () => {
  installTexts('de', {});
  try {
    expect(
      linked('The 1,200 patents and $1.5 million in awards, 12.5% of all.', [
        figure('a', 1_500_000, 'usd'),
        figure('p', 1200),
        figure('s', 12.5, 'percent'),
      ]),
    ).toEqual([
      ['1,200', 'p'],
      ['$1.5 million', 'a'],
      ['12.5%', 's'],
    ]);
  } finally {
    installTexts('en', {});
  }
});

test('[GRD-07] does not take a part of another number for a figure', () => {
  expect(linked('In 2012, 1,012 or 12.5 or $12: then 12.', [figure('p', 12)])).toEqual([['12', 'p']]);
  expect(splitFigures('In 2012, 1,012 or 12.5 or $12: then 12.', [figure('p', 12)])[0]?.text).toMatch(/then $/);
});

test('[GRD-07] two figures of one value are linked at two places', () => {
  expect(linked('From 4 to 4.', [figure('before', 4), figure('after', 4)])).toEqual([
    ['4', 'before'],
    ['4', 'after'],
  ]);
});

test('[GRD-07] what stands against a figure is held to it, so that no line begins with a bracket', () => {
  const text = 'Trials test empagliflozin (4) and “2”; the rest, 12.';
  const parts = splitFigures(text, [figure('e', 4), figure('q', 2), figure('r', 12)]);
  expect(parts.flatMap(({ held }) => held ?? [])).toEqual([
    { before: '(', after: ')' },
    { before: '“', after: '”;' },
    { before: '', after: '.' },
  ]);
  expect(parts.map(({ text: part, held }) => `${held?.before ?? ''}${part}${held?.after ?? ''}`).join('')).toBe(text);
});

test('a sentence without its figures stays as it is', () => {
  expect(splitFigures('Nothing.', [figure('p', 12)])).toEqual([{ text: 'Nothing.', figure: null }]);
});
