import { expect, test } from 'vitest';
import { ringOf, scopeOf, withGrade } from './rings.ts';

const by = (related: number, onTopic: number, isByWords = false) => scopeOf({ related, onTopic, isByWords });

test('[REL-02] probabilities decide how a record belongs: below the floor of near it does not', () => {
  expect([by(0.19, 0.1), by(0.2, 0.1)]).toEqual([null, 'wide']);
  expect([by(0.44, 0.4), by(0.45, 0.29), by(0.45, 0.3)]).toEqual(['wide', 'field', 'direct']);
});

test('[REL-02] what is judged by its words alone must be surer', () => {
  expect([by(0.24, 0.1, true), by(0.25, 0.1, true)]).toEqual([null, 'wide']);
  expect([by(0.49, 0.4, true), by(0.5, 0.35, true), by(0.5, 0.36, true)]).toEqual(['wide', 'field', 'direct']);
});

test('[REL-08] a record’s ring: the axis on which it lies nearer, who asks for something, and what is only near', () => {
  const [technology, use] = [
    { technology: 0.6, use: 0.4 },
    { technology: 0.4, use: 0.6 },
  ];
  expect([ringOf('field', technology, false), ringOf('field', use, false)]).toEqual(['same technology', 'same use']);
  expect(ringOf('direct', use, false)).toBe('direct');
  // Of a call that fits exactly nobody competes.
  expect([ringOf('direct', use, true), ringOf('field', technology, true)]).toEqual(['asks', 'asks']);
  expect([ringOf('wide', technology, false), ringOf('wide', use, true)]).toEqual(['near', 'near']);
  expect(ringOf('field', null, false)).toBe('same use');
});

test('[REL-07] a language model moves what the program is unsure of, and nothing else', () => {
  const unsure = { related: 0.5, onTopic: 0.2 };
  expect(withGrade(unsure, 'on topic').onTopic).toBeGreaterThan(0.3);
  expect(withGrade(unsure, 'not').related).toBeLessThan(0.2);
  for (const sure of [
    { related: 0.02, onTopic: 0.01 },
    { related: 0.98, onTopic: 0.97 },
  ])
    for (const grade of ['on topic', 'related', 'not'] as const) expect(withGrade(sure, grade)).toEqual(sure);
});
