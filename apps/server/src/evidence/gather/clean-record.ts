import type { CatalogueRecord } from '../../catalogue/record.ts';

const PLACEHOLDER =
  /^\W*(?:n\/a|none|not available|no abstract)\W*$|^\W*(?:abstract not (?:currently )?|no abstract )available\b[.:\s]*/i;
const RUN_IN_TITLE = /\s*(?<=\S)Title:.*$/;

/**
 * A record as a report may show it: catalogues keep what an import once brought, and what stands where something is
 * missing is no statement.
 */
export function cleanRecord(record: CatalogueRecord): CatalogueRecord {
  const isEmpty = PLACEHOLDER.test(record.text);
  const isRunIn = record.people.some(({ name }) => RUN_IN_TITLE.test(name));
  if (!isEmpty && !isRunIn) return record;
  return {
    ...record,
    text: isEmpty ? record.text.replace(PLACEHOLDER, '') : record.text,
    people: record.people.map((person) => ({ ...person, name: nameOf(person.name) })),
    data: isRunIn
      ? Object.fromEntries(Object.entries(record.data).map(([key, value]) => [key, named(value)]))
      : record.data,
  };
}

/** Nothing says what it is about: counted, but neither listed nor quoted. */
export const isUntitled = ({ title }: Pick<CatalogueRecord, 'title'>): boolean =>
  /^(?:Untitled\b|US patent [\d,]+$|n\/a$)/i.test(title);

const nameOf = (name: string) => name.replace(RUN_IN_TITLE, '') || name;

function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return value;
  return { ...value, name: nameOf(value.name) };
}
