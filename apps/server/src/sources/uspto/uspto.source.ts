import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { readRecords, recordPath } from '../shared/json-records.ts';
import { attempt, RowRejected, stampOf } from '../shared/mapping.ts';
import { readXml, xmlHead } from '../shared/xml.ts';
import { mapFileWrapper } from './file-wrapper.mapping.ts';
import { mapFirstApplication } from './first-applications.mapping.ts';
import { mapGreenBook } from './green-book.mapping.ts';
import { isGreenBook, readGreenBook } from './green-book.ts';
import { mapHupd } from './hupd.mapping.ts';
import { asXml } from './sgml.ts';
import { mapSt32 } from './st32.mapping.ts';
import { mapPatentXml } from './uspto.mapping.ts';

/**
 * https://data.uspto.gov: full text of grants since 1976 and applications since 2001 (bulkdata), one document or a weekly volume, in all
 * four formats that it has had; and the file wrappers of the Open Data Portal's API; and the applications of https://patentdataset.org (HUPD), gathered from those.
 */
export const uspto: Source = {
  name: 'uspto',
  label: 'United States Patent and Trademark Office',
  url: 'https://data.uspto.gov',
  licence: 'US government work (public domain)',
  engines: ['patents'],
  recognises: (file) => elementOf(file) !== null || isGreenBook(file) || isFileWrapper(file) || hupdIn(file) !== null,
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(uspto, context, id, url);
    const path = pathOf(file) ?? hupdIn(file);
    if (path) {
      const map = isFileWrapper(file) ? mapFileWrapper : mapHupd;
      for await (const element of readRecords(file, path, context.signal)) {
        yield attempt(element.at, () => {
          if ('error' in element) throw new RowRejected(element.error);
          return map(element.value, stamp);
        });
      }
      return;
    }
    let number = 0;
    const at = () => `document ${++number}`;
    if (isGreenBook(file)) {
      for await (const sections of readGreenBook(file, context.signal))
        yield attempt(at(), () => mapGreenBook(sections, stamp));
      return;
    }
    const element = elementOf(file) ?? '';
    const map = MAPPINGS[element] ?? mapPatentXml;
    for await (const document of readXml(asXml(file), element, context.signal))
      yield attempt(at(), () => map(document, stamp));
  },
};

function elementOf(file: SourceFile): string | null {
  return (
    /<(?:!DOCTYPE )?(us-patent-(?:grant|application)|PATDOC|patent-application-publication)[\s>]/.exec(
      xmlHead(file),
    )?.[1] ?? null
  );
}

/** Elements of before 2005. */
const MAPPINGS: Record<string, typeof mapPatentXml> = {
  PATDOC: mapSt32,
  'patent-application-publication': mapFirstApplication,
};

const isFileWrapper = (file: SourceFile) => pathOf(file) !== null;

const pathOf = (file: SourceFile) => recordPath(file, ['applicationNumberText', 'applicationMetaData']);

const hupdIn = (file: SourceFile) =>
  recordPath(file, ['application_number', 'main_cpc_label'], ['application_number', 'decision', 'title']);
