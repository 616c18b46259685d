/**
 * Takes out of any text field: control characters other than tab and line feed, invisible direction overrides, and lone
 * surrogates (which become U+FFFD). Stores reject some of these; on screen they only deceive.
 */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g, '')
  );
}
