import type { LiveWords } from '@groundwork/contract/live-search';
import type { AskedWords } from '../../catalogue/import/source.port.ts';

/** What was agreed to, as sources take it: what is wanted has words of each axis. */
export function askedWords(words: LiveWords[]): AskedWords {
  const groups = words.map(({ phrases }) => phrases).filter(({ length }) => length > 0);
  return { groups, shape: 'all' };
}
