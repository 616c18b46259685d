import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { uspto } from './uspto.source.ts';

const grant = (number: string, title: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v45-2014-04-03.dtd" [ ]>
<us-patent-grant country="US"><us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${number}</doc-number><kind>B2</kind><date>20150106</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><doc-number>99000001</doc-number><date>20121009</date></document-id></application-reference>
<invention-title id="t">${title}</invention-title>
<us-parties><inventors><inventor><addressbook><last-name>Invented</last-name><first-name>Ada</first-name><address><city>Ames</city><state>IA</state><country>US</country></address></addressbook></inventor></inventors></us-parties>
<assignees><assignee><addressbook><orgname>Made Up, Inc.</orgname><address><city>Ames</city><state>IA</state><country>US</country></address></addressbook></assignee></assignees>
</us-bibliographic-data-grant><abstract><p>A pump, with CO<sub>2</sub>.</p></abstract>
<description><p>This invention was made with government support under grant 1.</p></description>
<claims><claim num="00001"><claim-text>1. A pump.</claim-text></claim><claim><claim-text>2. It.</claim-text></claim></claims></us-patent-grant>
`;

test('[DATA-07] a weekly volume of grants; a document without a title is reported', async () => {
  const items = await readSource(
    uspto,
    grant('099000001', 'A <i>quiet</i> pump') + grant('099000002', '') + grant('D0990003', 'Handle'),
  );
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'US99000001',
      title: 'A quiet pump',
      date: '2015-01-06',
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      organisations: [{ name: 'Made Up, Inc.', role: 'Assignee' }],
      people: [{ name: 'Ada Invented', role: 'Inventor' }],
      facets: { kind: ['Granted utility'], status: ['Granted'] },
      data: {
        patentNumber: 'US 99,000,001 B2',
        abstract: 'A pump, with CO2.',
        claimsCount: 2,
        firstClaim: '1. A pump.',
        filingDate: '2012-10-09',
        governmentInterest: expect.stringContaining('government support'),
      },
    },
    { id: 'USD0990003' },
  ]);
  expect(rejectionsOf(items)).toEqual([['document 2', 'No title']]);
});

test('[DATA-07] file wrappers of the Open Data Portal: a grant, and an application that nobody examines yet', async () => {
  const wrapper = {
    applicationNumberText: '99000001',
    applicationMetaData: {
      inventionTitle: 'QUIET PUMP',
      patentNumber: '99000009',
      grantDate: '2023-05-09',
      filingDate: '2021-01-05',
      applicationTypeLabelName: 'Utility',
      earliestPublicationNumber: 'US20210000001A1',
      cpcClassificationBag: ['F04B  50/46', 'F04B   4/02', 'H01M   1/00'],
      examinerNameText: 'INVENTED, BO',
      applicantBag: [{ applicantNameText: 'Made Up, Inc.', correspondenceAddressBag: [] }],
      inventorBag: [
        { inventorNameText: 'Ada Invented', correspondenceAddressBag: [{ cityName: 'Ames', countryCode: 'US' }] },
      ],
    },
    assignmentBag: [
      {
        conveyanceText: "ASSIGNMENT OF ASSIGNOR'S INTEREST",
        assigneeBag: [
          { assigneeNameText: 'MADE UP INC', assigneeAddress: { cityName: 'AMES', geographicRegionCode: 'IA' } },
        ],
      },
    ],
  };
  const pending = {
    applicationNumberText: '99000002',
    applicationMetaData: { inventionTitle: 'Valve', examinerNameText: 'CENTRAL, DOCKET', filingDate: '2024-03-06' },
  };
  const bag = [wrapper, pending, { applicationNumberText: '99000003' }];
  const items = await readSource(uspto, JSON.stringify({ count: 3, patentFileWrapperDataBag: bag }));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'US99000009',
      date: '2023-05-09',
      organisations: [{ name: 'MADE UP INC' }],
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      people: [{ name: 'Ada Invented' }, { name: 'Invented, Bo', role: 'Examiner' }],
      facets: { cpc: ['F04B', 'H01M'], status: ['Granted'], kind: ['Granted utility'] },
      data: { patentNumber: 'US 99,000,009' },
    },
    { id: 'US-application-99000002', date: '2024-03-06', people: [], facets: { status: ['Application'] } },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No title']]);
});

test('[DATA-07] applications of HUPD, one granted and one not, alone and one a line', async () => {
  const granted = {
    application_number: '99000001',
    publication_number: 'US20990000001A1-20990108',
    title: 'Quiet pump',
    decision: 'ACCEPTED',
    date_produced: '20981220',
    date_published: '20990108',
    main_cpc_label: 'F04B1700',
    cpc_labels: ['F04B1700', 'F04B4300'],
    patent_number: '99000009',
    filing_date: '20980601',
    patent_issue_date: '20991201',
    examiner_name_last: 'SAMPLE',
    examiner_name_first: 'OMAR',
    inventor_list: [
      {
        inventor_name_last: 'Invented',
        inventor_name_first: 'Ada',
        inventor_city: 'Ames',
        inventor_state: 'IA',
        inventor_country: 'US',
      },
    ],
    abstract: 'It pumps.',
  };
  const pending = { ...granted, patent_number: 'None', decision: 'PENDING', patent_issue_date: '' };
  const items = await readSource(uspto, `${JSON.stringify(granted)}\n${JSON.stringify(pending)}\n{}\n`);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'US99000009',
      date: '2099-12-01',
      people: [{ name: 'Ada Invented' }, { name: 'Omar Sample' }],
      data: {
        cpc: [{ code: 'F04B' }],
        examiner: 'Omar Sample',
        legalStatus: 'Patented Case',
        filingDate: '2098-06-01',
      },
    },
    { id: 'US20990000001', data: { status: 'Application', publicationDate: '2099-01-08' } },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 3', 'No application number']]);
  expect(recordsOf(await readSource(uspto, JSON.stringify(granted, null, 2)))).toHaveLength(1);
});
