import { latinOf } from './fold.ts';

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]/u;
const GREEK = /^\p{Script=Greek}$/u;
/** In the letters' order from alpha on; the second sigma stands at the end of words. */
const GREEK_NAMES =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const ALPHA = 0x3b1;
/** Languages that are called by a letter and signs. */
const NAMED = /(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}+#])/giu;
const SIGNS: Record<string, string> = { '++': 'plusplus', '#': 'sharp' };

/** Whether a text has anything that the full-text table would take in another way than people mean it. */
const UNUSUAL = /[^\p{ASCII}]|[a-z](?:\+\+|#)/iu;

/** A text as the full-text table has it. `at`: where each of its characters stands in the text; null where none was changed. */
export interface IndexText {
  text: string;
  at: number[] | null;
}

/**
 * Writes a text so that the table's own rules for words are enough: 'CO₂' as 'CO2', 'TNF-α' as 'TNF-alpha', 'Łódź' as 'Lodz',
 * 'C++' as one word, signs of East Asian scripts apart (several side by side are a phrase), and what nobody sees left out.
 * Both what is stored and what is asked for goes through here.
 */
export function indexText(text: string): IndexText {
  if (!UNUSUAL.test(text)) return { text, at: null };
  const names = new Map([...text.matchAll(NAMED)].map(({ index, 0: name }) => [index + 1, name.slice(1)]));
  let written = '';
  const at: number[] = [];
  for (let from = 0; from < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(from)!);
    const name = names.get(from);
    const word = name ? SIGNS[name]! : wordFor(sign, text.charAt(from - 1), text.charAt(from + sign.length));
    for (let n = 0; n < word.length; n++) at.push(from);
    written += word;
    from += name ? name.length : sign.length;
  }
  at.push(text.length);
  return written === text ? { text, at: null } : { text: written, at };
}

/** End of the character in the text that was written at this place. */
export function endAt(at: number[], place: number): number {
  let end = place + 1;
  while (at[end] === at[place]) end++;
  return at[end]!;
}

function wordFor(sign: string, before: string, after: string): string {
  if (sign < '\u0080') return sign;
  if (INVISIBLE.test(sign)) return '';
  if (CJK.test(sign)) return ` ${sign.normalize('NFKC')} `;
  const plain = sign.normalize('NFKC');
  if (GREEK.test(plain) && !GREEK.test(before) && !GREEK.test(after)) return greekName(plain, after);
  return latinOf(plain);
}

/** A Greek letter by itself, as in formulas and names; words in Greek stay as they are. */
function greekName(letter: string, after: string): string {
  const name = GREEK_NAMES[letter.toLowerCase().codePointAt(0)! - ALPHA];
  // In measures, μm is typed as um.
  if (name === 'mu' && /[a-z]/i.test(after)) return 'u';
  return name ?? letter;
}
