import type { DetailValue } from '@groundwork/contract/detail';
import type { RecordDetail } from '@groundwork/contract/records';

export interface CompareRow {
  group: string;
  label: string;
  /** One per record; undefined where the record is not at hand. */
  values: (DetailValue | null | undefined)[];
  isDifferent: boolean;
}

/** Every field that any of the records has a value for, in the records' own order. */
export function compareRows(records: (RecordDetail | undefined)[]): CompareRow[] {
  const fields = new Map<string, { group: string; label: string }>();
  for (const record of records)
    for (const { title: group, fields: all } of record?.groups ?? [])
      for (const { label } of all) fields.set(JSON.stringify([group, label]), { group, label });
  return [...fields.values()]
    .map(({ group, label }) => {
      const values = records.map((record) => record && fieldOf(record, group, label));
      return { group, label, values, isDifferent: areDifferent(values) };
    })
    .filter(({ values }) => values.some((value) => value !== null && value !== undefined));
}

function fieldOf(record: RecordDetail, group: string, label: string): DetailValue | null {
  const fields = record.groups.find(({ title }) => title === group)?.fields;
  return fields?.find((field) => field.label === label)?.value ?? null;
}

/** A value that is not at hand differs from nothing. */
function areDifferent(values: CompareRow['values']): boolean {
  const known = values.filter((value) => value !== undefined);
  return new Set(known.map((value) => JSON.stringify(value))).size > 1;
}
