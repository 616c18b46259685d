import type { DetailGroup, DetailValue } from '@groundwork/contract/detail';
import type { Engine, MainTab } from '@groundwork/contract/engines';
import type { RecordContact } from '@groundwork/contract/records';
import type { z } from 'zod';
import type { CatalogueRecord } from './record.ts';

/** Reads one value from a record for display; null when the record lacks it. */
export type Reader<Value, Data extends Record<string, unknown>> = (record: CatalogueRecord<Data>) => Value | null;

type Field<Data extends Record<string, unknown> = Record<string, unknown>> = {
  label: string;
  value: Reader<DetailValue, Data>;
};

/**
 * One data set's declaration of itself. Shared code asks the declaration and never compares an engine's name. One file
 * per engine declares one of these; `engines/registry.ts` lists them.
 */
export interface EngineDeclaration<Data extends Record<string, unknown> = Record<string, unknown>> {
  id: Engine;
  /** Plural display name, 'Clinical trials'. */
  label: string;
  /** Singular in running text, 'clinical trial'. */
  singular: string;
  tab: MainTab;
  /** Schema of `record.data`. Unknown keys are kept. */
  data: z.ZodType<Data>;
  /** Filterable fields of `record.facets`, in display order. Values are display labels already. */
  facets: { field: string; label: string }[];
  /** Meaning of `record.date` and `record.amount`; null when this engine has none (it cannot be sorted by then). */
  date: { label: string } | null;
  amount: { label: string; unit: 'usd' | 'count' } | null;
  /** When the record's own source last changed it, where it says so: of two versions the later one is kept. */
  updated?: Reader<string, Data>;
  /** Meaning of `record.closes`, where records close. */
  closes?: { label: string };
  isBookmarkable: boolean;
  /** Its titles are names of companies or people: a word in one says nothing of what its bearer does. */
  isKnownByName?: true;
  /** Words of titles that name what something is compared with: a placebo is about nothing, whatever its trial is about. */
  comparators?: readonly string[];
  /** The record that it tells a part of: the trial in which something is tested. */
  partOf?: Reader<Pick<CatalogueRecord, 'engine' | 'id'>, Data>;
  /** A record is only what its title names; the text tells of what it is part of: "follow-up by phone" in a trial on a drug. */
  isWhatItsTitleNames?: true;
  /** Its records always say what illness they are for: one for another is about something else, whatever it tests. */
  isForConditions?: true;
  /** Its records tell whose money pays for something, or who asks for it: `data.agency`. */
  tellsWhoPays?: true;
  /** Its records ask for something or buy it: calls for proposals, and what governments spent. */
  asks?: true;
  /** Registrations and applications of medicine: they say how a thing was tested, not who buys or sells it. */
  isClinical?: true;
  /** The facet that names substances, where records are about medicines. */
  substanceFacet?: string;
  /** Facets that say in what form a medicine is given, and how: nothing of what it is for. */
  formFacets?: readonly string[];
  /** Shown under the title of a result row, in order; nulls are left out. */
  summary: Reader<string, Data>[];
  /** The top of the detail page: the status, and the facts that decide whether to read on. */
  head: { status: Reader<string, Data>; facts: Field<Data>[] };
  /** Groups of the detail page, in its order. `figures` are shown large; fields are the default. */
  detail: { title: string; layout?: DetailGroup['layout']; fields: Field<Data>[] }[];
  /** Email addresses that the record publishes; left out where its sources give none. */
  contacts?: (record: CatalogueRecord<Data>) => RecordContact[];
  /** True when its people may be looked up in other records' contacts. */
  hasFindableEmails?: boolean;
  /** Columns of the CSV export with their specified titles; blanks become '-'. */
  columns: { title: string; value: Reader<string | number, Data> }[];
  /** Further CSV files of the export, when one record has several rows of something (a company's funding rounds). */
  exportTables?: ExportTable<Data>[];
}

interface ExportTable<Data extends Record<string, unknown> = Record<string, unknown>> {
  /** File name without its ending: 'funding-rounds'. */
  name: string;
  titles: string[];
  rows: (record: CatalogueRecord<Data>) => (string | number | null | undefined)[][];
}

/** Keeps each declaration's own data type while the registry holds them all as one type. */
export function declareEngine<Data extends Record<string, unknown>>(
  declaration: EngineDeclaration<Data>,
): EngineDeclaration {
  return declaration as unknown as EngineDeclaration;
}
