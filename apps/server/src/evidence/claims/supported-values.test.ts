import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeFigures } from './judge-figures.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';

const ordinary = new Set([
  'the',
  'a',
  'most',
  'companies',
  'awards',
  'patents',
  'it',
  'over',
  'among',
  'talk',
  'trials',
  'manufacturers',
  'in',
]);
const isOrdinary = (word: string) => ordinary.has(word);
/** Lines `Label: value` are fields, everything else is text. */
const quotes = (...lines: string[]): Cited => {
  const isField = (line: string) => /^\p{Lu}[\p{L} ]*: /u.test(line);
  return { key: '', fields: lines.filter(isField), passages: lines.filter((line) => !isField(line)) };
};
const missingOf = (sentence: string, record: Cited) => judgeStatement(sentence, [record], { isOrdinary }).reasons;

describe('[GRD-01] a claim is supported when its numbers, dates and names stand in its grounds', () => {
  test.each<[string, string, Cited]>([
    ['a rounded amount', 'The award was $1.2 million.', quotes('Award amount: $1,234,567')],
    ['an exact amount', 'It raised $48,500,000.', quotes('Total funding: $48,500,000')],
    ['a spelled number', 'The firm has three sites.', quotes('Number of sites: 3')],
    ['a percentage', 'Efficiency rose by 18%.', quotes('improved the efficiency by 18 percent')],
    ['a date in another form', 'The award was made on 12 March, 2021.', quotes('Award date: 2021-03-12')],
    ['a month of a known day', 'It began in March 2021.', quotes('Start date: 12 March, 2021')],
    ['a year of a known day', 'It began in 2021.', quotes('Start date: 12 March, 2021')],
    ['a name with its suffix left out', 'The grant went to Voltara Energy.', quotes('Awardee: Voltara Energy, Inc.')],
    ['a name in capitals in the source', 'The grant went to Voltara Energy.', quotes('Recipient: VOLTARA ENERGY INC')],
    ['a name with diacritics', 'The work is by Zoe Brule.', quotes('Author: Zoë Brûlé')],
    [
      'names joined by a small word',
      'They are held by Voltara and Helion Grid.',
      quotes('Assignee: Voltara', 'Assignee: Helion Grid'),
    ],
    ['an identifier', 'The registry lists NCT01234567.', quotes('NCT id: NCT01234567')],
    ['an ordinary first word', 'Manufacturers need it.', quotes('what manufacturers need')],
  ])('%s', (_what, sentence, record) => {
    expect(missingOf(sentence, record)).toEqual([]);
  });

  test('a figure', () => {
    const figures = [
      { label: 'awards', value: 34, unit: 'count' as const },
      { label: 'award money', value: 25_391_000, unit: 'usd' as const },
    ];
    expect(judgeFigures('The search found 34 awards; they add up to $25.4 million.', figures, isOrdinary)).toEqual([]);
  });

  test('a name in a figure’s label', () => {
    const figures = [{ label: 'patents, Voltara', value: 7, unit: 'count' as const }];
    expect(judgeFigures('The patents are held by Voltara (7).', figures, isOrdinary)).toEqual([]);
  });
});

describe('[GRD-01] a claim is held back when something in it does not stand in its grounds', () => {
  test.each<[string, string, Cited, string[]]>([
    ['another amount', 'The award was $1.3 million.', quotes('Award amount: $1,234,567'), ['$1.3 million']],
    ['a number that is part of a larger one', 'It has 48 sites.', quotes('Total funding: $48,500,000'), ['48']],
    [
      'more precision than the source has',
      'It raised $1.24 million.',
      quotes('raised $1.2 million'),
      ['$1.24 million'],
    ],
    ['a wrong multiplier', 'The market is $4.2 billion.', quotes('a market of $4.2 million'), ['$4.2 billion']],
    ['another year', 'It began in 2022.', quotes('Start date: 2021-03-12'), ['2022']],
    ['another day', 'It began on 13 March, 2021.', quotes('Start date: 2021-03-12'), ['13 March, 2021']],
    ['another name', 'The grant went to Helion Grid.', quotes('Awardee: Voltara Energy'), ['Helion Grid']],
    ['half of a name', 'The grant went to Voltara Water.', quotes('Awardee: Voltara Energy'), ['Voltara Water']],
    [
      'a name put together across quotes',
      'It is run by Mira Energy.',
      quotes('Principal investigator: Mira', 'Energy Fund'),
      ['Mira Energy'],
    ],
    ['another identifier', 'The registry lists NCT01234568.', quotes('NCT id: NCT01234567'), ['NCT01234568']],
    ['another spelled number', 'The firm has four sites.', quotes('Number of sites: 3'), ['four']],
    ['no grounds at all', 'Most companies grow.', quotes(), ['a source']],
  ])('%s', (_what, sentence, record, missing) => {
    expect(missingOf(sentence, record)).toEqual(missing);
  });
});

test('[GRD-01] a number’s noun is looked for as far behind it in the statement as in its ground', () => {
  const sentence = '18% Voltara 2021 2021 Voltara of grew Voltara.';
  expect(missingOf(sentence, quotes(sentence))).toEqual([]);
});

test('[GRD-01] any sentence is supported by itself', () => {
  const word = fc.constantFrom(
    'Voltara',
    'in',
    '2021',
    '$1.2 million',
    '34',
    'of',
    'March 2020',
    'grew',
    'NCT01234567',
    '18%',
    'Energy',
    '1,200',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const sentence = `${words.join(' ')}.`;
      expect(missingOf(sentence, quotes(sentence))).toEqual([]);
    }),
  );
});

test('[GRD-01] a number changed by more than its rounding is always found out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 999_999_999 }), fc.integer({ min: 1, max: 1_000_000 }), (value, delta) => {
      const sentence = `It states ${(value + delta).toLocaleString('en-US')} units.`;
      expect(missingOf(sentence, quotes(`states ${value.toLocaleString('en-US')} units`))).not.toEqual([]);
    }),
    // One more, of a thousand million.
    { examples: [[999_999_999, 1]] },
  );
});

test('any text can be checked', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      (sentence, quote) => {
        missingOf(sentence, quotes(quote));
      },
    ),
  );
});
