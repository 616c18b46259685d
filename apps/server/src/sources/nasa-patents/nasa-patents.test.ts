import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nasaPatents } from './nasa-patents.source.ts';

test('[DATA-04] patents of NASA: mojibake, line breaks in a title, no number yet', async () => {
  const csv =
    'Center,Status,Case Number,Patent Number,Application SN,Title,Patent Expiration Date\nNASA Made Up Center,Application,MUC-1,0,"99/000,001","A quiet\npump, Maxwellâ€™s",\nNASA Made Up Center,Issued,,1,2,No case,05/17/2030\n';
  const items = await readSource(nasaPatents, csv);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'muc-1-99-000-001',
      title: 'A quiet pump, Maxwell’s',
      facets: { lab: ['NASA Made Up Center'], status: ['Application'] },
      data: { applicationNumber: '99/000,001' },
    },
  ]);
  expect(recordsOf(items)[0]?.data['patentNumber']).toBeUndefined();
  expect(rejectionsOf(items)).toEqual([['line 4', 'No case number']]);
});

test('[DATA-04] a patent of NASA that expires in 1932 expires in 2032', async () => {
  const head = 'Center,Status,Case Number,Patent Number,Application SN,Title,Patent Expiration Date';
  const row = (number: number, expires: string) => `NASA Made Up Center,Issued,MUC-${number},1,2,A pump,${expires}`;
  const items = await readSource(nasaPatents, [head, row(1, '08/31/1932'), row(2, '10/03/1999'), ''].join('\n'));
  expect(recordsOf(items).map(({ data }) => data['expirationDate'])).toEqual(['2032-08-31', '1999-10-03']);
});
