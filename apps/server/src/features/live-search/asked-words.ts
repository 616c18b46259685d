import type { LiveWords } from '@groundwork/contract/live-search';
import type { AskedWords } from '../../catalogue/import/source.port.ts';

/** The agreed words in the form that sources take: a wanted record has words of each axis. */
export function askedWords(words: LiveWords[]): AskedWords {
  const groups = words.map(({ phrases }) => phrases).filter(({ length }) => length > 0);
  return { groups, shape: 'all' };
}
