import type { RelevanceGrade, ScreenedGrade } from '@groundwork/contract/relevance';
import { CLEARLY_RELATED } from '@groundwork/contract/relevance.names';
import { FEATURE_COUNT, FEATURE_PLACE, FEATURES, type FeatureName } from './features.ts';
import {
  BY_WORDS_ON_TOPIC,
  BY_WORDS_ON_TOPIC_WITHOUT_VECTORS,
  BY_WORDS_RELATED,
  BY_WORDS_RELATED_WITHOUT_VECTORS,
  ON_TOPIC_WEIGHTS,
  ON_TOPIC_WITHOUT_VECTORS,
  RELATED_WEIGHTS,
  RELATED_WITHOUT_VECTORS,
  type Weights,
} from './weights.ts';

/** From these probabilities on a record is related, or on topic: docs/decisions/0023-relevance.md says how they were chosen. */
export const RELATED_FLOOR = 0.27;
export const ON_TOPIC_FLOOR = 0.27;
/**
 * Informative words that a record must share with a subject. One is enough only beside a phrase of it, or beside what the
 * surest records say, too: a word alone admits nothing.
 */
export const DISTINCT_MIN = 2;
/** `distinct` has four words and more as 1. */
const DISTINCT_FLOOR = DISTINCT_MIN / 4;
export const NEIGHBOURS_FLOOR = 0.2;
/** Two other records of which `taught` has four and more as 1. */
const TAUGHT_FLOOR = 2 / 4;
/** Shares of the title's words; `wordy` of ten words; a cosine. */
const NEARLY_ALL = 0.7;
const HALF = 0.5;
const MOST = 0.6;
const FEW_WORDS = 10 / 20;
const NEAR = 0.6;
const TWO_THINGS = 2 / 4;
const THREE_WORDS = 3 / 4;
const RAREST = 0.9;
const MUCH = 0.45;
/** Of all that a brief subject says: "satellite data" is not yet coastal erosion, nor "respiratory disease" one of cattle. */
const A_THIRD = 1 / 3;
/** Features are floats of 32 bits, in which a third is a little more than one. */
const MORE_THAN_A_THIRD = 0.34;
/** Of all that a description says under a title that repeats it, from a dozen words to many; of one with a title of its own, anything. */
const A_FIFTH = 0.2;
const A_LITTLE = 0.1;
const leastOf = (wordy: number): number => A_LITTLE + ((A_FIFTH - A_LITTLE) * (1 - wordy)) / (1 - FEW_WORDS);
/** `density` of what is spoken of, and not said once in a long list; of a brief subject's few words, and of what is shown unasked. */
const SPOKEN_OF = 0.1;
const MUCH_SPOKEN_OF = 0.18;
/** Of what lies right at the middle of the surest records, whatever else a long text tells. */
const A_LITTLE_SPOKEN_OF = 0.05;
const AT_THE_MIDDLE = 0.7;
/** Nearness to the subject itself, and its share, of what then needs no third of it. */
const LIKE_IT = 0.5;
const RATHER_LIKE_IT = 0.4;
const A_SIXTH = 0.15;
const A_QUARTER = 0.25;
/** `length` of a text of a hundred words. */
const LONG = 0.5;
/** Of the subject's weight in a title that names it by its surest word, which features have as floats of 32 bits. */
const MUCH_OF_TITLE = 0.3;
const ALL = 0.999;
/** Of the subject's weight in the record's title: less of one that says much, unless its title is only the first of that. */
const SOME_OF_TITLE = 0.1;
const SOME_OF_MUCH = 0.05;
/** At most so probably on topic is what cannot be by what it names: little enough, and a language model may know better. */
const BESIDE_TOPIC = 0.15;
/** At most so probably related is what is not on topic and says little of the subject: it is listed, and not shown unasked. */
const OF_FEW_WORDS = 0.6;
/**
 * At least so probably related is what has the thing's name and lies near: two thirds of it are, and it is shown where there is nothing
 * surer. From the lower one on, what lies near and has a good deal of the subject otherwise: a report tells it where next to nothing is
 * on topic.
 */
