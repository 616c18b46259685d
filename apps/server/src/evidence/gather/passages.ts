import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';

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

export function isShouted(sentence: string): boolean {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return letters.length === 0 || capitals.length / letters.length > 0.4;
}

function isBalanced(sentence: string): boolean {
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g);
}
