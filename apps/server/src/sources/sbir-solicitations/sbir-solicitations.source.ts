import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { cell } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { at, attempt, stampOf } from '../shared/mapping.ts';
import { isPrintedArray, readPrintedRecords } from '../shared/printed-json.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { askSolicitations } from './sbir-solicitations.ask.ts';
import { liveSolicitations } from './sbir-solicitations.live.ts';
import { type Fields, mapCurrent, mapTopic, mapV1 } from './sbir-solicitations.mapping.ts';

/** Members that tell a record of each format. */
const MARKS = {
  current: ['solicitation_title'],
  topics: ['topic_name', 'close_date'],
  v1: ['release_date', 'close_date', 'source_url'],
};

type Format = 'v1' | 'current' | 'topics' | 'table';

/** https://www.sbir.gov/topics: the topic search's exports (JSON, XLSX), and answers of the solicitations API. */
export const sbirSolicitations: Source = {
  name: 'sbir-solicitations',
  label: 'SBIR.gov solicitations',
  url: 'https://www.sbir.gov/topics',
  licence: 'US government work (public domain)',
  engines: ['funding-opportunities'],
  recognises: (file) => formatOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(sbirSolicitations, context, id, url);
    const { retrievedAt: today, signal } = context;
    const format = formatOf(file);
    if (format === 'table') {
      for await (const row of readTable(file, signal))
        yield attempt(`line ${row.line}`, () => mapTopic((name) => cell(row, name), today, stamp));
      return;
    }
    for await (const element of elements(file, context)) {
      const place = element.at;
      if ('error' in element) yield { at: place, rejected: element.error };
      else if (format === 'current') yield* currentItems(place, element.value, today, stamp);
      else if (format === 'v1') yield attempt(place, () => mapV1(element.value, stamp));
      else yield attempt(place, () => mapTopic(fieldsOf(element.value), today, stamp));
    }
  },
  live: liveSolicitations(toItems),
  ask: askSolicitations(toItems),
};

function toItems(at: string, solicitation: unknown, context: ReadContext): Iterable<SourceItem> {
  return currentItems(at, solicitation, context.retrievedAt, (id, url) => stampOf(sbirSolicitations, context, id, url));
}

/** Values stay as written: the long text keeps its lines. */
function fieldsOf(value: unknown): Fields {
  return (name) => {
    const found = at(value, name);
    return typeof found === 'string' ? found : undefined;
  };
}

type Found = { at: string; value: unknown } | { at: string; error: string };
type Stamp = Parameters<typeof mapV1>[1];

function* currentItems(place: string, value: unknown, today: string, stamp: Stamp): Generator<SourceItem> {
  for (const [index, map] of mapCurrent(value, today, stamp).entries())
    yield attempt(index === 0 ? place : `${place}, topic ${index}`, map);
}

/** The export of 2018 breaks its strings over lines; other arrays are read as they are. */
async function* elements(file: SourceFile, { signal }: ReadContext): AsyncGenerator<Found> {
  const head = headText(file).trimStart();
  if (isPrintedArray(head)) {
    for await (const { number, ...found } of readPrintedRecords(file, signal))
      yield { at: `record ${number}`, ...found };
  } else yield* readRecords(file, recordPath(file, ...Object.values(MARKS)) ?? [], signal);
}

function formatOf(file: SourceFile): Format | null {
  if (tableHasColumns(file, 'Topic Name', 'Close Date', 'Program')) return 'table';
  return (['current', 'topics', 'v1'] as const).find((format) => recordPath(file, MARKS[format])) ?? null;
}