export const RATHER_RELATED = 0.65;
export const NEARBY_RELATED = 0.62;
const RATHER_AT_MOST = CLEARLY_RELATED - 0.01;
const NEARBY_AT_MOST = RATHER_RELATED - 0.01;
const SOMEWHAT_LIKE_IT = 0.35;
/** What each word of refused records takes off the log odds, and all of them at most. */
const AGAINST = 0.7;
const AGAINST_MAX = 2.8;

export interface Probabilities {
  related: number;
  onTopic: number;
}

/**
 * What is added to the log odds where the title only repeats the description, as of most projects that people type in: its
 * words are no better chosen than the others, and what is found has fewer of them. Chosen so that as much of what is cited is
 * on topic as of projects with a title of their own.
 */
const UNTITLED: Probabilities = { related: 0.8, onTopic: 0.95 };

/** How far from a floor, in log odds, the program alone is unsure: from .10 to .55 that a record is related. */
const UNSURE = 1.2;
/** What a language model's grade adds to the log odds, or takes off: enough to cross a floor, from no farther away. */
const SCREENED = 2.5;

const NEITHER: Probabilities = { related: 0, onTopic: 0 };

/**
 * Of the record whose features begin at place `at`. `hasVectors`: whether the subject's vector could be compared; without it
 * the words have more say. `against`: how many words of refused records it has.
 */
export function judge(features: Float32Array, at: number, hasVectors: boolean, against = 0): Probabilities {
  const start = at * FEATURE_COUNT;
  if (isOneWord(features, start)) return NEITHER;
  const penalty = Math.min(AGAINST_MAX, AGAINST * against);
  const weights = weightsFor(isTaught(features, start), hasVectors);
  const related = logistic(logOdds(weights.related, features, start) + liftOf('related', features, start) - penalty);
  const onTopic = logistic(logOdds(weights.onTopic, features, start) + liftOf('onTopic', features, start) - penalty);
  // What is on topic is related, too.
  const topical = Math.min(related, onTopic, mayBeOnTopic(features, start) ? 1 : BESIDE_TOPIC);
  return { related: topical < ON_TOPIC_FLOOR ? relatedOnly(related, features, start) : related, onTopic: topical };
}

/** How probably something is related that is not on topic: clearly, rather, or possibly. */
function relatedOnly(related: number, features: Float32Array, start: number): number {
  const isFew = saysLittle(features, start);
  if (related < RELATED_FLOOR || (!isFew && related >= CLEARLY_RELATED)) return related;
  if (isNearByName(features, start)) return isFew ? Math.min(related, RATHER_AT_MOST) : related;
  if (isNearby(features, start) && (isFew || related < RATHER_RELATED))
    return Math.min(Math.max(related, NEARBY_RELATED), NEARBY_AT_MOST);
  return isFew ? Math.min(related, OF_FEW_WORDS) : related;
}

/** Whether it speaks of the thing by its name and another word, and lies near the subject and the surest records. */
function isNearByName(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  return (
    of('spokenHead') === 1 &&
    of('things') >= TWO_THINGS &&
    of('density') >= MUCH_SPOKEN_OF &&
    of('cosine') >= SOMEWHAT_LIKE_IT &&
    of('cosineFound') >= HALF
  );
}

/**
 * Whether it lies near the subject and has a good deal of it, though not by the words that would make it surely related: words of it side
 * by side, a third of its name, or four of its things.
 */
function isNearby(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  const [near, amongThem, hasPhrase] = [of('cosine'), of('cosineFound'), of('hasPhrase') === 1];
  if (near < SOMEWHAT_LIKE_IT) return false;
  if (hasPhrase && near >= RATHER_LIKE_IT && amongThem >= NEAR) return true;
  if (hasPhrase && of('title') >= SOME_OF_TITLE && of('things') >= TWO_THINGS) return true;
  if (near >= MUCH && amongThem >= HALF && of('name') >= MORE_THAN_A_THIRD) return true;
  return of('things') === 1 && of('share') >= A_SIXTH;
}

/**
 * Fewer than three things of the subject, or these now and then in a long text: of such records, whatever the weights say, half
 * are about something else ("thin film" beside a solar cell).
 */
