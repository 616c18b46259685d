import { FUNCTION_WORDS } from '../../../catalogue/query/content-words.ts';
import { foldLetters } from './fold-letters.ts';
import { isFrameWord } from './frame-words.ts';
import { signedStem } from './opposites.ts';
import { remembered } from './remembered.ts';

/** A word of a statement or of a ground, with what is said of it where it stands. */
export interface Word {
  text: string;
  /** Folded. */
  lower: string;
  stem: string;
  at: number;
  end: number;
  /** Carries content: no function word, no number. */
  isContent: boolean;
  /** -1 where the words say the contrary: 'not recruiting', 'closed', 'inconsistent'. */
  sign: 1 | -1;
  /** In reach of a negation, but behind a preposition or further words: it may be denied or not. */
  isLoose: boolean;
  /** May, will, aims to, is thought to: said of what need not be so. */
  isHedged: boolean;
  /** Said only for the case that something else holds. */
  isConditional: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.](?=\p{L})[\p{L}\p{M}]+)*/gu;
/** What ends the reach of a negation or a hedge. */
const BREAK = /[;:.!?()[\]“”"·]|,|\s[-–—]\s/u;
const STRONG_BREAK = /[;.!?]/u;

const FUNCTION = new Set([
  ...[...FUNCTION_WORDS].map(foldLetters),
  ...'whereas although among upon via per vs versus et al non according namely thereby hence thus them e g ie eg etc s t dr mr mrs ms prof jr lasts lasted lasting onwards around along across throughout onto amid amongst else'.split(
    ' ',
  ),
]);
/** Content in a claim, although they are function words for a search. */
const CONTENT_ANYWAY = new Set(
  'before after more most less least few above below off under same need needs use uses used using like large long high'.split(
    ' ',
  ),
);

export const isNeverName = (word: string): boolean => CONTENT_ANYWAY.has(word.toLowerCase());

const NEGATORS = new Set(
  `not no non none never neither nor without cannot can't didn't doesn't don't isn't aren't wasn't weren't won't wouldn't couldn't
shouldn't hasn't haven't hadn't lack lacks lacking lacked unable hardly barely nobody nothing nowhere eliminate eliminates eliminated eliminating remove removes removed
avoid avoids avoided avoiding`.split(/\s+/),
);
const HEDGES = new Set(
  `may might could would will shall should can must possibly perhaps maybe probably potentially presumably likely unlikely potential
potentially possible suggest suggests suggested suggesting appear appears appeared seem seems seemed hypothesis hypotheses hypothesize hypothesized
hypothesis believe believed believes thought expected expect expects anticipated planned plan plans planning intend intends
intended aim aims aimed aiming goal goals objective objectives purpose propose proposes proposed seek seeks sought seeking hope hopes
hoped desire desires desired want wants wanted wish wishes whether how if proposing shall forecast forecasts forecasted promise promises
promising consider considering assume assuming assumption meant supposed attempt attempts attempted try tries
upcoming future feasible theoretically willing invite invites learn`.split(/\s+/),
);
/** These hedge their own verb, the others all that is thought, planned or hoped. */
const MODALS = new Set('may might could would will shall should can must'.split(' '));
const AIMS = new Set(['goal', 'goals', 'objective', 'objectives', 'hypothesis', 'hypotheses']);
/** Words that begin a clause of their own: a negation before them doesn't reach behind them. */
const CLAUSE_OPENERS = new Set(
  'because since when which that who whom whose while whereas but however although though and or then so'.split(' '),
);
const OWN_VERB =
  /^\s+(?:(?:is|are|was|were|has|have|had|can|may|must|will)|(?:consist|contain|comprise|provide|require|include|show|remain|use)(?:s|ed)?)\b/;
const BE = new Set(['is', 'are', 'was', 'were']);
const FINITE = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'had']);
const CONDITIONS = new Set('if unless provided providing once when whenever where without assuming'.split(' '));

/** 'Did not change after it' denies the change, not the order. */
const isOfPlace = (stem: string) => stem === 'befor' || stem === 'abov' || stem === 'first' || stem === 'start';

/** Behind these, and behind so many words, what a negation denies is not sure. */
const LOOSENING = new Set('after before for by in with on of from at during among than'.split(' '));
/** 'Does not ask for inputs' denies the inputs, too. */
const PHRASAL = /^(?:ask|call|look|search|wait|rely|depend|consist|suffer|result|lead) (?:for|on|of|from|in)$/;
const STRICT_REACH = 2;
const NEGATION_REACH = 7;
const HEDGE_REACH = 60;

