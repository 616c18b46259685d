import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import { signedStem } from './language/opposites.ts';
import { type Word, wordsOf } from './language/words.ts';
import { agrees } from './values/numbers.ts';

/** What a clause joins, although its sentence in the ground keeps it apart; empty where it joins nothing so. */
export function joinedWrongly(clause: Clause, window: GroundUnit): string[] {
  return [
    ...(isExchanged(clause, window) ? ['what belongs to what'] : []),
    ...(isOfTwoItems(clause, window) ? ['two items in one'] : []),
    ...(isOfContrary(clause, window) ? ['what is said of its contrary'] : []),
    ...apartInClauses(clause, window),
    ...ofAnotherType(clause, window),
    ...(isTurnedRound(clause.text, window.text) ? ['the way'] : []),
  ];
}

const stemsOf = (words: Word[]) =>
  new Set(words.filter(({ isContent, stem }) => isContent && !isFrameWord(stem)).map(({ stem }) => stem));

/** 'The handle is of plastic and the hopper of aluminum' for 'plastic hopper and aluminum handle'. */
function isExchanged({ text, from, all }: Clause, { words }: GroundUnit): boolean {
  const joint = /,? (?:and|while|but) /.exec(text);
  // The last of a list ('A, B and C') stands beside the others.
  if (!joint || /, [^,.;]{1,25}$/.test(text.slice(0, joint.index))) return false;
  const cut = joint.index + from;
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

const JOINTS = /;|,|\b(?:and|but|while|whereas)\b/g;

/** 'Passive sonar avoids obstacles' for 'active sonar avoids obstacles and passive sonar detects threats'. */
function isOfContrary({ all }: Clause, { words, text }: GroundUnit): boolean {
  const content = all.filter(({ isContent, stem }) => isContent && !isFrameWord(stem));
  return content.some((word) => {
    const isContrary = ({ lower }: Word) => signedStem(lower).sign !== signedStem(word.lower).sign;
    const same = words.filter(({ stem }) => stem === word.stem);
    const [own, contrary] = [same.filter((known) => !isContrary(known)), same.filter(isContrary)];
    if (own.length !== 1 || contrary.length !== 1 || all.some((other) => other.stem === word.stem && isContrary(other)))
      return false;
    const [first, second] = [own[0]!, contrary[0]!].toSorted((a, b) => a.at - b.at);
    const joint = [...text.slice(first!.end, second!.at).matchAll(JOINTS)].at(-1);
    if (!joint) return false;
    const cut = first!.end + joint.index;
    const isBefore = own[0]!.at < cut;
    const places = content
      .filter(({ stem }) => stem !== word.stem)
      .map(({ stem }) => new Set(words.filter((known) => known.stem === stem).map(({ at }) => at < cut)))
      .filter(({ size }) => size === 1);
    return places.length > 1 && places.every((sides) => !sides.has(isBefore));
  });
}

const ITEMS = /\((?:i|ii|iii|iv|v|[a-e])\)|(?<=[:;,] (?:and )?)\([1-9]\)|(?<=[ ;,])[1-9]\)|\bPhase \d(?=:)/g;

/** '(i) … (ii) …', '1) … 2) …', 'Phase 1: … Phase 2: …': a clause that says no 'and' is about one of them. */
function isOfTwoItems({ text, words, numbers }: Clause, window: GroundUnit): boolean {
  const numbered = [...window.text.matchAll(ITEMS)].map(({ index }) => index);
  const cuts = numbered.length > 1 ? numbered : bracketed(window.text);
  if (/\b(?:and|or|both|respectively)\b|;/i.test(text)) return false;
  const items = cuts.map((from, at) => ({ from, to: cuts[at + 1] ?? window.text.length }));
  const isIn = (said: Word, { from, to }: { from: number; to: number }) =>
    window.words.some(
      (word) =>
        word.stem === said.stem &&
        word.at >= from &&
        word.at < to &&
        signedStem(word.lower).sign === signedStem(said.lower).sign,
    );
  const own = words.flatMap((word) => {
    const holding = items.filter((item) => isIn(word, item));
    return holding.length === 1 ? holding : [];
  });
  const counted = numbers.flatMap(({ number }) => {
    const known = window.numbers.filter((each) => agrees(number, each));
    const holding = items.filter(({ from, to }) => known.some(({ at }) => at >= from && at < to));
    return holding.length === 1 ? holding : [];
  });
  const named = items.filter(({ from }) => {
    const phase = /^Phase \d/.exec(window.text.slice(from))?.[0];
    return phase !== undefined && text.includes(phase);
  });
  return new Set([...own, ...counted, ...named]).size > 1;
}

