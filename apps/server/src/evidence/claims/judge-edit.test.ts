import { describe, expect, test } from 'vitest';
import { type EditedSentence, editJudge, sentencesIn } from './judge-edit.ts';

const award = {
  key: 'awards/a-1',
  fields: [
    'Title: Ceramic separators',
    'Record: a-1',
    'Awardee: Voltara Energy, Inc.',
    'Award amount: $1,100,000',
    'Principal investigator: Mira Oland',
  ],
  text: 'The project scales a ceramic electrolyte to a pilot line. Dendrites degrade cells.',
};
const company = {
  key: 'companies/h',
  fields: ['Title: Helion Grid', 'Company: Helion Grid', 'Founded: 2015'],
  text: '',
};
const judge = editJudge({
  records: [award, company],
  figures: [
    { id: 'awards:count', label: 'awards', value: 34, unit: 'count' },
    {
      id: 'by-agency:NASA:count',
      label: 'awards by agency, NASA',
      value: 30,
      unit: 'count',
      rank: { place: 1, share: 0.9 },
    },
  ],
  description: 'Thin separators.',
});
const one = (text: string, given: Partial<EditedSentence> = {}) =>
  judge.judge({ text, kind: null, keys: ['awards/a-1'], figures: [], quotes: [], ...given });

describe('[GRD-10] an edited sentence', () => {
  test('is cited with the stretches that hold it, as few of each record as do', () => {
    expect(one('The award amount is $1.1 million.')).toEqual([
      {
        text: 'The award amount is $1.1 million.',
        kind: 'fact',
        isSupported: true,
        missing: [],
        grounds: [{ key: 'awards/a-1', quote: 'Award amount: $1,100,000' }],
      },
    ]);
    const [two] = one('Mira Oland is the principal investigator at Voltara Energy.');
    expect(two!.grounds.map(({ quote }) => quote).toSorted()).toEqual([
      'Awardee: Voltara Energy, Inc.',
      'Principal investigator: Mira Oland',
    ]);
    const [both] = one('Voltara Energy received $1.1 million, and Helion Grid was founded in 2015.', {
      keys: ['awards/a-1', 'companies/h'],
    });
    expect(both!.isSupported).toBe(true);
    expect(both!.grounds.every(({ quote }) => [...award.fields, ...company.fields].includes(quote))).toBe(true);
  });

  test('keeps the stretches that it cites while they hold it', () => {
    const quotes = [{ key: 'awards/a-1', quote: award.text }];
    expect(one('Dendrites degrade cells.', { quotes })[0]!.grounds).toEqual(quotes);
    expect(one('The award amount is $1.1 million.', { quotes })[0]!.grounds).toEqual([
      { key: 'awards/a-1', quote: 'Award amount: $1,100,000' },
    ]);
    // What it cites of one record holds nothing of the other.
    const said = 'Voltara Energy received $1.1 million, and Helion Grid was founded in 2015.';
    const keys = ['awards/a-1', 'companies/h'];
    expect(new Set(one(said, { quotes, keys })[0]!.grounds.map(({ key }) => key))).toEqual(new Set(keys));
    // A field that it cites is read as one.
    const field = [{ key: 'awards/a-1', quote: 'Principal investigator: Mira Oland' }];
    expect(one('Mira Oland leads the project.', { quotes: field })[0]!.grounds).toEqual(field);
    // Nor does a record that it doesn't cite.
    const foreign = ['Founded: 2015', 'Company: Helion Grid']
      .map((quote) => ({ key: 'companies/h', quote }))
      .concat(quotes);
    expect(one('Helion Grid was founded in 2015.', { quotes: foreign })[0]!.isSupported).toBe(false);
    // Of a source that it no longer cites nothing is left.
    const [other] = one('Helion Grid was founded in 2015.', { quotes, keys: ['companies/h'] });
    expect(other!.grounds.map(({ key }) => key)).not.toContain('awards/a-1');
    expect(other!.grounds).toContainEqual({ key: 'companies/h', quote: 'Founded: 2015' });
  });

  test('that isn’t supported says what its records don’t, once, and keeps what it cited', () => {
    const quotes = [{ key: 'awards/a-1', quote: 'Award amount: $1,100,000' }];
    expect(one('The award amount is $2.2 million, not $2.2 million.', { quotes })).toMatchObject([
      { kind: 'editor', isSupported: false, missing: ['$2.2 million'], grounds: quotes },
    ]);
    expect(one('Anything.', { keys: [] })).toMatchObject([{ kind: 'editor', missing: ['a source'], grounds: [] }]);
    expect(one('Anything.', { keys: ['awards/unknown'], figures: ['unknown'] })[0]!.missing).toEqual(['a source']);
  });

  test('over figures is judged by them, ranks included', () => {
    const counted = (text: string, ...figures: string[]) => one(text, { keys: [], figures })[0]!;
    expect(counted('The search found 34 awards.', 'awards:count')).toMatchObject({ kind: 'figure', isSupported: true });
    expect(counted('The search found 35 awards.', 'awards:count')).toMatchObject({ missing: ['35'] });
    expect(counted('Most awards come from NASA (30).', 'by-agency:NASA:count').isSupported).toBe(true);
  });

  test('may name who publishes the record', () => {
    const drug = { key: 'drugs/d-1', fields: ['Title: Alphacin'], text: 'It is given once.', publisher: 'Drugs@FDA' };
    const edits = editJudge({ records: [drug], figures: [], description: '' });
    const said = (text: string) =>
      edits.judge({ text, kind: null, keys: ['drugs/d-1'], figures: [], quotes: [] }).map((each) => each.isSupported);
    expect(said('The FDA approved Alphacin.')).toEqual([true]);
    expect(said('The EMA approved Alphacin.')).toEqual([false]);
  });

  test('that was an inference stays one, open and without values of its own', () => {
    const inferred = (text: string) => one(text, { kind: 'inference' })[0]!;
    expect(inferred('Voltara Energy may need a pilot line.')).toMatchObject({ kind: 'inference', isSupported: true });
    expect(inferred('Voltara Energy may need 42 pilot lines.')).toMatchObject({ kind: 'editor', missing: ['42'] });
    expect(inferred('Voltara Energy needs a pilot line.').isSupported).toBe(false);
  });

  test('with quotation marks is a quotation, word for word', () => {
    expect(one('The abstract states: “Dendrites degrade cells.”')).toMatchObject([
      { kind: 'quotation', isSupported: true },
    ]);
    expect(one('The abstract states: “Dendrites degrade all cells.”')).toMatchObject([{ isSupported: false }]);
  });
});

test('[GRD-10] what was typed is cut into sentences, never within a quotation', () => {
  expect(sentencesIn('One here. Two “a. B.” there. Three.')).toEqual(['One here.', 'Two “a. B.” there.', 'Three.']);
  expect(sentencesIn('It says “One here. Two there.” And more.')).toEqual([
    'It says “One here. Two there.”',
    'And more.',
  ]);
  expect(sentencesIn('It says "One here. Two there." Then more.')).toEqual([
    'It says "One here. Two there."',
    'Then more.',
  ]);
  expect(sentencesIn('An open “one. Two there.')).toEqual(['An open “one. Two there.']);
  expect(sentencesIn('It was posted on Feb. 17, 2026. It closed in Sept. 17 bids came.')).toEqual([
    'It was posted on Feb. 17, 2026.',
    'It closed in Sept. 17 bids came.',
  ]);
  expect(sentencesIn('It closed in Feb. Nobody came.')).toEqual(['It closed in Feb.', 'Nobody came.']);
  expect(sentencesIn('')).toEqual([]);
});