/** The words of a text in order, each with its sign and with whether it is hedged or holds under a condition only. */
export const wordsOf = remembered(readWords);

function readWords(text: string): Word[] {
  const words: Word[] = [];
  let negation = 0;
  let hedge = 0;
  /** Only modal verbs hedge the sentence so far. */
  let isModal = true;
  /** The place of the word that begins a clause beside theirs: 'it can warn, and people are helped'. */
  let beside: number | null = null;
  let defined: number | null = null;
  let isOfNone = false;
  let isConditional = false;
  let isSentenceStart = true;
  /** 'While it may be so, the work is hard': what the first clause hedges the second doesn't. */
  let isConceded = false;
  let isPrefix = false;
  let isCompared = false;
  let isLoose = false;
  /** Words that the last negation has denied so far. */
  let denied = 0;
  let lastEnd = 0;
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(lastEnd, match.index);
    const isDecimal = between === '.' && /\d/.test(text[lastEnd - 1]!) && /\d/.test(text[match.index]!);
    if (between.length > 0 && !isDecimal && BREAK.test(between)) {
      negation = 0;
      isLoose = false;
      if (STRONG_BREAK.test(between)) {
        hedge = 0;
        isModal = true;
        beside = null;
        isConditional = false;
        isSentenceStart = true;
      }
    }
    if (isConceded && hedge > 0 && between.includes(',')) {
      hedge = 0;
      isConceded = false;
    }
    const end = match.index + match[0].length;
    const lower = foldLetters(match[0].replaceAll('’', "'")).replace(/'s$/, '');
    lastEnd = end;
    // What stands in brackets behind 'e.g.' explains a word; the hedge goes on behind them.
    if (defined !== null && between.includes(')')) [hedge, defined] = [defined, null];
    else if (hedge > 0 && between.endsWith('(') && /^(?:e\.?g|i\.?e|such|including)$/.test(lower))
      [hedge, defined] = [0, hedge];
    // '2) …' begins the next item of a list: what the one before it depends on is not its condition.
    if (text[end] === ')' && /^\d{1,2}$/.test(lower)) isConditional = false;
    if (isSentenceStart) isConceded = /^(?:while|although|though)$/.test(lower);
    if (
      CONDITIONS.has(lower) &&
      (isSentenceStart ||
        lower === 'if' ||
        lower === 'unless' ||
        (lower === 'provided' &&
          /[,;]\s*$|\b(?:is|are|only) $/.test(text.slice(0, match.index)) !==
            /^\s+that\b/.test(text.slice(end, end + 6))))
    )
      isConditional = true;
    // 'Unlike methods that require it': what they do is denied, not that there are such.
    if (isCompared && (lower === 'that' || lower === 'which' || lower === 'who' || lower === 'where')) {
      isCompared = false;
      isLoose = false;
      denied = 0;
    } else if (
      negation > 0 &&
      CLAUSE_OPENERS.has(lower) &&
      !isPrefix &&
      lower !== 'and' &&
      lower !== 'or' &&
      lower !== 'that'
    )
      negation = 0;
    // 'No data on it in survivors are available': behind its verb nothing is so.
    if (isSentenceStart && lower === 'no') isOfNone = true;
    else if (isOfNone && FINITE.has(lower)) {
      negation = NEGATION_REACH;
      denied = 0;
      isLoose = isOfNone = false;
    }
    // 'Have no teeth and consist of skin': a verb of its own begins behind 'and'.
    if (negation > 0 && lower === 'and' && OWN_VERB.test(text.slice(end, end + 24))) negation = 0;
    const saysNothing =
      (lower === 'longer' && words.at(-1)?.lower === 'no') || /^(?:nobody|nothing|hardly|barely)$/.test(lower);
    const isContent =
      !saysNothing && (!FUNCTION.has(lower) || CONTENT_ANYWAY.has(lower)) && !/^\d/.test(lower) && lower.length > 1;
    const isWithout = /^-\s?free\b/i.test(text.slice(end, end + 7));
    const { stem, sign } = isContent ? signedStem(lower) : { stem: lower, sign: 1 as const };
    words.push({
      text: match[0],
      lower,
      stem,
      at: match.index,
      end,
      isContent,
      // 'Latex-free' says that there is none.
      sign: negation > 0 !== isWithout && !isOfPlace(stem) ? (-sign as 1 | -1) : sign,
      isLoose,
      isHedged: hedge > 0,
      isConditional,
    });
    if (isContent) {
      if (negation > 0) {
        negation -= 1;
        if (!isFrameWord(stem)) denied += 1;
        if (denied >= STRICT_REACH) isLoose = true;
      }
      if (hedge > 0) hedge -= 1;
    }
    if (negation === 0) isLoose = isCompared = false;
    else if (isCompared) isLoose = true;
    else if (denied > 0 && LOOSENING.has(lower) && !PHRASAL.test(`${words.at(-2)?.lower} ${lower}`)) isLoose = true;
    const before = words.at(-2)?.lower ?? '';
    const isYet = lower === 'yet' && /^\s+to\b/.test(text.slice(end, end + 5));
    // 'A sham needle instead of the real one'
    const isInstead = lower === 'instead' && /^\s+of\b/.test(text.slice(end, end + 5));
    const isUnlike =
      (lower === 'unlike' || (lower === 'to' && before === 'contrast')) && /^\s+\p{L}/u.test(text.slice(end, end + 3));
    if (NEGATORS.has(lower) || isYet || isUnlike || isInstead) {
      isLoose = isUnlike;
      isCompared = isUnlike;
      denied = 0;
      // 'not only' says more, not the contrary; 'non-x' turns one word round.
      const next = text.slice(end, end + 6);
      isPrefix = lower === 'non';
      negation = /^\s+only\b/.test(next) ? 0 : isPrefix ? 1 : NEGATION_REACH;
    }
    // 'Is to test', 'in order to confirm' say what is meant, not what was found.
    const isMeant = lower === 'to' && (before === 'order' || before === 'looking' || BE.has(before));
    // 'The platform developed by Acme' is there already, whatever is planned with it.
    if (
      hedge > 0 &&
      /ed$/.test(lower) &&
      !BE.has(before) &&
      before !== 'be' &&
      /^\s+(?:by|during|under|in|for the (?:past|last))\b/.test(text.slice(end, end + 16))
    )
      hedge = 0;
    // 'Targets several objectives' means nothing to be; 'the objective is' does.
    const isThing = AIMS.has(lower) && !/^\s*(?:,? ?(?:is|are|was|were|of|to|that)\b|:)/.test(text.slice(end, end + 8));
    // What a paper proposes it has made.
    const isPaper =
      /^proposed?$/.test(lower) && /\b[Ii]n this (?:paper|article|work),?\s+\w+\s+$/.test(text.slice(0, match.index));
    if (hedge > 0 && isModal) {
      if (lower === 'and' && (/,\s*$/.test(between) || /^\s+that\b/.test(text.slice(end, end + 6))))
        beside = words.length;
      else if (beside !== null && FINITE.has(lower)) {
        for (const word of words.slice(beside)) word.isHedged = false;
        [hedge, beside] = [0, null];
      } else if ((CLAUSE_OPENERS.has(lower) && before !== 'and') || HEDGES.has(lower)) beside = null;
    }
    // 'If it is dry, it bonds' depends on that, and says outright what happens then.
    const isCondition = lower === 'if' && isSentenceStart;
    // 'On the suggested features': those that there are.
    const isOfThing = lower === 'suggested' && /^(?:the|our|these)$/.test(before);
    const isMonth =
      lower === 'may' && ((match[0] === 'May' && !isSentenceStart) || /^\s\d/.test(text.slice(end, end + 2)));
    if ((HEDGES.has(lower) && !isThing && !isPaper && !isCondition && !isMonth && !isOfThing) || isMeant) {
      hedge = HEDGE_REACH;
      isModal &&= MODALS.has(lower);
    } else if (
      hedge > 0 &&
      ((lower === 'by' && /^\s+\p{L}+ing\b/u.test(text.slice(end, end + 20))) ||
        (lower === 'based' && /^\s+(?:on|upon|in)\b/.test(text.slice(end, end + 6))) ||
        lower === 'consisting' ||
        lower === 'including' ||
        lower === 'because' ||
        lower === 'which' ||
        lower === 'where' ||
        lower === 'whose' ||
        (lower === 'but' && !between.endsWith('(')) ||
        lower === 'however')
    )
      hedge = 0;
    isSentenceStart = false;
  }
  return words;
}

