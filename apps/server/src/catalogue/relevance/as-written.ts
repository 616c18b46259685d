const WORD = /[\p{L}\p{N}]+/gu;
/** Between two words of a phrase. */
const JOINT = /^[^\p{L}\p{N}.!?\n]{1,3}$/u;

interface Place {
  start: number;
  end: number;
  word: string;
}

/** The words of the text that was asked about last: each of its phrases is. */
let last: { text: string; places: Place[]; byWord: Map<string, number[]> } | null = null;

/** Words side by side as a text has them, "GLP-1 receptor" for "glp 1 receptor"; a capital only where more than a sentence begins. */
export function asWritten(words: readonly string[], text: string): string {
  const { places, byWord } = wordsIn(text);
  const wanted = words.map((word) => word.toLowerCase());
  const isHere = (at: number) =>
    wanted.every((word, i) => {
      const place = places[at + i];
      if (place?.word !== word) return false;
      return i === 0 || JOINT.test(text.slice(places[at + i - 1]!.end, place.start));
    });
  const found = byWord.get(wanted[0] ?? '')?.find(isHere);
  if (found === undefined) return words.join(' ');
  const written = text.slice(places[found]!.start, places[found + words.length - 1]!.end);
  return written.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
}

function wordsIn(text: string) {
  if (last?.text === text) return last;
  const places: Place[] = [];
  const byWord = new Map<string, number[]>();
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = written.toLowerCase();
    const at = places.push({ start: index, end: index + written.length, word }) - 1;
    const known = byWord.get(word);
    if (known) known.push(at);
    else byWord.set(word, [at]);
  }
  last = { text, places, byWord };
  return last;
}
