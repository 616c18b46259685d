import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import type { Word } from './language/words.ts';
import type { Value } from './value.ts';

const PREPOSITIONS = new Set('to for with from against into by on of in over than'.split(' '));
const WITHIN = 4;
const REACH = 12;

interface Text {
  text: string;
  words: Word[];
}

/** 'A as add-on to B': what stands before the word with its preposition, and what behind them. */
interface Link {
  before: Set<string>;
  behind: Set<string>;
}

/** Does the clause hang the one on the other, where its sentence in the ground hangs the other on the one? */
export function isLinkedRound({ whole, all }: Clause, window: GroundUnit): boolean {
  const stated = { text: whole, words: all };
  return all.some((head, at) => {
    const preposition = all[at + 1]?.lower ?? '';
    if (!head.isContent || isFrameWord(head.stem) || !PREPOSITIONS.has(preposition)) return false;
    const own = linkAt(stated, at);
    const there = window.words.flatMap((word, place) =>
      word.stem === head.stem && window.words[place + 1]?.lower === preposition ? [linkAt(window, place)] : [],
    );
    const isTurned = (known: Link) => meets(own.behind, known.before) && meets(own.before, known.behind);
    return there.length > 0 && there.every((known) => isTurned(known) && !meets(own.behind, known.behind));
  });
}

const meets = (one: Set<string>, other: Set<string>) => [...one].some((stem) => other.has(stem));

function linkAt({ text, words }: Text, at: number): Link {
  const behind = stemsUntil(words.slice(at + 2), (word, before) => /[^ -]/.test(text.slice(before.end, word.at)));
  const before = words.slice(Math.max(0, at - REACH), at).filter(({ isContent }) => isContent);
  return { before: new Set(before.map(({ stem }) => stem)), behind };
}

/** The words of content up to the next word without. */
function stemsUntil(words: Word[], isCut: (word: Word, before: Word) => boolean): Set<string> {
  const found = new Set<string>();
  for (const [at, word] of words.slice(0, WITHIN).entries()) {
    if (at > 0 && isCut(word, words[at - 1]!)) break;
    if (word.isContent) found.add(word.stem);
    else if (found.size > 0) break;
  }
  return found;
}

const PREPOSITION = new Set('at during in after before until under within by for from on with'.split(' '));
const PHRASE_MIN = 2;

/** 'At a young stage' of what happens at a later one: where, when or how, as another sentence alone has it. */
export function circumstancesElsewhere({ all, values }: Clause, window: GroundUnit, units: GroundUnit[]): string[] {
  return all.flatMap(({ lower }, at) => {
    const own = PREPOSITION.has(lower) ? phraseBehind(all, at) : [];
    const isTold =
      own.some(({ stem }) => window.signs.has(stem)) || values.some((value) => own.some((word) => isIn(word, value)));
    if (own.length < PHRASE_MIN || isTold) return [];
    const isThere = ({ words, label }: GroundUnit) =>
      label === null &&
      words.some((word, there) => {
        const phrase = word.lower === lower ? phraseBehind(words, there) : [];
        return own.every(({ stem }, place) => phrase[place]?.stem === stem);
      });
    return units.some(isThere) ? [own.map(({ text }) => text).join(' ')] : [];
  });
}

const isIn = ({ at }: Word, value: Value) => at >= value.at && at < value.end;

/** The words of content behind a preposition and its article, up to the next word without. */
function phraseBehind(words: Word[], at: number): Word[] {
  const from = words.slice(at + 1, at + 3).findIndex(({ isContent }) => isContent);
  const behind = from < 0 ? [] : words.slice(at + 1 + from);
  const end = behind.findIndex(({ isContent }) => !isContent);
  return end < 0 ? behind : behind.slice(0, end);
}

const LINKING = new Set('to for with from against by on of in over at'.split(' '));
const GAP = 2;

/** 'With A for Y' of a sentence that says 'with A for X and with B for Y'. */
export function isLinkedToAnother({ all, values }: Clause, { words }: GroundUnit): boolean {
  return all.some((head, at) => {
    const preposition = all[at + 1]?.lower ?? '';
    const isName = values.some((value) => value.kind === 'name' && isIn(head, value));
    if (!isName || !LINKING.has(preposition)) return false;
    const own = phraseBehind(all, at + 1);
    if (own.length === 0) return false;
    const links = words.flatMap((word, place) => {
      if (word.lower !== preposition) return [];
      const heads = words.slice(Math.max(0, place - GAP), place).filter(({ isContent }) => isContent);
      return [{ heads, phrase: phraseBehind(words, place) }];
    });
    const isHead = ({ heads }: (typeof links)[number]) => heads.some(({ stem }) => stem === head.stem);
    const isOwn = ({ phrase }: (typeof links)[number]) =>
      own.some(({ stem }) => phrase.some((word) => word.stem === stem));
    const mine = links.filter(isHead);
    return (
      mine.length > 0 &&
      !mine.some(isOwn) &&
      mine.every(({ phrase }) => phrase.length > 0) &&
      links.some(
        (link) =>
          own.every(({ stem }) => link.phrase.some((word) => word.stem === stem)) &&
          link.heads.length > 0 &&
          !link.heads.some(({ stem }) => all.some((word) => word.stem === stem)),
      )
    );
  });
}
