import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFields } from '../shared/fields.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { usaspending } from './usaspending.source.ts';

const found = {
  internal_id: 1,
  'Award ID': 'MADE99C0001',
  'Recipient Name': 'MADE UP INC',
  'Recipient UEI': 'ZZSAMPLE0001',
  'Recipient Location': { country_name: 'UNITED STATES', state_name: 'Iowa', city_name: 'AMES' },
  'Primary Place of Performance': {
    country_name: 'UNITED STATES',
    state_code: 'IA',
    state_name: 'Iowa',
    city_name: 'AMES',
  },
  'Awarding Agency': 'Made Up Administration',
  'Awarding Sub Agency': 'Made Up Center',
  'Award Amount': 1_234_567.89,
  'Contract Award Type': 'DEFINITIVE CONTRACT',
  Description: 'IGF::OT::IGF QUIET PUMPS &amp; VALVES',
  'Start Date': '2018-03-05',
  NAICS: { code: '333914', description: 'PUMP MANUFACTURING' },
  primary_assistance_listing: { cfda_number: null },
  generated_internal_id: 'CONT_AWD_MADE99C0001_9900_-NONE-_-NONE-',
};
const record = {
  engine: 'usa-spending',
  id: 'CONT_AWD_MADE99C0001_9900_-NONE-_-NONE-',
  title: 'QUIET PUMPS & VALVES',
  date: '2018-03-05',
  amount: 1_234_567.89,
  place: { city: 'Ames', state: 'Iowa', country: 'United States' },
  facets: {
    agency: ['Made Up Administration'],
    awardType: ['Definitive Contract'],
    category: ['Contract'],
    naics: ['333914 — PUMP MANUFACTURING'],
  },
  data: { recipient: 'MADE UP INC', uei: 'ZZSAMPLE0001', placeOfPerformance: 'Ames, Iowa' },
};

test.each([
  ['the search', { limit: 2, results: [found, { 'Award ID': 'x' }] }],
  ['its results alone', [found, { 'Award ID': 'x' }]],
])('[DATA-12] awards of %s', async (_name, answer) => {
  const items = await readSource(usaspending, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([record]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No award key (generated_internal_id)']]);
});

test('[DATA-12] the detail of a grant', async () => {
  const detail = {
    id: 2,
    generated_unique_award_id: 'ASST_NON_MADE1_099',
    fain: 'MADE1',
    type_description: 'COOPERATIVE AGREEMENT (B)',
    description: `${'Quiet pumps and '.repeat(20)}valves`,
    total_obligation: 1000,
    date_signed: '2011-04-08',
    cfda_info: [{ cfda_number: '99.008', cfda_title: 'Pumps' }, { cfda_number: '99.009' }],
    awarding_agency: { toptier_agency: { name: 'Made Up Administration' }, subtier_agency: { name: 'Made Up Center' } },
    recipient: {
      recipient_name: 'MADE UP UNIVERSITY',
      parent_recipient_name: 'MADE UP STATE',
      location: { state_code: 'IA' },
    },
    period_of_performance: { start_date: '2011-04-01', end_date: null },
  };
  const [one] = recordsOf(await readSource(usaspending, JSON.stringify(detail)));
  expect(one).toMatchObject({
    id: 'ASST_NON_MADE1_099',
    date: '2011-04-01',
    facets: { category: ['Assistance'], subAgency: ['Made Up Center'] },
    organisations: [{ name: 'MADE UP UNIVERSITY' }, { name: 'MADE UP STATE', role: 'Parent recipient' }, {}, {}],
    data: { awardId: 'MADE1', assistanceListing: { code: '99.008', title: 'Pumps' } },
  });
  expect(one?.title).toMatch(/^(Quiet pumps and )+…$/);
});

test.each([
  [
    'contracts',
    'contract_award_unique_key,award_id_piid,total_obligated_amount,total_outlayed_amount,potential_total_value_of_award,award_base_action_date,period_of_performance_start_date,awarding_agency_name,recipient_uei,recipient_name,recipient_country_name,recipient_city_name,recipient_state_name,award_type,prime_award_base_transaction_description,naics_code,naics_description,extent_competed,type_of_set_aside,number_of_offers_received\nCONT_AWD_MADE99C0001_9900_-NONE-_-NONE-,MADE99C0001,1234567.89,5,9,2018-03-01,2018-03-05,Made Up Administration,ZZSAMPLE0001,MADE UP INC,UNITED STATES,AMES,IOWA,DEFINITIVE CONTRACT,QUIET PUMPS & VALVES,333914,PUMP MANUFACTURING,FULL AND OPEN COMPETITION,NO SET ASIDE USED.,2\nCONT_AWD_2,,lots,,,,,,,,,,,,,,,,,\n',
    { ...record, data: { competition: 'Full and open competition', offersReceived: 2, actionDate: '2018-03-01' } },
  ],
  [
    'assistance',
    'assistance_award_unique_key,award_id_fain,total_obligated_amount,period_of_performance_start_date,cfda_numbers_and_titles,assistance_type_description,recipient_name\nASST_NON_MADE1_099,MADE1,1000,2011-04-01,99.008: Pumps; 99.009: Valves,PROJECT GRANT (B),MADE UP UNIVERSITY\nASST_2,,lots,,,,\n',
    { title: 'Project Grant MADE1', data: { assistanceListing: { code: '99.008', title: 'Pumps' } } },
  ],
])('[DATA-12] the award summaries of %s as CSV', async (_name, csv, expected) => {
  const items = await readSource(usaspending, csv);
  expect(recordsOf(items)).toMatchObject([expected]);
  expect(rejectionsOf(items)).toEqual([['line 3', "Award amount 'lots' is not an amount"]]);
});

test('[DATA-12] contract rows taken from FPDS', async () => {
  const row = {
    piid: 'P1',
    transaction_number: 'CONT_AWD_P1_9900',
    date_signed: '2025-10-03',
    period_of_performance_start: '2025-10-03',
    dollars_obligated: 29.84,
    vendor_name: 'MADE UP LLC',
    vendor_state: 'IA',
    extent_competed: 'G',
    description_of_requirement: 'PUMP',
  };
  expect(recordsOf(await readSource(usaspending, JSON.stringify([row])))).toMatchObject([
    {
      id: 'CONT_AWD_P1_9900',
      amount: 29.84,
      place: { state: 'Iowa' },
      data: { awardId: 'P1', competition: 'Not competed under simplified acquisition procedures' },
    },
  ]);
});

test('fields of an answer are found by their path, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (text, other) => {
      const read = jsonFields({ other: { other }, A_b: [{ 'c D': `x${text}` }] });
      expect(read('nothing', 'a b c d')).toBe(`x${text}`.trim());
    }),
  );
});

