import { sentencesOf } from '../../catalogue/sentences/sentences.ts';

/**
 * Words with which a text speaks to whoever reads it, of what is to be said or judged. A sieve, and no judgement: of sentences of
 * that tell something it takes one in fifteen, and a model does without these, for there are others.
 */
const WORDS =
  `you your yours ignore ignores ignoring disregard disregarding forget override overrides instruct instructs instruction
instructions prompt prompts assistant assistants chatbot chatbots reviewer reviewers grade grades graded grader graders grading
rank ranks respond responds reply replies answer answers write writes writing writer writers rewrite mention mentions mentioning
summarize summarise summarizes summary summaries quote quotes cite cites citing repeat repeats say says saying note reader
readers tell tells print assert claim claims conclude concludes describe consider regard treat rule rules sentence sentences
command commands obey follow please report reports must recommend endorse highlight portray pretend append execute translate
comply llm llms gpt jailbreak evaluator evaluators classifier classify label verdict paragraph section
add`.split(/\s+/);

const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS.join('|')})(?![\\p{L}\\p{N}])|\\bstates? that\\b|language model`,
  'iu',
);

/** What no sentence of a record needs: an address, markup, braces of a form, a letter that is not seen, a word spelled out. */
const MARKED = /https?:|www\.|[<>{}[\]|\\`#]|\p{Cf}|(?:^|\s)\p{L}(?:\s\p{L}){4}/u;

/** A sentence that may be meant for a reader, a model above all, rather than for what it is about. */
export const speaksToReader = (sentence: string): boolean => SPOKEN.test(sentence) || MARKED.test(sentence);

/** The text without such sentences. */
export const withoutSpeech = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !speaksToReader(sentence))
    .join(' ');
