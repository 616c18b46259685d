import { workerData } from 'node:worker_threads';
import type { CatalogueRecord } from '../../record.ts';
import type { IndexHit } from '../index.port.ts';
import { type PreparedRecord, prepareRecord, storedKeys } from '../postgres/prepared-record.ts';
import type { TextLeaf } from '../text/plan.ts';
import { type Found, present } from '../text/present.ts';
import { TextAnalysis } from '../text/text-analysis.ts';
import { serve } from '../threads/serve.ts';
import { bulkLines, type RecordState } from './documents.ts';
import { tokensOfTexts } from './tokens-of-texts.ts';

/** Slow work on texts, in a thread of its own, so that no answer waits for it. */
export interface TextApi {
  prepare(records: CatalogueRecord[]): PreparedRecord[];
  /** The keys of records as they are stored. */
  keys(records: string[]): string[][];
  bulkLines(told: RecordState[], versionType: 'external' | 'external_gte'): string;
  present(page: Found[], leaves: TextLeaf[]): IndexHit[];
  close(): void;
}

serve<TextApi>(workerData, () => {
  const analysis = new TextAnalysis();
  const tokensOf = tokensOfTexts(analysis);
  return {
    prepare: (records) => records.map(prepareRecord),
    keys: (records) => records.map((json) => storedKeys(JSON.parse(json))),
    bulkLines: (told, versionType) => bulkLines(told, tokensOf, versionType),
    present: (page, leaves) => present(page, leaves, analysis),
    close: () => undefined,
  };
});
