import { readFileSync } from 'node:fs';
import { stemmer } from 'stemmer';
import { BRITISH_PIECES } from '../query/american-spelling.ts';
import { foldedWords } from '../query/fold.ts';

/**
 * Names of one thing that records and people use for each other, one group a line: lay and technical words, abbreviations that
 * mean nothing else, and words whose endings the index's stems do not bring together. No kinds of a thing, and no word that
 * means something else as often.
 */
const GROUPS = readFileSync(new URL('other-names.txt', import.meta.url), 'utf8');

/** Pieces of words in British and American spelling: either is found by the other. */
const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ...BRITISH_PIECES,
  ['ising', 'izing'],
  ['ised', 'ized'],
  ['iser', 'izer'],
  ['ise', 'ize'],
];

const stems = (name: string): string => foldedWords(name).map(stemmer).join(' ');

/** By a name's stems: the other names of its group. */
const named = new Map<string, string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const names = line.split('|');
  for (const name of names) {
    const others = names.filter((other) => stems(other) !== stems(name));
    named.set(stems(name), [...(named.get(stems(name)) ?? []), ...others]);
  }
}
const LONGEST = Math.max(...[...named.keys()].map((key) => key.split(' ').length));

/** For each word of a phrase: what else is said for it, alone or together with its neighbours. */
export function otherNames(words: string[]): string[][] {
  const own = words.map((word) => stemmer(word.toLowerCase()));
  const found = words.map((word) => new Set(otherSpellings(word.toLowerCase())));
  for (let from = 0; from < words.length; from++)
    for (let count = 1; count <= LONGEST && from + count <= words.length; count++)
      for (const name of named.get(own.slice(from, from + count).join(' ')) ?? [])
        for (let at = from; at < from + count; at++) found[at]!.add(name);
  return found.map((names) => [...names]);
}

function otherSpellings(word: string): string[] {
  for (const [british, american] of SPELLINGS) {
    if (word.includes(british)) return [word.replace(british, american)];
    if (word.includes(american)) return [word.replace(american, british)];
  }
  return [];
}
