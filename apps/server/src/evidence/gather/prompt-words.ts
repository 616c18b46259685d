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

/** The subject of a prompt. */
export interface Asked {
  /** The words as typed, for people; none where it says only what to do. */
  words: string[];
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
  return { words: (own.length > 0 ? own : typed).map(([, word]) => word) };
}
