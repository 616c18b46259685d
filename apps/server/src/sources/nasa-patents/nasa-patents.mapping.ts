import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { labTechnologyRecord } from '../../catalogue/engines/federal-lab-technologies.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { required } from '../shared/mapping.ts';

/** A row of the data set "NASA Patents". It has no descriptions; one case may lead to several patents. */
export function mapNasaPatent(row: CsvRow, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  const read = (name: string) => optionalText(cell(row, name));
  const caseNumber = required(read('Case Number'), 'case number');
  const patentNumber = given(read('Patent Number'));
  const applicationNumber = given(read('Application SN'));
  return labTechnologyRecord(
    {
      title: required(read('Title'), 'title'),
      agency: 'National Aeronautics and Space Administration',
      lab: read('Center'),
      caseNumber,
      status: read('Status'),
      patentNumber,
      applicationNumber,
      expirationDate: ofThisCentury(parseDate(cell(row, 'Patent Expiration Date'))),
    },
    stamp(slug([caseNumber, applicationNumber ?? patentNumber].filter(Boolean).join(' ')), null),
  );
}

/** The file has 08/31/1932 for patents applied for in 2012: years once kept as two digits, in the wrong century. */
const ofThisCentury = (date: string | undefined) => date?.replace(/^19(?=[0-6])/, '20');

/** '0' stands for a patent that is not granted yet. */
const given = (number: string | undefined) => (number && number !== '0' ? number : undefined);
