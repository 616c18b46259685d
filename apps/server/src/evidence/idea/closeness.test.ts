import { expect, test } from 'vitest';
import { CLOSE_FROM, closenessOf, NOT_FAR_FROM } from './closeness.ts';

const KEY = 'awards/a';
const near = (...certainties: number[]) => ({
  [KEY]: certainties.map((certainty, at) => ({ at, certainty, by: 'estimate' as const, quote: null })),
});
const of = (
  match: { onTopic: number; related: number } | undefined,
  idea: { statements?: string[]; near?: ReturnType<typeof near>; alike?: number },
) =>
  closenessOf(KEY, match, {
    statements: idea.statements ?? ['a', 'b'],
    near: idea.near ?? {},
    alike: { [KEY]: idea.alike ?? 0 },
  });

test('[RPT-18] how close a record comes grows with how sure it is, with what it comes near to, and with how alike a sentence of it is', () => {
  const sure = { onTopic: 0.9, related: 0.9 };
  expect(of(undefined, {})).toBe(0);
  expect(of(sure, {})).toBeGreaterThan(of({ onTopic: 0.2, related: 0.9 }, {}));
  expect(of(sure, {})).toBeGreaterThan(of({ onTopic: 0.9, related: 0.1 }, {}));
  expect(of(sure, { near: near(0.8) })).toBeGreaterThan(of(sure, {}));
  expect(of(sure, { near: near(0.8, 0.8) })).toBeGreaterThan(of(sure, { near: near(0.8) }));
  expect(of(sure, { alike: 0.6 })).toBeGreaterThan(of(sure, { alike: 0.3 }));
});

test('[RPT-18] one statement of two is more of the idea than one of six', () => {
  const one = near(0.8);
  expect(of(undefined, { near: one })).toBeGreaterThan(of(undefined, { near: one, statements: [...'abcdef'] }));
});

test('[RPT-18] what is alike and sure is close, what is neither is far, and what shares the field alone lies between', () => {
  expect(of({ onTopic: 0.9, related: 1 }, { alike: 0.6 })).toBeGreaterThan(CLOSE_FROM);
  expect(of({ onTopic: 0.5, related: 0.9 }, { alike: 0.3 })).toBeGreaterThan(NOT_FAR_FROM);
  expect(of({ onTopic: 0.5, related: 0.9 }, { alike: 0.3 })).toBeLessThan(CLOSE_FROM);
  expect(of({ onTopic: 0.1, related: 0.3 }, { alike: 0.3 })).toBeLessThan(NOT_FAR_FROM);
});
