import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { grantsGov } from './grants-gov.source.ts';

const hits = [
  {
    id: '900001',
    number: 'MADE-26-01',
    title: 'Quiet pumps &amp; valves',
    agency: 'Made Up Agency',
    openDate: '07/08/2026',
    closeDate: '',
    oppStatus: 'forecasted',
    docType: 'forecast',
    cfdaList: ['99.310'],
  },
  { id: '900002', title: '' },
];

test.each([
  ['search2', { errorcode: 0, data: { hitCount: 2, oppHits: hits } }],
  ['the older search', { hitCount: 2, oppHits: hits }],
])('[DATA-02] hits of %s; one without a title is reported', async (_name, answer) => {
  const items = await readSource(grantsGov, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'funding-opportunities',
      id: 'grants-gov-900001',
      title: 'Quiet pumps & valves',
      date: '2026-07-08',
      url: 'https://www.grants.gov/search-results-detail/900001',
      facets: { status: ['Forecasted'], kind: ['GOV Grant'], agency: ['Made Up Agency'] },
      data: { assistanceListings: [{ code: '99.310' }] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No title']]);
});

test('[DATA-02] an opportunity with its synopsis', async () => {
  const data = {
    id: 900003,
    opportunityNumber: 'MADE-25-03',
    opportunityTitle: 'Quiet pumps',
    synopsis: {
      agencyName: 'Made Up Agency',
      synopsisDesc: '<p>First.</p><p>Second &amp; last.</p>',
      responseDate: 'Jul 11, 2025 12:00:00 AM EDT',
      postingDateStr: '2025-05-02-00-00-00',
      awardCeiling: '750000',
      awardFloor: 'none',
      numberOfAwards: '4',
      costSharing: true,
      applicantTypes: [{ id: '23', description: 'Small businesses' }],
      fundingInstruments: [{ id: 'G', description: 'Grant' }],
      agencyContactName: 'Ada Invented',
    },
    cfdas: [{ cfdaNumber: '99.001', programTitle: 'Pumps' }],
  };
  const [record] = recordsOf(await readSource(grantsGov, JSON.stringify({ errorcode: 0, msg: 'ok', data })));
  expect(record).toMatchObject({
    id: 'grants-gov-900003',
    date: '2025-05-02',
    amount: 750_000,
    people: [{ name: 'Ada Invented', role: 'Contact' }],
    facets: { status: ['Closed'], eligibleApplicants: ['Small businesses'], closeYear: ['2025'] },
    data: {
      description: expect.stringMatching(/^First\.\s+Second & last\.$/),
      closeDate: '2025-07-11',
      expectedAwards: 4,
      isCostShareRequired: true,
      assistanceListings: [{ code: '99.001', title: 'Pumps' }],
    },
  });
  expect(record?.data['awardFloor']).toBeUndefined();
});

test('[DATA-02] the XML extract: codes, days without separators, forecasts', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Grants>
<OpportunitySynopsisDetail_1_0><OpportunityID>900004</OpportunityID><OpportunityTitle>Quiet pumps</OpportunityTitle><FundingInstrumentType>G</FundingInstrumentType><FundingInstrumentType>CA</FundingInstrumentType><CategoryOfFundingActivity>EN</CategoryOfFundingActivity><CFDANumbers>99.001</CFDANumbers><EligibleApplicants>23</EligibleApplicants><EligibleApplicants>77</EligibleApplicants><AgencyName>Made Up Agency</AgencyName><PostDate>03042026</PostDate><CloseDate>12312099</CloseDate><AwardCeiling>500000</AwardCeiling><CostSharingOrMatchingRequirement>No</CostSharingOrMatchingRequirement><Description>&lt;p&gt;Pumps.&lt;/p&gt;</Description></OpportunitySynopsisDetail_1_0>
<OpportunityForecastDetail_1_0><OpportunityID>900005</OpportunityID><OpportunityTitle>Later pumps</OpportunityTitle><EstimatedSynopsisPostDate>01022027</EstimatedSynopsisPostDate></OpportunityForecastDetail_1_0>
<OpportunitySynopsisDetail_1_0><OpportunityTitle>Nameless</OpportunityTitle></OpportunitySynopsisDetail_1_0></Grants>`;
  const items = await readSource(grantsGov, xml);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'grants-gov-900004',
      date: '2026-03-04',
      amount: 500_000,
      facets: { status: ['Open'], eligibleApplicants: ['Small businesses', '77'], category: ['Energy'] },
      data: { noticeType: 'Grant, Cooperative Agreement', isCostShareRequired: false, description: 'Pumps.' },
    },
    { id: 'grants-gov-900005', date: '2027-01-02', facets: { status: ['Forecasted'] } },
  ]);
  expect(rejectionsOf(items)).toEqual([['opportunity 3', 'No opportunity id']]);
});

test('whatever a hit holds becomes a record or a reason', async () => {
  const hit = fc.record({ id: fc.jsonValue(), title: fc.jsonValue(), cfdaList: fc.jsonValue() });
  await fc.assert(
    fc.asyncProperty(fc.array(hit, { minLength: 1, maxLength: 5 }), async (oppHits) => {
      expect(await readSource(grantsGov, JSON.stringify({ data: { oppHits } }))).toHaveLength(oppHits.length);
    }),
    { numRuns: 50 },
  );
});
