import { expect, test } from 'vitest';
import { planOf } from './section-plan.ts';

test('[RPT-21] steps to take are asked for where they are told in order, and elsewhere said to stand there; a question is asked as it is', () => {
  const asks = (id: string, outline = [] as { id: string; title: string; prompt: string }[]) =>
    planOf(id, id, { outline } as never).asks;
  const elsewhere = /Which steps to take stands in another section\.$/;
  for (const id of ['competitor-analysis', 'ip-landscape', 'risks']) expect(asks(id)).toMatch(elsewhere);
  for (const id of ['executive-summary', 'go-to-market', 'partners-and-experts'])
    expect(asks(id)).not.toMatch(elsewhere);
  expect(asks('q', [{ id: 'q', title: 'Q', prompt: 'Who pays?' }])).toBe('Who pays?');
});
