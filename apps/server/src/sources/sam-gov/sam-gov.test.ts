import { expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { statusByDates } from '../../catalogue/normalise/opportunity-status.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { samGov } from './sam-gov.source.ts';

test('[DATA-02] answers of the opportunities API', async () => {
  const notice = {
    noticeId: 'n1',
    title: 'Quiet pumps &amp; valves',
    solicitationNumber: 'MADE26Q0001',
    fullParentPathName: 'MADE UP AFFAIRS, DEPARTMENT OF.MADE UP SUPPLY.PUMP OFFICE',
    postedDate: '2025-12-30',
    type: 'Solicitation',
    typeOfSetAside: 'SBA',
    responseDeadLine: '2026-02-27T14:00:00-05:00',
    naicsCode: '333914',
    classificationCode: '4320',
    active: 'Yes',
    description: 'https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=n1',
    pointOfContact: [
      { type: 'secondary', fullName: 'Bo Invented' },
      { type: 'primary', fullName: 'Ada Invented', email: 'ada@example.org' },
    ],
    placeOfPerformance: { city: { name: 'Ames' }, state: { code: 'IA', name: 'Iowa' } },
    uiLink: 'https://sam.gov/opp/n1/view',
  };
  const answer = { totalRecords: 2, limit: 2, offset: 0, opportunitiesData: [notice, { title: 'Nameless' }] };
  const items = await readSource(samGov, JSON.stringify(answer));
  const [record] = recordsOf(items);
  expect(record).toMatchObject({
    id: 'sam-gov-n1',
    title: 'Quiet pumps & valves',
    date: '2025-12-30',
    people: [{ name: 'Ada Invented' }],
    facets: {
      agency: ['Department of Made Up Affairs'],
      kind: ['SAM Contract'],
      status: ['Open'],
      setAside: ['Total small business set-aside'],
    },
    data: { office: 'Pump Office', naics: [{ code: '333914' }], placeOfPerformance: 'Ames, Iowa' },
  });
  expect(record?.data['description']).toBeUndefined();
  expect(rejectionsOf(items)).toEqual([['record 2', 'No notice id']]);
});

test.each([
  ['DEPT OF DEFENSE', 'Department of Defense'],
  ['DEFENSE, DEPT OF', 'Department of Defense'],
  ['DEPT OF THE NAVY', 'Department of the Navy'],
  ['Dept of Energy', 'Department of Energy'],
  ['FA8579 SOFTWARE SPRT', 'FA8579 Software SPRT'],
  ['NSWC DAHLGREN', 'NSWC Dahlgren'],
  ['NIWC ATLANTIC', 'NIWC Atlantic'],
  ['ST LOUIS DISTRICT', 'St Louis District'],
  ['Office of Naval Research', 'Office of Naval Research'],
])('[DATA-02] [SRCH-05] %s is %s, as other sources call it', async (written, name) => {
  const notice = { noticeId: 'n1', title: 'Pumps', fullParentPathName: `${written}.${written}` };
  const [record] = recordsOf(
    await readSource(samGov, JSON.stringify({ totalRecords: 1, opportunitiesData: [notice] })),
  );
  expect(record).toMatchObject({ data: { agency: name, office: name } });
});

test('[DATA-02] the bulk CSV in Windows-1252, with an award', async () => {
  const csv =
    'NoticeId,Title,Sol#,Department/Ind.Agency,Sub-Tier,Office,PostedDate,Type,SetASideCode,SetASide,ResponseDeadLine,NaicsCode,ClassificationCode,Active,AwardDate,Award$,Awardee,PrimaryContactFullname,Link,Description\r\n' +
    'n2,Caf\u00e9 pumps,S-2,"MADE UP DEFENSE, DEPT OF",,PUMP OFFICE,2024-05-01 10:11:12.345-04,Award Notice,,,,333914,4320,No,2024-06-02,"1,500.50",Made Up Inc.,Ada Invented,https://sam.gov/opp/n2/view,"First.\r\nSecond."\r\n';
  const bytes = Uint8Array.from(csv, (character) => character.charCodeAt(0));
  const items = await readSource(samGov, memoryFile('ContractOpportunitiesFullCSV.csv', bytes, 9));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'sam-gov-n2',
      title: 'Café pumps',
      date: '2024-05-01',
      facets: { status: ['Archived'], agency: ['Department of Made Up Defense'] },
      data: {
        description: 'First.\nSecond.',
        pastAwards: [{ awardee: 'Made Up Inc.', title: 'Café pumps', year: 2024, amount: 1500.5 }],
      },
    },
  ]);
});

test('[DATA-02] a flattened CSV: blanks, a day for a deadline', async () => {
  const csv =
    'notice_id,title,department,sub_tier,office,posted_date,response_deadline,notice_type,set_aside,naics_code,classification_code,active,description,link\nn3,Pump,,,,2026-02-19,2025-03-02,Solicitation,SDVOSBC,333914,43,Yes,https://api.sam.gov/x,https://sam.gov/opp/n3/view\n';
  expect(recordsOf(await readSource(samGov, csv))).toMatchObject([
    { id: 'sam-gov-n3', facets: { status: ['Closed'] }, data: { noticeType: 'Solicitation', closeDate: '2025-03-02' } },
  ]);
});

test.each([
  ['2026-11-26T23:59:00-10:00', '2026-11-26T23:59-10:00', 'Open'],
  ['2026-11-27T00:01:00+10:00', '2026-11-27T00:01+10:00', 'Closed'],
  ['2026-11-28T04:59:59Z', '2026-11-27T23:59-05:00', 'Open'],
  ['2026-07-28T03:59:59Z', '2026-07-27T23:59-04:00', 'Closed'],
  ['2026-11-27T17:00:00', '2026-11-27', 'Open'],
])('[DATA-02] a deadline of %s keeps its hour and zone', async (responseDeadLine, closes, status) => {
  const notice = { noticeId: 'n', title: 'Pump', responseDeadLine, active: 'Yes' };
  const json = JSON.stringify({ totalRecords: 1, opportunitiesData: [notice] });
  const [record] = recordsOf(await readSource(samGov, json));
  expect(record).toMatchObject({ closes, data: { closeDate: closes } });
  expect(statusByDates('2026-11-27T04:31:00.000Z', closes)).toBe(status);
});
