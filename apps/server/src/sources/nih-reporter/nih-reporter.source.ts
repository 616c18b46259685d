import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { hasColumns } from '../shared/csv.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readExporter } from './exporter.ts';
import { askNih } from './nih-reporter.ask.ts';
import { liveNih } from './nih-reporter.live.ts';
import { mapNihProject } from './nih-reporter.mapping.ts';

/**
 * https://api.reporter.nih.gov: answers of the second version's projects endpoint; https://reporter.nih.gov/exporter:
 * the yearly project files with their abstracts; and the site's export of a search.
 */
export const nihReporter: Source = {
  name: 'nih-reporter',
  label: 'NIH RePORTER',
  url: 'https://reporter.nih.gov',
  licence: 'US government work (public domain)',
  engines: ['awards'],
  recognises: (file) => isTable(file) || pathOf(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(nihReporter, context, id, url);
    if (isTable(file)) {
      for await (const { line, item } of readExporter(file, context.signal))
        yield attempt(`line ${line}`, () => mapNihProject(item, stamp));
      return;
    }
    for await (const found of readRecords(file, pathOf(file) ?? [], context.signal)) {
      yield attempt(found.at, () => {
        if ('error' in found) throw new RowRejected(found.error);
        return mapNihProject(found.value, stamp);
      });
    }
  },
  live: liveNih(toItem),
  ask: askNih(toItem),
};

function toItem(at: string, project: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapNihProject(project, (id, url) => stampOf(nihReporter, context, id, url)));
}

const isTable = (file: SourceFile) => hasColumns(file, 'APPLICATION_ID', 'PROJECT_TITLE');

const pathOf = (file: SourceFile) =>
  recordPath(file, ['appl_id', 'project_title'], ['appl_id', 'project_num'], ['appl_id', 'fiscal_year']);
