import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeline } from '../engines/show-blocks.ts';
import type { CatalogueRecord } from '../record.ts';
import { readClaims } from './claims.ts';
import { splitCriteria } from './split-criteria.ts';

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const titles = (criteria: string) => splitCriteria(criteria).map(({ title }) => title);

describe('criteria of eligibility', () => {
  test.each([
    ['Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* None', ['Inclusion Criteria', 'Exclusion Criteria']],
    [
      'Inclusion criteria: adults; able to walk.\nExclusion criteria: none.',
      ['Inclusion criteria', 'Exclusion criteria'],
    ],
    ['Inclusion criteria: adults. Exclusion criteria: none.', ['Inclusion criteria', 'Exclusion criteria']],
    [
      'Key Inclusion Criteria:\n1. A\nKey Exclusion Criteria:\n1. B',
      ['Key Inclusion Criteria', 'Key Exclusion Criteria'],
    ],
    ['Patients with asthma.\n\nEXCLUSION CRITERIA\nSmokers', [null, 'EXCLUSION CRITERIA']],
    ['Inclusion:\nA\nExclusion:\nB', ['Inclusion', 'Exclusion']],
    ['Meets the inclusion criteria of the main study\nAdults', [null]],
    ['Adults only', [null]],
    ['', []],
  ])('[SRCH-07] %j has the parts %j', (criteria, expected) => expect(titles(criteria)).toEqual(expected));

  test('[SRCH-07] what follows a heading stands below it', () => {
    const [, exclusion] = splitCriteria('Inclusion criteria: adults.\n\nExclusion criteria: pregnancy; smoking.');
    expect(exclusion).toEqual({ title: 'Exclusion criteria', text: 'pregnancy; smoking.' });
  });

  test('[SRCH-07] no word is lost or moved, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('Inclusion Criteria', 'exclusion', 'Key', ':', '\n', '* ', '. ', ';', ' ', 'criteria', '1. '),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const criteria = pieces.join('');
        const parts = splitCriteria(criteria).map(({ title, text }) => `${title ?? ''} ${text}`);
        expect(words(parts.join(' '))).toEqual(words(criteria));
      }),
    );
  });
});

describe('claims', () => {
  test('[SRCH-07] dependent claims name the one that they narrow', () => {
    const claims = readClaims([
      '1. A cell comprising an anode.',
      '2. The cell of claim 1, wherein the anode is lithium.',
      '3 . The cell according to claim 2, further comprising a case.',
      '4. A method of making the cell of any one of the preceding claims.',
      '5. A vehicle with a motor.',
    ]);
    expect(claims.map(({ number, dependsOn }) => [number, dependsOn])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, null],
    ]);
    expect(claims[1]!.text).toBe('The cell of claim 1, wherein the anode is lithium.');
  });

  test('[SRCH-07] a claim rests on an earlier one, and its words stay', () => {
    const claim = fc.oneof(
      fc.string(),
      fc.integer({ min: 0, max: 30 }).map((of) => `${of}. The thing of claim ${of}`),
    );
    fc.assert(
      fc.property(fc.array(claim), (texts) => {
        for (const [at, { number, text, dependsOn }] of readClaims(texts).entries()) {
          expect(number).toBe(at + 1);
          if (dependsOn !== null) expect(dependsOn >= 1 && dependsOn < number).toBe(true);
          expect([words(texts[at]!), words(texts[at]!).slice(1)]).toContainEqual(words(text));
        }
      }),
    );
  });
});

test('[SRCH-07] a timeline is in the order of its days and has all dated events', () => {
  const day = fc.option(fc.constantFrom('2020', '2020-01', '2020-01-05', '2019-12-31', '2021'), { nil: undefined });
  fc.assert(
    fc.property(fc.array(day), (dates) => {
      const read = timeline(() => dates.map((date, at) => ({ date, label: String(at) })));
      const value = read({} as CatalogueRecord);
      const events = value?.type === 'timeline' ? value.events : [];
      expect(events.map(({ date }) => date)).toEqual(dates.filter((date) => date !== undefined).toSorted());
      expect(new Set(events.map(({ label }) => label)).size).toBe(events.length);
    }),
  );
});
