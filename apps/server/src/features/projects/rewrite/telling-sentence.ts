import { saysWhatOthersDo } from '../../../catalogue/relevance/word-classes.ts';

const ARTICLE = /^(?:an?|the|our|new|novel)\s/i;

/** Sentences among which one may say what is made, where the first tells what is wrong. */
const LOOKED_AT = 5;

const MAKE = 'develop|build|make|offer|sell|provide|create|design|produce|manufacture|commerciali[sz]e|invent|patent';
const MAKING = `(?:${MAKE})(?:e?s|e?d|ing)?|developing|building|making|offering|selling|providing|creating|designing|producing|manufacturing|commerciali[sz]ing|built|made|working on`;
/** "We are developing", "I've built". */
const WE_MAKE = new RegExp(
  `^(?:we|i)(?:['’](?:re|m|ve)| are| am| have)?(?: now| also| currently)?(?: (?:would like|want|plan|hope|aim|intend)(?:ing)? to)? (?:${MAKING}) `,
  'i',
);
/** "We print chambers": whatever else somebody does, but not what they are, have, need, want, or look for to buy. */
const WE_DO =
  /^(?:we|i) (?!(?:are|am|have|had|need|know|also|then|now|currently|start|plan|want|look|hope|ask|seek|will|would|can|could|believe|think|found|discovered|noticed|consider|evaluate|assess|weigh|compare|review|invest|back|fund|scout|search|hunt|track|follow|watch|study|explore)\b)\p{L}+ /iu;
