/** Plain sentences: markup, links' brackets, bullets, runs of spaces and shouting punctuation removed. */
export function cleanDescription(text: string): string {
  const lines = text
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/[*_#>`~]{1,}/g, ' ')
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-•–—·]|\d{1,2}[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .replace(/([!?.,;:])\1+/g, '$1')
        .replace(/\s+([,.;:!?])/g, '$1')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.map((line) => closeSentence(capitalise(line))).join(' ');
}

/** Splits at sentence ends; abbreviations and decimals do not end a sentence. */
export function splitSentences(text: string): string[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );
  const joined: string[] = [];
  for (const sentence of sentences) {
    const previous = joined.at(-1);
    if (previous && /\b(?:e\.g|i\.e|vs|approx|Dr|Prof|Inc|No|Fig|et al|U\.S)\.$/.test(previous))
      joined[joined.length - 1] = `${previous} ${sentence}`;
    else if (sentence) joined.push(sentence);
  }
  return joined.map((sentence) => closeSentence(capitalise(sentence)));
}

function capitalise(text: string): string {
  // iPhone, mRNA, pH: a word whose second letter is a capital keeps its first.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const closeSentence = (text: string) => (/[.!?…:]["')\]]?$/.test(text) ? text : `${text.replace(/[,;]$/, '')}.`);
