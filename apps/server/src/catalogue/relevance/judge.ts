import type { RelevanceGrade, ScreenedGrade } from '@groundwork/contract/relevance';
import { FEATURE_COUNT, FEATURE_PLACE, FEATURES } from './features.ts';
import {
  BY_WORDS_WEIGHTS,
  BY_WORDS_WITHOUT_VECTORS,
  ON_TOPIC_WEIGHTS,
  ON_TOPIC_WITHOUT_VECTORS,
  RELATED_WEIGHTS,
  RELATED_WITHOUT_VECTORS,
  type Weights,
} from './weights.ts';

/** From these probabilities on a record is related, or on topic: docs/decisions/0023-relevance.md says how they were chosen. */
export const RELATED_FLOOR = 0.35;
export const ON_TOPIC_FLOOR = 0.3;
/**
 * Informative words that a record must share with a subject. One is enough only beside a phrase of it, or beside what the
 * surest records say, too: a word alone admits nothing.
 */
const DISTINCT_MIN = 2;
/** `distinct` has four words and more as 1. */
const DISTINCT_FLOOR = DISTINCT_MIN / 4;
const NEIGHBOURS_FLOOR = 0.2;
/** What each word of refused records takes off the log odds, and all of them at most. */
const AGAINST = 0.7;
const AGAINST_MAX = 2.8;

/** How far from a floor, in log odds, the program alone is unsure: from .14 to .64 that a record is related. */
const UNSURE = 1.2;
/** What a language model's grade adds to the log odds, or takes off: enough to cross a floor, from no farther away. */
const SCREENED = 2.5;

export interface Probabilities {
  related: number;
  onTopic: number;
}

const NEITHER: Probabilities = { related: 0, onTopic: 0 };

/**
 * Of the record whose features begin at place `at`. `hasVectors`: whether the subject's vector could be compared; without it
 * the words have more say. `against`: how many words of refused records it has.
 */
export function judge(features: Float32Array, at: number, hasVectors: boolean, against = 0): Probabilities {
  const start = at * FEATURE_COUNT;
  if (isOneWord(features, start)) return NEITHER;
  const penalty = Math.min(AGAINST_MAX, AGAINST * against);
  const related = logistic(logOdds(hasVectors ? RELATED_WEIGHTS : RELATED_WITHOUT_VECTORS, features, start) - penalty);
  // What is on topic is related, too.
  const weights = hasVectors ? ON_TOPIC_WEIGHTS : ON_TOPIC_WITHOUT_VECTORS;
  return { related, onTopic: Math.min(related, logistic(logOdds(weights, features, start) - penalty)) };
}

/** That it is related, before anything was learnt from other records: by the subject's own words and vector. */
export function judgeByWords(features: Float32Array, at: number, hasVectors: boolean): number {
  const start = at * FEATURE_COUNT;
  const weights = hasVectors ? BY_WORDS_WEIGHTS : BY_WORDS_WITHOUT_VECTORS;
  return isOneWord(features, start) ? 0 : logistic(logOdds(weights, features, start));
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

function logOdds({ bias, of }: Weights, features: Float32Array, start: number): number {
  let sum = bias;
  for (let k = 0; k < FEATURE_COUNT; k++) sum += (of[FEATURES[k]!] ?? 0) * features[start + k]!;
  return sum;
}

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));
const logit = (probability: number) => Math.log(probability / (1 - probability));
