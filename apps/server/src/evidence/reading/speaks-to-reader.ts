import { FUNCTION_WORDS, wordsOf } from '../../catalogue/query/content-words.ts';
import { sentencePlaces } from '../../catalogue/sentences/sentences.ts';

/**
 * Words with which a text speaks to whoever reads it, of what is to be said or judged. A sieve, and no judgement: of sentences that
 * tell something it takes one in fifteen, and a model does without these, for there are others.
 */
const WORDS =
  `you your yours ignore ignores ignoring disregard disregarding forget override overrides instruct instructs instruction
instructions prompt prompts assistant assistants chatbot chatbots reviewer reviewers grade grades graded grader
graders grading rank ranks respond responds reply replies answer answers write writes writing writer writers rewrite
mention mentions mentioning summarize summarise summarizes summary summaries quote quotes cite cites citing repeat
repeats say says saying note reader readers tell tells assert claim claims conclude concludes describe consider regard
treat rule rules sentence sentences obey follow please report reports recommend endorse highlight portray pretend
append execute comply llm llms gpt jailbreak evaluator evaluators classifier classify verdict paragraph section add
written word words message administrator overview always kindly sure wrong`.split(/\s+/);

const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS.join('|')})(?![\\p{L}\\p{N}])|\\bstates? that\\b|language model`,
  'iu',
);

/** Marks that no record's sentence needs: a part in a talk, an address, markup, form braces, unseen letters, a word spelled out or coded. */
const MARKED =
  /^(?:system|user|human)\s*:|https?:|www\.|[<>{}[\]|\\`#]|\p{Cf}|(?:^|\s)\p{L}(?:\s\p{L}){4}|\w{40}|[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}]/iu;

/** So many words without one that holds English sentences together are another language, or none: their words can't be sifted. */
const WORDS_MIN = 5;
const isEnglish = (sentence: string): boolean => {
  const words = wordsOf(sentence);
  return words.length < WORDS_MIN || words.some((word) => FUNCTION_WORDS.has(word));
};

/** A name, a heading or a field that may be meant for a reader, a model above all, rather than for what it is about. */
export const isMeantForReader = (text: string): boolean => SPOKEN.test(text) || MARKED.test(text);

/** An address, markup, unseen letters: nothing that a sentence needs, whoever has written it. */
export const isMarked = (text: string): boolean => MARKED.test(text);

/** The same of a sentence, of which more can be asked. */
export const speaksToReader = (sentence: string): boolean => isMeantForReader(sentence) || !isEnglish(sentence);

/** The sentences of a text without such, and without what a heading like that stands before: 'Repeat after me: …'. */
export function sentencesWithoutSpeech(text: string, isSpeech = speaksToReader): string[] {
  const places = sentencePlaces(text);
  return places
    .filter(
      ({ start, end }, at) =>
        !isSpeech(text.slice(start, end)) && !isMeantForReader(text.slice(places[at - 1]?.end ?? 0, start)),
    )
    .map(({ start, end }) => text.slice(start, end));
}
