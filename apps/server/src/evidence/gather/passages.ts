import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import { sentencesOf } from '../../catalogue/sentences/sentences.ts';
import type { Cue } from '../evidence.ts';

/** Registrations and applications say how a thing was tested, not who buys or sells it. */
const TRADING: Engine[] = ENGINES.filter((engine) => !engineDeclaration(engine).isClinical);

/** Forms of a sentence that answers a question. A cue word is not enough: "great utility in cardiology" names no customer. */
interface Sense {
  engines: Engine[];
  answers: RegExp[];
  never?: RegExp;
}

/** What a solicitation asks for, a plan, or how a trial is run says nothing that holds. */
const PLANNED =
  /\b(?:offerors?|propos(?:als?|ers?)|applicants?|applications? (?:are|is|must)|SBIR|STTR|Phase (?:I{1,3}|[123])\b|(?:goals?|objectives?|aims?|purpose) (?:of|is|are)|should|must|desired|solicit\w*|participants?|inclusion|exclusion|criteria|randomi[sz]ed|this (?:topic|subtopic|project|proposal)|we (?:will|propose)|is to (?:develop|demonstrate)|will (?:be|also|then|address|prove|demonstrate|develop|investigate|evaluate|focus|use))\b|^(?:Develop|Demonstrate|Identify|Conduct|Investigate|Plan|Include|Design|Provide)\b/i;

