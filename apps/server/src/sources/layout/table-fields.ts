import type { Engine } from '@groundwork/contract/engines';
import { z } from 'zod';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { columnName } from '../shared/csv.ts';
import { ENGINE_FIELDS } from './layout.fields.ts';

export type FieldKind =
  | 'id'
  | 'title'
  | 'text'
  | 'date'
  | 'money'
  | 'number'
  | 'boolean'
  | 'url'
  | 'email'
  | 'phone'
  | 'person'
  | 'organisation'
  | 'place'
  | 'list'
  | 'line';

/** A field that a column of a table can be. */
export interface TableField {
  field: string;
  /** The name that the data set's pages use. */
  label: string;
  kind: FieldKind;
}

/** Filled from the date. */
const DERIVED = ['year', 'closeYear'];
const DOLLARS = [
  'awardFloor',
  'awardCeiling',
  'totalFunding',
  'fundSize',
  'obligatedAmount',
  'outlayedAmount',
  'potentialAmount',
];
const ADDRESSES = ['website', 'websites', 'linkedinUrl', 'fullTextUrl', 'resultsUrl'];

const listed = new Map<Engine, TableField[]>();

/** Each thing that a record of the data set can hold, once: fields that are one with another are left out. */
export function fieldsOf(engine: Engine): TableField[] {
  let fields = listed.get(engine);
  if (!fields) {
    fields = listFields(engineDeclaration(engine));
    listed.set(engine, fields);
  }
  return fields;
}

const kinds = new Map<Engine, Map<string, FieldKind>>();

/** Asked for each cell of a table. */
export function kindOf(engine: Engine, field: string): FieldKind | undefined {
  let known = kinds.get(engine);
  if (!known) {
    known = new Map(fieldsOf(engine).map((one) => [columnName(one.field), one.kind]));
    kinds.set(engine, known);
  }
  return known.get(columnName(field));
}

/** The style that has to be known of a column to read it as the field. */
export function styleOf(engine: Engine, field: string): 'dates' | 'numbers' | null {
  const kind = kindOf(engine, field);
  if (kind === 'date') return 'dates';
  return kind === 'money' || kind === 'number' ? 'numbers' : null;
}

function listFields(declaration: EngineDeclaration): TableField[] {
  const { fields: aliases, person, organisation } = ENGINE_FIELDS[declaration.id];
  const { amount, date, facets, isKnownByName } = declaration;
  const shape = declaration.data instanceof z.ZodObject ? (declaration.data.shape as Record<string, z.ZodType>) : {};
  const ofAlias = (column: string, otherwise: string) => (aliases[column] ? spoken(aliases[column]) : otherwise);
  const common: (TableField | null)[] = [
    { field: 'id', label: ofAlias('id', 'Identifier'), kind: 'id' },
    { field: 'title', label: ofAlias('title', 'Title'), kind: 'title' },
    { field: 'text', label: ofAlias('text', 'Description'), kind: 'text' },
    date && { field: 'date', label: date.label, kind: 'date' },
    amount && { field: 'amount', label: amount.label, kind: amount.unit === 'usd' ? 'money' : 'number' },
    { field: 'url', label: 'Web address', kind: 'url' },
    isKnownByName ? null : { field: 'organisation', label: organisation, kind: 'organisation' },
    isKnownByName && !aliases['person'] ? null : { field: 'person', label: person, kind: 'person' },
    { field: 'city', label: 'City', kind: 'place' },
    { field: 'state', label: 'State', kind: 'place' },
    { field: 'country', label: 'Country', kind: 'place' },
  ];
  if (aliases['organisation'] && isKnownByName)
    common.push({ field: 'organisation', label: organisation, kind: 'organisation' });
  const listed = common.filter((one) => one !== null);
  const isTaken = (field: string) =>
    DERIVED.includes(field) || Object.values(aliases).includes(field) || listed.some((one) => one.field === field);
  const add = (field: TableField) => {
    if (!isTaken(field.field)) listed.push(field);
  };
  for (const { field, label } of facets) {
    // Filled from the organisations.
    if (label === organisation) continue;
    const schema = shape[aliases[field] ?? field];
    add({ field, label, kind: (schema && kindsOf(field, schema)[0]?.kind) ?? 'list' });
  }
  for (const [field, schema] of Object.entries(shape)) for (const one of kindsOf(field, schema)) add(one);
  return listed;
}

/** The kinds that a field takes, by what its schema lets pass; none for tables within a record. */
function kindsOf(field: string, schema: z.ZodType): TableField[] {
  const takes = (value: unknown) => schema.safeParse(value).success;
  const one = (kind: FieldKind): TableField[] => [{ field, label: spoken(field), kind }];
  if (takes({ name: 'a' }) && takes({ email: 'a' }))
    return [
      { field, label: spoken(field), kind: 'person' },
      { field: `${field}.email`, label: `${spoken(field)}: email`, kind: 'email' },
      { field: `${field}.phone`, label: `${spoken(field)}: phone`, kind: 'phone' },
    ];
  if (takes(1)) return one(DOLLARS.includes(field) ? 'money' : 'number');
  if (takes(true)) return one('boolean');
  if (ADDRESSES.includes(field)) return one('url');
  if (takes('a'))
    return one(field.endsWith('Date') ? 'date' : field === 'email' ? 'email' : field === 'phone' ? 'phone' : 'line');
  if (takes(['a'])) return one('list');
  return [[{ name: 'a' }], [{ code: 'a' }], { code: 'a' }, { name: 'a' }].some(takes) ? one('list') : [];
}

const SHORT_FORMS = /\b(?:id|url|doi|pmid|nct|cik|sic|uei|duns|naics|orcid|fda|wipo|mesh)\b/gi;

/** 'patentNumbers' is 'Patent numbers', 'nctId' 'NCT ID'. */
function spoken(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words[0]!.toUpperCase() + words.slice(1)).replace(SHORT_FORMS, (word) => word.toUpperCase());
}
