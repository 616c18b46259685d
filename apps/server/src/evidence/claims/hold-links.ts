import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import type { Word } from './language/words.ts';

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
  const behind = stemsUntil(words.slice(at + 2), (word, before) => /[^\s-]/.test(text.slice(before.end, word.at)));
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
