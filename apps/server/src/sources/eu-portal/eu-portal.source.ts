import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { mapCall } from './eu-calls.mapping.ts';
import { askEuPortal } from './eu-portal.ask.ts';
import { LICENCE } from './eu-portal.ts';
import { mapProject } from './eu-projects.mapping.ts';

const OF_CALL = ['identifier', 'deadlineDate'];
const OF_PROJECT = ['projectId', 'objective'];

/** https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/support/apis: answers of the search, collection SEDIA. */
export const euCalls: Source = {
  name: 'eu-calls',
  label: 'EU Funding & Tenders Portal',
  url: 'https://ec.europa.eu/info/funding-tenders/opportunities/portal',
  licence: LICENCE,
  engines: ['funding-opportunities'],
  recognises: (file) => pathOf(file, ...OF_CALL) !== null,
  read: (file, context) => readResults(file, context, OF_CALL, toCall),
  ask: askEuPortal('calls', toCall),
};

/** The same of what is funded: collection SEDIA_NONH2020_PROD, with the projects of Horizon Europe and Horizon 2020. */
export const euProjects: Source = {
  name: 'eu-projects',
  label: 'EU-funded projects',
  url: 'https://ec.europa.eu/info/funding-tenders/opportunities/portal',
  licence: LICENCE,
  engines: ['awards'],
  recognises: (file) => pathOf(file, ...OF_PROJECT) !== null,
  read: (file, context) => readResults(file, context, OF_PROJECT, toProject),
  ask: askEuPortal('projects', toProject),
};

function toCall(at: string, result: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapCall(result, context.retrievedAt, (id, url) => stampOf(euCalls, context, id, url)));
}

function toProject(at: string, result: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => mapProject(result, (id, url) => stampOf(euProjects, context, id, url)));
}

async function* readResults(
  file: SourceFile,
  context: ReadContext,
  names: string[],
  toItem: (at: string, result: unknown, context: ReadContext) => SourceItem,
) {
  for await (const element of readRecords(file, pathOf(file, ...names) ?? [], context.signal)) {
    if ('error' in element) {
      const { error, at } = element;
      yield attempt(at, () => {
        throw new RowRejected(error);
      });
    } else yield toItem(element.at, element.value, context);
  }
}

/** The values of a result stand in its `metadata`, by whose members the collections are told apart. */
function pathOf(file: SourceFile, ...names: string[]) {
  const path = recordPath(file, names);
  return path?.at(-1) === 'metadata' ? path.slice(0, -1) : null;
}
