import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { headText } from '../shared/decode.ts';
import type { JsonPath } from '../shared/json.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml } from '../shared/xml.ts';
import { mapStudyAact, readAact } from './aact.ts';
import { mapStudyV1 } from './api-v1.mapping.ts';
import { mapStudyV2 } from './api-v2.mapping.ts';
import { askStudies } from './clinicaltrials-gov.ask.ts';
import { liveStudies } from './clinicaltrials-gov.live.ts';
import { mapStudyRow } from './csv.mapping.ts';
import { interventionsOf, type Stamp, type Study, trialOf } from './study.ts';
import { mapStudyXml } from './xml.mapping.ts';

/**
 * https://clinicaltrials.gov/data-api: API v2 (array or page), API v1, legacy XML, and the site's CSV download;
 * https://aact.ctti-clinicaltrials.org/downloads: studies.txt with the tables beside it.
 */
export const clinicalTrialsGov: Source = {
  name: 'clinicaltrials-gov',
  label: 'ClinicalTrials.gov',
  url: 'https://clinicaltrials.gov',
  licence: 'Public domain; ClinicalTrials.gov asks to be named as the source',
  engines: ['clinical-trials', 'interventions'],
  recognises: (file) => formatOf(file) !== null,
  async *read(file, context) {
    const stamp: Stamp = (id, url) => stampOf(clinicalTrialsGov, context, id, url);
    for await (const { at, study } of studies(file, context)) yield* itemsOf(at, study, stamp);
  },
  live: liveStudies(toItems),
  ask: askStudies(toItems),
};

function toItems(at: string, study: unknown, context: ReadContext): Iterable<SourceItem> {
  return itemsOf(
    at,
    () => mapStudyV2(study),
    (id, url) => stampOf(clinicalTrialsGov, context, id, url),
  );
}

type Found = { at: string; study: () => Study };

async function* studies(file: SourceFile, { signal }: ReadContext): AsyncGenerator<Found> {
  switch (formatOf(file)) {
    case 'csv':
      for await (const row of readCsv(file, signal)) yield { at: `line ${row.line}`, study: () => mapStudyRow(row) };
      return;
    case 'aact':
      for await (const { line, item } of readAact(file, signal))
        yield { at: `line ${line}`, study: () => mapStudyAact(item) };
      return;
    case 'xml':
      for await (const node of readXml(file, 'clinical_study', signal))
        yield { at: 'study', study: () => mapStudyXml(node) };
      return;
    case 'v1':
      yield* jsonStudies(file, v1In(file) ?? [], mapStudyV1, signal);
      return;
    default:
      yield* jsonStudies(file, v2In(file) ?? [], mapStudyV2, signal);
  }
}

async function* jsonStudies(
  file: SourceFile,
  path: JsonPath,
  map: (value: unknown) => Study,
  signal: AbortSignal,
): AsyncGenerator<Found> {
  for await (const element of readRecords(file, path, signal)) {
    const study = () => {
      if ('error' in element) throw new RowRejected(element.error);
      return map(element.value);
    };
    yield { at: element.at, study };
  }
}

function* itemsOf(at: string, read: () => Study, stamp: Stamp): Generator<SourceItem> {
  let study: Study | null = null;
  const item = attempt(at, () => {
    study = read();
    return trialOf(study, stamp);
  });
  yield item;
  if (study === null) return;
  for (const record of interventionsOf(study, stamp)) yield { at: `${at}, intervention ${record.title}`, record };
}

function formatOf(file: SourceFile): 'csv' | 'aact' | 'xml' | 'v1' | 'v2' | null {
  const head = headText(file).trimStart();
  if (head.startsWith('<')) return head.includes('<clinical_study') ? 'xml' : null;
  if (v2In(file)) return 'v2';
  if (v1In(file)) return 'v1';
  if (hasColumns(file, 'nct_id', 'brief_title', 'overall_status')) return 'aact';
  return hasColumns(file, 'NCT Number') || hasColumns(file, 'NCT ID', 'Study Title') ? 'csv' : null;
}

const v2In = (file: SourceFile) => recordPath(file, ['protocolSection']);
const v1In = (file: SourceFile) => recordPath(file, ['ProtocolSection']);
