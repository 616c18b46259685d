import nlp from 'compromise/two';

/** What a word is where it stands; a noun where nothing speaks against it. */
export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb' | 'place';

/** Before a verb. The tagger alone takes "lactate", "membranes" and "lithium" for verbs: it does not know a field's nouns. */
const BEFORE_A_VERB = new Set(
  `that which who to it they we i you can could will would may might must should be been is are was were has have had not
so then no longer also`.split(/\s+/),
);

/** What a text is about it says first: tagging takes a quarter of a second for ten pages, and on the thread that answers calls. */
const TAGGED_MAX = 1_200;
/** The same few texts are read again and again: one for each project that somebody has open. */
const KEPT_MAX = 500;
const kept = new Map<string, ReadonlyMap<string, WordClass>>();

// The tagger unpacks its words with its first text, some 20 ms: while the program starts, not in somebody's call.
nlp('a').json();

/** Of each word in the beginning of a text, in lower case: what it mostly is there. */
export function wordClasses(text: string): ReadonlyMap<string, WordClass> {
  const beginning = text.slice(0, TAGGED_MAX);
  const known = kept.get(beginning);
  if (known) return known;
  const classes = tagged(beginning);
  if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
  kept.set(beginning, classes);
  return classes;
}

function tagged(text: string): Map<string, WordClass> {
  const seen = new Map<string, Record<WordClass, number>>();
  for (const { terms } of nlp(text).json() as { terms: { normal: string; tags: string[] }[] }[]) {
    let before = '';
    let beforeVerb = '';
    for (const { normal, tags } of terms) {
      const counts = seen.get(normal) ?? { noun: 0, verb: 0, adjective: 0, adverb: 0, place: 0 };
      const wordClass = classOf(tags, before);
      counts[wordClass]++;
      seen.set(normal, counts);
      // "That automatically reads", "that reads and corrects": what comes between changes nothing.
      if (tags.includes('Adverb')) continue;
      if (wordClass === 'verb') beforeVerb = before;
      before = normal === 'and' && beforeVerb ? beforeVerb : normal;
      if (wordClass !== 'verb') beforeVerb = '';
    }
  }
  return new Map([...seen].map(([word, counts]) => [word, commonest(counts)]));
}

function classOf(tags: string[], before: string): WordClass {
  if (tags.includes('Adjective')) return 'adjective';
  if (tags.includes('Place')) return 'place';
  if (tags.includes('Adverb')) return 'adverb';
  return tags.includes('Verb') && BEFORE_A_VERB.has(before) ? 'verb' : 'noun';
}

/** Whether a word by itself names what one does: "excrete", and "test", which stands for a thing as well. */
export const isInfinitive = (word: string): boolean => nlp(word).has('#Infinitive');

/** Whether a word by itself says what was done: "jammed", and "meant" at the head of a sentence. */
export const isPast = (word: string): boolean => nlp(word).has('#PastTense');

const commonest = (counts: Record<WordClass, number>): WordClass =>
  (['noun', 'verb', 'adjective', 'adverb', 'place'] as const).reduce((most, each) =>
    counts[each] > counts[most] ? each : most,
  );

/**
 * Whether a sentence says what others do, or what happens to them: "batteries keep a drone up for minutes", "nurses never know". What it
 * names is not what is made, if another sentence says that.
 */
export function saysWhatOthersDo(sentence: string): boolean {
  const [first] = nlp(sentence.slice(0, TAGGED_MAX)).json() as { terms: { normal: string; tags: string[] }[] }[];
  for (const [at, { normal, tags }] of (first?.terms ?? []).entries()) {
    if (['that', 'which', 'who', 'to', 'we', 'our', 'i', 'my'].includes(normal)) return false;
    const isFiniteVerb = ['PresentTense', 'Modal', 'Auxiliary', 'Copula'].some((tag) => tags.includes(tag));
    if (at > 0 && isFiniteVerb && !tags.includes('Gerund')) return true;
    if (at > 0 && tags.includes('PastTense') && tags.includes('PhrasalVerb')) return true;
  }
  return false;
}

/** "Elastic bands" of "elastic bands take a third of the load": what stands before a verb of its own, empty where there is none. */
export function beforeFiniteVerb(sentence: string): string {
  const [first] = nlp(sentence.slice(0, TAGGED_MAX)).json() as {
    terms: { text: string; pre: string; post: string; tags: string[] }[];
  }[];
  const terms = first?.terms ?? [];
  const verb = terms.findIndex(({ tags }) => tags.includes('PresentTense') && !tags.includes('Gerund'));
  return terms
    .slice(0, Math.max(0, verb))
    .map(({ text, pre, post }) => pre + text + post)
    .join('')
    .trim();
}
