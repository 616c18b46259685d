import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Loaded as one file, when the first name is asked for; imported, it is three hundred at each start. */
const tagger = (): typeof import('compromise/two').default => require('compromise/two');

/** Two or three words, initials among them, each with one capital: 'Lisa Barrett', 'Judit Pich Martínez', 'Marius A. Henriksen'. */
const FORM = /^\p{Lu}[\p{Ll}'’]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{Ll}'’]+){1,2}$/u;

interface Term {
  tags: string[];
}

/**
 * Whether a name is a person's by its form alone: a given name that the tagger knows stands first, or a family name last,
 * and it takes none of the words for an organization's or a place. Names that it doesn't know, as many of Asia, are not told.
 */
export function readsAsPerson(name: string): boolean {
  if (!FORM.test(name)) return false;
  const [{ terms = [] } = {}] = tagger()(name).json() as { terms: Term[] }[];
  const has = (term: Term | undefined, tag: string) => term?.tags.includes(tag) ?? false;
  if (terms.some((term) => has(term, 'Organization') || has(term, 'Place'))) return false;
  return has(terms[0], 'FirstName') || has(terms.at(-1), 'LastName');
}
