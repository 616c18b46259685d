import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './html.ts';
import { repairMojibake } from './mojibake.ts';
import { cleanParagraphs, cleanText } from './text.ts';

test.each([
  ['Smith &amp; Sons', 'Smith & Sons'],
  ['&amp;lt;p&amp;gt;Hello&amp;lt;/p&amp;gt;', 'Hello'],
  ['<jats:p>One <jats:italic>two</jats:italic></jats:p>', 'One two'],
  ['H<sub>2</sub>O at 25&deg;C', 'H2O at 25°C'],
  ['The role of <scp>AI</scp> in <italic>Bombus</italic>', 'The role of AI in Bombus'],
  ['p < 0.05 and q > 3', 'p < 0.05 and q > 3'],
  ['x <y and z> w', 'x <y and z> w'],
  ['a&nbsp;b\u00a0 c', 'a b c'],
  ['50&#37; &#x2265; &bogus;', '50% ≥ &bogus;'],
  ['CafÃ© isnâ€™t 10â€“20', 'Café isn’t 10–20'],
  ['\ufefftitle\u0000', 'title'],
  ['<a href="x">link</a><br/>next', 'link next'],
  [12, '12'],
  [null, ''],
  [{}, ''],
])('%s reads %s', (raw, expected) => expect(cleanText(raw)).toBe(expected));

test('paragraphs stay apart', () => {
  expect(cleanParagraphs('<p>One\r\nline</p><p>Two</p>\n\n\n\nThree ')).toBe('One\nline\n\nTwo\n\nThree');
});

test('mojibake of any text is undone', () => {
  const windows1252 = new TextDecoder('windows-1252');
  const accented = fc.string({ unit: fc.constantFrom(...'abc éüñçß–—‘’“”•…€αβ漢字'), minLength: 1 });
  fc.assert(
    fc.property(accented, (text) => {
      expect(repairMojibake(windows1252.decode(new TextEncoder().encode(text)))).toBe(text);
    }),
  );
});

test('text that was read rightly is left alone', () => {
  for (const text of ['São Paulo', 'naïve Œuvre', 'Ångström', 'Ã', 'â€', 'niño – señor']) {
    expect(repairMojibake(text)).toBe(text);
  }
});

test('a line has no breaks, doubled blanks or blank ends, whatever came', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.constantFrom(...'<b>/&;# \n\t'), fc.string({ unit: 'binary' })) }),
      (text) => {
        const line = cleanText(text);
        expect(line).toBe(line.replace(/\s+/g, ' ').trim());
        expect(line.isWellFormed()).toBe(true);
      },
    ),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void decodeEntities(text)));
});

test('line breaks that a spreadsheet wrote as their code are line breaks', () => {
  expect(cleanParagraphs('developed and_x000D_\nmanufactured_x000D_here')).toBe('developed and\nmanufactured\nhere');
});
