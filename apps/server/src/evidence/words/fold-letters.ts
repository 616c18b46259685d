/** Lower case without diacritics. */
export function foldLetters(text: string): string {
  return /[^ -~\s]/.test(text)
    ? text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
    : text.toLowerCase();
}

/** Lower case without diacritics; everything but letters and digits becomes one space. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
