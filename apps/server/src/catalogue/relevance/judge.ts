import type { RelevanceGrade, ScreenedGrade } from '@groundwork/contract/relevance';
import { CLEARLY_RELATED } from '@groundwork/contract/relevance.names';
import { FEATURE_COUNT, FEATURE_PLACE, FEATURES } from './features.ts';
import { isNearByName, isNearby, mayBeOnTopic, saysLittle } from './topic-gate.ts';
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
/** What each word of refused records takes off the log odds, and all of them at most. */
const AGAINST = 0.7;
const AGAINST_MAX = 2.8;

const penaltyOf = (against: number): number => Math.min(AGAINST_MAX, AGAINST * against);

/** That a record is related, and on topic. */
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

/** From this cosine on nine of ten records are at least related, and people are told that it was this that spoke for them. */
export const ALIKE = 0.5;

/** Log odds by the encoder's cosine and by what the words alone say, as log odds too. */
interface BySimilarity {
  bias: number;
  similarity: number;
  related: number;
  onTopic: number;
}

/**
 * What words say against a record counts no more than this: the fitted ones were at least so likely by their words, and of what ranks
 * first for the description's plain words the likelier ones are as often related by how near they lie.
 */
export const LEAST_LIKELY = 0.05;

/** Fitted to retold projects: docs/decisions/0041-the-sentence-encoder.md. */
const COMPARED_RELATED: BySimilarity = { bias: -3.25, similarity: 8.12, related: 0.54, onTopic: -0.06 };
/** The bias is the fitted one less what lies between the probability from which most are on topic, .42, and the floor. */
const COMPARED_ON_TOPIC: BySimilarity = { bias: -5.55, similarity: 8.59, related: 0.31, onTopic: 0.13 };

/** How far from a floor, in log odds, the program alone is unsure: from .10 to .55 that a record is related. */
const UNSURE = 1.2;
/** What a language model's grade adds to the log odds, or takes off: enough to cross a floor, from no farther away. */
const SCREENED = 2.5;

/** So near something may be on topic though its words say little more than its illness: half of that is, and nearly all is related. */
const NEAR_DESPITE = 0.65;

const NEITHER: Probabilities = { related: 0, onTopic: 0 };

/**
 * Of the record whose features begin at place `at`. `hasVectors`: whether the subject's vector could be compared; without it
 * the words have more say. `against`: how many words of refused records it has. `similarity`: how near it lies by a sentence
 * encoder. `isOfSubstances`: what the encoder says can only speak for it, for of a drug's names it knows few.
 */
export function judge(
  features: Float32Array,
  at: number,
  hasVectors: boolean,
  against = 0,
  similarity?: number,
  isOfSubstances = false,
): Probabilities {
  const is = (feature: 'beside' | 'illness') => features[at * FEATURE_COUNT + FEATURE_PLACE[feature]] === 1;
  const words = judgeByFeatures(features, at, hasVectors, against);
  const alone = is('illness') ? besideTopic(words) : words;
  if (similarity === undefined) return alone;
  const isBeside = is('beside') || (is('illness') && similarity < NEAR_DESPITE);
  const compared = withSimilarity(words, similarity, isBeside, against);
  return isOfSubstances ? surer(alone, compared) : compared;
}

const besideTopic = ({ related, onTopic }: Probabilities): Probabilities => ({
  related,
  onTopic: Math.min(onTopic, BESIDE_TOPIC),
});

/** Of a record of which the subject's words say nothing, by how near it lies alone. */
export const judgeBySimilarity = (similarity: number, against = 0): Probabilities =>
  withSimilarity(NEITHER, similarity, false, against);

const surer = (one: Probabilities, other: Probabilities): Probabilities => ({
  related: Math.max(one.related, other.related),
  onTopic: Math.max(one.onTopic, other.onTopic),
});

function judgeByFeatures(features: Float32Array, at: number, hasVectors: boolean, against: number): Probabilities {
  const start = at * FEATURE_COUNT;
  if (isOneWord(features, start)) return NEITHER;
  const penalty = penaltyOf(against);
  const weights = weightsFor(isTaught(features, start), hasVectors);
  const related = logistic(logOdds(weights.related, features, start) + liftOf('related', features, start) - penalty);
  const onTopic = logistic(logOdds(weights.onTopic, features, start) + liftOf('onTopic', features, start) - penalty);
  // What is on topic is related, too.
  const topical = Math.min(related, onTopic, mayBeOnTopic(features, start) ? 1 : BESIDE_TOPIC);
  return { related: topical < ON_TOPIC_FLOOR ? relatedOnly(related, features, start) : related, onTopic: topical };
}

/**
 * With how near it lies by a sentence encoder, which says more than all words do of a project that is told in a sentence. What is
 * beside the subject stays so: an encoder takes a trial for another illness, with the same medicine, to say nearly the same.
 */
function withSimilarity(alone: Probabilities, similarity: number, isBeside: boolean, against: number): Probabilities {
  const ofRelated = Math.max(logitOf(alone.related), logit(LEAST_LIKELY) - penaltyOf(against));
  const ofTopic = logitOf(alone.onTopic);
  const weighted = ({ bias, ...by }: BySimilarity) =>
    logistic(bias + by.similarity * similarity + by.related * ofRelated + by.onTopic * ofTopic);
  const related = weighted(COMPARED_RELATED);
  const onTopic = Math.min(related, weighted(COMPARED_ON_TOPIC));
  return isBeside ? besideTopic({ related, onTopic }) : { related, onTopic };
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

function logOdds({ bias, of }: Weights, features: Float32Array, start: number): number {
  let sum = bias;
  for (let k = 0; k < FEATURE_COUNT; k++) sum += (of[FEATURES[k]!] ?? 0) * features[start + k]!;
  return sum;
}

/** Beyond these the words' probabilities tell nothing more apart. */
const SUREST = 0.995;
const logitOf = (probability: number) => logit(Math.min(SUREST, Math.max(1 - SUREST, probability)));

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
const logit = (probability: number) => Math.log(probability / (1 - probability));
