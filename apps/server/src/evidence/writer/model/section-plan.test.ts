import { expect, test } from 'vitest';
import { asksOf, isOfReport } from './section-plan.ts';

test('[RPT-21] a section is asked what its kind answers, and a prompt as somebody wrote it', () => {
  const outline = [
    { id: 'q', title: 'Q', prompt: 'Who pays?' },
    { id: 'risks', title: 'Risks' },
    { id: 'customers', title: 'Customers', prompt: 'Do hospitals buy it?' },
  ];
  expect(asksOf('q', 'Q', { outline })).toBe('Who pays?');
  expect(asksOf('risks', 'Risks', { outline })).toMatch(/^What could go wrong/);
  expect(['q', 'risks', 'customers', 'abstract'].filter((id) => isOfReport(id, { outline }))).toEqual(['risks']);
});
