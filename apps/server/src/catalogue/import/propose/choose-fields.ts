import type { Engine } from '@groundwork/contract/engines';
import { type FieldKind, fieldsOf, type TableField } from '../../../sources/layout/table-fields.ts';
import type { ColumnCounts } from '../../../sources/shared/column-counts.ts';
import type { decideStyles } from '../../../sources/shared/column-styles.ts';
import { heldKey, type Manner, type ValuesByField } from './field-values.ts';
import { fitOf, toldByValues } from './fit.ts';
import type { HeadingScore } from './heading-scores.ts';
import type { Looks } from './values.ts';

/** Columns behind these are the office's own: each one is held against each field, and the event loop waits. */
const SOUGHT_AMONG = 300;
/** Under it a column is one of the office's own. */
const LEAST = 0.42;
/** Several columns of names or of terms are one field: 'lead inventor' and 'co-inventors'. */
const JOINED: FieldKind[] = ['person', 'list'];
const JOINED_FROM = 0.55;
/** A name of a field that is known, by itself or with few words around it. */
const CALLED = 0.75;
/** From this share on, a table is in familiar words; under the other, in strange ones. */
const FAMILIAR = 0.7;
const STRANGE = 0.5;
/** How sure the meaning of a heading has to be there. */
const FAMILIAR_LEAST = 0.65;
const STRANGE_LEAST = 0.33;
/** The weight of all values being such as the catalogue's field holds. */
const KNOWN_VALUES = 0.6;
/** Values that are written in another way tell against a field, and no more than this. */
const LEAST_ALIKE = 0.5;

export interface Column extends ColumnCounts {
  looks: Looks;
  manner: Manner;
  /** Its values, as they are compared with those that the catalogue holds. */
  words: string[];
  written: ReturnType<typeof decideStyles>[number];
}

export interface Choice {
  engine: Engine;
  score: number;
  /** Keyed by the column's heading. */
  fields: Map<string, Found>;
}

export interface Found {
  field: TableField;
  confidence: number;
}

interface Scores {
  score: HeadingScore;
  /** How near the table as a whole is to the data set. */
  about: number;
  /** The values in the catalogue's fields. */
  held: ValuesByField;
}

/** The best field for each column of the data set, best pairs first; each field once, but for those that can be joined. */
export function chooseFields(engine: Engine, all: Column[], { score, about, held }: Scores): Choice {
  const columns = all.slice(0, SOUGHT_AMONG);
  const familiar = columns.filter(({ heading }) => isKnown(heading, engine, score)).length / columns.length;
  const pairs = pairsOf(engine, columns, familiar, { score, held });
  const fields: Choice['fields'] = new Map();
  const taken = new Set<string>();
  const sorted = pairs.toSorted((a, b) => b.confidence - a.confidence);
  const bestOf = new Map<string, string>();
  for (const { column, field } of sorted) if (!bestOf.has(column.heading)) bestOf.set(column.heading, field.field);
  for (const { column, field, confidence } of sorted) {
    if (fields.has(column.heading)) continue;
    if (confidence < LEAST && bestOf.get(column.heading) !== field.field) continue;
    if (taken.has(field.field) && !(JOINED.includes(field.kind) && confidence > JOINED_FROM)) continue;
    fields.set(column.heading, { field, confidence: Math.min(1, confidence) });
    taken.add(field.field);
  }
  const title = fieldsOf(engine).find(({ field }) => field === 'title')!;
  const text = fieldsOf(engine).find(({ field }) => field === 'text')!;
  if (!taken.has('title'))
    give(title, columns, fields, ({ looks }) =>
      looks.lists > 0.5 ? 0 : fitOf(title, looks, engine) * Math.min(looks.length, 60),
    );
  if (!taken.has('text'))
    give(text, columns, fields, ({ looks }) =>
      looks.length > 40 && looks.distinct > 0.5 ? fitOf(text, looks, engine) * looks.length : 0,
    );
  if (familiar < STRANGE)
    for (const [name, worth] of LEFT) {
      const field = fieldsOf(engine).find((one) => one.field === name);
      const near = ({ heading }: Column) => 0.1 + score(heading, engine, name).near;
      if (field && !taken.has(name))
        give(
          field,
          columns,
          fields,
          (column) => worth(column.looks, field.kind) * fitOf(field, column.looks, engine) * near(column),
        );
    }
  if (![...fields.values()].some(({ field }) => field === title)) otherAsTitle(title, columns, fields);
  const points = [...fields.values()].reduce(
    (sum, { field, confidence }) => sum + confidence * (WEIGHTS[field.field] ?? 1),
    0,
  );
  return { engine, fields, score: points / Math.sqrt(columns.length) + about + evidence(engine, columns, fields) };
}

