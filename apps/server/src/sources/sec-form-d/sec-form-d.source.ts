import type { ReadContext, Source, SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { readXml, type XmlNode, xmlHead } from '../shared/xml.ts';
import { readFormDIssuers } from './form-d.folds.ts';
import { isFormDTable } from './form-d.tables.ts';
import { askFormD } from './sec-form-d.ask.ts';
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
  live: liveFormD(toItems),
  ask: askFormD(toItems, 'SEC EDGAR Form D'),
};

function toItems(at: string, submission: XmlNode, context: ReadContext): SourceItem[] {
  return mapFormD(submission, (id, url) => stampOf(secFormD, context, id, url)).map((map) => attempt(at, map));
}

/** Other forms are edgarSubmissions too. */
const isNotice = (file: SourceFile) =>
  xmlHead(file).includes('<edgarSubmission') && /<primaryIssuer|<offeringData/.test(xmlHead(file));
