import type { GroundUnit } from './ground.ts';
import { isDirection } from './language/opposites.ts';
import type { Word } from './language/words.ts';

/** An article may stand between a word and the next one of content. */
const NEXT_WITHIN = 6;

/** 'Reducing cost, weight and wear': of the words of a stem the one that governs what follows it in a list. */
function isLastBefore(at: number, next: Word | undefined, words: readonly Word[]): boolean {
  const behind = words.slice(at + 1);
  const place = behind.findIndex(({ stem }) => stem === next?.stem);
  return place >= 0 && !behind.slice(0, place).some(({ stem }) => stem === words[at]!.stem);
}

/**
 * Does the unit hold the word with its sign? Where it stands with both ('reduce the hazards and increase the density'), that
 * place counts whose neighbours are the word's own.
 */
export function signNear(word: Word, unit: GroundUnit, content: Word[]): boolean {
  const signs = unit.signs.get(word.stem)!;
  if (word.isLoose) return true;
  if (signs.size < 2) return signs.has(word.sign);
  const near = content.filter((other) => other !== word && Math.abs(other.at - word.at) < 50).map(({ stem }) => stem);
  const after = content
    .filter((other) => other.at > word.at)
    .slice(0, 2)
    .map(({ stem }) => stem);
  let best = -1;
  let isSame = false;
  for (const [at, said] of unit.words.entries()) {
    if (said.stem !== word.stem) continue;
    const around = unit.words.slice(Math.max(0, at - 6), at + 7).map(({ stem }) => stem);
    const behind = unit.words.slice(at + 1, at + 6).map(({ stem }) => stem);
    const next = content[content.indexOf(word) + 1];
    const isSameForm = said.lower === word.lower ? 1 : 0;
    const isBefore =
      next !== undefined &&
      next.at - word.end < NEXT_WITHIN &&
      unit.words.slice(at + 1, at + 3).find(({ isContent }) => isContent)?.stem === next.stem
        ? 3
        : 0;
    const score =
      isSameForm +
      (isDirection(word.stem) && isLastBefore(at, next, unit.words) ? 1 : 0) +
      isBefore +
      near.filter((stem) => around.includes(stem)).length +
      2 * after.filter((stem) => behind.includes(stem)).length;
    const agreesHere = said.isLoose || said.sign === word.sign;
    if (score > best) [best, isSame] = [score, agreesHere];
    else if (score === best) isSame ||= agreesHere;
  }
  return isSame;
}