/**
 * A table in familiar words says by another word that it means something else: the more of its headings are known, the more must
 * be sure of the others. What is told by the meaning of a heading is held against how the catalogue's values are written.
 */
function pairsOf(engine: Engine, columns: Column[], familiar: number, { score, held }: Pick<Scores, 'score' | 'held'>) {
  const least = STRANGE_LEAST + Math.min(1, familiar / FAMILIAR) * (FAMILIAR_LEAST - STRANGE_LEAST);
  return columns.flatMap((column) =>
    fieldsOf(engine).flatMap((field) => {
      const fit = fitOf(field, column.looks, engine);
      if (fit === 0) return [];
      const { named, near } = score(column.heading, engine, field.field);
      const { vocabulary, manner } = likeHeld(column, held[heldKey(engine, field.field)]);
      const values = toldByValues(field, column.looks, engine);
      const plain = Math.max(named, values) * fit;
      const meant = either(Math.max(near, named) * manner, Math.max(values, vocabulary * KNOWN_VALUES)) * fit;
      const confidence = Math.max(plain < LEAST ? 0 : plain, meant < least ? 0 : meant);
      return confidence === 0 ? [] : [{ column, field, confidence: confidence + personBonus(field, column.looks) }];
    }),
  );
}

const either = (a: number, b: number) => 1 - (1 - a) * (1 - b);
const isKnown = (heading: string, engine: Engine, score: HeadingScore) =>
  fieldsOf(engine).some(({ field }) => score(heading, engine, field).named >= CALLED);

/** For each data set, the columns whose values no other one holds: 'venture_capital' stands among investors alone. */
export function toldByWords(columns: Column[], held: ValuesByField): Partial<Record<Engine, number>> {
  const holders = new Map<string, Set<Engine>>();
  for (const [key, values] of Object.entries(held)) {
    const [engine, field] = key.split('.') as [Engine, string];
    if (PLACES.includes(field)) continue;
    // 'TRL 4' and 'Phase 2' are steps that anybody may count in.
    for (const word of values!.words.filter((one) => !/\d/.test(one)))
      holders.set(word, (holders.get(word) ?? new Set()).add(engine));
  }
  const told: Partial<Record<Engine, number>> = {};
  for (const { words } of columns)
    for (const word of words)
      for (const engine of holders.get(word) ?? [])
        told[engine] = (told[engine] ?? 0) + 1 / (Math.max(words.length, FEW_WORDS) * holders.get(word)!.size);
  return told;
}
const PLACES = ['city', 'state', 'country'];
/** One word alone is no habit. */
const FEW_WORDS = 3;

/** Which of a column's values the catalogue's field holds, too, and whether the others are written alike. */
function likeHeld(
  { manner, words, looks }: Column,
  held: ValuesByField[string],
): { vocabulary: number; manner: number } {
  if (!held || words.length === 0) return { vocabulary: 0, manner: 1 };
  const known = new Set(held.words);
  const shared = words.filter((word) => known.has(word)).length / words.length;
  const far =
    Math.abs(manner.length - held.manner.length) +
    Math.abs(manner.words - held.manner.words) +
    3 * Math.abs(manner.digits - held.manner.digits);
  return {
    vocabulary: looks.distinct < 0.5 || shared > 0.7 ? shared : 0,
    manner: Math.max(LEAST_ALIKE, shared, Math.exp(-far / 6)),
  };
}

