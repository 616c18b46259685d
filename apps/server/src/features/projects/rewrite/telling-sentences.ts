import { contentWords } from '../../../catalogue/query/content-words.ts';
import { cleanDescription, splitSentences } from './sentences.ts';

/** A description begins here; what stands before is names, addresses and tables of contents. */
const BEGINNING =
  /^[\s\d.:]*(?:abstract|(?:executive |project |technical )?summary|introduction|overview)\b[\s.:–—-]*/im;
const END = /^[\s\d.]*(?:references|bibliography|acknowledge?ments?)\s*$/im;
/** '2.1 Market' on a line of its own. */
const HEADING = /^\s*\d+(?:\.\d+)*\.?\s+\p{Lu}[^.!?\n]{0,60}$/gmu;
const READ_CHARACTERS = 60_000;
/** A project is described in so much; more is kept only where it is asked for. */
const COMFORTABLE = 1_200;
const WORDS_MIN = 5;
const WORDS_MAX = 70;
/** The first sentences say what the thing is. */
const LEAD = 3;

/** The sentences of a document that say most of what it is about, in their order. Each of them stands in the document. */
export function tellingSentences(document: string, maxLength: number): string {
  const sentences = splitSentences(cleanDescription(bodyOf(document))).filter(isSentence);
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap(contentWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scored = sentences.map((sentence, at) => {
    const words = new Set(contentWords(sentence));
    const weight = [...words].reduce((sum, word) => sum + Math.log(counts.get(word) ?? 1), 0);
    return { sentence, at, score: at < LEAD ? Number.MAX_VALUE : weight / Math.sqrt(words.size) };
  });
  let room = Math.min(maxLength, COMFORTABLE);
  const chosen = scored
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .filter(({ sentence }) => {
      if (sentence.length + 1 > room) return false;
      room -= sentence.length + 1;
      return true;
    });
  return chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

function bodyOf(document: string): string {
  const whole = document.slice(0, READ_CHARACTERS);
  const from = BEGINNING.exec(whole);
  const body = from ? whole.slice(from.index + from[0].length) : whole;
  const end = END.exec(body);
  // Lines of a page are broken anywhere, also within a word.
  return (end ? body.slice(0, end.index) : body)
    .split('\n')
    .filter((line) => !isTableRow(line))
    .join('\n')
    .replace(HEADING, '\n')
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
    .replace(/([^\n])\n(?!\n)/g, '$1 ');
}

const NUMBER = /^[\p{Sc}±<>≥≤~(]?\d[\d.,/–-]*[%)°\p{L}]{0,3}$/u;

/** Cells beside each other: gaps, bars, or figures with hardly a word between them. */
function isTableRow(line: string): boolean {
  if (/[.!?]["”’)]?$/.test(line.trim()) && !/\t| {3}|\|/.test(line)) return false;
  if ((line.match(/\t| {3,}|\|/g) ?? []).length >= 2) return true;
  const cells = line.trim().split(/\s+/);
  const numbers = cells.filter((cell) => NUMBER.test(cell)).length;
  return cells.length >= 3 && numbers >= 2 && numbers / cells.length >= 0.3;
}

/** Most words of a sentence begin with a small letter; the heads of columns don't. */
const SMALL_SHARE = 0.35;

/** Not a heading, an address, a formula or a row of a table. */
function isSentence(sentence: string): boolean {
  const words = sentence.match(/\p{L}{2,}/gu) ?? [];
  const all = sentence.split(/\s+/).length;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) || !/^\p{Lu}/u.test(word)).length;
  return (
    words.length >= WORDS_MIN &&
    all <= WORDS_MAX &&
    words.length / all >= 0.6 &&
    small / words.length >= SMALL_SHARE &&
    !/@|https?:/.test(sentence)
  );
}
