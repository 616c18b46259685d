import { CSV_START, csvRow } from '../../platform/csv.ts';
import { abortError } from '../index/errors.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';
import type { CsvFile } from './csv-files.ts';

/** Few enough that reading them holds up nobody's search, nor the event loop. */
export const BATCH = 100;

type Records = Pick<CatalogueIndex, 'get'>;

/**
 * Records of a list of references, batch by batch as they are asked for; what is no longer in the catalogue is left out.
 * The list was made once, so that what changes meanwhile neither repeats nor skips a record.
 */
export async function* readRecords(
  index: Records,
  refs: RecordRef[],
  signal?: AbortSignal,
): AsyncGenerator<CatalogueRecord[]> {
  for (let from = 0; from < refs.length; from += BATCH) {
    if (signal?.aborted) throw abortError();
    const records = await index.get(refs.slice(from, from + BATCH));
    yield records.filter((record) => record !== null);
  }
}

/** A CSV file as text: its columns, then the rows of each batch. */
export async function* csvText<Item>(file: CsvFile<Item>, batches: AsyncIterable<Item[]>): AsyncGenerator<string> {
  yield CSV_START + csvRow(file.columns);
  for await (const items of batches) {
    const rows = items.flatMap((item) => file.rows(item)).map(csvRow);
    if (rows.length > 0) yield rows.join('');
  }
}
