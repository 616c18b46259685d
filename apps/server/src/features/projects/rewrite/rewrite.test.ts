import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../catalogue/query/content-words.ts';
import { builtinRewriter as rewriter } from './builtin-rewriter.ts';
import { isNearDuplicate } from './near-duplicate.ts';
import { cleanDescription, splitSentences } from './sentences.ts';
import { tellingSentences } from './telling-sentences.ts';

describe('[PRJ-02] the built-in rewriter', () => {
  test('adds no word to what was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.lorem({ maxCount: 40, mode: 'sentences' }), async (interest) => {
        const rewritten = await rewriter.rewrite(interest.slice(0, AREA_OF_INTEREST_MAX));
        const given = new Set(wordsOf(interest));
        if (rewritten !== 'not-relevant') expect(wordsOf(rewritten).filter((word) => !given.has(word))).toEqual([]);
      }),
    );
  });

  test('is never longer than what may be stored, and rewriting again changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 600 }), async (interest) => {
        const once = await rewriter.rewrite(interest);
        expect(once.length).toBeLessThanOrEqual(AREA_OF_INTEREST_MAX);
        if (once !== 'not-relevant') expect(await rewriter.rewrite(once)).toBe(once);
      }),
    );
  });

  test.each([
    ['bullets and markup become sentences', '- <b>solar</b> cells\n- for *roofs*', 'Solar cells. For roofs.'],
    [
      'abbreviations end no sentence',
      'It uses metals, e.g. nickel. It works.',
      'It uses metals, e.g. nickel. It works.',
    ],
    ['a small first letter that belongs there stays', 'mRNA vaccines for cattle', 'mRNA vaccines for cattle.'],
    ['repeated punctuation is calmed', 'It is cheap!!! Really???', 'It is cheap! Really?'],
  ])('%s', (_what, given, cleaned) => {
    expect(cleanDescription(given)).toBe(cleaned);
  });

  test('sentences are split and kept whole', () => {
    expect(splitSentences('One is 3.5 mm. Two, by Dr. Oland, is not.')).toEqual([
      'One is 3.5 mm.',
      'Two, by Dr. Oland, is not.',
    ]);
  });
});

test.each([
  ['A solid electrolyte separator for lithium metal batteries of electric aircraft.', true],
  ['Ein fester Elektrolyt für Lithiumbatterien, der Flugzeuge weiter fliegen lässt.', true],
  ['Machine-woven falconry hoods', true],
  ['Solar cells.', true],
  ['hi we r makeing a XKCDQW-like nitrate tstr for river watr, wrtzp brand, cheap', true],
  ['xkcdq wrtzp bcdfgh qqqq zzzzz mnbvc lkjhg poiuz', false],
  ['12 34 56', false],
])(
  '[PRJ-03] [REL-10] only what holds no words that could describe a thing is refused: %s',
  async (interest, isProject) => {
    expect((await rewriter.rewrite(interest)) !== 'not-relevant').toBe(isProject);
  },
);

const MAIZE = 'A sensor that tells growers of maize when to water their fields.';

test.each([
  ['the same words in another order', MAIZE, 'When to water fields: sensors tell growers of maize that.', true],
  ['another crop', MAIZE, MAIZE.replace('maize', 'wheat'), false],
  ['the same market only', MAIZE, 'A drone that sprays the fields of maize growers at night.', false],
  ['no words at all', '---', '???', false],
])('[PRJ-05] two descriptions of %s', (_what, a, b, answer) => {
  expect(isNearDuplicate(a, b)).toBe(answer);
  expect(isNearDuplicate(b, a)).toBe(answer);
});

const PAPER = `Jane Doe, jane@example.org, Department of Things
Table of contents 1 2 3

Abstract
We describe a ceramic separator for lithium metal bat-
teries that blocks dendrites. The separator is coated on existing
lines for lithium batteries.

1. Market
Makers of electric aircraft need lithium metal batteries that are light and safe.

References
Doe J. A lithium separator that blocks dendrites is described in this journal of batteries.`;

describe('[PRJ-08] the description that a document gives', () => {
  test('begins at its summary, joins broken lines and words, and ends before the references', () => {
    expect(tellingSentences(PAPER, 2_000)).toBe(
      'We describe a ceramic separator for lithium metal batteries that blocks dendrites. The separator is coated on existing lines for lithium batteries. Makers of electric aircraft need lithium metal batteries that are light and safe.',
    );
  });

  test('has no cells of tables', () => {
    const table =
      'Parameter  Value  Unit\nCapacity 3.2 Ah 4.1\nCell Type Nominal Voltage Rated Power Charge Time Mass\n';
    const paper = PAPER.replace('1. Market', `${table}\n1. Market`);
    expect(tellingSentences(paper, 2_000)).toBe(tellingSentences(PAPER, 2_000));
  });

  test('is made of the document’s own words and fits its limit, whatever the document is', () => {
    const documents = fc.oneof(fc.lorem({ maxCount: 60, mode: 'sentences' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(documents, fc.integer({ min: 0, max: 2_000 }), (document, max) => {
        const summary = tellingSentences(document, max);
        expect(summary.length).toBeLessThanOrEqual(max);
        const given = new Set(wordsOf(document));
        expect(wordsOf(summary).filter((word) => !given.has(word))).toEqual([]);
      }),
    );
  });
});