test('[DATA-12] a loan counts with its subsidy, an indefinite contract ends with its last day to order', async () => {
  const results = [
    {
      generated_internal_id: 'ASST_NON_MADE-L_8000',
      'Award ID': 'MADE-L',
      'Issued Date': '2026-01-02',
      'Loan Value': 5_000,
      'Subsidy Cost': 50.5,
    },
    {
      generated_internal_id: 'CONT_IDV_MADE-I_8000',
      'Award ID': 'MADE-I',
      'Award Amount': 0,
      'Start Date': '2026-01-02',
      'Last Date to Order': '2031-01-01',
    },
  ];
  expect(recordsOf(await readSource(usaspending, JSON.stringify({ results })))).toMatchObject([
    { amount: 50.5, data: { startDate: '2026-01-02', potentialAmount: 5_000 } },
    { amount: 0, data: { endDate: '2031-01-01' } },
  ]);
});

const TRANSACTIONS = `contract_transaction_unique_key,contract_award_unique_key,award_id_piid,modification_number,federal_action_obligation,total_dollars_obligated,action_date,period_of_performance_start_date,period_of_performance_current_end_date,awarding_agency_name,recipient_name,recipient_country_name,recipient_state_name,award_type,transaction_description,naics_code
t3,CONT_AWD_B,B,0,50.00,,2020-01-05,2020-01-05,2020-12-31,Made Up Administration,OTHER INC,UNITED STATES,IOWA,PURCHASE ORDER,VALVES,333911
t2,CONT_AWD_A,A,P00001,25.50,125.50,2021-02-01,2020-03-01,2022-02-28,Made Up Administration,NEW NAME INC,UNITED STATES,IOWA,DEFINITIVE CONTRACT,MORE PUMPS,333914
t4,CONT_AWD_B,B,P1,-20.00,,2020-06-05,2020-01-05,2020-09-30,Made Up Administration,OTHER INC,UNITED STATES,IOWA,PURCHASE ORDER,VALVES,333911
t1,CONT_AWD_A,A,0,100.00,100.00,2020-02-20,2020-02-20,2021-02-28,Made Up Administration,OLD NAME INC,UNITED STATES,IOWA,DEFINITIVE CONTRACT,,333914
t5,,,0,1.00,,2020-06-05,,,,,,,,,
`;

test('[DATA-12] transactions are folded to their awards, wherever they stand', async () => {
  const items = await readSource(usaspending, TRANSACTIONS);
  expect(recordsOf(items).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
    {
      id: 'CONT_AWD_A',
      title: 'MORE PUMPS',
      amount: 125.5,
      date: '2020-02-20',
      data: {
        recipient: 'NEW NAME INC',
        endDate: '2022-02-28',
        actionDate: '2020-02-20',
        awardType: 'Definitive Contract',
      },
    },
    { id: 'CONT_AWD_B', amount: 30, data: { endDate: '2020-09-30', awardId: 'B' } },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 6', 'No award key (generated_internal_id)']]);
});

test('[DATA-12] an award is the sum of its transactions, in whatever order they come', async () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -9999, max: 9999 })), {
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(amounts, async (rows) => {
      const lines = rows.map(([award, cents]) => `ASST_${award},${(cents / 100).toFixed(2)},2020-01-05,X`);
      const header = 'assistance_award_unique_key,federal_action_obligation,action_date,recipient_name';
      const records = recordsOf(await readSource(usaspending, [header, ...lines].join('\n')));
      const sums = new Map<string, number>();
      for (const [award, cents] of rows) sums.set(`ASST_${award}`, (sums.get(`ASST_${award}`) ?? 0) + cents);
      expect(new Map(records.map(({ id, amount }) => [id, Math.round((amount ?? 0) * 100)]))).toEqual(sums);
    }),
    { numRuns: 20 },
  );
});
