import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { cleanRecord } from './clean-record.ts';
import { fieldLines } from './field-lines.ts';

/** Of a record's running text so much is read. */
export const TEXT_MAX = 12_000;

export const evidenceKey = ({ engine, id }: RecordRef): string => `${engine}/${id}`;

/** The record as a report reads it, without what an import left behind. */
export function evidenceRecord(raw: CatalogueRecord, engine: EngineDeclaration): EvidenceRecord {
  const record = cleanRecord(raw);
  return {
    key: evidenceKey(record),
    record: { ...record, text: record.text.slice(0, TEXT_MAX) },
    fields: fieldLines(record, engine),
  };
}
