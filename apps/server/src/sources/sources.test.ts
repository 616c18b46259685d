import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openImportFiles } from '../catalogue/import/import-file.ts';
import { memoryFile } from '../catalogue/import/memory-file.ts';
import { crossref } from './crossref/crossref.source.ts';
import { crunchbase } from './crunchbase/crunchbase.source.ts';
import { drugsFda } from './drugs-fda/drugs-fda.source.ts';
import { layoutFor } from './layout/layout.source.ts';
import { patentsview } from './patentsview/patentsview.source.ts';
import { loadSource, recogniseSource, sourceNames } from './registry.ts';
import { secEdgar } from './sec-edgar/sec-edgar.source.ts';
import { readSource, recordsOf, rejectionsOf } from './shared/read-source.ts';
import { ycDirectory } from './yc-directory/yc-directory.source.ts';

test('every source answers to its name', async () => {
  for (const name of sourceNames) expect((await loadSource(name, null))?.name).toBe(name);
  expect(await loadSource('nobody', null)).toBeNull();
});

test.each([
  ['plain words', 'Dear reader,\nhello'],
  ['an empty file', ''],
  ['other JSON', '{"a": [1, 2]}'],
  ['other XML', '<html><body/></html>'],
  ['bytes', '\u0000\u0001\u0002'],
])('%s belong to no source', async (_name, content) => {
  expect(await recogniseSource(memoryFile('x', content), null)).toBeNull();
});

