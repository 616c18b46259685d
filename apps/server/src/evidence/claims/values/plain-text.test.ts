import { describe, expect, test } from 'vitest';
import { numberWords } from './number-words.ts';
import { plainFact, plainParagraphs, plainQuote, plainText } from './plain-text.ts';

describe('one way of writing for several', () => {
  test.each([
    ['It’s ‘new’', "It's 'new'"],
    ['a ball‐point and a ball‑point', 'a ball-point and a ball-point'],
    ['US$4, US $5 and PLUS $6', '$4, $5 and PLUS $6'],
    ['3,4% and 13,45 %', '3.4% and 13.45 %'],
    ['1,234,56% and 3,456%', '1,234,56% and 3,456%'],
    ['63,73 and 246, 4,5 or 6', '63, 73 and 246, 4, 5 or 6'],
    ['SBIR/Phase I', 'SBIR / Phase I'],
    ['PhaseII, PhaseIV, Phases', 'Phase II, Phase IV, Phases'],
    ['490 degrees C, 490 °C, 490°C and 490 deg. F', '490 °C, 490 °C, 490 °C and 490 °F'],
    ['490 degree C, 490deg C, 490 deg Cells', '490 °C, 490 °C, 490 deg Cells'],
    ['-80 C, (-80C) and 10-80 C', '-80 °C, (-80 °C) and 10 to 80 C'],
    ['minus 80 °C, −80 °C and – 4', '-80 °C, -80 °C and – 4'],
    ['297 K, 297K and 4 K', '297 kelvin, 297 kelvin and 4 kelvin'],
    ['from 4 K to 9 K or so', 'from 4 kelvin to 9 kelvin or so'],
    ['$4 K, €297K, £ 4K', '$4 K, €297K, £ 4K'],
    ['class A47K, 4 K units', 'class A47K, 4 K units'],
    ['40 W-hr, a W-hr', '40 Wh, a W-hr'],
    ['4 m/sec, and/sec', '4 m per second, and/sec'],
    ['Jane DoeTitle: Chief', 'Jane Doe, title: Chief'],
    ['10–20, 10 - 20, 10—20 and 1,000-2,000', '10 to 20, 10 to 20, 10 to 20 and 1,000 to 2,000'],
    ['2019-20, 2019-2020, 3019-20', '2019-20, 2019 to 2020, 3019 to 20'],
    ['A-10-20, 10-20-30 and 5/10-20', 'A-10-20, 10-20-30 and 5/10-20'],
  ])('%s: %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test.each([
    ['Type II, phase iii, Class IV and Part V', 'Type 2, phase 3, Class 4 and Part 5'],
    ['Stage I  of\nit, grade III', 'Stage 1 of it, grade 3'],
    ['Vitamin I, Phase I/II, Phase I-A', 'Vitamin I, Phase I/II, Phase I-A'],
  ])('as facts: %s: %s', (text, plain) => {
    expect(plainFact(text)).toBe(plain);
  });

  test('as quotations, and in paragraphs', () => {
    expect(plainQuote(' “One”  «two»\nthree ')).toBe('"One" "two" three');
    expect(plainParagraphs('One\ntwo.\n \nThree.')).toBe('One two. ¶ Three.');
    expect(plainParagraphs('One.\n\nTwo.\n\t \nThree.')).toBe('One. ¶ Two. ¶ Three.');
  });
});

test.each<[text: string, ...values: number[]]>([
  ['three, eleven and nineteen', 3, 11, 19],
  ['twenty-two and ninety nine', 22, 99],
  ['two hundred and fifty', 250],
  ['one thousand', 1000],
  ['two hundred thousand and six', 200_006],
  ['two dozen, a dozen', 24, 12],
  ['a hundred watts, an million', 100, 1e6],
  ['a thousand of them, a million times, hundred watts'],
  ['half a million, a quarter of a million, a third of a billion'],
  ['five million and six', 5_000_006],
  ['between five and six, or two hundred and two', 5, 6, 202],
  ['one, zero and one day'],
  ['one quart, one-second tests', 1, 1],
  ['one pump'],
  ['someone, tent'],
])('number words: %s', (text, ...values) => {
  expect(numberWords(text).map(({ value }) => value)).toEqual(values);
});