/** Fields of most tables of a data set, by their looks: where no heading is called so, a free column of these looks is it. */
const LEFT: [string, (looks: Looks, kind: FieldKind) => number][] = [
  ['date', ({ date, year, epoch, filled }) => (Math.max(date, year, epoch) > 0.8 ? filled : 0)],
  ['endDate', ({ date, filled }) => (date > 0.8 ? filled : 0)],
  ['completionDate', ({ date, filled }) => (date > 0.8 ? filled : 0)],
  ['expirationDate', ({ date, filled }) => (date > 0.8 ? filled : 0)],
  [
    'amount',
    ({ number, distinct, filled, duns, year, length }, kind) =>
      number > 0.9 && duns < 0.7 && year < 0.5 && (kind !== 'money' || length > COUNT_LENGTH) ? distinct * filled : 0,
  ],
  [
    'organisation',
    ({ organisation, university, federal, filled, length }) =>
      length > 4 ? Math.max(organisation, university, federal) * filled : 0,
  ],
  ['state', ({ state, distinct }) => (state > 0.8 ? 1 - distinct : 0)],
];

/** '73' is a count, and no sum of money. */
const COUNT_LENGTH = 4;

const WEIGHTS: Record<string, number> = {
  title: 2,
  id: 1.2,
  city: 0.6,
  state: 0.6,
  country: 0.6,
  url: 0.6,
  email: 0.6,
  phone: 0.6,
};

const personBonus = ({ kind }: TableField, looks: Looks) => (kind === 'person' && looks.person > 0.6 ? 0.05 : 0);

/** A record needs a title, and says little without a text: where no column is called so, the free one that is most like it. */
function give(field: TableField, columns: Column[], fields: Choice['fields'], worth: (column: Column) => number): void {
  const free = columns.filter((column) => !fields.has(column.heading) && worth(column) > 0);
  const [first] = free.toSorted((a, b) => worth(b) - worth(a));
  if (first) fields.set(first.heading, { field, confidence: LEAST });
}

/** Records are called by their text where that is short, and by their ids where nothing else tells them apart. */
function otherAsTitle(title: TableField, columns: Column[], fields: Choice['fields']): void {
  const called = (name: string) => columns.find(({ heading }) => fields.get(heading)?.field.field === name);
  const text = called('text');
  const isName = text && text.looks.length < SHORT_TEXT && text.looks.filled > 0.9 && text.looks.lists < 0.5;
  const other = isName ? text : called('id');
  if (other) fields.set(other.heading, { field: title, confidence: LEAST });
}
const SHORT_TEXT = 200;

/** Values that only records of some data sets have. */
function evidence(engine: Engine, columns: Column[], fields: Choice['fields']): number {
  const any = (look: keyof Looks) => Math.max(0, ...columns.map(({ looks }) => looks[look]));
  const title = columns.find(({ heading }) => fields.get(heading)?.field.field === 'title')?.looks;
  const organisation = columns.find(({ heading }) => fields.get(heading)?.field.field === 'organisation')?.looks;
  const told: Partial<Record<Engine, number>> = {
    'usa-spending': any('spendingKey') > 0.5 ? 2.5 : any('contractNumber') > 0.7 ? 0.6 : 0,
    'federal-lab-technologies': (organisation?.federal ?? 0) > 0.5 ? 1 : 0,
    'university-technologies': (organisation?.university ?? 0) > 0.5 ? 1 : 0,
    // Ids with no NCT number among them are of other registers.
    'clinical-trials': any('nct') > 0.7 ? 2.5 : any('trial') > 0.7 ? -1.5 : 0,
    'international-trials': any('trial') > 0.7 ? 2.5 : 0,
    publications: any('doi') > 0.5 ? 1.5 : 0,
    'subject-matter-experts': (any('orcid') > 0.5 ? 1 : 0) + ((title?.person ?? 0) > 0.7 ? 1 : -1),
    companies: (title?.organisation ?? 0) > 0.4 ? 0.7 : (title?.length ?? 0) > 40 ? -1 : 0,
    investors: (title?.length ?? 0) > 40 ? -1 : 0,
    patents: any('patent') > 0.7 && any('cpc') > 0.3 ? 1 : 0,
  };
  return (told[engine] ?? 0) - (title ? 0 : 2);
}