const FOUND_A_WAY =
  /^(?:we|i)(?: have|['’]ve)? (?:found|discovered) an? (?:new )?(?:way|method|process) (?:of|to|for) /i;
const THIS_IS = /^(?:this|our|ours|my|it)(?: [\w-]+){0,4} is an? /iu;

/** "NanoShield develops", "Our company, BlueHydro, is building". */
const NAME =
  "(?!(?:Everyone|Everybody|Nobody|This|That|It|He|She|Who|What|Nature)\\b)\\p{Lu}[\\p{L}\\p{N}.&'’-]*(?: \\p{Lu}[\\p{L}\\p{N}.&'’-]*){0,2}";
const THEY_MAKE = `(?:develops|builds|makes|offers|sells|provides|creates|designs|produces|manufactures|commerciali[sz]es|(?:is|are)(?: now| currently)? (?:developing|building|making|offering|selling|creating|designing|producing|commerciali[sz]ing|working on))`;
const NAMED_MAKES = new RegExp(
  `^(?:(?:Our|The|My) (?:company|start-?up|team|lab|group|spin-?off),? )?${NAME},? ${THEY_MAKE} `,
  'u',
);
/** "EchoBridge is a rolling robot". */
const NAMED_IS = new RegExp(
  `^${NAME} is (?:an?|our|the) (?!problem\\b|disease\\b|cause\\b|threat\\b|major\\b|big\\b|common\\b|leading\\b|growing\\b|serious\\b)`,
  'u',
);

/** "LiQuick extracts lithium": a name as only products have, and not "CGM devices". */
const NAMED_DOES = /^\p{Lu}(?=[\p{L}\d]*\p{Ll})\p{Ll}*[\p{Lu}\d][\p{L}\d]* \p{Ll}+s /u;
const THIS_WILL = /^(?:this|our|the) (?:project|technology|product|company|start-?up) will \p{L}+ /iu;

const WORKS =
  /^(?:our|the|this) (?:new |novel |own )?((?:\p{L}+ )?(?:tool|system|software|platform|app|device|product|method|machine|robot|sensor|service|technology|process|material|solution)) ((?!is\b|was\b|has\b|does\b)\p{L}+s) /iu;
/** "Our thin ceramic layer stops dendrites": of other things what they do is told by such words alone, which nouns seldom are. */
const DOES =
  /^(?:our|the|this|an?) ((?:(?!(?:and|or|that|which|who)\b)[\p{L}\p{N}-]+ ){0,7}?(?!(?:and|or|that|which|who)\b)[\p{L}\p{N}-]+) ((?:adds|adsorbs|allows|applies|blocks|breaks|builds|captures|carries|catches|cleans|combines|connects|controls|converts|cools|copies|delivers|destroys|detects|does|enables|extracts|finds|fuses|gives|grows|guides|holds|improves|injects|inspects|kills|keeps|lets|lowers|makes|maps|matches|measures|monitors|moves|pairs|picks|predicts|prevents|prints|produces|protects|reads|records|reduces|releases|removes|repairs|replaces|scans|searches|sends|sees|senses|separates|shows|spots|stops|stores|teaches|tells|tests|tracks|treats|turns|uses|warns|watches)) /iu;

/** A sentence that tells what is wrong; whoever goes on with "our" tells what is made. */
const PROBLEM = /^(?:there (?:is|are)|current(?:ly)?|today|existing|conventional|traditional|many|most|every|it is) /i;
const UNSOLVED =
  /^(?:\p{L}+ ){1,3}(?:need|want|hate|struggle|have) to | (?:is|are) (?:now|still|often|usually|currently|today|slow|a growing|an? (?:big|major|serious) (?:problem|threat)) | too (?!\p{L}+ to\b)\p{L}+ | must | (?:struggles?|suffers?|loses?|lacks?|fails?|dies?|wastes?) |\b(?:dangerous|expensive|costly|wasteful)\b/iu;
/** Who speaks, and what for: neither is what is made. */
const SPEAKER =
  /^(?:(?:i am|i['’]m|we are|we['’]re) (?:an?|the|two|three|some) .{1,80}|our (?:mission|vision) is .*)$/i;
const SOMETHING = /^an? /i;
/** "Our peptide is stabilized": how, and not what. */
const IS = / (?:is|are|was|were) /i;
const SOMETHING_THAT = /^an? [^.]{3,60} (?:that|which|to|for) /i;
const OURS = /^our (?!(?:goal|aim|idea|plan|team|company|lab|group|vision|mission|customers?|users?)\b)/i;

/** "Objective: a freeze-dried vaccine", after a heading that tells why. */
const LABEL =
  /^(?:title|project|objectives?|aims?|goals?|approach|(?:our |the |proposed )?(?:solution|idea|product|technology|innovation|invention)|summary)\s*:\s*/i;
const REASON = /^(?:background|problem|motivation|context|need|challenge|introduction|rationale)s?\s*:\s*/i;

/** The sentence that says what somebody makes: the first one, unless it tells what is wrong and one of the next says more. */
export function tellingSentence(sentences: readonly string[], isOpening: (sentence: string) => boolean): string {
  const [spoken = '', ...rest] = sentences;
  if (rest.length > 0 && SPEAKER.test(spoken) && !isTold(spoken)) return tellingSentence(rest, isOpening);
  const [first = '', ...others] = sentences.slice(0, LOOKED_AT);
  const labelled = REASON.test(first) ? others.find((sentence) => LABEL.test(sentence)) : undefined;
  if (labelled) return labelled;
  const isUnsolved = UNSOLVED.test(first);
  if (isTold(first) || LABEL.test(first) || (!isUnsolved && (ARTICLE.test(first) || isOpening(first)))) return first;
  if (!isUnsolved && isName(first) && !others.some((sentence) => isTold(sentence) && !GOES_ON.test(sentence)))
    return first;
  const areOthers = saysWhatOthersDo(first);
  const isProblem = isUnsolved || areOthers || PROBLEM.test(first);
  const told = others.find(
    (sentence) => isTold(sentence) || (isProblem && OURS.test(sentence) && !(areOthers && IS.test(sentence))),
  );
  const something = isUnsolved ? SOMETHING : areOthers ? SOMETHING_THAT : undefined;
  return told ?? (something && others.find((sentence) => something.test(sentence))) ?? first;
}

/** "The material survives 2,200 °C" goes on from what was named before it. */
const GOES_ON = /^(?:the|this|these|an?) /i;
const CLAUSE = / (?:that|which|who|whose|where) .*$/i;
const AUXILIARY =
  / (?:is|are|was|were|has|have|had|can|cannot|could|will|would|may|might|must|should|do|does|never|often|still|now) /i;
/** A word before an article that neither joins nor hangs on what stands before it: "keep a drone up". */
const VERB_AND_OBJECT =
  / (?!(?:as|of|for|with|without|from|in|on|onto|at|by|to|into|and|or|than|per|within|inside|under|over|through|between|against|like|via|around|across|along|behind|above|below|but|made|built|worn|cut|grown) |\p{L}+(?:ing|ed) )\p{L}+ (?:an?|the|their|its|his|her|our|your|it|them|us|up|down|too|more|many|no|not|half) /iu;

const SPEAKS = /(?:^| )(?:we|i|our|my|it|they|you)(?:['’]\p{L}+)? /iu;
/** What hangs on a name. The tagger takes nouns that may be verbs ("sensors", "composites") for such: there only a participle tells. */
const NAMES = / (?:that|which|with|for|of|from|using|containing) /i;
const NAMES_ANYWAY = /[\p{L},] (?:made|built|worn|\p{L}{3,}ed) (?:in|on|by|of|from|as|to|with|for|into) /iu;

/** "Fiber Bragg grating sensors embedded in wings": the thing, without a word of what it does. */
function isName(sentence: string): boolean {
  const head = ` ${sentence.replace(CLAUSE, '')} `;
  if (PROBLEM.test(sentence) || SPEAKS.test(head) || AUXILIARY.test(head) || VERB_AND_OBJECT.test(head)) return false;
  return NAMES_ANYWAY.test(sentence) || (NAMES.test(sentence) && !saysWhatOthersDo(sentence));
}

const isTold = (sentence: string): boolean =>
  [WE_MAKE, WE_DO, FOUND_A_WAY, THIS_IS, THIS_WILL, NAMED_MAKES, NAMED_IS, NAMED_DOES, WORKS, DOES, WITH_OURS].some(
    (pattern) => pattern.test(sentence),
  );

/** "We turn corn stover into jet fuel by pyrolysis": what comes of it is what is made. */
const TURNS_INTO =
  /^(?:we|i|our (?:team|company|start-?up|group|lab))(?: can)? (?:turn|convert|transform)s? (?<from>.{3,80}?) into (?:an? )?(?<what>.+?)(?<how>(?:,| (?:using|with|by|through|via|for|that|which|in|at|so)\b).*)?$/i;

/** "With our light fuel cell it stays up". */
const WITH_OURS =
  /^with (?:our|this|an?) (?:new |novel )?((?:[\p{L}\p{N}-]+ ){1,5}?)((?:it|they|you|people|everyone|anyone|he|she) .*)$/iu;

/** Who makes it, what it is called and its heading left out: "our tool reads code" is a tool that reads code. */
export const withoutMaker = (sentence: string): string =>
  sentence
    .replace(WITH_OURS, '$1with which $2')
    .replace(LABEL, '')
    .replace(REASON, '')
    .replace(TURNS_INTO, '$<what> from $<from>$<how>')
    .replace(NAMED_MAKES, '')
    .replace(NAMED_IS, '')
    .replace(WORKS, '$1 that $2 ')
    .replace(DOES, '$1 that $2 ');
