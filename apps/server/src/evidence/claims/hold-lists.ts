import type { GroundUnit } from './ground.ts';
import { type Word, wordsOf } from './language/words.ts';

/** 'A and B got 1 and 2', 'A and B got C and D, respectively': the first belongs to the first, the second to the second. */
interface Lists {
  left: [Set<string>, Set<string>];
  right: [Set<string>, Set<string>];
}

const NO_JOINT = '(?!(?:the|and|or|is|are|was|were|be|has|have|which|that|from|of|in|for|with|to|by)\\b)';
const ITEM = `(?:the )?(?:${NO_JOINT}[\\p{L}\\p{N}$.%'/-]+ ){0,3}?${NO_JOINT}[\\p{L}\\p{N}$%'/.,-]*[\\p{L}\\p{N}%]`;
const BETWEEN = '(?:(?!(?:and|or)\\b)\\p{L}+ ){1,4}?';
const SIDE_BY_SIDE = new RegExp(
  `(?<one>${ITEM}) and (?<two>${ITEM}),? (?<verb>${BETWEEN})(?<three>${ITEM}) and (?<four>${ITEM})(?=,? respectively|[,.;]|$| (?:on|in|at|for|from|with|to|by|as)\\b)`,
  'giu',
);

/** 'Group A', 'group 2'. */
const SHORT = /^(?:\p{Lu}|\d.*)$/u;
const nameOf = ({ text, stem }: Word) => (SHORT.test(text) ? text : stem);

/** The words that one of two items has alone: what they share ('groups 1 and 2') tells neither from the other. */
function distinct(one: string, other: string): [Set<string>, Set<string>] {
  const stems = (text: string) => {
    const words = wordsOf(text);
    const short = words.filter((word) => SHORT.test(word.text));
    return (short.length > 0 ? short : words.filter(({ isContent }) => isContent)).map(nameOf);
  };
  const [a, b] = [new Set(stems(one)), new Set(stems(other))];
  return [new Set([...a].filter((stem) => !b.has(stem))), new Set([...b].filter((stem) => !a.has(stem)))];
}

/** Few texts have two pairs, and to look for them in the others takes long. */
const TWO_PAIRS = / and .+ and /i;

function listsOf(text: string): Lists[] {
  if (!TWO_PAIRS.test(text)) return [];
  return [...text.matchAll(SIDE_BY_SIDE)].flatMap(({ groups }) => {
    const left = distinct(groups!['one']!, groups!['two']!);
    const right = distinct(groups!['three']!, groups!['four']!);
    const isOrdered =
      /\brespectively\b/i.test(text) || [groups!['three']!, groups!['four']!].every((item) => /\d/.test(item));
    return isOrdered && [...left, ...right].every((item) => item.size > 0) ? [{ left, right }] : [];
  });
}

const holds = (words: Word[], item: Set<string>) => words.some((word) => item.has(nameOf(word)));

const CUT = /;|, |\. | (?:and|while|whereas|but) /g;

/** The stretches of a field or sentence that say one thing each. */
function stretchesOf({ text, words }: GroundUnit): Word[][] {
  const cuts = [...text.matchAll(CUT)].map(({ index }) => index);
  return [0, ...cuts].map((from, at) => words.filter((word) => word.at >= from && word.at < (cuts[at] ?? text.length)));
}

/** Does the record say the first of the second and the second of the first, and neither of its own? */
export function isExchangedInLists(text: string, units: GroundUnit[]): boolean {
  return listsOf(text).some((stated) => {
    const said = units.filter(({ words }) => stated.left.some((item) => holds(words, item)));
    const known = said.flatMap((unit) => listsOf(unit.text));
    const meets = (one: Set<string>, other: Set<string>) => [...one].some((stem) => other.has(stem));
    const places = ([one, other]: Lists['left'], [a, b]: Lists['left']) =>
      meets(one, a) || meets(other, b) ? 1 : meets(one, b) || meets(other, a) ? -1 : 0;
    const turns = known.map((lists) => places(stated.left, lists.left) * places(stated.right, lists.right));
    if (turns.some((turn) => turn !== 0)) return turns.every((turn) => turn <= 0);
    const stretches = said.flatMap(stretchesOf);
    const isSaid = (one: Set<string>, other: Set<string>) =>
      stretches.some((words) => holds(words, one) && holds(words, other));
    const [a, b] = stated.left;
    const [c, d] = stated.right;
    return !isSaid(a, c) && !isSaid(b, d) && (isSaid(a, d) || isSaid(b, c));
  });
}
