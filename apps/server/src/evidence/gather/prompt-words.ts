import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { FUNCTION_WORDS, wordsOf } from '../../catalogue/query/content-words.ts';
import { stemOf } from '../words/stems.ts';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(stemOf));

/** Words of a prompt that say what to do with an answer, not what it is about. */
const INSTRUCTIONS = stems(
  `what which who whom whose how why when where list describe summarise summarize explain give tell show name compare outline overview
summary main key important major current currently existing known report section chapter evidence information detail details
discuss identify find found present write provide analyse analyze analysis assess assessment evaluate review background there any
field area topic project invention product technology technologies approach idea work works working companies say says records
documents document file files source sources please short brief table figures facts including related relevant significant use used large big small high low long often size sizing number numbers good best`,
);

/** What else says what a word of a prompt asks for. */
const SENSES: readonly (readonly string[])[] = [
  'cost costs price prices pricing expensive cheap dollars affordable',
  'market markets sales revenue demand',
  'customer customers buyer buyers user users client clients',
  'competitor competitors competition competing rival rivals incumbent incumbents',
  'regulation regulatory regulations approval approved clearance cleared fda certification compliance comply complied compliant standard standards',
  'risk risks hazard hazards challenge challenges limitation limitations drawback drawbacks barrier barriers obstacle obstacles',
  'safety safe toxicity toxic adverse hazard',
  'funding fund grant grants award awards financing investment invested',
  'patent patents claim claims invention inventions',
  'partner partners collaboration collaborator partnership',
  'performance efficiency accuracy yield capacity',
  'manufacturing manufacture production fabrication scale',
  'team people staff employees personnel founders',
  'trial trials clinical study studies',
].map((line) => [...stems(line)]);

const QUANTITY =
  /\bhow (?:many|much|large|big|long|often|high)\b|\bwhat (?:do|does|did|will|would|is|are|was|were)\b.{0,80}\b(?:costs?|prices?)\b/i;

/** What a prompt asks for: each group is one thing, under all the stems that say it. */
export interface Asked {
  /** As typed, for people. */
  words: string[];
  groups: string[][];
  /** Words of the subject in the prompt: an answer that has them, too, is a better one. */
  subject: string[];
  /** It asks for a number: without one, a sentence answers nothing. */
  isQuantity: boolean;
}

const carried = (prompt: string) =>
  wordsOf(prompt).filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word) && !/^\d/.test(word));

/** Reads a prompt. Without a subject (own documents), every word of it is asked for. */
export function readPrompt(prompt: string, about: Pick<ProjectMatches, 'terms'> | null): Asked {
  const topic = new Set(
    (about?.terms ?? [])
      .flatMap(({ label, variants }) => [label, ...variants])
      .flatMap(wordsOf)
      .map(stemOf),
  );
  const typed = [...new Map(carried(prompt).map((word) => [stemOf(word), word]))].filter(
    ([stem]) => !INSTRUCTIONS.has(stem),
  );
  const own = typed.filter(([stem]) => !topic.has(stem));
  const sought = own.length > 0 ? own : typed;
  return {
    words: sought.map(([, word]) => word),
    groups: sought.map(([stem]) => SENSES.find((sense) => sense.includes(stem))?.slice() ?? [stem]),
    subject: typed.filter(([stem]) => topic.has(stem)).map(([stem]) => stem),
    isQuantity: QUANTITY.test(prompt),
  };
}

/** Of what is asked for, so much must stand in a sentence that is to answer it. */
const SHARE_MIN = 0.6;
/** Of so few things, all of them. */
const WHOLE_MAX = 2;
/** Neither a year nor the mark of a footnote. */
const NUMBER = /(?<![\p{L}\d.,-])(?!(?:19|20)\d{2}\b)\d/u;

/** How well a sentence answers, 0 where it doesn't: most of what is asked for stands in it. */
export function bearing(sentence: string, { groups, subject, isQuantity }: Asked): number {
  if (groups.length === 0 || (isQuantity && !NUMBER.test(sentence))) return 0;
  const said = new Set(wordsOf(sentence).map(stemOf));
  const held = groups.filter((group) => group.some((stem) => said.has(stem))).length;
  if (held < (groups.length <= WHOLE_MAX ? groups.length : Math.ceil(groups.length * SHARE_MIN))) return 0;
  return held / groups.length + subject.filter((stem) => said.has(stem)).length / (subject.length + 1);
}
