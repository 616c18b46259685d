import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { drugsFda } from './drugs-fda.source.ts';

test('[DATA-13] the Orange Book: the products of one application, wherever they stand', async () => {
  const text = `Ingredient~DF;Route~Trade_Name~Applicant~Strength~Appl_Type~Appl_No~Product_No~TE_Code~Approval_Date~RLD~RS~Type~Applicant_Full_Name
MADEUPINE~TABLET;ORAL~MADEUP~MADE~5MG~N~900001~001~AB~Jan 2, 2020~Yes~Yes~RX~MADE UP PHARMS INC
OTHERINE; MADEUPINE~CREAM;TOPICAL~OTHER~OTHER~1%~A~900002~001~~Approved Prior to Jan 1, 1982~No~No~DISCN~OTHER INC
MADEUPINE~TABLET;ORAL~MADEUP~MADE~10MG~N~900001~002~~Mar 4, 2019~No~No~OTC~MADE UP PHARMS INC
X~X~X~X~X~N~x~001~~~~~~
`;
  const items = await readSource(drugsFda, text);
  expect(recordsOf(items).toSorted((a, b) => (a.id > b.id ? -1 : 1))).toMatchObject([
    {
      id: 'NDA900001',
      title: 'MADEUP (MADEUPINE)',
      date: '2019-03-04',
      facets: { status: ['Approved'], sponsor: ['MADE UP PHARMS INC'] },
      data: {
        products: [
          { number: '001', form: 'TABLET', route: 'ORAL', marketingStatus: 'Prescription', isReference: true },
          { number: '002', marketingStatus: 'Over-the-counter', isReference: false },
        ],
      },
    },
    { id: 'ANDA900002', date: null, data: { activeIngredients: ['OTHERINE', 'MADEUPINE'] } },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 5', "'x' is not an application number"]]);
});

test('[DATA-13] Drugs@FDA as it was until 2017', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'drugs-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text.replaceAll('|', '\t'));
  await write(
    'application.txt',
    'ApplNo|ApplType|SponsorApplicant|MostRecentLabelAvailableFlag|ActionType\r\n009001|N|MADE UP|True|AP\r\n',
  );
  await write(
    'Product.txt',
    'ApplNo|ProductNo|Form|Dosage|ProductMktStatus|TECode|ReferenceDrug|drugname|activeingred\n009001|001|TABLET;ORAL|5MG|3|AB|1|MADEUP|MADEUPINE\n',
  );
  await write(
    'RegActionDate.txt',
    'ApplNo|ActionType|InDocTypeSeqNo|DuplicateCounter|ActionDate|DocType\n009001|AP|000|0|1999-01-05 00:00:00|N\n009001|AP|003|0|2001-01-05 00:00:00|SCM\n',
  );
  const { files } = await openImportFiles(path.join(folder, 'application.txt'));
  expect(recordsOf(await readSource(drugsFda, files[0]!))).toMatchObject([
    {
      id: 'NDA009001',
      title: 'MADEUP (MADEUPINE)',
      date: '1999-01-05',
      data: {
        sponsor: 'MADE UP',
        products: [{ strength: '5MG', marketingStatus: 'Discontinued', equivalence: 'AB' }],
        submissions: [{ type: 'Original', status: 'Approved' }, { type: 'Supplemental' }],
      },
    },
  ]);
  await rm(folder, { recursive: true });
});
