import { expect, test } from 'vitest';
import { planOf } from './section-plan.ts';

test('[RPT-21] a section is asked what its kind answers, and a prompt as somebody wrote it', () => {
  const outline = [{ id: 'q', title: 'Q', prompt: 'Who pays?' }];
  expect(planOf('q', 'Q', { outline } as never)).toEqual({ asks: 'Who pays?', kinds: [] });
  expect(planOf('risks', 'Risks', { outline } as never).asks).toMatch(/^What could go wrong/);
});
