import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import { type Word, wordsOf } from './language/words.ts';
import { agrees } from './values/numbers.ts';

/** What a clause joins, although its sentence in the ground keeps it apart; empty where it joins nothing so. */
export function joinedWrongly(clause: Clause, window: GroundUnit): string[] {
  return [
    ...(isExchanged(clause, window) ? ['what belongs to what'] : []),
    ...(isOfTwoItems(clause, window) ? ['two items in one'] : []),
    ...apartInClauses(clause, window),
    ...ofAnotherType(clause, window),
    ...(isReplacedByOther(clause.text, window.text) ? ['the way'] : []),
  ];
}

const stemsOf = (words: Word[]) =>
  new Set(words.filter(({ isContent, stem }) => isContent && !isFrameWord(stem)).map(({ stem }) => stem));

/** 'The handle is of plastic and the hopper of aluminum' for 'plastic hopper and aluminum handle'. */
function isExchanged({ text, all }: Clause, { words }: GroundUnit): boolean {
  const joint = /,?\s(?:and|while|but)\s/.exec(text);
  // The last of a list ('A, B and C') stands beside the others.
  if (!joint || /,\s[^,.;]{1,25}$/.test(text.slice(0, joint.index))) return false;
  const offset = all.length > 0 ? all[0]!.at - (wordsOf(text)[0]?.at ?? 0) : 0;
  const cut = joint.index + offset;
  const [left, right] = [stemsOf(all.filter(({ at }) => at < cut)), stemsOf(all.filter(({ at }) => at > cut))];
  const content = words.filter(({ isContent }) => isContent);
  let [across, within] = [0, 0];
  for (const [at, one] of content.entries()) {
    for (const other of content.slice(at + 1, at + 3)) {
      if (other.at - one.end > 12 || one.stem === other.stem) continue;
      const [l, r] = [left.has(one.stem), right.has(one.stem)];
      const [ol, or] = [left.has(other.stem), right.has(other.stem)];
      if ((l && r) || (ol && or)) continue;
      if ((l && or) || (r && ol)) across++;
      else if ((l && ol) || (r && or)) within++;
    }
  }
  return across > 1 && across > within;
}

const ITEMS = /\((?:i|ii|iii|iv|v|[a-e])\)|(?<=[:;,]\s(?:and\s)?)\([1-9]\)|(?<=[\s;,])[1-9]\)/g;

/** '(i) … (ii) …', '1) … 2) …': a clause that says no 'and' is about one of them. */
function isOfTwoItems({ text, words, numbers }: Clause, window: GroundUnit): boolean {
  const numbered = [...window.text.matchAll(ITEMS)].map(({ index }) => index);
  const cuts = numbered.length > 1 ? numbered : bracketed(window.text);
  if (cuts.length < 2 || /\b(?:and|or|both|respectively)\b|;/i.test(text)) return false;
  const items = cuts.map((from, at) => ({ from, to: cuts[at + 1] ?? window.text.length }));
  const isIn = (stem: string, { from, to }: { from: number; to: number }) =>
    window.words.some((word) => word.stem === stem && word.at >= from && word.at < to);
  const own = words.flatMap(({ stem }) => {
    const holding = items.filter((item) => isIn(stem, item));
    return holding.length === 1 ? holding : [];
  });
  const counted = numbers.flatMap(({ number }) => {
    const known = window.numbers.filter((each) => agrees(number, each));
    const holding = items.filter(({ from, to }) => known.some(({ at }) => at >= from && at < to));
    return holding.length === 1 ? holding : [];
  });
  return new Set([...own, ...counted]).size > 1;
}

const BRACKETS =
  /[^()]{3,60}\((?:(?:in|outside|inside|at|from|with|without|before|after)\s[^()]{3,60}|\d[\d.,]*\s?(?:[mµk]?g|mcg|[mµ]?l|[mck]m))\)/g;

/** 'Suspected cases (outside Hubei), diagnosed cases (in Hubei)': what stands in brackets is said of what stands before them. */
const bracketed = (text: string) => [...text.matchAll(BRACKETS)].map(({ index }) => index);

const APART = /;|,?\s(?:and|but|while|whereas)\s|,\s/g;

/** '125 pounds for the 35 hp motor and 275 for the 70 hp motor': numbers of two parts that each have one of the other's kind. */
function apartInClauses({ numbers, text, whole }: Clause, window: GroundUnit): string[] {
  if (
    numbers.length < 2 ||
    numbers.every(({ number }) => number.unit === null) ||
    /\b(?:and|to|respectively)\b/.test(text)
  )
    return [];
  const cuts = [...window.text.matchAll(APART)].map(({ index }) => index);
  const partOf = (at: number) => cuts.filter((cut) => cut < at).length;
  const isSame = (a: (typeof window.numbers)[number], b: (typeof numbers)[number]) => a.value === b.number.value;
  return numbers.slice(1).flatMap((second, index) => {
    const first = numbers[index]!;
    const one = window.numbers.filter((known) => isSame(known, first)).map(({ at }) => partOf(at));
    const other = window.numbers.filter((known) => isSame(known, second)).map(({ at }) => partOf(at));
    if (one.length === 0 || other.length === 0 || one.some((part) => other.includes(part))) return [];
    const noun = nextWord(whole, second.value.end);
    const isLike = ({ unit, end }: (typeof window.numbers)[number]) =>
      second.number.unit === null
        ? unit === null && nextWord(window.text, end) === noun
        : unit?.dimension === second.number.unit.dimension;
    const isRow = window.numbers.some((known) => one.includes(partOf(known.at)) && isLike(known));
    return isRow ? [`${second.value.text} with ${first.value.text}`] : [];
  });
}

