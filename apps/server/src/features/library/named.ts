import { nameKey } from '@groundwork/contract/library.names';
import { storedSearchText } from './searched-text.ts';

/** A file's name, with what it is compared and searched by. */
export function named(name: string) {
  const key = nameKey(name);
  return { name, nameKey: key, nameSearched: storedSearchText(key) };
}