const BRACKETS =
  /[^()]{3,60}\((?:(?:in|outside|inside|at|from|with|without|before|after) [^()]{3,60}|\d[\d.,]* ?(?:[mµk]?g|mcg|[mµ]?l|[mck]m))\)/g;

/** 'Suspected cases (outside Hubei), diagnosed cases (in Hubei)': what stands in brackets is said of what stands before them. */
const bracketed = (text: string) => (text.includes('(') ? [...text.matchAll(BRACKETS)].map(({ index }) => index) : []);

const APART = /;|,? (?:and|but|while|whereas) |, /g;

/** '125 pounds for the 35 hp motor and 275 for the 70 hp motor': numbers of two parts that each have one of the other's kind. */
function apartInClauses({ numbers, text, whole }: Clause, window: GroundUnit): string[] {
  if (/\b(?:and|to|respectively)\b/.test(text)) return [];
  const cuts = [...window.text.matchAll(APART)].map(({ index }) => index);
  const partOf = (at: number) => cuts.filter((cut) => cut < at).length;
  const isSame = (a: (typeof window.numbers)[number], b: (typeof numbers)[number]) => a.value === b.number.value;
  return numbers.slice(1).flatMap((second, index) => {
    const first = numbers[index]!;
    const one = window.numbers.filter((known) => isSame(known, first)).map(({ at }) => partOf(at));
    const other = window.numbers.filter((known) => isSame(known, second)).map(({ at }) => partOf(at));
    if (other.length === 0 || one.some((part) => other.includes(part))) return [];
    const noun = nextWord(whole, second.value.end);
    const isLike = ({ unit, end }: (typeof window.numbers)[number]) =>
      second.number.unit === null
        ? unit === null && nextWord(window.text, end) === noun
        : unit?.dimension === second.number.unit.dimension;
    const isRow = window.numbers.some((known) => one.includes(partOf(known.at)) && isLike(known));
    return isRow ? [`${second.value.text} with ${first.value.text}`] : [];
  });
}

const nextWord = (text: string, at: number) => /^[ -]*(\p{L}+)/u.exec(text.slice(at))?.[1]?.toLowerCase();

const TYPED = /\b(phase|stage|level|group|arm|cohort|part) ([ivx]+|[1-9]|[a-d])\b/gi;

/** What is said of Phase 2 stands in a sentence about it, not in one about Phase 1. */
function ofAnotherType({ text }: Clause, window: GroundUnit): string[] {
  const typesOf = (said: string) =>
    [...said.matchAll(TYPED)].map(([whole, kind]) => ({ whole, kind: kind!.toLowerCase() }));
  if (window.label !== null) return [];
  const known = typesOf(window.text);
  return typesOf(text)
    .filter(({ whole, kind }) => {
      const same = known.filter((other) => other.kind === kind);
      return same.length > 0 && !same.some((other) => other.whole.toLowerCase() === whole.toLowerCase());
    })
    .map(({ whole }) => whole);
}

/** What is put in place of what, held against what, made of what: each way of saying it, OLD and NEW (LONG with commas, LAST at the end) standing for what it joins. */
const WAYS = (
  [
    [
      /replac/i,
      '\\breplac(?:e|es|ing) OLD (?:with|by) NEW',
      'OLD (?:is|are|was|were|be) replaced (?:with|by) NEW',
      'NEW (?:to )?replaces? (?!.* (?:with|by) )OLD(?: (?:when|in|for)\\b|[,.;]|$)',
    ],
    [/validat/i, '\\bvalidat\\w+ LONG against NEW', 'OLD (?:is|are|was|were|be) validated against NEW'],
    [/adapt/i, '\\badapt\\w* OLD to NEW', 'OLD (?:is|are|was|were)(?: to be)? adapted(?: by [^,.;]{2,30}?)? to NEW'],
    [
      /\binto\b/i,
      '\\b(?:recycl|convert|transform|turn|chang)\\w* LONG into NEW',
      'OLD (?:is|are|was|were)(?: to be)? (?:recycled|converted|transformed|turned|changed) into NEW',
    ],
    [
      /\bfrom\b/i,
      '\\b(?:generat|deriv|produc|creat|extract|obtain|construct|synthesi[sz]|build|infer|predict|develop)\\w* NEW from LAST',
    ],
    [
      /\b(?:convert|transform|translat)/i,
      'OLD (?:is |are |was |were |be )?(?:converted|transformed|translated) (?:in)?to NEW',
      '\\b(?:convert|transform|translat)(?:e?s|ing|e)? OLD (?:in)?to NEW',
    ],
    [/\badd/i, 'OLD (?:is |are |was |were )?added to NEW', '\\badd(?:s|ed|ing)? OLD to NEW'],
  ] satisfies [RegExp, ...string[]][]
).map(waysOf);
const AFTER = waysOf([/\b(?:after|following)\b/i, 'OLD (?:after|following) NEW']);

