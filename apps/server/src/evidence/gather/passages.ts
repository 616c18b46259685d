import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Cue } from '../evidence.ts';

/** Registrations and applications say how a thing was tested, not who buys or sells it. */
const TRADING: Engine[] = ENGINES.filter(
  (engine) => !['clinical-trials', 'interventions', 'international-trials', 'drugs'].includes(engine),
);

/** How each question is asked: words that narrow the search, and the form of a sentence that answers it. */
export const CUE_SEARCH: Record<
  Cue,
  { query: string; answers: RegExp; also?: RegExp; never?: RegExp; engines: Engine[] }
> = {
  market: {
    engines: TRADING,
    query: 'market OR billion OR CAGR OR revenue OR sales',
    answers: /\b(market|demand|sales|revenues?|spending on|industry)\b/i,
    also: /[$€£]\s?\d|\b\d[\d.,]*\s?(?:billion|million|trillion|%|percent)/i,
  },
  customers: {
    engines: TRADING,
    query: 'customer* OR "end users" OR buyers OR hospitals OR utilities OR farmers OR manufacturers OR operators',
    answers:
      /\b(customers?|end[- ]users?|buyers?|hospitals?|clinics?|utilit(?:y|ies)|growers?|farmers?|manufacturers?|operators?|airlines?|physicians?|retailers?|municipalit(?:y|ies))\b/i,
    // How to apply is no word about who buys.
    never: /\b(proposals?|applicants?|applications? (?:are|is|must)|letters? of|eligible)\b/i,
  },
  regulation: {
    engines: [...ENGINES],
    query:
      'FDA OR EPA OR FAA OR regulatory OR regulation* OR certification OR compliance OR standard OR approval OR clearance',
    answers:
      /\b(FDA|EPA|FAA|FCC|NRC|USDA|EMA|510\(k\)|ISO\s?\d+|IEC\s?\d+|ASTM|UL\s?\d+|CE mark\w*|REACH|RoHS|GMP)\b|\b(regulations?|regulators|regulated (?:as|by|under)|regulatory (?:approvals?|pathways?|requirements?|agenc\w+|review|clearance|filings?|strategy|status|side|authorit\w+)|certifi(?:ed|cation)|premarket|(?:marketing|market) (?:approval|authori[sz]ation)|class I{1,3} devices?)\b/,
  },
  risks: {
    // A patient's risk is no risk of the project; why trials stopped is told apart.
    engines: TRADING,
    query:
      'risk* OR limitation* OR challenge* OR degradation OR failure* OR barrier* OR toxicity OR uncertain* OR shortage OR cost',
    answers:
      /\b(risks?|limitations?|limited by|challenges?|degrad\w+|fail(?:s|ed|ures?)|barriers?|toxicity|adverse|uncertain\w*|shortages?|bottlenecks?|too (?:costly|expensive|slow)|high cost|remains? (?:difficult|unproven|unclear)|terminated|withdrawn)\b/i,
  },
  partners: {
    engines: TRADING,
    query: 'partner* OR collaborat* OR licens* OR consortium OR "joint development"',
    answers:
      /\b(partner(?:s|ed|ship|ships|ing)?|collaborat\w+|licens\w+|consorti\w+|joint(?:ly)? develop\w*|supply agreement)\b/i,
  },
  adoption: {
    engines: TRADING,
    query: 'pilot* OR commercial* OR deploy* OR "field trial" OR launch* OR pricing OR payback OR scale-up',
    answers:
      /\b(pilots?|commerciali[sz]\w+|deploy\w+|field (?:trials?|tests?)|launch(?:ed|es)?|payback|pricing|scal(?:e|ing)[- ]up|first (?:orders?|shipments?)|production line)\b/i,
  },
};

const MIN_LENGTH = 50;
const MAX_LENGTH = 340;

/** Sentences that stand by themselves as a quotation, in text order; each is a stretch of the text, unchanged. */
export function quotableSentences(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(
      (sentence) =>
        sentence.length >= MIN_LENGTH &&
        sentence.length <= MAX_LENGTH &&
        /^["“(]?[\p{Lu}\d]/u.test(sentence) &&
        /[.!?]["”)]?$/.test(sentence) &&
        !/\n/.test(sentence) &&
        !/https?:|www\.|@\w|[<>{}|\\]/.test(sentence) &&
        !/^(?:It|They|This|These|Those|He|She|Such|However|Therefore|Thus|Moreover|Furthermore|Also|But|And|Or)\b/.test(
          sentence,
        ) &&
        !isShouted(sentence) &&
        isBalanced(sentence),
    );
}

/** Sentences of the text that answer the cue. */
export function answeringSentences(text: string, cue: Cue): string[] {
  const { answers, also, never } = CUE_SEARCH[cue];
  return quotableSentences(text).filter(
    (sentence) => answers.test(sentence) && (!also || also.test(sentence)) && !never?.test(sentence),
  );
}

function isShouted(sentence: string): boolean {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return letters.length === 0 || capitals.length / letters.length > 0.4;
}

function isBalanced(sentence: string): boolean {
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g);
}
