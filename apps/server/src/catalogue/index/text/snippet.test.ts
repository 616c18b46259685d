import type { Span } from '@groundwork/contract/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSnippet } from './snippet.ts';

const words = fc.array(fc.constantFrom('heart', 'a', 'valves', '😀😀', 'x'.repeat(300), 'in', 'of'), {
  maxLength: 150,
});

test('a snippet is a stretch of the text, short, and its spans mark the same words', () => {
  fc.assert(
    fc.property(words, (all) => {
      const text = all.join(' ');
      const matches = [...text.matchAll(/heart/g)].map(({ index }): Span => [index, index + 5]);
      const { snippet, spans } = makeSnippet(text, matches);
      const stretch = snippet.replace(/^… /, '').replace(/ …$/, '');
      expect(text).toContain(stretch);
      expect(text.startsWith(stretch) || snippet.startsWith('… ')).toBe(true);
      expect(stretch.length).toBeLessThanOrEqual(240);
      expect(snippet.isWellFormed()).toBe(true);
      if (matches.length > 0) expect(spans.length).toBeGreaterThan(0);
      for (const [start, end] of spans) expect(snippet.slice(start, end)).toBe('heart');
    }),
  );
});

test('the snippet shows the place where most matches stand', () => {
  const text = `heart ${'filler '.repeat(100)}heart valve and heart rate ${'filler '.repeat(100)}`;
  const matches = [...text.matchAll(/heart/g)].map(({ index }): Span => [index, index + 5]);
  expect(makeSnippet(text, matches).spans).toHaveLength(2);
});

test('without matches the text is shown from its beginning, cut between words', () => {
  const { snippet } = makeSnippet('word '.repeat(100), []);
  expect(snippet.startsWith('word word')).toBe(true);
  expect(snippet.endsWith('word …')).toBe(true);
});