export const saysLittle = (features: Float32Array, start: number): boolean =>
  features[start + FEATURE_PLACE.things]! < THREE_WORDS || !speaksOfIt(features, start, MUCH_SPOKEN_OF);

/** Whether its text is short, has the subject's words in so much of it, or is titled by the surest of them. */
function speaksOfIt(features: Float32Array, start: number, least: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  if (of('length') <= LONG || of('density') >= least) return true;
  return of('title') >= MUCH_OF_TITLE && of('supportedTitle') >= ALL * of('supported');
}

/** In log odds, for features that begin at `start`. */
export const liftOf = (of: keyof Probabilities, features: Float32Array, start: number): number =>
  features[start + FEATURE_PLACE.untitled]! * UNTITLED[of];

function weightsFor(isTaughtByOthers: boolean, hasVectors: boolean): { related: Weights; onTopic: Weights } {
  if (isTaughtByOthers)
    return hasVectors
      ? { related: RELATED_WEIGHTS, onTopic: ON_TOPIC_WEIGHTS }
      : { related: RELATED_WITHOUT_VECTORS, onTopic: ON_TOPIC_WITHOUT_VECTORS };
  return hasVectors
    ? { related: BY_WORDS_RELATED, onTopic: BY_WORDS_ON_TOPIC }
    : { related: BY_WORDS_RELATED_WITHOUT_VECTORS, onTopic: BY_WORDS_ON_TOPIC_WITHOUT_VECTORS };
}

/** That it is related, before anything was learnt from other records: by the subject's own words and vector. */
export function judgeByWords(features: Float32Array, at: number, hasVectors: boolean): number {
  const start = at * FEATURE_COUNT;
  const { related } = weightsFor(false, hasVectors);
  return isOneWord(features, start) ? 0 : logistic(logOdds(related, features, start));
}

/** How far the probabilities lie from the floor that is nearest, in log odds; null where the program is sure. */
export function unsureness({ related, onTopic }: Probabilities): number | null {
  const ofRelated = Math.abs(logit(related) - logit(RELATED_FLOOR));
  const ofTopic = related < RELATED_FLOOR ? Infinity : Math.abs(logit(onTopic) - logit(ON_TOPIC_FLOOR));
  const nearest = Math.min(ofRelated, ofTopic);
  return nearest < UNSURE ? nearest : null;
}

/** With what a language model says of the record. Where the program is sure it changes nothing, whatever it says. */
export function withScreening(probabilities: Probabilities, grade: ScreenedGrade): Probabilities {
  if (unsureness(probabilities) === null) return probabilities;
  const moved = (probability: number, isMore: boolean) =>
    logistic(logit(probability) + (isMore ? SCREENED : -SCREENED));
  const related = moved(probabilities.related, grade !== 'not');
  return { related, onTopic: Math.min(related, moved(probabilities.onTopic, grade === 'on topic')) };
}

export function gradeOf({ related, onTopic }: Probabilities): RelevanceGrade | null {
  if (related < RELATED_FLOOR) return null;
  return onTopic >= ON_TOPIC_FLOOR ? 'on topic' : 'related';
}

/** Of features that begin at `start`. */
export const isOneWord = (features: Float32Array, start: number): boolean =>
  features[start + FEATURE_PLACE.distinct]! < DISTINCT_FLOOR &&
  features[start + FEATURE_PLACE.hasPhrase] === 0 &&
  features[start + FEATURE_PLACE.neighbours]! < NEIGHBOURS_FLOOR;

/** Whether enough other records were there to learn from; what none speaks for is judged by its own words. */
export const isTaught = (features: Float32Array, start: number): boolean =>
  features[start + FEATURE_PLACE.taught]! >= TAUGHT_FLOOR;

/**
 * Whether it can be about the thing at all. Of a brief subject it has a third, and nearly all that the title says, half of its
 * weight in three telling words, or the thing's name together with what tells which (the rarest word, a phrase, nearly half
 * of the whole). A subject that is told at length is told by its other words as well: the thing's name alone, a phrase, half
 * of the title or to lie near to what the surest records say is enough. Where it is brief, or its title but its first words, and
 * it is named by three things or more, one of these alone is something else: an optical fiber is no "optical fiber hydrogen leak sensor".
 * Of a dozen words less will do where the title names it and what the surest records say lies near.
 * A text of any length that is about it says some of it in its own title, or words of it side by side, and speaks of it, the more
 * the fewer words the subject has: a trial's criteria have breath, tests and COVID-19 somewhere, each for a reason of its own,
 * and "sore throat" among the symptoms.
 */
