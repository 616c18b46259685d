import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { secAdv } from './sec-adv.source.ts';

const LIST = `SEC Region,Organization CRD#,SEC#,CIK#,Primary Business Name,Legal Name,Main Office City,Main Office State,Main Office Country,Main Office Telephone Number,SEC Current Status,Website Address,5A,5F(2)(c)
NYRO,900001,801-1,0000000033,MADE UP CAPITAL,"MADE UP CAPITAL, LLC",AMES,IA,United States,515-555-0100,Approved,HTTPS://EXAMPLE.ORG/;HTTPS://EXAMPLE.COM,12,"1,234,567.00 "
NYRO,900002,801-2,,ABROAD PARTNERS,ABROAD PARTNERS LTD,LONDON,,United Kingdom,,Approved,,3,
NYRO,x,801-3,,NO NUMBER,,,,,,,,,
`;
const FILINGS = `FilingID,DateSubmitted,1A,1B1,1D,1E1,1F1-City,1F1-State,1F1-Country,5F2c
1,01/05/2020 10:00:00 AM,OLD NAME LLC,OLD NAME,801-1,900001,AMES,IA,United States,5
2,03/05/2021 10:00:00 AM,"MADE UP CAPITAL, LLC",MADE UP CAPITAL,801-1,900001,AMES,IA,United States,1234567
`;

const CAPITAL = {
  engine: 'investors',
  id: 'crd-900001',
  title: 'MADE UP CAPITAL',
  amount: 1_234_567,
  place: { city: 'Ames', state: 'Iowa', country: 'United States' },
  data: { legalName: 'MADE UP CAPITAL, LLC', type: 'Investment Adviser' },
};

test('[DATA-06] the monthly list of advisers', async () => {
  const items = await readSource(secAdv, LIST);
  expect(recordsOf(items)).toMatchObject([
    { ...CAPITAL, data: { ...CAPITAL.data, cik: '33', employees: 12, websites: ['https://example.org/'] } },
    { id: 'crd-900002', place: { city: 'London', country: 'United Kingdom' } },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 4', "'x' is not a CRD number"]]);
});

test('[DATA-06] of the complete filings the last of each firm counts', async () => {
  expect(recordsOf(await readSource(secAdv, FILINGS))).toMatchObject([CAPITAL]);
});
