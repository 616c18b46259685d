/** A number in a text, with the precision that it is stated at: `$1.3 million` is 1,300,000 within ± 50,000. */
export interface StatedNumber {
  text: string;
  value: number;
  /** Half of the last stated digit's worth: what rounding may have hidden. */
  tolerance: number;
}

const MULTIPLIERS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
};

const WORDS: Record<string, number> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 2]),
);

const NUMBER =
  /(?<![\p{L}\p{N}.,-])[-−]?\$?€?£?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(k|thousand|mn|million|m|bn|billion|b|trillion|t)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}]|[-/]\p{N})/giu;
const NUMBER_WORD = new RegExp(`\\b(${Object.keys(WORDS).join('|')})\\b(?:\\s(million|billion))?`, 'gi');

/** The numbers of a text in order, number words ('three') among them. Digits inside identifiers are none. */
export function statedNumbers(text: string): StatedNumber[] {
  const found: (StatedNumber & { at: number })[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [whole, integer, fraction = '', unit] = match;
    const digits = Number(integer!.replaceAll(',', '') + fraction);
    // A bare "t" or "b" after a space is a word of its own, not a multiplier ("5 t of steel").
    const isSpacedLetter = unit?.length === 1 && /\s/.test(whole.at(-2) ?? '');
    const factor = unit && !isSpacedLetter ? (MULTIPLIERS[unit.toLowerCase()] ?? 1) : 1;
    const decimals = fraction ? fraction.length - 1 : 0;
    const tolerance = factor > 1 || decimals > 0 ? (0.5 * factor) / 10 ** decimals : 0;
    found.push({ text: whole.trim(), value: digits * factor, tolerance, at: match.index });
  }
  for (const match of text.matchAll(NUMBER_WORD)) {
    const factor = match[2] ? MULTIPLIERS[match[2].toLowerCase()]! : 1;
    found.push({ text: match[0], value: WORDS[match[1]!.toLowerCase()]! * factor, tolerance: 0, at: match.index });
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _at, ...number }) => number);
}

/** Does `known` hold what `stated` says? A stated rounding of a more precise number holds; the reverse does not. */
export function agrees(stated: StatedNumber, known: { value: number }): boolean {
  const slack = Math.abs(stated.value) * 1e-9;
  return Math.abs(stated.value - known.value) <= stated.tolerance + slack;
}