/** Lines that are broken inside a sentence, as copies of printed text have them. */
const BROKEN_LINE = /\n(?=[\p{Ll}),])|(?<=\b(?:in|of|for|and|or|the|to|from|with|by|a|an)\s?)\n|(?<=[,(])\n/gu;
/** Where a text without full stops begins a new sentence. */
export const UNSTOPPED =
  /(?<=[\p{Ll}\d]) (?=(?:The|In|To|We|This|These|It|However|At|Our|By|If|When|While|Although|Since|Before|Upon|Factors|Currently|As|Project Narrative|Public Health Relevance)\s)/gu;
const UNSTOPPED_MIN = 250;
/** … and where a clause of its own begins with a noun: 'chaperone Pharmacological chaperones PCs are small molecules'. */
const UNSTOPPED_NOUN =
  /(?<=\p{Ll}) (?=\p{Lu}\p{Ll}+ (?:[\p{L}\p{N}]+ ){0,2}(?:is|are|was|were|has|have|can) (?!been))/gu;
/** … at whatever length, where no word before it can belong to it. */
const UNSTOPPED_LONG =
  / (?<=\p{Ll} )(?=\p{Lu}\p{Ll}+ (?:[\p{Ll}\p{N}]+ ){0,7}?(?:is|are|was|were|has|have|can|will|may|could|would|must|remains?|plays?|provides?|requires?|develops?|affects?|leads?|results?|represents?|occurs?) )(?<!\b(?:the|an?|of|in|on|at|by|for|from|with|to|and|or|as|that|than|our|its|their|this|these|is|are|be|using|via|under|between|such|like|including) )/gu;
const UNSTOPPED_LONG_MIN = 700;

const WRAPPED_MIN = 70;

/** Printed text keeps its line breaks: most lines are long and end inside a sentence. */
function isWrapped(text: string): boolean {
  const lines = text.split('\n').slice(0, -1);
  return (
    lines.length > 2 &&
    lines.filter((line) => line.length > WRAPPED_MIN && line.length < 140 && !/[.!?:;]\s*$/.test(line)).length >
      lines.length * 0.5
  );
}

/** 'Experimental group: granules control group: routine treatment': each group says what it gets. */
const GROUP_LABEL =
  /[;,]?\s+(?=(?:control|experiment(?:al)?|intervention|treatment|test|placebo|observation|study|case|comparison) (?:group|arm)(?: [A-D1-9])?\s?:|(?:group|arm|cohort) [A-D1-9]\s?:)(?<!(?:^|\n)[\p{L}\p{N}-]+\s)/giu;

/** 'The second group gets this and the third group gets that': what each group gets is a clause of its own. */
const GROUP_CLAUSE =
  /,?\s(?:and|while|whereas)\s(?=(?:the\s)?(?:other|first|second|third|fourth|control|experimental|intervention|treatment|placebo|study)\s(?:group|arm)\s(?:will|was|were|is|are|receive[sd]?|got|gets)\b)/giu;

/** Between two sentences of a line; no abbreviation ends one. */
export const BETWEEN_SENTENCES =
  /(?<!\b(?:Drs?|Mrs?|Ms|Prof|Inc|Ltd|Co|Corp|No|vs|St|Jr|Fig|al|e\.g|i\.e|\p{Lu}|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)(?=\.\s\d))\.)(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\p{N}“"(])/u;
const LINES_AND_SENTENCES = new RegExp(`\\n+|${BETWEEN_SENTENCES.source}`, 'u');

/** The stretches of a text that state one thing each: its lines and sentences. */
export function sentencesOf(text: string): string[] {
  return (isWrapped(text) ? text.replace(/\n+/g, ' ') : text)
    .replace(BROKEN_LINE, ' ')
    .replace(GROUP_LABEL, '\n')
    .replace(GROUP_CLAUSE, '.\n')
    .split(LINES_AND_SENTENCES)
    .flatMap((sentence) =>
      sentence.length > UNSTOPPED_MIN
        ? sentence
            .split(UNSTOPPED)
            .flatMap((part) => part.split(UNSTOPPED_NOUN))
            .flatMap((part) => (sentence.length > UNSTOPPED_LONG_MIN ? part.split(UNSTOPPED_LONG) : [part]))
        : [sentence],
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
