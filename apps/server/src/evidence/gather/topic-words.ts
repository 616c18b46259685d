import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';

/** Words that tell the subject: of a long one the others stand in most sentences of any field. */
const TOPIC_WORDS = 10;

/** How many of the subject's most telling words a sentence says. */
function topicWords({ terms }: Pick<ProjectMatches, 'terms'>): (sentence: string) => number {
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
