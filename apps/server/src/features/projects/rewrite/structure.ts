import { sentenceOfTitle } from './title-of.ts';

/** What a sentence speaks of, judged by its cue words; the first group that matches wins, 'Technology' otherwise. */
const GROUPS = [
  {
    heading: 'Stage and needs',
    cues: /\b(prototype|pilot|patent(?:ed|s)?|licen[sc]e|raise|raising|seeking|looking for|seed|series [a-e]|grant|fund(?:ing|ed)|investment|partner(?:s|ship)?|trl|proof of concept|clinical trial|stage|founded|team)\b/i,
  },
  {
    heading: 'Applications and market',
    cues: /\b(customers?|market(?:s|place)?|users?|hospitals?|clinics?|farmers?|growers?|utilities|manufacturers|industr(?:y|ies)|sell|buyers?|applications?|used (?:for|by|in)|for use in|consumers?)\b/i,
  },
  {
    heading: 'Problem',
    cues: /\b(problem|challenge|lack(?:s|ing)?|costly|expensive|inefficient|slow|fails?|failure|difficult|waste(?:s|d|ful)?|shortage|burden|unmet|today|currently|existing|conventional|suffer(?:s|ing)?|limited by|cannot)\b/i,
  },
] as const;

const ORDER = ['Technology', 'Problem', 'Applications and market', 'Stage and needs'];

/**
 * Orders sentences under headings. A text of one or two sentences is left as it is, and so is one in which all
 * sentences fall in one group: headings would only be noise.
 */
export function structureSentences(sentences: string[]): string {
  if (sentences.length < 3) return sentences.join(' ');
  const groups = new Map<string, string[]>();
  const told = Math.max(0, sentences.indexOf(sentenceOfTitle(sentences)));
  sentences.forEach((sentence, index) => {
    // What is told before the thing itself is why it is needed, or who speaks.
    const heading = index === told ? 'Technology' : index < told ? reasonOf(sentence) : headingOf(sentence);
    groups.set(heading, [...(groups.get(heading) ?? []), sentence]);
  });
  if (groups.size === 1) return sentences.join(' ');
  return ORDER.filter((heading) => groups.has(heading))
    .map((heading) => `${heading}: ${groups.get(heading)!.join(' ')}`)
    .join('\n\n');
}

/** Whether a text has a cue of what stands under a heading. */
export const speaksOf = (text: string, heading: (typeof GROUPS)[number]['heading']): boolean =>
  GROUPS.some((group) => group.heading === heading && group.cues.test(text));

const reasonOf = (sentence: string) => (headingOf(sentence) === 'Stage and needs' ? 'Stage and needs' : 'Problem');

const headingOf = (sentence: string) => GROUPS.find(({ cues }) => cues.test(sentence))?.heading ?? 'Technology';
