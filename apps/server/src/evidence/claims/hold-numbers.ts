import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import type { Word } from './language/words.ts';
import type { Value } from './value.ts';
import { agrees, isHowOften, type StatedNumber } from './values/numbers.ts';

/** Numbers of running text stand in the clause's sentence, with the noun that they count, and are said there of what the clause says them of. */
export function numbersElsewhere({ numbers, shared, words, all, whole }: Clause, window: GroundUnit | null): string[] {
  const turned = window ? turnedRanges(numbers, window, whole) : [];
  if (turned.length > 0) return turned;
  const ofAnother = shared.filter(({ value, number }) => {
    const same = window?.numbers.filter((known) => agrees(number, known)) ?? [];
    return value.holders.includes(window!) && isSaidOfAnother(same, numbers, all, window!);
  });
  if (ofAnother.length > 0) return ofAnother.map(({ value }) => value.text);
  return numbers
    .filter(({ value, number }) => {
      const next = Math.min(...numbers.map((other) => other.value.at).filter((at) => at > value.at));
      const nouns = isHowOften(number) ? [] : words.filter(({ at }) => at >= value.end && at < next).slice(0, 2);
      // '125.09 ± 0.21 GeV': the unit stands behind the next number.
      const isHere = window !== null && value.holders.includes(window);
      const same =
        window?.numbers.filter(
          (known) =>
            agrees(number, known) || (isHere && known.unit === null && agrees({ ...number, unit: null }, known)),
        ) ?? [];
      // 'Capsules of 100 and 150 mg': each in a row of its own that says the rest, too.
      if (window && isListed(value, numbers, whole) && standsInLikeRow(value, words, window)) return false;
      // In another sentence only with its noun right behind it: '3 microphones', where this one counts no other.
      if (!window || same.length === 0)
        return (
          !nouns[0] ||
          isCountedHere(number, nouns[0].stem, window) ||
          !value.holders.some((unit) =>
            unit.numbers.some((known) => agrees(number, known) && isCountedBy(unit, known, nouns[0]!.stem)),
          )
        );
      if (
        isSaidOfAnother(same, numbers, all, window, nouns[0]?.stem) ||
        same.every((known) => isUnderAnotherHead(known, all, window))
      )
        return true;
      return nouns.some(
        ({ stem }) =>
          window.numbers.some((known) => !same.includes(known) && isCountedBy(window, known, stem)) &&
          !same.some((known) => isCountedBy(window, known, stem)),
      );
    })
    .map(({ value }) => value.text);
}

/**
 * 'Adults take 20 mg' for 'Adults take 100 mg. Children take 20 mg.': does the sentence that has a word which this one lacks give
 * another number of the kind, with more of the clause's words?
 */
export const numberOfAnother = (
  { numbers, words }: Clause,
  window: GroundUnit,
  lacking: readonly Word[],
  units: readonly GroundUnit[],
) =>
  numbers.find(
    ({ value, number }) =>
      value.holders.includes(window) &&
      units.some(
        (unit) =>
          unit !== window &&
          unit.label === window.label &&
          lacking.some(({ stem }) => unit.signs.has(stem)) &&
          words.some((word) => word.isContent && !lacking.includes(word) && unit.signs.has(word.stem)) &&
          !unit.numbers.some((known) => numbers.some((each) => agrees(each.number, known))) &&
          unit.numbers.some((known) => known.unit !== null && known.unit?.dimension === number.unit?.dimension),
      ),
  )?.value;

/** 'Adults take 20 mg of alphacin' for 'Adults take 100 mg of alphacin': does the sentence give another number of the thing? */
const isCountedHere = (number: StatedNumber, noun: string, window: GroundUnit | null) =>
  window?.numbers.some(
    (known) => known.unit?.dimension === number.unit?.dimension && isCountedBy(window, known, noun),
  ) ?? false;

function countsAlone(unit: GroundUnit, same: readonly StatedNumber[], noun: string): boolean {
  const isNext = ({ end }: StatedNumber) => {
    const next = unit.words.find(({ at, isContent }) => at >= end && isContent);
    return next?.stem === noun && /^\+? $/.test(unit.text.slice(end, next.at));
  };
  return same.some(isNext) && !unit.numbers.some((known) => !same.includes(known) && isCountedBy(unit, known, noun));
}

const isListed = ({ at, end }: Value, numbers: Clause['numbers'], whole: string) =>
  numbers.some(({ value: other }) =>
    [whole.slice(end, other.at), whole.slice(other.end, at)].some((between) => /^(?:,|,? and| or) $/.test(between)),
  );

const standsInLikeRow = ({ holders }: Value, words: Word[], { signs }: GroundUnit) =>
  holders.some((unit) => words.every(({ stem, sign }) => !signs.has(stem) || unit.signs.get(stem)?.has(sign)));

/** 'From 81 % to 75 %' where the ground says 'from 75 % to 81 %'. */
function turnedRanges(numbers: Clause['numbers'], { text, numbers: known }: GroundUnit, whole: string): string[] {
  const isFrom = (said: string, one: number, other: number) =>
    /\bfrom $/i.test(said.slice(0, one)) && /^[^,;]{0,12}\bto /.test(said.slice(one, other));
  const places = (number: StatedNumber) => known.filter((each) => agrees(number, each)).map(({ at }) => at);
  return numbers.slice(1).flatMap(({ number: to, value }, at) => {
    const from = numbers[at]!;
    const isTurned =
      isFrom(whole, from.value.at, value.at) &&
      places(to).some((one) => places(from.number).some((other) => isFrom(text, one, other)));
    return isTurned ? [value.text] : [];
  });
}

