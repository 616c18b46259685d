import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProse } from './read-prose.ts';

const shown = (text: string) =>
  readProse(text).map((block) =>
    block.type === 'list' ? block.items.map(({ from, to }) => text.slice(from, to)) : text.slice(block.from, block.to),
  );

test.each([
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['Uses:\n* first\n* second\nAfter.', ['Uses:', ['first', 'second'], 'After.']],
  ['• a\n• b', [['a', 'b']]],
  ['1. Adults\n2. Able to walk', [['1. Adults', '2. Able to walk']]],
  ['- 5 to 10 mg\nplain - dash', [['5 to 10 mg'], 'plain - dash']],
  ['', []],
])('[SRCH-07] the paragraphs and lists of %j', (text, expected) => expect(shown(text)).toEqual(expected));

test('[SRCH-07] no word of a text is lost or moved', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('* item', '  • item', '1. item', '', '-', '–'));
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      expect(words(shown(text).flat().join('\n'))).toEqual(words(text));
    }),
  );
});
