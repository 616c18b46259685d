import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { secFormD } from './sec-form-d.source.ts';

const TABLES = {
  'ISSUERS.tsv': `ACCESSIONNUMBER	IS_PRIMARYISSUER_FLAG	CIK	ENTITYNAME	CITY	STATEORCOUNTRY	STATEORCOUNTRYDESCRIPTION	JURISDICTIONOFINC	YEAROFINC_VALUE_ENTERED	EDGAR_PREVIOUSNAME_1
a-1	YES	0000000011	Made Up Pumps, Inc.	AMES	IA	IOWA	DELAWARE	2015	None
a-2	YES	0000000011	Made Up Pumps, Inc.	AMES	IA	IOWA	DELAWARE	2015	Older Pumps, Inc.
a-3	YES	11	Made Up Pumps, Inc.	AMES	IA	IOWA	DELAWARE	2015
a-4	YES	22	Made Up Fund I, L.P.	LONDON	X0	UNITED KINGDOM	DELAWARE
a-5	YES		Nobody
`,
  'FORMDSUBMISSION.tsv': `ACCESSIONNUMBER	FILE_NUM	FILING_DATE	SUBMISSIONTYPE
a-1	021-1	05-JAN-2021	D
a-2	021-1	05-MAR-2021	D/A
a-3	021-2	06-MAR-2021	D
a-4	021-3	07-MAR-2021	D
`,
  'OFFERING.tsv': `ACCESSIONNUMBER	INDUSTRYGROUPTYPE	INVESTMENTFUNDTYPE	SALE_DATE	ISEQUITYTYPE	ISDEBTTYPE	MINIMUMINVESTMENTACCEPTED	TOTALOFFERINGAMOUNT	TOTALAMOUNTSOLD
a-1	Other Technology		02-JAN-2021	true		0	2000000	500000
a-2	Other Technology		02-JAN-2021	true	true	0	2000000	900000
a-3	Other Technology			true		0	Indefinite	100000
a-4	Pooled Investment Fund	Venture Capital Fund		true		25000	50000000	10000000
`,
  'RELATEDPERSONS.tsv': `ACCESSIONNUMBER	FIRSTNAME	MIDDLENAME	LASTNAME	RELATIONSHIP_1	RELATIONSHIP_2
a-3	Ada		Invented	Executive Officer	Director
`,
};

test('[DATA-05] the quarterly tables of Form D: amendments, several offerings, a fund, an issuer without CIK', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-d-'));
  for (const [name, text] of Object.entries(TABLES)) await writeFile(path.join(folder, name), text);
  const { files } = await openImportFiles(folder);
  expect(files.filter((file) => secFormD.recognises(file)).map(({ name }) => name)).toEqual(['ISSUERS.tsv']);
  const items = await readSource(secFormD, files.find(({ name }) => name === 'ISSUERS.tsv')!);
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'companies',
      id: 'cik-11',
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      data: {
        foundingYear: 2015,
        stateOfIncorporation: 'Delaware',
        totalFunding: 1_000_000,
        fundingRounds: [
          { date: '2021-01-02', amount: 900_000 },
          { date: '2021-03-06', amount: 100_000 },
        ],
        leaders: [{ name: 'Ada Invented', role: 'Executive Officer, Director' }],
      },
    },
    {
      engine: 'investors',
      id: 'cik-22',
      place: { country: 'United Kingdom' },
      data: { type: 'Venture Capital Fund', fundSize: 50_000_000, minimumInvestment: 25_000 },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 6', 'No CIK']]);
  await rm(folder, { recursive: true });
});
