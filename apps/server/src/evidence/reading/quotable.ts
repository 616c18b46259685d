import { type SentencePlace, sentencePlaces } from '../../catalogue/sentences/sentences.ts';

/** At most so much of a record's running text is read. */
const TEXT_MAX = 12_000;
const LENGTH_MIN = 40;
export const QUOTED_LENGTH_MAX = 400;
/** Nobody quotes more at once, but whoever reads all of a record reads such sentences, too: half of a patent’s abstract may be one. */
const LENGTH_READ_MAX = 900;
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

/** The sentences that are too long to be quoted, and say something by themselves. */
export const longPlaces = (text: string): SentencePlace[] =>
  wholePlaces(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return sentence.length > QUOTED_LENGTH_MAX && standsAlone(sentence, LENGTH_READ_MAX);
  });

/**
 * Sentences that go on from others of their paragraph, each with those before it from the last that stands by itself: "The seal … . It held
 * for 40 days."
 */
export function joinedPlaces(text: string): SentencePlace[] {
  let first: SentencePlace | null = null;
  let end = 0;
  return wholePlaces(text).flatMap((place) => {
    const sentence = text.slice(place.start, place.end);
    // Only one space lies between them: their numbers are found by their places.
    if (place.start - end !== 1) first = null;
    end = place.end;
    if (!GOES_ON.test(sentence)) {
      first = standsAlone(sentence) ? place : null;
      return [];
    }
    const isJoined = first !== null && isSentence(sentence) && place.end - first.start <= QUOTED_LENGTH_MAX;
    return isJoined ? [{ ...first!, end: place.end }] : [];
  });
}

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

const standsAlone = (sentence: string, lengthMax = QUOTED_LENGTH_MAX): boolean =>
  !GOES_ON.test(sentence) && isSentence(sentence, lengthMax);

function isSentence(sentence: string, lengthMax = QUOTED_LENGTH_MAX): boolean {
  return (
    sentence.length >= LENGTH_MIN &&
    sentence.length <= lengthMax &&
    /^["“(]?[\p{Lu}\d]/u.test(sentence) &&
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
