import { cleanText } from '@groundwork/contract/clean-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIT_END, HIT_START, readPassage } from './read-passage.ts';

test('[LIB-06] a passage is one line, its hits are where the store marked them', () => {
  expect(readPassage(`the ${HIT_START}garnet${HIT_END}\n  conducts ${HIT_START}ions${HIT_END}`)).toEqual({
    text: 'the garnet conducts ions',
    spans: [
      [4, 10],
      [20, 24],
    ],
  });
  const words = fc.array(fc.tuple(fc.stringMatching(/^[a-zä😀]{1,8}$/u), fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(words, (parts) => {
      const marked = parts.map(([word, isHit]) => (isHit ? `${HIT_START}${word}${HIT_END}` : word)).join(' ');
      const { text, spans } = readPassage(marked);
      expect(text).toBe(parts.map(([word]) => word).join(' '));
      expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(
        parts.filter(([, isHit]) => isHit).map(([word]) => word),
      );
    }),
  );
});

test('[LIB-06] no stored text has the signs that mark hits', () => {
  expect(cleanText(`a${HIT_START}b${HIT_END}c`)).toBe('abc');
});
