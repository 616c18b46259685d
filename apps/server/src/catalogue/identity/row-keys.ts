import type { CatalogueRecord } from '../record.ts';
import { identityKeys } from './identity.ts';
import { identifierKeys } from './record-identifiers.ts';
import { recordNumbers } from './same-record.ts';

/** Every key under which an index holds a record: those of its parties, its own numbers after 'n:', and what people find it by after 'x:'. */
export function rowKeys(record: CatalogueRecord): string[] {
  const numbers = recordNumbers(record).map((number) => `n:${number}`);
  return [...identityKeys(record), ...numbers, ...identifierKeys(record)];
}