test('[DATA-09] Crossref works: JATS, parts of dates, authors', async () => {
  const good = {
    DOI: '10.5555/A',
    title: ['A &amp; B'],
    abstract: '<jats:title>Abstract</jats:title><jats:p>Text.</jats:p>',
    issued: { 'date-parts': [[2022, 7]] },
    author: [{ given: 'Ada', family: 'Invented', affiliation: [] }],
    type: 'proceedings-article',
    'is-referenced-by-count': 3,
  };
  const items = await readSource(
    crossref,
    JSON.stringify({ 'message-type': 'work-list', message: { items: [good, { DOI: '10.5555/B' }] } }),
  );
  expect(recordsOf(items)).toMatchObject([
    {
      id: '10.5555/a',
      title: 'A & B',
      date: '2022-07',
      amount: 3,
      data: { abstract: 'Text.', sourceType: 'Conference' },
      people: [{ name: 'Ada Invented' }],
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No title']]);
});

test('[DATA-07] PatentsView: a patent, one that was asked for without its title, and one without a number', async () => {
  const good = {
    patent_id: '99000001',
    patent_title: 'Pump',
    patent_date: '2020-01-07',
    wipo_kind: 'B2',
    assignees: [{ assignee_organization: 'Made Up, Inc.', assignee_country: 'US', assignee_state: 'IA' }],
    inventors: [{ inventor_name_first: 'Ada', inventor_name_last: 'Invented' }],
    cpc_current: [{ cpc_subclass_id: 'F04B' }, { cpc_subclass_id: 'F04B' }],
  };
  const items = await readSource(
    patentsview,
    JSON.stringify({ error: false, patents: [good, { patent_id: '99000002' }, {}] }),
  );
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'US99000001',
      date: '2020-01-07',
      facets: { kind: ['Granted utility'], cpc: ['F04B'], country: ['United States'] },
      data: { patentNumber: 'US 99,000,001' },
    },
    { id: 'US99000002', title: 'US patent 99000002' },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No patent number']]);
});

test('[DATA-05] SEC tickers: one company with its two shares', async () => {
  const tickers = {
    0: { cik_str: 1, ticker: 'MADE', title: 'MADE UP INC /DE/' },
    1: { cik_str: 2, ticker: 'OTHR', title: 'Other/ADR' },
    2: { cik_str: 1, ticker: 'MADE-B', title: 'MADE UP INC /DE/' },
  };
  const records = recordsOf(await readSource(secEdgar, JSON.stringify(tickers)));
  expect(records.map(({ id, title, data }) => [id, title, data['legalName'], data['tickers']])).toEqual([
    ['cik-1', 'MADE UP INC', 'MADE UP INC /DE/', ['MADE', 'MADE-B']],
    ['cik-2', 'Other', 'Other/ADR', ['OTHR']],
  ]);
});

test('[DATA-05] the Y Combinator directory', async () => {
  const hit = {
    id: 1,
    name: 'Made Up',
    slug: 'made-up',
    one_liner: 'Pumps',
    batch: 'W22',
    nonprofit: false,
    all_locations: 'Oakland, CA, USA; Remote',
    industries: ['B2B'],
    tags: ['Pumps', 'B2B'],
  };
  const items = await readSource(ycDirectory, JSON.stringify({ results: [{ hits: [hit, { batch: 'W22' }] }] }));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'yc-1',
      place: { city: 'Oakland', state: 'California', country: 'United States' },
      facets: { type: ['For Profit'], industry: ['B2B', 'Pumps'] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No id']]);
});

describe('Crunchbase', () => {
  test('[DATA-05] the rounds of one company come together, wherever they stand', async () => {
    const csv =
      'company_name,company_uuid,funding_round_type,funding_round_code,announced_on,raised_amount_usd,investor_names,country_code\nMade,u1,venture,B,2015-01-01,500,"One, Two",USA\nOther,u2,seed,,2014-01-01,1,,CAN\nMade,u1,seed,,2012-01-01,100,One,USA\n,u3,seed,,,,,\n';
    const items = await readSource(crunchbase, csv);
    expect(recordsOf(items)).toMatchObject([
      {
        id: 'u1',
        amount: 600,
        data: {
          lastRound: 'Series B',
          fundingRounds: [{ name: 'Seed' }, { name: 'Series B', investors: ['One', 'Two'] }],
        },
      },
      { id: 'u2', place: { country: 'Canada' } },
    ]);
    expect(rejectionsOf(items)).toEqual([['line 5', 'No company name']]);
  });

  test('[DATA-06] investors', async () => {
    const csv =
      'investor_name,investor_type,country_code,founded_on,uuid,investment_count\nMade Capital,venture_capital,USA,1999-05-01,i1,12\n,angel,USA,,i2,\n';
    const items = await readSource(crunchbase, csv);
    expect(recordsOf(items)).toMatchObject([
      {
        engine: 'investors',
        id: 'i1',
        date: '1999-05-01',
        facets: { type: ['Venture Capital'] },
        data: { investmentCount: 12 },
      },
    ]);
    expect(rejectionsOf(items)).toEqual([['line 3', 'No investor name']]);
  });
});

test('[DATA-06] investors are told with what lies beside them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'crunchbase-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('cb_investors.csv', 'investor_name,investor_type,uuid\nMade Capital,venture_capital,i1\n');
  await write('cb_investments.csv', 'funding_round_uuid,investor_uuid,is_lead_investor\nr1,i1,t\nr9,i1,f\n');
  await write('cb_investment_partners.csv', 'funding_round_uuid,investor_uuid,partner_uuid\nr1,i1,p1\nr2,i1,p1\n');
  await write(
    'cb_funding_rounds.csv',
    'company_name,funding_round_type,announced_on,raised_amount_usd,funding_round_uuid\nMade,seed,2012-01-01,100,r1\n',
  );
  const { files } = await openImportFiles(path.join(folder, 'cb_investors.csv'));
  expect(recordsOf(await readSource(crunchbase, files[0]!))).toMatchObject([
    { data: { partnersCount: 1, investments: [{ company: 'Made', round: 'Seed', roundAmount: 100, isLead: true }] } },
  ]);
  await rm(folder, { recursive: true });
});

test('[DATA-13] Drugs@FDA alone, and openFDA', async () => {
  const text = 'ApplNo\tApplType\tApplPublicNotes\tSponsorName\r\n900001\tNDA\t\tMADE UP\r\n9\tNDA\t\tX\r\n';
  const items = await readSource(drugsFda, text);
  expect(recordsOf(items)).toMatchObject([{ id: 'NDA900001', facets: { sponsor: ['MADE UP'] } }]);
  expect(rejectionsOf(items)).toEqual([['line 3', "'9' is not an application number"]]);
  const result = {
    submissions: [
      {
        submission_type: 'ORIG',
        submission_number: '1',
        submission_status: 'AP',
        submission_status_date: '20200102',
        review_priority: 'PRIORITY',
      },
    ],
    application_number: 'NDA900002',
    sponsor_name: 'MADE UP',
    products: [{ brand_name: 'MADEUP', active_ingredients: [{ name: 'MADEUPINE', strength: '5MG' }] }],
  };
  expect(recordsOf(await readSource(drugsFda, JSON.stringify({ meta: {}, results: [result] })))).toMatchObject([
    {
      id: 'NDA900002',
      title: 'MADEUP (MADEUPINE)',
      date: '2020-01-02',
      facets: { status: ['Approved'], reviewPriority: ['Priority'] },
    },
  ]);
});

describe('the layout for own records', () => {
  test('[DATA-03] CSV: facets by name, unknown columns kept, a wrong optional value costs itself alone', async () => {
    const csv =
      'id,title,text,date,amount,url,organisation,person,state,country,Institution,stage,note\n1,Pump,Quiet,2024-05-01,,https://example.org,Made Up University,Ada Invented; Bo Invented,IA,US,Made Up University,Prototype,keep\n2,Bad date,,soon,,,,,,,,,\n3,,,,,,,,,,,,\n4,Bad link,,,,ftp://x,,,,,,,\n';
    const items = await readSource(layoutFor('university-technologies'), csv);
    expect(recordsOf(items)).toMatchObject([
      {
        engine: 'university-technologies',
        id: '1',
        date: '2024-05-01',
        place: { state: 'Iowa', country: 'United States' },
        facets: { institution: ['Made Up University'], stage: ['Prototype'] },
        people: [{ name: 'Ada Invented' }, { name: 'Bo Invented' }],
        text: 'Quiet\n\nnote: keep',
        data: { note: 'keep', description: 'Quiet', furtherColumns: ['note'] },
      },
      { id: '2', date: null, data: { date: 'soon' } },
      { id: '4', url: null, data: { url: 'ftp://x' } },
    ]);
    expect(rejectionsOf(items)).toEqual([['line 4', 'No title']]);
    expect(items.at(-1)).toEqual({
      at: 'end',
      notice: "Values that are not what their column is, kept as they are written: 1 of 'date', 1 of 'url'",
    });
  });

  test('JSON lines may name their engine; without one they are refused', async () => {
    const lines =
      '{"engine":"awards","id":"a","title":"T","amount":"1.5 million","agency":["X","Y"]}\n{"id":"b","title":"T"}\n{"engine":"nothing","id":"c","title":"T"}\n';
    const items = await readSource(layoutFor(null), lines);
    expect(recordsOf(items)).toMatchObject([{ engine: 'awards', amount: 1_500_000, facets: { agency: ['X', 'Y'] } }]);
    expect(rejectionsOf(items).map(([at]) => at)).toEqual(['line 2', 'line 3']);
  });
});