const SENSES: Record<Cue, Sense> = {
  market: {
    engines: TRADING,
    answers: [
      /\b(?:markets?|industry|sector|sales|revenues?)\b.{0,90}[$€£]\s?\d/i,
      /[$€£]\s?\d[\d.,]*\s?(?:bn|billion|million|trillion|b|m)\b.{0,90}\b(?:markets?|industry|sector|sales|revenues?)\b/i,
      /\bacquired by .{2,80} for \$\d/i,
      /\b\d[\d.]*\s?(?:%|percent).{0,40}\b(?:of (?:all|the)|market|sales|usage)/i,
      /\b(?:by far )?the most (?:common|widely used)\b/i,
    ],
  },
  customers: {
    engines: TRADING,
    answers: [
      /\b(?:helps|lets|allows|enables|serves?|used by|trusted by|sold to|marketplace for|so) (?:[\w-]+ ){0,4}(?:teams|owners|drivers|fleets|physicians|doctors|clinicians|farmers|growers|merchants|restaurants|companies|businesses|manufacturers|utilities|operators|hospitals|schools|teachers|retailers|SMEs|startups|developers|agencies|municipalities|consumers)\b/i,
      /\bcustomers (?:would )?includ|\b(?:\d+\+?|enterprise|paying) (?:\w+ )?customers\b|\bend[- ]users? for\b|\buser base\b/i,
      /\b(?:NASA|DARPA|Navy|Army|Air Force|DoD|DOE|DHS|Marine Corps|Coast Guard)(?:[’']s?)? (?:needs?|has made|requires?|requirement|buys?)\b/,
      /\b(?:merchants|growers|farmers|utilities|operators|fleets) (?:need|use|can|want)\b/i,
      /\b(?:used by|expected to be used by|fielded for use)\b/i,
    ],
    never: /\bfeedback\b/i,
  },
  regulation: {
    engines: [...ENGINES],
    answers: [
      /\b(?:FDA|CLIA|CE|EPA|FAA|EMA|510\(k\)|USDA)\b[- ](?:\w+ ){0,3}?(?:approv\w+|clear\w+|authori[sz]\w+|marked|waiver|certif\w+)/,
      /\bregulations? (?:do|does|require|limit|ban|prohibit|favou?r|now)\b/i,
      /\bstandards? (?:currently )?require\b/i,
      /\baligned (?:to|with) the .{3,60}Standards?\b/,
      /\bto qualify\b.{3,60}\bparts\b/i,
    ],
    never: /\bcomparator|percentage of\b|per FDA/i,
  },
  risks: {
    // A patient's risk is no risk of the project; why trials stopped is told apart.
    engines: TRADING,
    answers: [
      /\b(?:limited by|limitations?|too (?:expensive|costly|slow)|high cost|obstacles?|hampered|hinder\w*|difficult to|impractical|unsuitable|persistent problems?|prohibitive\w*|drawbacks?|shortcomings?|degraded by|restricted to|have limited|lack (?:the|of)|uncertainty remains|key challenge|will be a challenge|complications)\b/i,
    ],
    never:
      /\b(?:overcome|unhindered|advantageous|despite|reductions? in|to address|address these|to avoid|no degradation|without degradation)\b/i,
  },
  partners: {
    engines: TRADING,
    answers: [
      /\b(?:teamed with|teaming with|partnered with|in collaboration with|collaborat\w+ with|jointly developed (?:by|with)|joint venture|licen[sc]ed (?:to|from|by)|partner on (?:this|the)|in partnership with)\b.{0,80}?[A-Z][A-Za-z&]+/,
    ],
    never: /\b(?:seek|identify|establish|potential|encouraged)\b/i,
  },
  adoption: {
    engines: TRADING,
    answers: [
      /\b(?:is deployed|are deployed|been deployed|installed|launched|commercially available|in production|in daily use|rolled out|shipped|now used|currently used|plan to (?:introduce|launch)|already (?:used|sold|in use)|in service)\b/i,
    ],
    never:
      /\bto be (?:deployed|installed)|can be (?:deployed|installed)|used (?:in|as) (?:the )?(?:clinical|treatment)/i,
  },
};

/** Data sets whose texts may answer the question. */
export const enginesFor = (cue: Cue): Engine[] => SENSES[cue].engines;

const MIN_LENGTH = 50;
const MAX_LENGTH = 340;

/** Sentences that stand by themselves as a quotation, in text order; each is a stretch of the text, unchanged. */
export function quotableSentences(text: string): string[] {
  return sentencesOf(text).filter(
    (sentence) =>
      sentence.length >= MIN_LENGTH &&
      sentence.length <= MAX_LENGTH &&
      /^["“(]?[\p{Lu}\d]/u.test(sentence) &&
      /[.!?]["”)]?$/.test(sentence) &&
      !/(?:\.\.\.|…)["”)]?$/.test(sentence) &&
      !/\n/.test(sentence) &&
      !/https?:|www\.|@\w|[<>{}|\\]/.test(sentence) &&
      !/^(?:It|They|This|These|Those|He|She|Such|However|Therefore|Thus|Moreover|Furthermore|Also|But|And|Or)\b/.test(
        sentence,
      ) &&
      !isShouted(sentence) &&
      isBalanced(sentence),
  );
}

/** Words that tell the subject: of a long one the others stand in most sentences of any field. */
const TOPIC_WORDS = 10;

/** How many of the subject's most telling words a sentence says. */
export function topicWords({ terms }: Pick<ProjectMatches, 'terms'>): (sentence: string) => number {
  const names = terms
    .slice(0, TOPIC_WORDS)
    .map(({ label, variants }) => [label, ...variants].map((word) => foldedWords(word).join(' ')).filter(Boolean));
  return (sentence) => {
    const said = ` ${foldedWords(sentence).join(' ')}`;
    return names.filter((variants) => variants.some((word) => said.includes(` ${word}`))).length;
  };
}

/** Says whether a sentence names the subject itself: what a record says beside it answers no question about it. */
export function namesTopic(about: Pick<ProjectMatches, 'terms'>): (sentence: string) => boolean {
  const count = topicWords(about);
  return (sentence) => count(sentence) > 0;
}

/** Whether a sentence, quoted in the section that asks the question, would answer it by its sense. */
export function answersCue(sentence: string, cue: Cue): boolean {
  const { answers, never } = SENSES[cue];
  return answers.some((form) => form.test(sentence)) && !PLANNED.test(sentence) && !never?.test(sentence);
}

export function isShouted(sentence: string): boolean {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return letters.length === 0 || capitals.length / letters.length > 0.4;
}

function isBalanced(sentence: string): boolean {
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g);
}
