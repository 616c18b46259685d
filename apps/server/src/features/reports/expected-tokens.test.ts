import { expect, test } from 'vitest';
import { expectedTokens } from './expected-tokens.ts';

test('[RPT-21] a report of questions alone is told no tokens of an argument', () => {
  const work = { sections: 1, mayAsk: 0, unread: 0, unjudged: 0, ungraded: 0 };
  const [argued, asked] = [true, false].map((isArgued) => expectedTokens({ ...work, isArgued }).writing);
  expect(argued!.inputTokens - asked!.inputTokens).toBeGreaterThan(5_000);
  expect(argued!.outputTokens).toBeGreaterThan(asked!.outputTokens);
});
