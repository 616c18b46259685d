import { indexText } from '../../query/index-text.ts';
import type { CatalogueRecord } from '../../record.ts';

/** The text of each column of the full-text table, in their order. */
export const searchedText = (record: CatalogueRecord): string[] => textsOf(record).map((text) => indexText(text).text);

/** In the order of the full-text table's columns. The id is searched with the body, for those who paste one. */
export function textsOf(record: CatalogueRecord): string[] {
  const { city, state, country } = record.place ?? {};
  return [
    record.title,
    `${record.text}\n${record.id}`,
    record.organisations.map((party) => party.name).join('\n'),
    record.people.map((party) => party.name).join('\n'),
    [city, state, country].filter(Boolean).join('\n'),
  ].map((text) => text.replaceAll('\0', ' '));
}
