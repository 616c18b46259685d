/** Temperatures: '490 degrees C', '-80 C' and '297 K' (but not the class 'A47K'), which without a currency, and with nothing counted behind it, is no thousand. */
const DEGREES = /(?<=\d)\s?(?:°|deg(?:rees?|\.)?)\s?([CF])(?!\p{L})/gu;
const KELVIN = /(?<![$€£]\s?[\d,.]*)(?<!\p{L}\d{1,4})(?<=\d)\s?K(?=\s*[),.;:]|\s*$|\s+(?:and|to|or|in)\s)/gmu;
const ROMAN = /(?<=\b(?:type|phase|grade|stage|class|part)\s)(I{1,3}|IV|V)(?![\w/-])/giu;
const ROMANS = ['I', 'II', 'III', 'IV', 'V'];
const RANGE = /(?<![\p{L}\p{N}/-])([$€£]?)(\d[\d,.]*)\s?[–—-]\s?(\d(?:[\d,.]*\d)?)(?!\p{N}|[-/]\p{N})/gu;

/** One way of writing for what is written in several: ranges with 'to', dollars as '$', apostrophes, plain hyphens. */
function plainText(text: string): string {
  return (
    text
      .replace(/[’‘]/g, "'")
      .replace(/[‐‑]/g, '-')
      .replace(/\bUS\s?\$/g, '$')
      .replace(/\bas (?:much|many|far|long|high|large) as (?=[\d$]|\p{L}+teen\b)/giu, 'up to ')
      // '3,4%' is written so where a comma parts decimals.
      .replace(/(?<![\d,.])(\d{1,3}),(\d{1,2})(?=\s?%)/g, '$1.$2')
      .replace(DEGREES, ' °$1')
      .replace(KELVIN, ' kelvin')
      .replace(RANGE, '$1$2 to $1$3')
  );
}

/** The form in which facts are compared: 'Type II' is 'Type 2', and words have single spaces between them. */
export const plainFact = (text: string): string =>
  plainText(text)
    .replace(/\s+/g, ' ')
    .replace(ROMAN, (roman) => String(ROMANS.indexOf(roman.toUpperCase()) + 1));

/** The form in which quotations are compared: one kind of quotation mark, single spaces. */
export const plainQuote = (text: string): string =>
  plainText(text)
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Separator of a text's paragraphs: the text before it is another sentence, with or without a full stop. */
const PARAGRAPH = ' ¶ ';

/** A text as quotations are looked for in it. */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(plainQuote)
    .join(PARAGRAPH);
