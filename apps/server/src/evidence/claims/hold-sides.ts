import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import { isDirection } from './language/opposites.ts';
import type { Word } from './language/words.ts';

/** What a clause says of the one, although its sentence in the ground says it of the other; empty where it doesn't. */
export function onAnotherSide(clause: Clause, window: GroundUnit): string[] {
  return [
    ...(isComparedRound(clause, window) ? ['what is more or less'] : []),
    ...(isRaisedElsewhere(clause, window) ? ['what is more or less'] : []),
    ...(isOnlyOfIt(clause, window) || isOfWhatFollows(clause, window) ? ['what it is'] : []),
  ];
}

const isTelling = ({ isContent, stem }: Word) => isContent && !isFrameWord(stem);
const BREAK = /[;:.!?()]|, (?:and|but|while|whereas|which)\b/;
const COMPARED_WITHIN = 5;

interface Comparison {
  left: Set<string>;
  right: Set<string>;
}

/** 'Adults tend to darker areas than juveniles': whom it is said of, and with whom he is compared. */
function comparisonsOf(text: string, words: Word[]): Comparison[] {
  return words.flatMap((than, at) => {
    if (than.lower !== 'than') return [];
    const clauseStart = words.findLastIndex(
      ({ end }, place) => place < at && BREAK.test(text.slice(end, words[place + 1]!.end)),
    );
    const before = words.slice(clauseStart + 1, at).filter(isTelling);
    const next = words.findIndex(({ end }, place) => place > at && BREAK.test(text.slice(end, words[place + 1]?.end)));
    const behind = words
      .slice(at + 1, next < 0 ? undefined : next + 1)
      .filter(isTelling)
      .slice(0, COMPARED_WITHIN);
    const [left, right] = [before.slice(0, COMPARED_WITHIN), behind].map(
      (side) => new Set(side.map(({ stem }) => stem)),
    );
    return [{ left: left!, right: right! }];
  });
}

const meets = (one: Set<string>, other: Set<string>) => [...one].some((stem) => other.has(stem));
const without = (one: Set<string>, other: Set<string>) => new Set([...one].filter((stem) => !other.has(stem)));

/** Is the one compared with the other, where the ground compares the other with the one? */
function isComparedRound({ whole, all }: Clause, { text, words }: GroundUnit): boolean {
  const known = comparisonsOf(text, words);
  return (
    known.length > 0 &&
    comparisonsOf(whole, all).some((stated) => {
      const [left, right] = [without(stated.left, stated.right), without(stated.right, stated.left)];
      const isTurned = (other: Comparison) =>
        meets(right, without(other.left, other.right)) && meets(left, other.right);
      const isSame = (other: Comparison) => meets(left, other.left) && !meets(left, other.right);
      return known.some(isTurned) && !known.some(isSame);
    })
  );
}

const OBJECT_WITHIN = 4;
const NEAR = 7;
const GOES_ON = new Set('a an the its their this that these of in'.split(' '));

/** 'Raises the voltage' where the sentence only raises the current: what is raised stands near a word for raising there. */
function isRaisedElsewhere({ all }: Clause, { words, label, text }: GroundUnit): boolean {
  if (label !== null) return false;
  const content = words.filter(({ isContent }) => isContent);
  return all.some((word, at) => {
    if (!isDirection(word.stem) || !VERB.test(word.lower)) return false;
    const object = objectOf(all, at);
    if (!object) return false;
    const raised = content.flatMap(({ stem }, place) => (stem === word.stem ? [place] : []));
    const there = content.flatMap(({ stem }, place) => (stem === object.stem ? [place] : []));
    return (
      raised.length > 0 &&
      there.length > 0 &&
      !raised.some((one) =>
        there.some(
          (other) => Math.abs(one - other) <= NEAR || LIST.test(text.slice(content[one]!.end, content[other]?.end)),
        ),
      )
    );
  });
}

