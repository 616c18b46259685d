import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { crunchbase } from './crunchbase.source.ts';

const OBJECTS = `id,entity_type,entity_id,name,permalink,category_code,status,founded_at,homepage_url,overview,country_code,state_code,city,investment_rounds,funding_total_usd
c:1,Company,1,Made Up Pumps,/company/made-up-pumps,hardware,operating,2010-05-01,http://example.org,Quiet pumps.,USA,IA,Ames,0,1500000
f:1,FinancialOrg,1,Made Up Capital,/financial-organization/made-up-capital,,operating,1999-01-01,,,USA,CA,Oakland,7,
p:1,Person,1,Ada Invented,/person/ada-invented,,,,,,,,,,
`;

test('[DATA-05] objects.csv of 2013: companies, investors and what is neither', async () => {
  const items = await readSource(crunchbase, OBJECTS);
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'companies',
      id: 'made-up-pumps',
      date: '2010',
      url: 'https://www.crunchbase.com/organization/made-up-pumps',
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      data: { totalFunding: 1_500_000, status: 'Operating', industryTags: ['Hardware'], description: 'Quiet pumps.' },
    },
    { engine: 'investors', id: 'made-up-capital', data: { investmentCount: 7 } },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 4', 'A person, not an organization']]);
});

test('[DATA-05] companies.csv of 2014, its amounts as a spreadsheet of India shows them', async () => {
  const csv =
    'permalink,name,homepage_url,category_list, market , funding_total_usd ,status,country_code,state_code,region,city,funding_rounds,founded_at\n/organization/made-up,Made Up,http://example.org,|Pumps|Valves|, Pumps ," 17,50,000 ",operating,USA,IA,Ames,Ames,1,01-06-2012\n/organization/no-sum,No Sum,,, , -   ,closed,DEU,,Berlin,Berlin,1,\n';
  expect(recordsOf(await readSource(crunchbase, csv))).toMatchObject([
    { id: 'made-up', data: { totalFunding: 1_750_000, industryTags: ['Pumps', 'Valves'] } },
    { id: 'no-sum', place: { country: 'Germany' }, data: { status: 'Closed' } },
  ]);
});

test('[DATA-05] organizations.csv of the open data map', async () => {
  const csv =
    'crunchbase_uuid,type,primary_role,name,crunchbase_url,homepage_domain,location_city,location_country_code,short_description\nu1,organization,company,Made Up,https://www.crunchbase.com/organization/made-up,example.org,Ames,USA,Quiet pumps\nu2,organization,investor,Made Up Capital,,,,,\n';
  expect(recordsOf(await readSource(crunchbase, csv))).toMatchObject([
    { engine: 'companies', id: 'u1', data: { websites: ['https://example.org'], description: 'Quiet pumps' } },
    { engine: 'investors', id: 'u2' },
  ]);
});

test('[DATA-06] rounds and investments of 2015 know the page of the company', async () => {
  const rounds =
    'company_permalink,company_name,company_category_list,company_country_code,company_state_code,company_city,funding_round_permalink,funding_round_type,funding_round_code,funded_at,raised_amount_usd\n/organization/made-up,Made Up,Pumps,USA,IA,Ames,/funding-round/1,venture,A,2014-05-01,1e+06\n';
  expect(recordsOf(await readSource(crunchbase, rounds))).toMatchObject([
    { id: 'made-up', amount: 1_000_000, place: { state: 'Iowa' }, data: { lastRound: 'Series A' } },
  ]);
  const investments =
    'company_permalink,company_name,investor_permalink,investor_name,funding_round_permalink,funding_round_type,funding_round_code,funded_at,raised_amount_usd\n/organization/made-up,Made Up,/organization/capital,Capital,/funding-round/1,venture,A,2014-05-01,1000000\n';
  expect(recordsOf(await readSource(crunchbase, investments))).toMatchObject([
    { engine: 'investors', id: 'capital', data: { investments: [{ company: 'Made Up', round: 'Series A' }] } },
  ]);
});

test('[DATA-05] rounds of 2013 find their company in objects.csv', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'crunchbase-'));
  await writeFile(path.join(folder, 'objects.csv'), OBJECTS);
  const rounds =
    'id,funding_round_id,object_id,funded_at,funding_round_type,funding_round_code,raised_amount_usd\n1,1,c:1,2012-01-01,seed,seed,500000\n2,2,c:9,2012-01-01,seed,seed,1\n';
  await writeFile(path.join(folder, 'funding_rounds.csv'), rounds);
  const { files } = await openImportFiles(path.join(folder, 'funding_rounds.csv'));
  const items = await readSource(crunchbase, files[0]!);
  expect(recordsOf(items)).toMatchObject([{ id: 'made-up-pumps', title: 'Made Up Pumps', amount: 500_000 }]);
  expect(rejectionsOf(items)).toEqual([['line 3', 'No company name']]);
  await rm(folder, { recursive: true });
});
