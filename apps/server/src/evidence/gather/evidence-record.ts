import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueRecord, RecordRef } from '../../catalogue/record.ts';
import type { EvidenceRecord } from '../evidence.ts';
import { fieldLines } from './field-lines.ts';

/** Of a record's running text so much is read. */
export const TEXT_MAX = 12_000;

export const evidenceKey = ({ engine, id }: RecordRef): string => `${engine}/${id}`;

export const readPart = (record: CatalogueRecord): CatalogueRecord => ({
  ...record,
  text: record.text.slice(0, TEXT_MAX),
});

export const evidenceRecord = (record: CatalogueRecord, engine: EngineDeclaration): EvidenceRecord => ({
  key: evidenceKey(record),
  record: readPart(record),
  fields: fieldLines(record, engine),
});
