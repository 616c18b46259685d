import { type SentencePlace, sentencePlaces } from '../../catalogue/sentences/sentences.ts';

/** At most so much of a record's running text is read. */
const TEXT_MAX = 12_000;
const LENGTH_MIN = 40;
const LENGTH_MAX = 400;
/** A source may have cut a longer text's last words, where these have no stop. */
const CUT_FROM = 500;
/** A sentence that goes on from the one before it says half of something by itself. */
const GOES_ON =
  /^(?:It|They|He|She|However|Therefore|Thus|Hence|Moreover|Furthermore|Further|Also|But|And|Or|Additionally|In addition)\b/i;
/** A stretch of fewer words is a heading or a name. */
const WORDS_MIN = 5;
const ENDED = /[.!?]["”’)\]]*$/;

/** The sentences of a text that stand by themselves in quotation marks, in their places. */
export function quotablePlaces(text: string): SentencePlace[] {
  const read = text.slice(0, TEXT_MAX);
  const places = sentencePlaces(read);
  return places.filter(({ start, end }, at) => {
    const isLast = at === places.length - 1 && (read.length > CUT_FROM || read.length < text.length);
    return isQuotable(read.slice(start, end)) && !(isLast && !ENDED.test(read.slice(start, end)));
  });
}

/** Quotable sentences, in text order; each is a stretch of the text, unchanged. */
export const quotableSentences = (text: string): string[] =>
  quotablePlaces(text).map(({ start, end }) => text.slice(start, end));

function isQuotable(sentence: string): boolean {
  return (
    sentence.length >= LENGTH_MIN &&
    sentence.length <= LENGTH_MAX &&
    /^["“(]?[\p{Lu}\d]/u.test(sentence) &&
    !GOES_ON.test(sentence) &&
    !/(?:\.\.\.|…|[:,;(/-]|(?<![\p{L}\p{N}])(?:and|or|of|the|to|in|for|with|by|an?|that))["”)]?$/iu.test(sentence) &&
    !/https?:|www\.|@\w|[<>{}|\\]/.test(sentence) &&
    sentence.trim().split(/\s+/).length >= WORDS_MIN &&
    isBalanced(sentence)
  );
}

function isBalanced(sentence: string): boolean {
  const count = (mark: RegExp) => sentence.match(mark)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g);
}
