import { expect, test } from 'vitest';
import { expectedTokens } from './expected-tokens.ts';

const WORK = { own: 0, asked: 0, mayAsk: 0, unread: 0, unjudged: 0, ungraded: 0 };
const tokensOf = (of: Partial<typeof WORK>) => {
  const { writing, looking } = expectedTokens({ ...WORK, ...of });
  return writing.inputTokens + writing.outputTokens + looking.inputTokens + looking.outputTokens;
};

test('[RPT-21] a report of questions alone is told no tokens of points; a section of its own takes less than an answer', () => {
  const [asked, own] = [tokensOf({ asked: 1 }), tokensOf({ own: 1 })];
  expect(tokensOf({ asked: 1, own: 1 })).toBe(asked + own);
  expect(tokensOf({ own: 2 }) - own).toBeLessThan(asked);
  expect(tokensOf({ mayAsk: 1 })).toBe(asked);
  expect(tokensOf({})).toBe(0);
});
