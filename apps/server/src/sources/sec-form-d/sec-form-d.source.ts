import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml, xmlHead } from '../shared/xml.ts';
import { readFormDIssuers } from './form-d.folds.ts';
import { isFormDTable } from './form-d.tables.ts';
import { liveFormD } from './sec-form-d.live.ts';
import { mapFormD } from './sec-form-d.mapping.ts';

/**
 * https://www.sec.gov/edgar: notices of exempt offerings, each a primary_doc.xml; and the quarterly data sets of them
 * (ISSUERS.tsv with the tables beside it).
 */
export const secFormD: Source = {
  name: 'sec-form-d',
  label: 'SEC EDGAR Form D',
  url: 'https://www.sec.gov/edgar',
  licence: 'US government work (public domain)',
  engines: ['companies', 'investors'],
  recognises: (file) => isFormDTable(file) || isNotice(file),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(secFormD, context, id, url);
    if (isFormDTable(file)) {
      yield* readFormDIssuers(file, stamp, context.signal);
      return;
    }
    for await (const submission of readXml(file, 'edgarSubmission', context.signal))
      for (const [index, map] of mapFormD(submission, stamp).entries()) yield attempt(`issuer ${index + 1}`, map);
  },
  live: liveFormD((at, submission, context) =>
    mapFormD(submission, (id, url) => stampOf(secFormD, context, id, url)).map((map) => attempt(at, map)),
  ),
};

/** Other forms are edgarSubmissions too. */
const isNotice = (file: SourceFile) =>
  xmlHead(file).includes('<edgarSubmission') && /<primaryIssuer|<offeringData/.test(xmlHead(file));
