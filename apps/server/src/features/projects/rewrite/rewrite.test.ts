import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../catalogue/query/content-words.ts';
import { isAlike } from './alike.ts';
import { builtinRewriter } from './builtin-rewriter.ts';
import { correctSpelling } from './correct-spelling.ts';
import { missingPart } from './missing.ts';
import { cleanDescription, splitSentences } from './sentences.ts';
import { structureSentences } from './structure.ts';
import { tellingSentences } from './telling-sentences.ts';
import { titleOf } from './title-of.ts';

const knowsAll = async (words: string[]) => new Set(words);
const knowsNone = async () => new Set<string>();
const rewriter = builtinRewriter(knowsAll);
const HEADINGS = wordsOf('Technology Problem Applications and market Stage and needs');

describe('[PRJ-02] the built-in rewriter', () => {
  test('adds no word to what was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.lorem({ maxCount: 40, mode: 'sentences' }), async (interest) => {
        const rewritten = await rewriter.rewrite(interest.slice(0, AREA_OF_INTEREST_MAX));
        const given = new Set([...wordsOf(interest), ...HEADINGS]);
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

test('[PRJ-03] words that no record knows are not relevant, however well formed', async () => {
  expect(await builtinRewriter(knowsNone).rewrite('Colourless green ideas sleep furiously tonight.')).toBe(
    'not-relevant',
  );
});

test.each([
  ['A solid electrolyte separator for lithium metal batteries of electric aircraft.', true],
  ['Ein fester Elektrolyt für Lithiumbatterien, der Flugzeuge weiter fliegen lässt.', true],
  ['Solar cells.', false],
  ['xkcdq wrtzp bcdfgh qqqq zzzzz mnbvc lkjhg poiuz', false],
  ['hello, how are you today my dear good friend', false],
])('[PRJ-03] before there are records the form decides: %s', async (interest, isProject) => {
  const rewritten = await builtinRewriter(async () => null).rewrite(interest);
  expect(rewritten !== 'not-relevant').toBe(isProject);
});

describe('[PRJ-02] spelling', () => {
  const none = async () => ({});

  test('slips of everyday words and short forms are put right, and named', async () => {
    const { text, corrections } = await correctSpelling('hi we r makeing a seperator, useing salt', none);
    expect(text).toBe('hi we are making a separator, using salt');
    expect(corrections).toContainEqual({ from: 'makeing', to: 'making' });
    expect(titleOf(await rewriter.rewrite('hi we are making a sodium ion battery for forklifts'))).toBe(
      'Sodium ion battery for forklifts',
    );
    expect(await rewriter.rewrite('hi we are making a sodium ion battery for forklifts')).toBe(
      'We are making a sodium ion battery for forklifts.',
    );
  });

  test('a word of the field is written as the records write it; names, codes and addresses stay', async () => {
    const like = async (words: string[]) =>
      Object.fromEntries(words.filter((word) => word === 'electrolite').map((word) => [word, ['electrolyte']]));
    const given = 'A solid electrolite by Electrolite Ltd, electrolite-2, see electrolite.com';
    expect((await correctSpelling(given, like)).text).toBe(
      'A solid electrolyte by Electrolite Ltd, electrolite-2, see electrolite.com',
    );
  });

  test('a word that is merely near another one stays', async () => {
    const like = async () => ({ forklift: ['workshop'], perovskite: ['peroxide'] });
    expect((await correctSpelling('a forklift of perovskite, being seen', like)).corrections).toEqual([]);
  });
});

test.each([
  ['A sodium ion battery.', 'market'],
  ['A sodium ion battery for forklifts.', 'problem'],
  ['A sodium ion battery for forklifts. Lead batteries are heavy and expensive.', 'stage'],
  ['A sodium ion battery for forklifts. Lead batteries are expensive. We have a prototype.', null],
])('[PRJ-02] what would help most is asked for: %s', (description, missing) => {
  expect(missingPart(description)).toBe(missing);
});

test('[PRJ-02] what is told before the thing itself stands as the problem, and is not asked for again', async () => {
  const description = structureSentences([
    'Counterfeit tablets kill thousands of people a year.',
    'Pharmacists have no instrument that tells in seconds what a tablet holds.',
    'We have developed a handheld spectrometer that identifies tablets through the blister.',
    'A prototype has been measured on 400 tablets.',
  ]);
  expect(description).toMatch(/^Technology: We have developed a handheld/);
  expect(description).toContain('Problem: Counterfeit tablets kill thousands of people a year. Pharmacists have no');
  expect(missingPart(description)).not.toBe('problem');
});

const MAIZE = 'A sensor that tells growers of maize when to water their fields.';

test.each([
  ['the same words in another order', MAIZE, 'When to water fields: sensors tell growers of maize that.', true],
  ['the same under headings', MAIZE, `Technology: ${MAIZE}`, true],
  ['another crop', MAIZE, MAIZE.replace('maize', 'wheat'), false],
  ['the same market only', MAIZE, 'A drone that sprays the fields of maize growers at night.', false],
  ['no words at all', '---', '???', false],
])('[PRJ-05] two descriptions of %s', (_what, a, b, answer) => {
  expect(isAlike(a, b)).toBe(answer);
  expect(isAlike(b, a)).toBe(answer);
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
