import nlp from 'compromise/two';

/** What a word is where it stands; a noun where nothing speaks against it. */
export type WordClass = 'noun' | 'verb' | 'adjective';

/** Before a verb. The tagger alone takes "lactate", "membranes" and "lithium" for verbs: it does not know a field's nouns. */
const BEFORE_A_VERB = new Set(
  `that which who to it they we i you can could will would may might must should be been is are was were has have had not
so then no longer also`.split(/\s+/),
);

/** Of each word of a text in lower case: what it mostly is there. */
export function wordClasses(text: string): Map<string, WordClass> {
  const seen = new Map<string, Record<WordClass, number>>();
  for (const { terms } of nlp(text).json() as { terms: { normal: string; tags: string[] }[] }[]) {
    let before = '';
    for (const { normal, tags } of terms) {
      const counts = seen.get(normal) ?? { noun: 0, verb: 0, adjective: 0 };
      counts[classOf(tags, before)]++;
      seen.set(normal, counts);
      before = normal;
    }
  }
  return new Map([...seen].map(([word, counts]) => [word, commonest(counts)]));
}

function classOf(tags: string[], before: string): WordClass {
  if (tags.includes('Adjective')) return 'adjective';
  return tags.includes('Verb') && BEFORE_A_VERB.has(before) ? 'verb' : 'noun';
}

const commonest = ({ noun, verb, adjective }: Record<WordClass, number>): WordClass =>
  noun >= Math.max(verb, adjective) ? 'noun' : verb >= adjective ? 'verb' : 'adjective';
