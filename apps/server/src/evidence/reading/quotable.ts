import { type SentencePlace, sentencePlaces } from '../../catalogue/sentences/sentences.ts';
import { speaksToReader } from './speaks-to-reader.ts';

/** At most so much of a record's running text is read. */
const TEXT_MAX = 12_000;
const LENGTH_MIN = 40;
const LENGTH_MAX = 400;
/** As much is read at once, by whoever is told all of a text. */
const PASSAGE_MAX = 900;
/** A source may have cut a longer text's last words, where these have no stop. */
const CUT_FROM = 500;
/** A sentence that goes on from the one before it says half of something by itself. */
const GOES_ON =
  /^(?:It|They|He|She|However|Therefore|Thus|Hence|Moreover|Furthermore|Further|Also|But|And|Or|Additionally|In addition)\b/i;
/** A stretch of fewer words is a heading or a name. */
const WORDS_MIN = 5;
const ENDED = /[.!?]["”’)\]]*$/;

/** The sentences of a text that stand by themselves in quotation marks, in their places. */
export const quotablePlaces = (text: string): SentencePlace[] =>
  wholePlaces(text).filter(({ start, end }) => standsAlone(text.slice(start, end)));

/**
 * All of a text in passages of whole sentences, for whoever reads it and does not quote it: a sentence that does not stand by itself goes with
 * those before it in its paragraph ("The seal … . It held for 40 days."), and so do the parts of a list, of which each is half a sentence.
 */
export function passagePlaces(text: string): SentencePlace[] {
  const passages: SentencePlace[] = [];
  for (const place of wholePlaces(text)) {
    const last = passages.at(-1);
    const sentence = text.slice(place.start, place.end);
    // Only one space lies between them: their numbers are found by their places.
    const isNext = last && place.start - last.end === 1 && place.end - last.start <= PASSAGE_MAX;
    // What no passage may hold takes none of its neighbors with it.
    const isJoined = isNext && !standsAlone(sentence) && !isUntold(sentence);
    if (isJoined) passages[passages.length - 1] = { ...last, end: place.end };
    else passages.push(place);
  }
  return passages.filter(({ start, end }) => isPassage(text.slice(start, end)));
}

const isPassage = (passage: string): boolean =>
  passage.length >= LENGTH_MIN && passage.split(/\s+/).length >= WORDS_MIN && !isUntold(passage);
/** No model is told it: an address, markup, or words for whoever reads. */
const isUntold = (sentence: string): boolean => NO_SENTENCE.test(sentence) || speaksToReader(sentence);

/** All sentences but the last of a text that may have been cut. */
function wholePlaces(text: string): SentencePlace[] {
  const read = text.slice(0, TEXT_MAX);
  const places = sentencePlaces(read);
  const last = places.at(-1);
  const isCut = read.length > CUT_FROM || read.length < text.length;
  return last && isCut && !ENDED.test(read.slice(last.start, last.end)) ? places.slice(0, -1) : places;
}

/** Quotable sentences, in text order; each is a stretch of the text, unchanged. */
export const quotableSentences = (text: string): string[] =>
  quotablePlaces(text).map(({ start, end }) => text.slice(start, end));

const standsAlone = (sentence: string): boolean => !GOES_ON.test(sentence) && isSentence(sentence);

/** An address, or markup. */
const NO_SENTENCE = /https?:|www\.|@\w|[<>{}|\\]/;

function isSentence(sentence: string): boolean {
  return (
    sentence.length >= LENGTH_MIN &&
    sentence.length <= LENGTH_MAX &&
    /^["“(]?[\p{Lu}\d]/u.test(sentence) &&
    !/(?:\.\.\.|…|[:,;(/-]|(?<![\p{L}\p{N}])(?:and|or|of|the|to|in|for|with|by|an?|that))["”)]?$/iu.test(sentence) &&
    !NO_SENTENCE.test(sentence) &&
    sentence.trim().split(/\s+/).length >= WORDS_MIN &&
    isBalanced(sentence)
  );
}

function isBalanced(sentence: string): boolean {
  const count = (mark: RegExp) => sentence.match(mark)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g);
}
