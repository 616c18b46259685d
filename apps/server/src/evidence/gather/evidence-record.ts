import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceRecord, SourceRecord } from '../evidence.ts';
import { cleanRecord } from './clean-record.ts';
import { fieldLines } from './field-lines.ts';

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
