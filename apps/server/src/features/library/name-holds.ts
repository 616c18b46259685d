import { nameKey } from '@groundwork/contract/library.names';
import { type SQL, sql } from 'drizzle-orm';
import { searchedText } from './searched-text.ts';

/** Files whose name holds the text, its % and _ taken as they are. Of a table that is called `f` where nothing is said. */
export function nameHolds(text: string): SQL {
  const pattern = `%${searchedText(nameKey(text)).text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`coalesce(nullif(name_searched, ''), name_key) LIKE ${pattern}`;
}
