import { formatDate } from '@groundwork/contract/format';
import type { EvidenceRecord } from '../evidence.ts';
import { fieldLine } from '../records/evidence-record.ts';
import { STATE } from '../records/state-of.ts';
import { dayOf, derived, ofRecord, type Part, type Words, words } from './statement.ts';

/** The value of a record's field, whole; null where the record doesn't have it. */
export function field(each: Pick<EvidenceRecord, 'key' | 'fields'>, label: string): Part | null {
  const line = fieldLine(each.fields, label);
  return line === null ? null : ofRecord(each.key, line, line.slice(label.length + 2));
}

/** Words that stand in the record's field: one of several values, a year of a date. */
export function inField(each: Pick<EvidenceRecord, 'key' | 'fields'>, label: string, said: string): Part | null {
  const line =
    each.fields.find((line) => line.startsWith(`${label}: `) && line.includes(said)) ?? fieldLine(each.fields, label);
  return line === null ? null : ofRecord(each.key, line, said);
}

/** A value worked out of the record, by the label of its line. */
export function derivedOf(each: Pick<EvidenceRecord, 'key' | 'derived'>, label: string): Part | null {
  const line = fieldLine(each.derived ?? [], label);
  return line === null ? null : derived(each.key, label, line.slice(label.length + 2));
}

/** The record's state on the day of the data: 'closed'. */
export const stateOfRecord = (each: Pick<EvidenceRecord, 'key' | 'derived'>): Part | null => derivedOf(each, STATE);

/** A longer title says more than a name. */
const NAME_MAX = 60;

/** The subject of a record, by its title: a name as it stands, a longer one in quotation marks. */
export const named = (each: EvidenceRecord): Words =>
  each.record.title.length <= NAME_MAX ? words`${inField(each, 'Title', each.record.title)}` : title(each);

/** A record's title, in quotation marks. */
export const title = ({ key, record }: EvidenceRecord): Words =>
  words`“${ofRecord(key, `Title: ${record.title}`, record.title, 'quotation')}”`;

/** A sentence of a record, or words of it, in quotation marks. */
export const quoted = (key: string, quote: string, said = quote): Words =>
  words`“${ofRecord(key, quote, said, 'quotation')}”`;

/** The day of the data. */
export const asOf = ({ asOf: day }: { asOf: string }): Part => dayOf(formatDate(day, 'en'));
