import type { ReadContext, Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, columnName } from '../shared/csv.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readTable, tableHasColumns } from '../shared/table.ts';
import { readXml, xmlHead } from '../shared/xml.ts';
import { mapTrial } from './ictrp.mapping.ts';

/** https://trialsearch.who.int: the portal's export as CSV, XML or XLSX. */
export const ictrp: Source = {
  name: 'ictrp',
  label: 'WHO ICTRP',
  url: 'https://trialsearch.who.int',
  licence: 'WHO International Clinical Trials Registry Platform; attribution required',
  engines: ['international-trials'],
  recognises: (file) => isXml(file) || tableHasColumns(file, 'TrialID', 'Source Register'),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(ictrp, context, id, url);
    for await (const { at, row } of rows(file, context)) yield attempt(at, () => mapTrial(row, stamp));
  },
};

async function* rows(file: SourceFile, { signal }: ReadContext): AsyncGenerator<{ at: string; row: CsvRow }> {
  if (!isXml(file)) {
    for await (const row of readTable(file, signal)) yield { at: `line ${row.line}`, row };
    return;
  }
  let number = 0;
  for await (const trial of readXml(file, 'Trial', signal)) {
    number += 1;
    const cells = new Map(trial.children.map((node) => [columnName(node.name), node.allText]));
    yield { at: `trial ${number}`, row: { line: number, cells } };
  }
}

function isXml(file: SourceFile): boolean {
  return xmlHead(file).includes('<Trials_downloaded_from_ICTRP');
}
