/** Lower case without diacritics. */
export function foldLetters(text: string): string {
  return /^[a-z]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
}

/** Lower case without diacritics; everything but letters and digits becomes one space. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