export const mayBeOnTopic = (features: Float32Array, start: number): boolean => {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  if (of('beside') === 1) return false;
  const isNamed = of('spokenHead') === 1;
  const hasPhrase = of('hasPhrase') === 1;
  const [isUntitled, share] = [of('untitled') === 1, of('share')];
  const isBrief = of('wordy') <= FEW_WORDS;
  const least = !isBrief && !isUntitled ? SOME_OF_MUCH : SOME_OF_TITLE;
  const isOfName = of('name') >= MORE_THAN_A_THIRD;
  // Told at length, and near both to the subject and to what the surest records say: however it is called.
  const isAtHeart = of('cosine') >= NEAR && of('cosineFound') >= AT_THE_MIDDLE && of('things') >= THREE_WORDS;
  if (!isBrief && isAtHeart) return true;
  if (isNamed && (isCloseTo(features, start) || saysNearlyAll(features, start))) return true;
  if (of('length') > LONG && of('title') <= least && !hasPhrase) return false;
  const isAmongThem = isBrief
    ? of('cosine') >= LIKE_IT && of('cosineFound') >= AT_THE_MIDDLE
    : of('cosine') >= RATHER_LIKE_IT;
  const spokenOf = isBrief ? MUCH_SPOKEN_OF : SPOKEN_OF;
  if (!speaksOfIt(features, start, isAmongThem ? A_LITTLE_SPOKEN_OF : spokenOf)) return false;
  if (isBrief && share < A_THIRD) return false;
  if ((isBrief || isUntitled) && !isOfName) return false;
  if (of('coreCount') > NEARLY_ALL) return true;
  const isNear = isNamed && of('title') > SOME_OF_TITLE && of('cosineFound') > NEAR;
  if (!isBrief && isUntitled && share <= leastOf(of('wordy')) && !isNear) return false;
  if (!isBrief) return isNamed || hasPhrase || of('coreCount') >= HALF || of('cosineFound') > NEAR;
  if (of('things') >= THREE_WORDS && of('core') >= HALF) return true;
  return isNamed && ((hasPhrase && of('things') >= TWO_THINGS) || of('strongest') > RAREST || share >= MUCH);
};

/** Whether it says most of what the title names, side by side and near to the subject: then the one word that tells its kind may lack. */
function saysNearlyAll(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  return of('core') >= MOST && of('hasPhrase') === 1 && of('things') === 1 && of('cosine') >= LIKE_IT;
}

/**
 * Of what has the thing's name: whether its vector lies near to the subject's own while it speaks of it with more than one word,
 * which makes up for how little of the whole it says. A subject of few words has its title's name, too, as a title of its own.
 */
function isCloseTo(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  const speaks = of('density') >= MUCH_SPOKEN_OF;
  if (of('wordy') > FEW_WORDS)
    return (
      of('untitled') === 1 &&
      of('cosine') >= RATHER_LIKE_IT &&
      speaks &&
      of('things') >= THREE_WORDS &&
      of('name') >= A_FIFTH
    );
  if (of('name') < MORE_THAN_A_THIRD) return false;
  const isLikeIt = of('cosine') >= LIKE_IT && speaks && of('things') >= TWO_THINGS && of('share') >= A_SIXTH;
  const isTitledSo = of('coreCount') > NEARLY_ALL && of('title') >= A_QUARTER && of('hasPhrase') === 1;
  return isLikeIt || (isTitledSo && of('density') >= SPOKEN_OF);
}

function logOdds({ bias, of }: Weights, features: Float32Array, start: number): number {
  let sum = bias;
  for (let k = 0; k < FEATURE_COUNT; k++) sum += (of[FEATURES[k]!] ?? 0) * features[start + k]!;
  return sum;
}

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
const logit = (probability: number) => Math.log(probability / (1 - probability));
