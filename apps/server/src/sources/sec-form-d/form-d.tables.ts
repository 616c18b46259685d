import { companionFile } from '../../catalogue/import/companion.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { type CsvRow, cell, hasColumns, readCsv } from '../shared/csv.ts';
import type { XmlNode } from '../shared/xml.ts';

const ACCESSION = 'ACCESSIONNUMBER';
const SECURITIES = [
  'Equity',
  'Debt',
  'OptionToAcquire',
  'SecurityToBeAcquired',
  'PooledInvestmentFund',
  'TenantInCommon',
  'MineralProperty',
  'Other',
];

/** https://www.sec.gov/data-research/sec-markets-data/form-d-data-sets: ISSUERS.tsv; the other tables lie beside it. */
export const isFormDTable = (file: SourceFile) => hasColumns(file, ACCESSION, 'CIK', 'ENTITYNAME');

/** A filing for one of its issuers: `<edgarSubmission>` as the form's XML has it, when, and the offering's file number. */
export interface TableFiling {
  line: number;
  cik: string;
  filed: string;
  offering: string;
  submission: XmlNode;
}

/** A quarter has about 15,000 filings; the tables beside the issuers are held while those are read. */
export async function* readFormDTables(file: SourceFile, signal: AbortSignal): AsyncGenerator<TableFiling> {
  const beside = (name: string) => byAccession(file, name, signal);
  const [submissions, offerings, people, signatures] = [
    await beside('FORMDSUBMISSION.tsv'),
    await beside('OFFERING.tsv'),
    await beside('RELATEDPERSONS.tsv'),
    await beside('SIGNATURES.tsv'),
  ];
  for await (const issuer of readCsv(file, signal)) {
    const accession = cell(issuer, ACCESSION) ?? '';
    // Tables that people joined hold the offering in the issuer's own row.
    const rows = [submissions, offerings, signatures].flatMap((table) => table.get(accession)?.[0] ?? []);
    const read = (name: string) => [...rows, issuer].map((row) => cell(row, name)).find(Boolean);
    yield {
      line: issuer.line,
      cik: cell(issuer, 'CIK') ?? '',
      filed: parseDate(read('FILING_DATE')) ?? '',
      offering: read('FILE_NUM') ?? accession,
      submission: submissionOf(issuer, read, people.get(accession) ?? []),
    };
  }
}

async function byAccession(file: SourceFile, name: string, signal: AbortSignal): Promise<Map<string, CsvRow[]>> {
  const rows = new Map<string, CsvRow[]>();
  const companion = await companionFile(file, name);
  if (!companion) return rows;
  for await (const row of readCsv(companion, signal)) {
    const accession = cell(row, ACCESSION);
    if (accession) rows.set(accession, [...(rows.get(accession) ?? []), row]);
  }
  return rows;
}

type Read = (name: string) => string | undefined;

function submissionOf(issuer: CsvRow, read: Read, people: CsvRow[]): XmlNode {
  const own: Read = (name) => cell(issuer, name);
  return branch('edgarSubmission', [
    leaf('submissionType', read('SUBMISSIONTYPE') ?? 'D'),
    branch('primaryIssuer', [
      leaf('cik', own('CIK')),
      leaf('entityName', own('ENTITYNAME')),
      leaf('issuerPhoneNumber', own('ISSUERPHONENUMBER')),
      leaf('jurisdictionOfInc', own('JURISDICTIONOFINC')),
      branch('yearOfInc', [leaf('value', own('YEAROFINC_VALUE_ENTERED'))]),
      branch('issuerAddress', [
        leaf('city', own('CITY')),
        leaf('stateOrCountry', own('STATEORCOUNTRY')),
        leaf('stateOrCountryDescription', own('STATEORCOUNTRYDESCRIPTION')),
      ]),
      branch(
        'edgarPreviousNameList',
        [1, 2, 3].flatMap((number) => [
          leaf('previousName', own(`EDGAR_PREVIOUSNAME_${number}`)),
          leaf('previousName', own(`ISSUER_PREVIOUSNAME_${number}`)),
        ]),
      ),
    ]),
    branch('relatedPersonsList', people.map(personOf)),
    branch('offeringData', [
      branch('industryGroup', [
        leaf('industryGroupType', read('INDUSTRYGROUPTYPE')),
        branch('investmentFundInfo', [leaf('investmentFundType', read('INVESTMENTFUNDTYPE'))]),
      ]),
      branch('typeOfFiling', [
        branch('dateOfFirstSale', [leaf('value', read('SALE_DATE') ?? read('DATEOFFIRSTSALE'))]),
      ]),
      branch('offeringSalesAmounts', [
        leaf('totalOfferingAmount', read('TOTALOFFERINGAMOUNT')),
        leaf('totalAmountSold', read('TOTALAMOUNTSOLD')),
      ]),
      leaf('minimumInvestmentAccepted', read('MINIMUMINVESTMENTACCEPTED')),
      branch('investors', [leaf('totalNumberAlreadyInvested', read('TOTALNUMBERALREADYINVESTED'))]),
      branch(
        'typesOfSecuritiesOffered',
        SECURITIES.filter((kind) => /^(true|yes|y|1)$/i.test(read(`IS${kind}TYPE`) ?? '')).map((kind) =>
          leaf(`is${kind}Type`, 'true'),
        ),
      ),
      branch('signatureBlock', [
        branch('signature', [leaf('signatureDate', read('SIGNATUREDATE') ?? read('FILING_DATE'))]),
      ]),
    ]),
  ]);
}

function personOf(row: CsvRow): XmlNode {
  return branch('relatedPersonInfo', [
    branch('relatedPersonName', [
      leaf('firstName', cell(row, 'FIRSTNAME')),
      leaf('middleName', cell(row, 'MIDDLENAME')),
      leaf('lastName', cell(row, 'LASTNAME')),
    ]),
    branch(
      'relatedPersonRelationshipList',
      [1, 2, 3].flatMap((number) => {
        const role = cell(row, `RELATIONSHIP_${number}`);
        return role ? [leaf('relationship', role)] : [];
      }),
    ),
  ]);
}

const leaf = (name: string, text = ''): XmlNode => ({ name, text, allText: text, attributes: {}, children: [] });
const branch = (name: string, children: XmlNode[]): XmlNode => ({
  name,
  text: '',
  allText: '',
  attributes: {},
  children,
});
