/** The characters that Windows-1252 has at 0x80-0x9f; the rest of it equals Latin-1. */
const WINDOWS_1252 = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [character, 0x80 + index]),
);

/** A UTF-8 sequence whose bytes were each read as one Windows-1252 character: 'Ã©', 'â€™'. */
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undoes UTF-8 that was read as Windows-1252, sequence by sequence, and leaves everything else alone. */
export function repairMojibake(text: string): string {
  return text.replace(SUSPECT, (suspect) => {
    const bytes = [...suspect].map((character) => WINDOWS_1252.get(character) ?? character.charCodeAt(0));
    for (let length = bytes.length; length >= 2; length -= 1) {
      const repaired = decode(bytes.slice(0, length));
      if (repaired) return repaired + suspect.slice(length);
    }
    return suspect;
  });
}

function decode(bytes: number[]): string | null {
  try {
    const decoded = utf8.decode(Uint8Array.from(bytes));
    return [...decoded].length === 1 ? decoded : null;
  } catch {
    return null;
  }
}
