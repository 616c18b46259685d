import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { valueLines } from '@groundwork/contract/value-lines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { calm, calmMedicine } from '../../catalogue/normalise/calm.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord, SourceRecord } from '../evidence.ts';

/** At most so much of a record's running text is read. */
const TEXT_MAX = 12_000;

export const evidenceKey = ({ engine, id }: Pick<SourceRecord, 'engine' | 'id'>): string => `${engine}/${id}`;

/** The record as a report reads it, without what an import left behind. */
export const readPart = (raw: CatalogueRecord): CatalogueRecord => {
  const record = cleanRecord(raw);
  return { ...record, text: record.text.slice(0, TEXT_MAX) };
};

export function evidenceRecord(raw: CatalogueRecord, engine: EngineDeclaration): EvidenceRecord<CatalogueRecord> {
  const record = readPart(raw);
  return { key: evidenceKey(record), record, fields: fieldLines(record, engine) };
}

const PEOPLE_MAX = 40;

/**
 * A record's contents outside its running text, as lines `Label: value`: title, parties, place, date, amount and every
 * field of its detail page, in one fixed order. Claims about fields quote these lines.
 */
export function fieldLines(record: CatalogueRecord, engine: EngineDeclaration): string[] {
  const { place } = record;
  const lines = [
    `Title: ${record.title}`,
    `Record: ${record.id}`,
    ...record.organisations.map(({ role, name }) => `${role}: ${name}`),
    ...record.people.slice(0, PEOPLE_MAX).map(({ role, name }) => `${role}: ${name}`),
    place && `Place: ${[place.city, place.state, place.country].filter(Boolean).join(', ')}`,
    engine.date && record.date && `${engine.date.label}: ${formatDate(record.date)}`,
    engine.amount &&
      record.amount !== null &&
      `${engine.amount.label}: ${engine.amount.unit === 'usd' ? formatMoney(record.amount) : formatNumber(record.amount)}`,
    ...engine.detail.flatMap(({ fields }) => fields.flatMap(({ label, value }) => valueLines(label, value(record)))),
  ];
  return [...new Set(lines.filter((line): line is string => Boolean(line)))];
}

/** The line with this label, or null. */
export const fieldLine = (lines: string[], label: string): string | null =>
  lines.find((line) => line.startsWith(`${label}: `)) ?? null;

const PLACEHOLDER =
  /^\W*(?:n\/a|none|not available|no abstract)\W*$|^\W*(?:abstract not (?:currently )?|no abstract )available\b[.:\s]*/i;
/** A title, or an address, that ran into a person's name. */
const RUN_IN = /(?:\s*(?<=\S)Title:|\s+<[^>]*@).*$/;
const NOBODY = /^(?:none|n\/a|not applicable|unknown)$/i;

/**
 * A record as a report may show it: catalogues keep what an import once brought, and what stands where something is
 * missing is no statement. Names and titles that sources write in capitals throughout are told as they would be printed.
 */
export const cleanRecord = (record: CatalogueRecord): CatalogueRecord => withCalmNames(withoutDirt(record));

function withCalmNames(record: CatalogueRecord): CatalogueRecord {
  const printed = engineDeclaration(record.engine).substanceFacet ? calmMedicine : calm;
  const named = (name: string) => inOrder(printed(name));
  const names = new Map([
    [record.title, printed(record.title)],
    ...record.organisations.map(({ name }) => [name, named(name)] as const),
  ]);
  if ([...names].every(([written, told]) => written === told)) return record;
  return {
    ...record,
    title: printed(record.title),
    organisations: record.organisations.map((one) => ({ ...one, name: named(one.name) })),
    data: calmed(record.data, names) as Record<string, unknown>,
  };
}

/** "Acme Corp, The", "Energy, Department of", "Acme Llc," and "yan lu": as one says and writes it. */
const inOrder = (name: string): string =>
  name
    .replace(/^\p{Ll}+(?: \p{Ll}+)+$/u, (small) => small.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()))
    .replace(/,\s*$/, '')
    .replace(/\bLlc\b/, 'LLC')
    .replace(/^(.+), the\.?$/i, 'The $1')
    .replace(
      /^([^,]+), ((?:department|university|state|city|county|institute|college|ministry) of(?: the)?)$/i,
      '$2 $1',
    );

/** Replaces each of the names, wherever it stands by itself, by its calmed form. */
function calmed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => calmed(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, calmed(each, names)]));
}

function withoutDirt(record: CatalogueRecord): CatalogueRecord {
  const isEmpty = PLACEHOLDER.test(record.text);
  const isRunIn = record.people.some(({ name }) => RUN_IN.test(name));
  const isNamed = !record.organisations.some(({ name }) => NOBODY.test(name));
  if (!isEmpty && !isRunIn && isNamed) return record;
  return {
    ...record,
    text: isEmpty ? record.text.replace(PLACEHOLDER, '') : record.text,
    organisations: isNamed ? record.organisations : record.organisations.filter(({ name }) => !NOBODY.test(name)),
    people: record.people.map((person) => ({ ...person, name: nameOf(person.name) })),
    data: isRunIn
      ? Object.fromEntries(Object.entries(record.data).map(([key, value]) => [key, named(value)]))
      : record.data,
  };
}

/** True for a record without a subject, with a name never filled in, or a text as its title: counted, but neither listed nor quoted. */
export const isUntitled = ({ title }: Pick<CatalogueRecord, 'title'>): boolean =>
  /^(?:Untitled\b|US patent [\d,]+$|n\/a$|credit-name$|We propose to\b|The purpose of this (?:special notice|amendment)\b)/i.test(
    title,
  );

const nameOf = (name: string) => name.replace(RUN_IN, '') || name;

function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return value;
  return { ...value, name: nameOf(value.name) };
}

/** All organizations and people of a record, in this order: the first is the one that a sentence about it speaks of. */
export const behindOf = ({ record: { organisations, people } }: EvidenceRecord): string[] => [
  ...new Set([...organisations, ...people].map(({ name }) => name)),
];

const PARTIES_MAX = 3;

/** Organizations of a record, else its people: the ones that a sentence about it speaks of. */
export const partiesOf = ({ record: { organisations, people } }: EvidenceRecord): string[] =>
  [...(organisations.length > 0 ? organisations : people)].slice(0, PARTIES_MAX).map(({ name }) => name);

/** A long name by its first part: of "Union Hospital of Tongji Medical College, Huazhong University" the hospital. */
export const shortName = (name: string): string => {
  const [first] = name.split(', ');
  return name.length > LONG && first!.length >= SHORT_MIN && !first!.includes('(') ? first! : name;
};
const LONG = 45;
/** Less is no name by itself: "Acme". */
const SHORT_MIN = 12;
