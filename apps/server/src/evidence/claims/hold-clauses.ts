import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isFrameWord } from './language/frame-words.ts';
import type { Word } from './language/words.ts';

/** Where a clause with a subject of its own begins; '; and with B' goes on with the one before it. */
const CUTS =
  /; (?!(?:and|or),? (?:with|for|to|in|on|at|by|from|of) )|, (?:and|while|whereas|but) (?=(?:the|an?|each|another) )| (?:while|whereas) /gi;
/** A list of subjects ('the hose, and the valve are heavy') is no clause. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|will|may|must)\b|\p{Ll}(?:s|ed) (?:the|an?|its|their|\d|in|on|at|to|by|for|from|with)\b/u;
const JOINED = /\b(?:and|or|while|whereas|but|respectively|both)\b|;/i;

/** 'The tape weighs 40 pounds' for 'the tape is wide, and the drum weighs 40 pounds': the subject of one clause, and what is said of another's. */
export function isOfTwoClauses({ text, all }: Clause, window: GroundUnit): boolean {
  if (JOINED.test(text)) return false;
  const cuts = [...window.text.matchAll(CUTS)]
    .map(({ index }) => index)
    .filter((cut) => FINITE.test(window.text.slice(0, cut)));
  if (cuts.length === 0) return false;
  const partOf = ({ at }: Word) => cuts.filter((cut) => cut < at).length;
  const partsOf = (stem: string) => new Set(window.words.filter((word) => word.stem === stem).map(partOf));
  const said = all
    .filter(({ isContent, stem }) => isContent && !isFrameWord(stem))
    .map(({ stem }) => partsOf(stem))
    .filter(({ size }) => size > 0);
  const [subject, ...rest] = said;
  if (subject?.size !== 1 || rest.length === 0) return false;
  const [own] = subject;
  return rest.every((parts) => !parts.has(own!)) && new Set(rest.flatMap((parts) => [...parts])).size === 1;
}
