import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { type CatalogueRecord, refKey } from '../../../apps/server/src/catalogue/record.ts';
import { type Candidate, candidatesOf } from '../../../apps/server/src/evidence/reading/read-notes.ts';
import { fixturesDir } from '../../../apps/server/test/fixtures-dir.ts';
import { readPublishedRecords } from '../../../apps/server/test/published-records.ts';

const FOLDERS = [
  'awards',
  'clinical_trials',
  'companies',
  'drugs',
  'experts',
  'federal_labs',
  'funding',
  'interventions',
  'intl_trials',
  'patents',
  'publications',
  'spending',
];

export interface Labelled {
  record: CatalogueRecord;
  sentence: Candidate;
  /** What a careful reader takes it for; of sentences that can be read in two ways, both. */
  kinds: string[];
}

let read: Promise<Map<string, CatalogueRecord>> | null = null;

/** The published records by key. */
export function publishedRecords(): Promise<Map<string, CatalogueRecord>> {
  if (!fixturesDir) throw new Error('The published files are not at hand: set FIXTURES_DIR.');
  read ??= readPublishedRecords(join(fixturesDir, 'data'), FOLDERS).then(
    (records) => new Map(records.map((record) => [refKey(record), record])),
  );
  return read;
}

/** The labelled sentences of a file, as the reader finds them; `lost`: those that it splits in another way. */
export async function labelledSentences(file: string): Promise<{ labelled: Labelled[]; lost: number }> {
  const records = await publishedRecords();
  let lost = 0;
  const labelled = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line): Labelled[] => {
      const [engine, id, at, length, kinds] = line.split('\t') as [string, string, string, string, string];
      const record = records.get(`${engine}/${id}`);
      const sentence =
        record && candidatesOf(record).find((each) => each.at === Number(at) && each.length === Number(length));
      if (!sentence) lost++;
      return record && sentence ? [{ record, sentence, kinds: kinds.split(' ') }] : [];
    });
  return { labelled, lost };
}

export async function vectorsOf(sentences: Candidate[]): Promise<Float32Array[]> {
  const encoder = openEncoder();
  try {
    return await encoder.encode(sentences.map(({ encoded }) => encoded));
  } finally {
    await encoder.close();
  }
}
