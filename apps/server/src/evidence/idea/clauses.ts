import { isContentWord } from '../../catalogue/query/content-words.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';

/** A clause says something of its own from so many content words on; a shorter piece stays with its neighbor. */
const WORDS_MIN = 4;
/** A mark before one of these words does not cut: half a statement stays with what it is said of. */
const CUT =
  /[,;:–—]\s+(?!(?:which|who|whose|whom|that|since|because|while|whereas|where|when|until|unless|than|thereby|thus)\b)/gi;
/** Nor does a comma within a list: before its next item ends, after three words at most, comes another comma or 'and'. */
const LIST_GOES_ON = /^(?:[^\s,;:–—.]+\s+){0,2}[^\s,;:–—.]+(?:,|\s+(?:and|or)\b)/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

/** The clauses of a text in their order, word for word: its sentences, cut where a mark stands between two that say something each. */
export function clausesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const clauses: string[] = [];
    let from = 0;
    for (const { index, 0: mark } of sentence.matchAll(CUT)) {
      const end = index + mark.length;
      if (mark.startsWith(',') && LIST_GOES_ON.test(sentence.slice(end))) continue;
      if (contentWords(sentence.slice(from, end)) < WORDS_MIN || contentWords(sentence.slice(end)) < WORDS_MIN)
        continue;
      clauses.push(sentence.slice(from, index));
      from = end;
    }
    return [...clauses, sentence.slice(from)].map(plain).filter((clause) => contentWords(clause) > 1);
  });
}

const contentWords = (text: string): number =>
  (text.match(WORD) ?? []).filter((word) => isContentWord(word.toLowerCase())).length;

/** Drops the mark that ends it, and the word that joins it to the one before. */
const plain = (clause: string): string =>
  clause
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;:–—.!]+$/, '')
    .replace(/^(?:and|but|or|so(?: that)?)\s+/i, '');