const nextWord = (text: string, at: number) => /^[\s-]*(\p{L}+)/u.exec(text.slice(at))?.[1]?.toLowerCase();

const TYPED = /\b(phase|stage|level|group|arm|cohort|part)\s+(i{1,3}v?|iv|v|[1-9]|[a-d])\b/gi;

/** What is said of Phase II stands in a sentence about it, not in one about Phase I. */
function ofAnotherType({ text }: Clause, window: GroundUnit): string[] {
  const typesOf = (said: string) =>
    [...said.matchAll(TYPED)].map(([whole, kind, mark]) => ({
      whole,
      kind: kind!.toLowerCase(),
      mark: mark!.toLowerCase().replace(/^i+$/, (ones) => String(ones.length)),
    }));
  if (window.label !== null) return [];
  const known = typesOf(window.text);
  return typesOf(text)
    .filter(({ kind, mark }) => {
      const same = known.filter((other) => other.kind === kind);
      return same.length > 0 && !same.some((other) => other.mark === mark);
    })
    .map(({ whole }) => whole);
}

/** What is put in place of what, or held against what. */
const PAIRS: { pattern: RegExp; isTurned: boolean }[] = [
  { pattern: /\breplac(?:e|es|ing)\s+([^,.;]{2,60}?)\s+(?:with|by)\s+([^,.;]{2,60})/giu, isTurned: false },
  { pattern: /([^,.;]{2,60}?)\s+(?:is|are|was|were|be) replaced (?:with|by)\s+([^,.;]{2,60})/giu, isTurned: false },
  {
    pattern: /([^,.;]{2,40}?)\s+(?:to\s+)?replaces?\s+([^,.;]{2,50}?)(?:\s(?:when|in|for)\b|[,.;]|$)/giu,
    isTurned: true,
  },
];

const AGAINST =
  /\bvalidat\w+\s+(?:the\s+|a\s+)?([^.;]{2,200}?),?\s+against\s+([^.;]{2,60})|([^,.;]{2,60}?)\s+(?:is|are|was|were|be) validated against\s+([^,.;]{2,60})/giu;
const ADAPT =
  /\badapt\w*\s+(?:the\s+)?([^,.;]{2,60}?)\s+to\s+([^,.;]{2,60})|([^,.;]{2,60}?)\s+(?:is|are|was|were)(?: to)? (?:be )?adapted(?: by [^,.;]{2,30}?)? to\s+([^,.;]{2,60})/giu;

const INTO =
  /\b(?:recycl|convert|transform|turn|chang)\w*\s+(?:the\s+|a\s+)?([^.;]{2,200}?),?\s+into\s+([^.;]{2,80})|([^,.;]{2,60}?)\s+(?:is|are|was|were)(?: to)? (?:be )?(?:recycled|converted|transformed|turned|changed) into\s+([^,.;]{2,60})/giu;
const OUT_OF =
  /\b(?:generat|deriv|produc|creat|extract|obtain|construct|synthesi[sz]|build|infer|predict|develop)\w*\s+([^,.;]{2,60}?)\s+from\s+([^,.;]{2,60})/giu;
const ADDED =
  /([^,.;]{2,60}?)\s+(?:is |are |was |were )?added to\s+([^,.;]{2,60})|\badd(?:s|ed|ing)?\s+([^,.;]{2,60}?)\s+to\s+([^,.;]{2,60})/giu;
const AFTER = /([^,.;]{4,80}?)\s+(?:after|following)\s+([^,.;]{4,60})/giu;

function isReplacedByOther(stated: string, known: string): boolean {
  const contentOf = (part: string) => [...stemsOf(wordsOf(part))];
  const replaced = (text: string) =>
    PAIRS.flatMap(({ pattern, isTurned }) =>
      [...text.matchAll(pattern)].flatMap(([, one, other]) => {
        const [first, second] = [contentOf(one!), contentOf(other!)];
        if (!isTurned) return [{ old: first, new: second }];
        // 'The team replaces steel with titanium' is the first of the patterns.
        return /\b(?:with|by)\b/.test(other!) ? [] : [{ old: second, new: first }];
      }),
    );
  const held = (pattern: RegExp) => (text: string) =>
    [...text.matchAll(pattern)].map(([, a, b, c, d]) => {
      const [one, other] = [contentOf(a ?? c!), contentOf(b ?? d!)];
      // 'Formal models from informal models': a word of both tells nothing.
      return {
        old: one.filter((stem) => !other.includes(stem)),
        new: other.filter((stem) => !one.includes(stem)),
      };
    });
  const meets = (one: string[], other: string[]) => one.some((stem) => other.includes(stem));
  const after = held(AFTER);
  return [replaced, held(AGAINST), held(ADAPT), held(INTO), held(OUT_OF), held(ADDED), after].some((read) => {
    const own = read(stated);
    const there = own.length > 0 ? read(known) : [];
    return (
      there.length > 0 &&
      own.some(
        (pair) =>
          there.some((other) => meets(pair.old, other.new) || meets(pair.new, other.old)) &&
          (read !== after || there.some((other) => meets(pair.old, other.new) && meets(pair.new, other.old))) &&
          !there.some((other) => meets(pair.old, other.old) && meets(pair.new, other.new)),
      )
    );
  });
}
