import type { Ring, Scope, ScreenedGrade } from '@groundwork/contract/relevance';
import { probabilityOf } from './boosted-trees.ts';
import type { Nearness } from './find-candidates.ts';

/** Probabilities of being at least related, from which a record is near, and of the field; and of being on topic, from which it is direct. */
const NEAR_FLOOR = 0.2;
export const FIELD_FLOOR = 0.45;
export const DIRECT_FLOOR = 0.3;
/** Without vectors words alone judge, which know less: they must be surer. */
const BY_WORDS = { near: 0.25, field: 0.5, direct: 0.36 };

interface Judgement {
  related: number;
  onTopic: number;
  /** Whether it was judged by its words alone. */
  isByWords: boolean;
}

/** The narrowest scope that holds it; null for what does not belong. */
export function scopeOf({ related, onTopic, isByWords }: Judgement): Scope | null {
  const floors = isByWords ? BY_WORDS : { near: NEAR_FLOOR, field: FIELD_FLOOR, direct: DIRECT_FLOOR };
  if (related < floors.near) return null;
  if (related < floors.field) return 'wide';
  return onTopic < floors.direct ? 'field' : 'direct';
}

/**
 * Within the field the axis decides on which the record lies nearer. Without vectors nothing is known of axes: it has the use in common.
 * `isAsking`: its data set is of those who ask for something or buy it.
 */
export function ringOf(scope: Scope, nearness: Pick<Nearness, 'technology' | 'use'> | null, isAsking: boolean): Ring {
  if (scope === 'wide') return 'near';
  if (isAsking) return 'asks';
  if (scope === 'direct') return 'direct';
  return nearness && nearness.technology > nearness.use ? 'same technology' : 'same use';
}

/** How far from a floor, in log odds, a record is unsure, and what a language model's grade adds to them or takes off. */
const UNSURE = 1.2;
const SCREENED = 2.5;

/** How far the probabilities lie from the floor that is nearest, in log odds; null where the program is sure. */
export function unsureness({ related, onTopic }: Pick<Judgement, 'related' | 'onTopic'>): number | null {
  const ofRelated = Math.abs(logit(related) - logit(FIELD_FLOOR));
  const ofTopic = related < FIELD_FLOOR ? Infinity : Math.abs(logit(onTopic) - logit(DIRECT_FLOOR));
  const nearest = Math.min(ofRelated, ofTopic);
  return nearest < UNSURE ? nearest : null;
}

/** With what a language model says of the record. Where the program is sure it changes nothing, whatever it says. */
export function withGrade<Judged extends Pick<Judgement, 'related' | 'onTopic'>>(
  judged: Judged,
  grade: ScreenedGrade,
): Judged {
  if (unsureness(judged) === null) return judged;
  const moved = (probability: number, isMore: boolean) =>
    probabilityOf(logit(probability) + (isMore ? SCREENED : -SCREENED));
  const related = moved(judged.related, grade !== 'not');
  return { ...judged, related, onTopic: Math.min(related, moved(judged.onTopic, grade === 'on topic')) };
}

/** Whether a grade puts a record on the other side of a floor. */
export function changesSides(judged: Pick<Judgement, 'related' | 'onTopic'>, grade: ScreenedGrade): boolean {
  const sides = ({ related, onTopic }: typeof judged) => [related >= FIELD_FLOOR, onTopic >= DIRECT_FLOOR].join();
  return sides(judged) !== sides(withGrade(judged, grade));
}

const SUREST = 0.999;
const logit = (probability: number): number => {
  const held = Math.min(SUREST, Math.max(1 - SUREST, probability));
  return Math.log(held / (1 - held));
};
