import { describe, expect, test } from 'vitest';
import { checkEdited, type EditedSentence, sentencesIn } from './edit-check.ts';

const award = {
  key: 'awards/a-1',
  fields: ['Title: Ceramic separators', 'Awardee: Voltara Energy, Inc.', 'Award amount: $1,100,000'],
  text: 'The project scales a ceramic electrolyte to a pilot line. Dendrites degrade cells after 40 cycles.',
};
const grounds = {
  records: [award],
  figures: [{ id: 'awards:count', label: 'awards', value: 34, unit: 'count' as const }],
};
const one = (text: string, given: Partial<EditedSentence> = {}) =>
  checkEdited({ text, kind: null, keys: ['awards/a-1'], figures: [], quotes: [], ...given }, grounds);

describe('[GRD-10] an edited sentence', () => {
  test('is cited with the stretches that hold it, as few as do', () => {
    expect(one('The award amount is $1.1 million.')).toEqual([
      {
        text: 'The award amount is $1.1 million.',
        kind: 'fact',
        isSupported: true,
        missing: [],
        missingSaid: [],
        grounds: [{ key: 'awards/a-1', quote: 'Award amount: $1,100,000' }],
      },
    ]);
    expect(one('Cells degrade after 40 cycles.')[0]!.grounds).toEqual([
      { key: 'awards/a-1', quote: 'Dendrites degrade cells after 40 cycles.' },
    ]);
  });

  test('keeps the stretches that it cites while they hold it', () => {
    const quotes = [{ key: 'awards/a-1', quote: award.text }];
    expect(one('Cells degrade after 40 cycles.', { quotes })[0]!.grounds).toEqual(quotes);
  });

  test('names which value its source lacks, and is the editor’s', () => {
    expect(one('Voltara Energy got $1.9 million. It says “cells last”.')).toMatchObject([
      { kind: 'editor', isSupported: false, missing: ['$1.9 million'], missingSaid: [null] },
      { kind: 'editor', isSupported: false, missing: ['cells last'] },
    ]);
  });

  test('without a value or a quotation, or without a source, is the editor’s own', () => {
    expect(one('Cells degrade.')).toMatchObject([
      { kind: 'editor', missingSaid: [{ key: 'contract/withheld-reasons.valueOfSource', values: [] }] },
    ]);
    expect(one('The amount is $1.1 million.', { keys: [] })).toMatchObject([{ kind: 'editor', missing: ['a source'] }]);
  });

  test('over figures alone is a figure; what was inferred stays so while its values hold', () => {
    expect(one('There are 34 awards.', { keys: [], figures: ['awards:count'] })).toMatchObject([{ kind: 'figure' }]);
    expect(one('There are 35 awards.', { keys: [], figures: ['awards:count'] })).toMatchObject([
      { kind: 'editor', missing: ['35'] },
    ]);
    expect(one('Ask what came of it.', { kind: 'inference' })).toMatchObject([
      { kind: 'inference', isSupported: true },
    ]);
  });
});

test('no sentence is cut within a quotation', () => {
  expect(sentencesIn('It says “Cells fail. They burn.” and more. Then this.')).toEqual([
    'It says “Cells fail. They burn.” and more.',
    'Then this.',
  ]);
});
