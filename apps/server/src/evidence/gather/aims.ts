import type { Engine } from '@groundwork/contract/engines';
import { foldedWords } from '../../catalogue/query/fold.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';
import { TEXT_MAX } from './evidence-record.ts';
import { isShouted } from './passages.ts';

/**
 * Forms in which records say what their work is for, the plainest first. Company and technology texts begin with it, so any of
 * their sentences may say it.
 */
const FORMS: Partial<Record<Engine, RegExp[]>> = {
  awards: [
    /\b(?:objectives?|objects?|goals?|aims?|purpose)\b.{0,80}\b(?:is|are|to)\b|\b(?:proposes?|seeks?|aims|intends|wishes) (?:to|an?|the|here)\b|\bwe (?:propose|aim|seek|plan|intend)\b|\b(?:is|are) (?:proposed|developing|building)\b|\bproposed (?:\w+ )?(?:research|program|project|effort|work|approach|system|technology)\b.{0,60}\b(?:seeks?|will|is|uses?|addresses)\b/i,
    /\b(?:this|the)(?: [\w-]+){0,6} (?:project|effort|proposal|program|research|work|award|study)(?: [\w-]+){0,3} (?:will|addresses|develops|focuses|explores|involves|investigates|discusses)\b|\bin (?:this|the) (?:proposed |present )?(?:study|project|effort|work)\b|\bwe (?:will|have developed|are developing)\b|\b(?:will|shall) (?:be )?(?:develop|demonstrat|design|investigat|buil[dt]|creat|fabricat|optimi[sz])\w*/i,
  ],
  'funding-opportunities': [
    /\b(?:seeks?|seeking|sought|wishes|desires?|desired|solicits?|objective|goal)\b|^(?:Design|Develop|Demonstrate|Create|Identify|Investigate|Provide|Produce|Establish|Improve)\b/i,
    /\b(?:needs?|needed|requires?|required|interested)\b/i,
  ],
  publications: [
    /\b(?:we|this (?:paper|study|work|article|review|report)|here,? we|our (?:results|findings|study))\b.{0,60}\b(?:present|propose|show|report|find|found|develop|introduce|describe|investigat|examin|evaluat|demonstrat|stud(?:y|ied)|analy[sz]|compar|assess|suggest)/i,
    /\b(?:aims?|objective|purpose|results|conclusions?)\b/i,
  ],
  'federal-lab-technologies': [/./],
  'university-technologies': [/./],
  companies: [/./],
  patents: [/./],
};

/** Data sets whose records say in running text what their work is for. */
export const AIMED = Object.keys(FORMS) as Engine[];

const MIN_LENGTH = 40;
const MAX_LENGTH = 360;
/** A sentence that ran into the next is none to quote. */
const RUN_ON = /\p{Ll}\.\p{Lu}/u;
/** How one applies, or with whom one works, is no aim. */
const BESIDE =
  /\b(?:work(?:ing)? closely with|offerors?|ITAR|statement of work|letter of intent|contracting officer|applicants?|encouraged|probability|please note|broader impact|should)\b|https?:|www\.|@\w|[<>{}|\\]/i;

/** What became of a firm is not what it works on. */
const BECAME = /\bwas acquired\b/;

/** A sentence in no such form tells what the record is about when it says so many words of its title and the subject. */
const WORDS_MIN = 3;
/** In a form that many other sentences have as well. */
const VAGUE_MIN = 2;
/** Shorter words of a title are no names of what it is about. */
const LETTERS_MIN = 4;

/**
 * The sentence in which a record says what its work is for, as it stands in its text: in the plainest form that says a word of
 * the record's title or of the subject, and of those the one that says most of them. Null where none does.
 * `topicWords`: how many words of the subject a sentence says.
 */
export function aimOf(
  { engine, title, text }: Pick<CatalogueRecord, 'engine' | 'title' | 'text'>,
  topicWords: (sentence: string) => number,
): string | null {
  const named = new Set(foldedWords(title).filter(({ length }) => length >= LETTERS_MIN));
  const sentences = sentencesOf(text.slice(0, TEXT_MAX))
    .filter((sentence) => standsAlone(sentence) && !BECAME.test(sentence))
    .map((sentence) => ({
      sentence,
      words: topicWords(sentence) + new Set(foldedWords(sentence).filter((word) => named.has(word))).size,
    }));
  const forms = FORMS[engine] ?? [];
  const inForm = forms.map((form) => sentences.filter(({ sentence }) => form.test(sentence)));
  for (const said of [
    // A vaguer form needs more of the words.
    ...inForm.map((found, at) =>
      found.filter(({ words }) => words >= (at === 0 || forms.length === 1 ? 1 : VAGUE_MIN)),
    ),
    sentences.filter(({ words }) => words >= WORDS_MIN),
  ]) {
    const [best] = said.toSorted((one, other) => other.words - one.words);
    if (best) return best.sentence;
  }
  return null;
}

/** A sentence that goes on from the one before it. */
const GOES_ON =
  /^(?:It|They|These|Those|Such|However|Therefore|Thus|Moreover|Furthermore|Further|Also|But|And|Or|In addition|Similarly|Despite|Although|While|Other|Second(?:ly)?|A second|The second)\b/i;

const standsAlone = (sentence: string): boolean =>
  sentence.length >= MIN_LENGTH &&
  sentence.length <= MAX_LENGTH &&
  /^["“]?[\p{Lu}\d]/u.test(sentence) &&
  /[^.…][.!]["”)]?$/.test(sentence) &&
  !BESIDE.test(sentence) &&
  !RUN_ON.test(sentence) &&
  !isShouted(sentence) &&
  !GOES_ON.test(sentence) &&
  isBalanced(sentence);

const isBalanced = (sentence: string): boolean =>
  (sentence.match(/\(/g)?.length ?? 0) === (sentence.match(/\)/g)?.length ?? 0) &&
  (sentence.match(/"/g)?.length ?? 0) % 2 === 0;
