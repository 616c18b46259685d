import type { SourceKind } from '@groundwork/contract/report-document';
import { hashRecord } from '../../catalogue/record-hash.ts';
import type { EvidenceRecord } from '../evidence.ts';

/** A cited record as it was when the report was written: what its sentences rest on, whatever becomes of the record. */
export interface SourceSnapshot {
  engine: SourceKind;
  id: string;
  hash: string;
  title: string;
  fields: string[];
  text: string;
}

export const snapshotOf = ({ record, fields }: EvidenceRecord): SourceSnapshot => ({
  engine: record.engine,
  id: record.id,
  hash: hashRecord(record),
  title: record.title,
  fields,
  text: record.text,
});