/** 'Reducing cost, weight, noise, and wear' */
const LIST = /^(?: (?!to\b)[\p{L}-]+){1,4}(?:,(?: (?:and|or))?(?: [\p{L}-]+){1,4})+$/u;
const VERB =
  /^(?:increas|rais|improv|enhanc|boost|lower|reduc|decreas|cut|lessen|worsen|weaken|degrad|diminish|accelerat|delay|slow)(?:e|es|ed|s|ing)?$/;

/** The last word of the thing that a verb is done to: 'the open circuit voltage'. */
function objectOf(words: Word[], at: number): Word | undefined {
  const object: Word[] = [];
  for (const word of words.slice(at + 1)) {
    if (word.isContent) object.push(word);
    else if (object.length > 0 || !GOES_ON.has(word.lower)) break;
    if (object.length === OBJECT_WITHIN) break;
  }
  return object.at(-1);
}

const BE = new Set(['is', 'are', 'was', 'were']);
const BEFORE_NOUN = new Set('a an the also all both'.split(' '));

/** 'The participants are patients' where the ground says that they are parents of patients. */
function isOnlyOfIt({ all }: Clause, { words, text }: GroundUnit): boolean {
  const said = saidAfterBe(all);
  if (!said) return false;
  const known = words.flatMap((word, at) => (BE.has(word.lower) ? (saidAfterBe(words.slice(at - 1)) ?? []) : []));
  const isOwn = known.some(({ noun }) => noun.stem === said.noun.stem);
  return (
    !isOwn &&
    known.some(({ subject, noun }) => {
      const next = words.slice(words.indexOf(noun) + 1, words.indexOf(noun) + 4);
      const of = next[0]?.lower === 'of' && /^ $/.test(text.slice(noun.end, next[0].at));
      return (
        subject.stem === said.subject.stem &&
        of &&
        next.slice(1).find(({ isContent }) => isContent)?.stem === said.noun.stem &&
        !all.some(({ stem }) => stem === noun.stem)
      );
    })
  );
}

/** The subject's last word, and the first word of what it is said to be. */
function saidAfterBe(words: Word[]): { subject: Word; noun: Word } | null {
  const at = words.findIndex(({ lower }) => BE.has(lower));
  const subject = words[at - 1];
  const noun = words.slice(at + 1).find(({ lower }) => !BEFORE_NOUN.has(lower));
  return subject && noun?.isContent ? { subject, noun } : null;
}

const ENDS_HERE = /^(?:[.,;]|$| (?:and|or|but|in|for|when|if)\b)/;
const BESIDE = new Set(['or', 'and']);
const CHAIN = 5;

/** 'The simulation is dangerous' for 'it replaces dangerous or costly road tests': what an adjective stands before is what it is said of. */
function isOfWhatFollows({ all, whole }: Clause, { words, text, label }: GroundUnit): boolean {
  if (label !== null) return false;
  const be = all.findIndex(({ lower }) => BE.has(lower));
  const said = all.slice(be + 1).find(({ lower }) => !BEFORE_NOUN.has(lower) && !lower.endsWith('ly'));
  if (be <= 0 || !said?.isContent || !ADJECTIVE.test(said.lower) || !ENDS_HERE.test(whole.slice(said.end)))
    return false;
  const own = new Set(all.map(({ stem }) => stem));
  const there = words.flatMap((word, at) => (word.stem === said.stem ? [at] : []));
  return (
    there.length > 0 &&
    there.every((at) => {
      const chain: Word[] = [];
      for (const word of words.slice(at + 1, at + 1 + CHAIN)) {
        if (!word.isContent && !BESIDE.has(word.lower) && text[word.end] !== '-') break;
        if (/[,.;:()]/.test(text.slice((chain.at(-1) ?? words[at]!).end, word.at))) break;
        chain.push(word);
      }
      // 'Dangerous or costly tests': what both stand before.
      const nouns = chain.filter(({ isContent }, place) => isContent && !BESIDE.has(chain[place - 1]?.lower ?? ''));
      return nouns.length > 0 && !nouns.some(({ stem }) => own.has(stem));
    })
  );
}

const ADJECTIVE = /(?:ous|ive|ful|al|able|ible|ant|ent|ic|less|y)$/;
