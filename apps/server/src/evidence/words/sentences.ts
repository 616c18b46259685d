/** Lines that are broken inside a sentence, as copies of printed text have them. */
const BROKEN_LINE = /\n(?=[\p{Ll}),])|(?<=\b(?:in|of|for|and|or|the|to|from|with|by|a|an)\s?)\n|(?<=[,(])\n/gu;
/** Where a text without full stops begins a new sentence. */
const UNSTOPPED =
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

/** Between two sentences of a line; no abbreviation ends one. */
export const BETWEEN_SENTENCES =
  /(?<!\b(?:Drs?|Mrs?|Ms|Prof|Inc|Ltd|Co|Corp|No|vs|St|Jr|Fig|al|e\.g|i\.e|\p{Lu}|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)(?=\.\s\d))\.)(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\p{N}“"(])/u;
const LINES_AND_SENTENCES = new RegExp(`\\n+|${BETWEEN_SENTENCES.source}`, 'u');

/** The stretches of a text that state one thing each: its lines and sentences. */
export function sentencesOf(text: string): string[] {
  return (isWrapped(text) ? text.replace(/\n+/g, ' ') : text)
    .replace(BROKEN_LINE, ' ')
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