/** Words behind a number among which its noun is looked for. */
const COUNTED_WITHIN = 6;

/** 'Type 1 diabetes' is no number of diabetes. */
const OF_KIND = /\b(?:type|grade|class) $/i;

/** What closes its bracket counts nothing behind it: 'decoction (120 ml) and powder'. */
function isCountedBy(unit: GroundUnit, known: StatedNumber, noun: string): boolean {
  if (unit.text[known.end] === ')' || OF_KIND.test(unit.text.slice(0, known.at))) return false;
  const behind = unit.words.filter(({ at }) => at >= known.end).slice(0, COUNTED_WITHIN);
  // '3 microphones and 4 cameras': what stands behind the next number that number counts.
  const first = behind.find(({ isContent }) => isContent);
  const next = first && unit.numbers.find(({ at }) => /\b(?:and|or) $/.test(unit.text.slice(first.end, at)));
  return behind.some(({ stem, at }) => stem === noun && (next === undefined || at < next.at));
}

/**
 * '0.20 with terbutaline, 0.07 with budesonide': does the ground say another number of the same kind of the clause's words,
 * and nothing of theirs of this one?
 */
function isSaidOfAnother(
  same: StatedNumber[],
  stated: Clause['numbers'],
  all: Word[],
  unit: GroundUnit,
  noun?: string,
): boolean {
  const rivals = unit.numbers.filter(
    (known) =>
      !stated.some(({ number }) => agrees(number, known)) &&
      same.some((own) => own.unit?.dimension === known.unit?.dimension),
  );
  const said = new Set(all.map(({ stem }) => stem));
  // 'Eight of them, five of which …': what follows is said of the five.
  const isOfPart = rivals.some(
    (number) =>
      /^ of (?:which|whom|them|these|those)\b/i.test(unit.text.slice(number.end)) &&
      unit.words.some(({ at, stem, isContent }) => isContent && at > number.end && said.has(stem)),
  );
  // '1,955 warnings' that stand there as such, and no other number of warnings.
  const isAlone = noun !== undefined && countsAlone(unit, same, noun);
  return isOfPart || (!isAlone && isSaidWithAnother(same, rivals, itemsOf(unit, unit.numbers), said));
}

const HEAD = /;[^;:]+: $/;

/** 'The pail holds 1.0 quart' for 'capacity 10.0 quarts; graduation marks: 1.0-quart': what a list gives under a head is of that alone. */
function isUnderAnotherHead({ at }: StatedNumber, all: Word[], { text, words }: GroundUnit): boolean {
  const head = HEAD.exec(text.slice(0, at));
  if (!head) return false;
  const own = words.filter((word) => word.isContent && word.at > head.index && word.end < at);
  return !own.some(({ stem }) => all.some((word) => word.stem === stem));
}

/** Does the ground say words of the clause of another one of these, and nothing of theirs of this one? */
export function isSaidWithAnother<Mark>(same: Mark[], rivals: Mark[], items: Items<Mark>, said: Set<string>): boolean {
  const sharedWith = (marks: Mark[]) =>
    new Set(marks.flatMap((mark) => [...(items.get(mark) ?? [])].filter((stem) => said.has(stem))));
  const own = sharedWith(same);
  return rivals.some((rival) => {
    const theirs = sharedWith([rival]);
    const isAlone = [...theirs].some((stem) => !own.has(stem));
    return isAlone && [...own].every((stem) => theirs.has(stem));
  });
}

/** Content words before a number that it is said of. */
const NEAR = 4;

/** What parts two numbers' words, the strongest first. */
const BREAKS = [/;/g, /,? (?:and|or|but|while|whereas|versus) /g, /[,)]/g];
const IN_ONE = /^ (?:to|and|or|versus) $/;

type Items<Mark> = Map<Mark, Set<string>>;

const read = new WeakMap<object, Items<unknown>>();

/** The words of a sentence that each of its numbers (or days) is said with; those of a range share theirs. */
export function itemsOf<Mark extends { at: number; end: number }>(
  { text, words }: Pick<GroundUnit, 'text' | 'words'>,
  marks: Mark[],
): Items<Mark> {
  const known = read.get(marks);
  if (known) return known as Items<Mark>;
  const items: Items<Mark> = new Map();
  let from = 0;
  let group: Mark[] = [];
  for (const [at, mark] of marks.entries()) {
    group.push(mark);
    const next = marks[at + 1];
    const between = next && text.slice(mark.end, next.at);
    if (between !== undefined && IN_ONE.test(between)) continue;
    const to = next ? mark.end + cutOf(between!) : text.length;
    const near = words.filter((word) => word.isContent && word.at >= from && word.at < to);
    const before = near.filter(({ at: start }) => start < group[0]!.at).length;
    const own = new Set(near.slice(Math.max(0, before - NEAR)).map(({ stem }) => stem));
    for (const each of group) items.set(each, own);
    from = to;
    group = [];
  }
  read.set(marks, items);
  return items;
}

/** Where the words of one number end and those of the next begin: 'width 0.5 inches length 0.2 inches' names what follows. */
function cutOf(between: string): number {
  for (const pattern of BREAKS) {
    const last = [...between.matchAll(pattern)].at(-1);
    if (last) return last.index;
  }
  return /^ ?(?:\p{L}+ )?(?:with|in|for|of|at|to) /u.test(between) ? between.length : 0;
}
