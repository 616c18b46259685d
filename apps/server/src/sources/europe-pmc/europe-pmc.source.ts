import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { askEuropePmc } from './europe-pmc.ask.ts';
import { isPatent, mapAuthors, mapPatentResult, mapWork } from './europe-pmc.mapping.ts';

/** https://europepmc.org/RestfulWebService: answers of `search` with resultType=core, as JSON. */
export const europePmc: Source = {
  name: 'europe-pmc',
  label: 'Europe PMC',
  url: 'https://europepmc.org',
  licence: 'Metadata free to use; abstracts may be under their publishers’ terms',
  engines: ['publications', 'patents', 'subject-matter-experts'],
  recognises: (file) => pathOf(file) !== null,
  async *read(file, context) {
    for await (const element of readRecords(file, pathOf(file) ?? [], context.signal)) {
      if ('error' in element) {
        const { error, at } = element;
        yield attempt(at, () => {
          throw new RowRejected(error);
        });
      } else yield toItem(element.at, element.value, context);
    }
  },
  ask: askEuropePmc({
    toItem,
    toAuthors: (results, context) => mapAuthors(results, stampIn(context)).map(({ at, map }) => attempt(at, map)),
  }),
};

const stampIn = (context: ReadContext) => (id: string, url: string | null) => stampOf(europePmc, context, id, url);

function toItem(at: string, result: unknown, context: ReadContext): SourceItem {
  return attempt(at, () => (isPatent(result) ? mapPatentResult : mapWork)(result, stampIn(context)));
}

/** Members that only a result of Europe PMC has together. */
const pathOf = (file: SourceFile) =>
  recordPath(file, ['id', 'source', 'authorString'], ['id', 'source', 'pubYear'], ['id', 'source', 'patentDetails']);