interface Ways {
  /** A word that each of them has: looked for first, as the patterns begin with anything. */
  key: RegExp;
  patterns: RegExp[];
}

function waysOf([key, ...ways]: [RegExp, ...string[]]): Ways {
  return { key, patterns: ways.map(patternOf) };
}

function patternOf(way: string): RegExp {
  const parts = {
    OLD: '(?<old>[^,.;]{2,60}?)',
    LONG: '(?<old>[^.;]{2,200}?)',
    NEW: '(?<new>[^,.;]{2,60})',
    LAST: '(?<old>[^,.;]{2,60})',
  };
  return new RegExp(
    way.replace(/OLD|LONG|NEW|LAST/g, (name) => parts[name as keyof typeof parts]),
    'giu',
  );
}

interface Pair {
  old: string[];
  new: string[];
}

function pairsOf({ key, patterns }: Ways, text: string): Pair[] {
  if (!key.test(text)) return [];
  return patterns.flatMap((pattern) =>
    [...text.replace(/ +/g, ' ').matchAll(pattern)].map(({ groups }) => {
      const [one, other] = [stemsOf(wordsOf(groups!['old']!)), stemsOf(wordsOf(groups!['new']!))];
      // 'Formal models from informal models': a word of both tells nothing.
      return { old: [...one].filter((stem) => !other.has(stem)), new: [...other].filter((stem) => !one.has(stem)) };
    }),
  );
}

const meets = (one: string[], other: string[]) => one.some((stem) => other.includes(stem));
const isSame = (one: Pair, other: Pair) => meets(one.old, other.old) && meets(one.new, other.new);

/** One side that stands on the other in the ground is enough; of what comes after what both must. */
function isTurnedRound(stated: string, known: string): boolean {
  const isTurned = (ways: Ways, turns: (one: Pair, other: Pair) => boolean) =>
    pairsOf(ways, stated).some((pair) => {
      const there = pairsOf(ways, known);
      return there.some((other) => turns(pair, other)) && !there.some((other) => isSame(pair, other));
    });
  return (
    WAYS.some((ways) => isTurned(ways, (one, other) => meets(one.old, other.new) || meets(one.new, other.old))) ||
    isTurned(AFTER, (one, other) => meets(one.old, other.new) && meets(one.new, other.old))
  );
}

const FROM_TO = /\bfrom (?:the |an? )?([^,.;]{2,40}?) (?:in)?to (?:the |an? )?([^,.;]{2,40})/giu;

/** 'From the spatial domain to the temporal one' where the ground goes the other way. */
export function isTurnedWay(stated: string, known: string): boolean {
  const ways = (text: string) =>
    [...text.matchAll(FROM_TO)].map(([, from, to]) => {
      const [start, end] = [from!, to!].map((side) =>
        wordsOf(side)
          .filter(({ isContent }) => isContent)
          .map(({ stem }) => stem),
      );
      return {
        start: start!.filter((stem) => !end!.includes(stem)),
        end: end!.filter((stem) => !start!.includes(stem)),
      };
    });
  return ways(stated).some(({ start, end }) =>
    ways(known).some(
      (way) =>
        (meets(start, way.end) && meets(end, way.start) && !meets(start, way.start)) ||
        // 'From the ship to the ship's boat': what one side has more than the other.
        (start.length === 0 && meets(end, way.start)) ||
        (end.length === 0 && meets(start, way.end)),
    ),
  );
}
