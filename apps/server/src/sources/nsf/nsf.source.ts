import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml, xmlHead } from '../shared/xml.ts';
import { askNsf } from './nsf.ask.ts';
import { fromDatabase, fromRow, fromXml } from './nsf.formats.ts';
import { liveNsf } from './nsf.live.ts';
import { mapNsfAward } from './nsf.mapping.ts';

/**
 * https://resources.research.gov/common/webapi/awardapisearch-v1.htm: answers of the awards API;
 * https://www.nsf.gov/awardsearch/: its CSV export, and the files by year (XML, JSON since 2025).
 */
export const nsf: Source = {
  name: 'nsf',
  label: 'NSF Award Search',
  url: 'https://www.nsf.gov/awardsearch/',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => isXml(file) || isTable(file) || pathOf(file) !== null || databasePathOf(file) !== null,
  async *read(file, context) {
    for await (const { at, award } of awards(file, context))
      yield attempt(at, () => mapNsfAward(award(), (id, url) => stampOf(nsf, context, id, url)));
  },
  live: liveNsf(toItem),
  ask: askNsf(toItem),
};

function toItem(at: string, award: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapNsfAward(award, (id, url) => stampOf(nsf, context, id, url)));
}

async function* awards(
  file: SourceFile,
  { signal }: ReadContext,
): AsyncGenerator<{ at: string; award: () => unknown }> {
  if (isXml(file)) {
    let number = 0;
    for await (const node of readXml(file, 'Award', signal)) {
      number += 1;
      yield { at: `award ${number}`, award: () => fromXml(node) };
    }
    return;
  }
  if (isTable(file)) {
    for await (const row of readCsv(file, signal)) yield { at: `line ${row.line}`, award: () => fromRow(row) };
    return;
  }
  const path = pathOf(file);
  for await (const found of readRecords(file, path ?? databasePathOf(file) ?? [], signal)) {
    const award = () => {
      if ('error' in found) throw new RowRejected(found.error);
      return path ? found.value : fromDatabase(found.value);
    };
    yield { at: found.at, award };
  }
}

const isXml = (file: SourceFile) => /<Award>[\s\S]*<(AwardTitle|AwardID|AwardEffectiveDate)>/.test(xmlHead(file));

const isTable = (file: SourceFile) =>
  [
    ['AwardNumber', 'Title', 'NSFOrganization'],
    ['AwardNumber', 'Title', 'AwardedAmountToDate'],
    ['id', 'title', 'fundsObligatedAmt'],
    ['id', 'title', 'awardeeName'],
  ].some((columns) => hasColumns(file, ...columns));

const pathOf = (file: SourceFile) =>
  recordPath(file, ['id', 'awardeeName'], ['id', 'fundsObligatedAmt'], ['id', 'pdPIName'], ['id', 'piLastName']);

const databasePathOf = (file: SourceFile) => recordPath(file, ['awd_id', 'awd_titl_txt']);
