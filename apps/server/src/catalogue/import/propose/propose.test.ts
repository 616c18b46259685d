import type { Engine } from '@groundwork/contract/engines';
import { afterAll, expect, test } from 'vitest';
import { fixturesDir, realFile } from '../../../../test/fixtures-dir.ts';
import { fifthOfficeTables } from '../../../../test/tables/fifth-office-tables.ts';
import { fourthOfficeTables } from '../../../../test/tables/fourth-office-tables.ts';
import { moreOfficeTables } from '../../../../test/tables/more-office-tables.ts';
import { officeTables } from '../../../../test/tables/office-tables.ts';
import { thirdOfficeTables } from '../../../../test/tables/third-office-tables.ts';
import { mappedTable } from '../../../sources/layout/mapped-table.ts';
import { recogniseSource } from '../../../sources/registry.ts';
import { openEncoder } from '../../encoder/open-encoder.ts';
import { openImportFiles } from '../import-file.ts';
import { memoryFile } from '../memory-file.ts';
import { MemoryIndex } from '../memory-index.ts';
import { runImport } from '../run-import.ts';
import { proposeTable } from './propose.ts';

const encoder = openEncoder();
afterAll(() => encoder.close());
const { signal } = new AbortController();
const tables = [
  ...officeTables(),
  ...moreOfficeTables(),
  ...thirdOfficeTables(),
  ...fourthOfficeTables(),
  ...fifthOfficeTables(),
];

const csv = (...rows: string[]) => memoryFile('ours.csv', rows.join('\n'));
const proposed = async (...rows: string[]) => (await proposeTable(csv(...rows), { encoder: null, signal }))!;
const columnOf = ({ mapping }: Awaited<ReturnType<typeof proposed>>, name: string) =>
  mapping.columns.find(({ column }) => column === name);

test.each(tables)(
  '[DATA-19] $file: its data set is found, and all rows go in by the proposal as it is',
  async (table) => {
    const file = memoryFile(table.file, table.bytes);
    const proposal = (await proposeTable(file, { encoder, signal }))!;
    expect(proposal.mapping.engine).toBe(table.engine);
    const wrong = proposal.columns.filter(({ column, field }) => ![table.columns[column]].flat().includes(field));
    expect(wrong.length).toBeLessThanOrEqual(Math.floor(proposal.columns.length / 10));
    const index = new MemoryIndex();
    const summary = await runImport({ index, source: mappedTable(proposal.mapping), file, signal });
    expect(summary).toMatchObject({ added: table.rows, rejected: 0, failure: null });
    for (const record of index.records.values()) expect(record.source.name).toBe(proposal.mapping.name);
  },
);

const KEPT_ELSEWHERE: [file: string, engine: Engine][] = [
  ['ctgov_hypertension_india_cleaned.xlsx', 'clinical-trials'],
  ['ctrdata_demo_CTIS.json', 'international-trials'],
  ['ctrdata_demo_ISRCTN.json', 'international-trials'],
  ['edgar_full_submission_formd.txt', 'investors'],
  ['ffis_grants_spreadsheet.xlsx', 'funding-opportunities'],
  ['grants_ingest_item.json', 'funding-opportunities'],
  ['nasa_patents_0925.csv', 'federal-lab-technologies'],
  ['nih_reporter_nested.json', 'subject-matter-experts'],
  ['openalex_works_vsharma.json', 'publications'],
  ['sam_phase3_positives.csv', 'awards'],
  ['sbir_derived_cet_validation.csv', 'awards'],
  ['usaspending_award_funding_grant.json', 'awards'],
  ['yc_gurbaaz_company-wise.json', 'companies'],
];

test.skipIf(fixturesDir === null).each(KEPT_ELSEWHERE)(
  '[DATA-19] %s, as people really have it, is recognised or proposed as %s',
  async (name, engine) => {
    const { files, dispose } = await openImportFiles(realFile(`wild/${name}`)!);
    const [file] = files;
    const known = await recogniseSource(file!, null);
    const source = known ?? mappedTable((await proposeTable(file!, { encoder, signal }))!.mapping);
    const index = new MemoryIndex();
    await runImport({ index, source, file: file!, signal });
    await dispose();
    expect([...index.records.values()][0]).toMatchObject({ engine });
  },
);

test('[DATA-19] what headings do not tell, values do that one data set alone holds', async () => {
  const rows = [
    'venture_capital',
    'accelerator',
    'venture_capital',
    'private_equity',
    'accelerator',
    'venture_capital',
  ];
  const proposal = await proposed(
    'Haus;Sorte;Seit',
    ...rows.map((type, at) => `${['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'][at]} Capital;${type};200${at}-03-01`),
  );
  expect(proposal.mapping.engine).toBe('investors');
  expect(columnOf(proposal, 'Haus')).toMatchObject({ field: 'title' });
  expect(columnOf(proposal, 'Sorte')).toMatchObject({ field: 'type' });
});

test('[DATA-19] headings in other words are read by their meaning, and by what is left', async () => {
  const file = csv(
    'Number of the order,Signed by both on,Money committed,Firm that delivers,Line of business (NAICS),What was ordered',
    'W31P4Q-20-C-0046,2020-03-04,1200.50,Alder Pumps LLC,333914,Pumps for the harbor',
    'N68335-24-C-0081,2024-05-06,98000.00,Birch Motors Inc,335312,Motors of low power',
    'FA2394-23-C-B047,2023-11-12,310500.25,Cedar Optics Corp,333310,Lenses and mounts',
  );
  const proposal = (await proposeTable(file, { encoder, signal }))!;
  expect(proposal.mapping.engine).toBe('usa-spending');
  expect(columnOf(proposal, 'Signed by both on')).toMatchObject({ field: 'date' });
  expect(columnOf(proposal, 'Money committed')).toMatchObject({ field: 'amount' });
  expect(columnOf(proposal, 'Firm that delivers')).toMatchObject({ field: 'organisation' });
  expect(columnOf(proposal, 'Line of business (NAICS)')).toMatchObject({ field: 'naics' });
});

test('[DATA-19] a column with another name among familiar ones stays one of the owner', async () => {
  const { mapping } = (await proposeTable(
    csv(
      'Award number,Award title,Recipient,Award amount,Start date,Shelf of the binder',
      'a-1,Quiet pump,Alder LLC,1200,2020-03-04,Upper left',
      'a-2,Loud pump,Birch Inc,3400,2021-03-04,Lower left',
    ),
    { encoder, signal },
  ))!;
  expect(mapping.columns.at(-1)).toMatchObject({ column: 'Shelf of the binder', field: null });
});

test('[DATA-19] the order of day and month is decided by the whole column, and asked where nothing tells', async () => {
  const decided = await proposed('Award no,Title,Start', 'a-1,One,01/09/2022', 'a-2,Two,15/01/2023');
  expect(columnOf(decided, 'Start')).toMatchObject({ field: 'date', dates: 'day-first' });
  const dotted = await proposed('Award no,Title,Start', 'a-1,One,11.03.2021', 'a-2,Two,01.02.2022');
  expect(columnOf(dotted, 'Start')).toMatchObject({ dates: 'day-first' });
  const open = await proposed('Award no,Title,Start', 'a-1,One,01/09/2022', 'a-2,Two,05/06/2023');
  expect(columnOf(open, 'Start')).toMatchObject({ dates: 'undecided' });
  expect(open.columns.find(({ column }) => column === 'Start')?.isAsked).toBe(true);
  const source = mappedTable(open.mapping);
  const summary = await runImport({
    index: null,
    source,
    file: csv('Award no,Title,Start', 'a-1,One,01/09/2022'),
    signal,
  });
  expect(summary.failure).toContain("dates of 'Start'");
});

test('[DATA-19] so is the decimal sign: 980.000 beside 2.499.000,00 is no 980', async () => {
  const rows = ['Award no;Title;Award amount', 'a-1;One;980.000', 'a-2;Two;2.499.000,00'];
  const proposal = await proposed(...rows);
  expect(columnOf(proposal, 'Award amount')).toMatchObject({ field: 'amount', numbers: 'comma' });
  const index = new MemoryIndex();
  await runImport({ index, source: mappedTable(proposal.mapping), file: csv(...rows), signal });
  expect([...index.records.values()].map(({ amount }) => amount)).toEqual([980_000, 2_499_000]);
  const alone = await proposed('Award no;Title;Award amount', 'a-1;One;980.000', 'a-2;Two;125.000');
  expect(columnOf(alone, 'Award amount')).toMatchObject({ numbers: 'undecided' });
});

test('[DATA-19] a time in one column is its first day and its last; the whole column tells which number is the day', async () => {
  const rows = [
    'Award no,Title,Recipient,Award date',
    'a-1,One,Arden LLC,01/09/2020 - 31/08/2023',
    'a-2,Two,Birch Inc,05/06/2021 – 04/06/2022',
    'a-3,Three,Cedar Corp,2019–2022',
    'a-4,Four,Elm Corp,2018',
  ];
  const proposal = await proposed(...rows);
  expect(columnOf(proposal, 'Award date')).toMatchObject({ field: 'date', dates: 'day-first' });
  const index = new MemoryIndex();
  const summary = await runImport({ index, source: mappedTable(proposal.mapping), file: csv(...rows), signal });
  expect(summary).toMatchObject({ added: 4, notice: null });
  expect([...index.records.values()].map(({ date, data }) => [date, data['endDate']])).toEqual([
    ['2020-09-01', '2023-08-31'],
    ['2021-06-05', '2022-06-04'],
    ['2019', '2022'],
    ['2018', undefined],
  ]);
});

test('[DATA-19] ranges of numbers are no number: they stay as they are written, and can be filtered by', async () => {
  const rows = [
    'Company name,Industry,Employees,Total funding',
    ...['11-50', '51-200', '11-50', '51-200'].map((size, at) => `Arden ${at} Inc,Energy,${size},$${at + 1}M–$5M`),
    'Birch Inc,Energy,11-50,$4M',
  ];
  const proposal = await proposed(...rows);
  expect(columnOf(proposal, 'Employees')).toMatchObject({ field: null, isFilter: true });
  const index = new MemoryIndex();
  await runImport({ index, source: mappedTable(proposal.mapping), file: csv(...rows), signal });
  const records = [...index.records.values()];
  expect(records.map(({ data }) => data['employees'])).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(records.map(({ facets }) => facets['own-employees'])).toEqual(
    ['11-50', '51-200', '11-50', '51-200', '11-50'].map((size) => [size]),
  );
  expect(records.map(({ amount }) => amount)).not.toContain(1_000_000);
  expect(records[0]!.text).toContain('$1M–$5M');
});

test('[DATA-19] sentences are the description, a remark on few rows is not, and what a network or an office numbers is told by itself', async () => {
  const { mapping } = await proposed(
    'Technologie,Was es tut,Hinweis,Profil,Schutz',
    ...['Pumpe', 'Ventil', 'Kolben', 'Dichtung'].map(
      (name, at) =>
        `${name} ${at},${name} läuft ohne Geräusch und ohne Öl.,${at ? '' : 'Nachfragen'},https://www.linkedin.com/in/a-${at},US10${at}23456B2`,
    ),
  );
  const field = (name: string) => mapping.columns.find(({ column }) => column === name)?.field;
  expect(field('Was es tut')).toBe('text');
  expect(field('Hinweis')).toBeNull();
  expect(field('Profil')).toBeNull();
  expect(field('Schutz')).toBe('patentNumbers');
});

test('[DATA-19] days without a sign between are read as their register writes them', async () => {
  const rows = ['Opportunity number,Opportunity title,Close date', 'o-1,One,10092026', 'o-2,Two,12312026'];
  const { mapping } = await proposed(...rows);
  const index = new MemoryIndex();
  await runImport({ index, source: mappedTable(mapping), file: csv(...rows), signal });
  expect([...index.records.values()].map(({ data }) => data['closeDate'])).toEqual(['2026-10-09', '2026-12-31']);
});

test('[DATA-19] when a row was created says nothing of the founding of its company, and nobody filters by single days', async () => {
  const proposal = await proposed(
    'Account name,Created Date,Year started',
    ...['Arden', 'Birch', 'Cedar', 'Elm'].map((name, at) => `${name} Inc,2024-05-0${1 + (at % 2)},${1999 + at}`),
  );
  expect(columnOf(proposal, 'Created Date')).toEqual({ column: 'Created Date', field: null });
  expect(columnOf(proposal, 'Year started')).toMatchObject({ field: 'date' });
});

test('[DATA-19] one bad optional value costs itself: the row goes in, the value is kept, and the summary says so', async () => {
  const rows = [
    'Tech ID,Technology title,Published,Link',
    't-1,Quiet pump,soon,www.office.example/t-1',
    't-2,Loud pump,2024-05-02,https://office.example/t-2',
    't-3,Old pump,2024-05-03,https://office.example/t-3',
  ];
  const { mapping } = await proposed(...rows);
  const index = new MemoryIndex();
  const summary = await runImport({ index, source: mappedTable(mapping), file: csv(...rows), signal });
  expect(summary).toMatchObject({ added: 3, rejected: 0, notice: expect.stringContaining("1 of 'Published'") });
  expect([...index.records.values()][0]).toMatchObject({
    date: null,
    url: 'https://www.office.example/t-1',
    data: { Published: 'soon' },
  });
});

test('[DATA-19] a column that is no field is kept under its heading and found by search; amounts in other currencies too', async () => {
  const rows = [
    'Award no;Title;Awarded to;Award amount;Shelf',
    'a-1;One;Arden Labs;€ 300.000,00;B 17',
    'a-2;Two;Birch Labs;€ 2.000,00;B 18',
  ];
  const { mapping } = await proposed(...rows);
  const index = new MemoryIndex();
  await runImport({ index, source: mappedTable(mapping), file: csv(...rows), signal });
  const [record] = index.records.values();
  expect(record).toMatchObject({
    amount: null,
    data: { Shelf: 'B 17', furtherColumns: expect.arrayContaining(['Shelf', 'Award amount']) },
  });
  expect(record!.text).toContain('Shelf: B 17');
  expect(record!.text).toContain('Award amount: € 300.000,00');
});

test('[DATA-19] rows without ids get one that stays when other columns change', async () => {
  const before = [
    'Company name,Website,Employees',
    'Arden Robotics Inc,www.arden.example,12',
    'Birch Energy Inc,www.birch.example,7',
  ];
  const { mapping } = await proposed(...before);
  const index = new MemoryIndex();
  const read = (rows: string[]) => runImport({ index, source: mappedTable(mapping), file: csv(...rows), signal });
  expect(await read(before)).toMatchObject({ added: 2 });
  expect(await read(before.map((row) => row.replace(/12$/, '14')))).toMatchObject({
    added: 0,
    changed: 1,
    unchanged: 1,
  });
});

test('[DATA-20] a mapping fits the next file: other titles above, other order, another delimiter', async () => {
  const { mapping } = await proposed(
    'Tech ID,Technology title,Summary,Inventors',
    't-1,Quiet pump,Without valves,Ada Example',
  );
  const next = memoryFile(
    'next.csv',
    'Our list;June\n\nInventors;tech_id;Summary;TECHNOLOGY TITLE\nAda Example;t-2;Small;Loud pump\n',
  );
  const index = new MemoryIndex();
  expect(await runImport({ index, source: mappedTable(mapping), file: next, signal })).toMatchObject({
    added: 1,
    failure: null,
  });
  expect([...index.records.values()][0]).toMatchObject({ title: 'Loud pump', people: [{ name: 'Ada Example' }] });
});

test('[DATA-19] a role is no person, a page on a network no web site, seconds since 1970 a date', async () => {
  const rows = [
    'Award no,Title,Recipient,Contact person,Contact role,Twitter url,Website,Start',
    'a-1,One,Arden Labs,Ada Example,Managing director,https://twitter.com/arden,www.arden.example,1309075200',
    'a-2,Two,Birch Labs,Max Muster,President,https://twitter.com/birch,www.birch.example,1303804800',
  ];
  const proposal = await proposed(...rows);
  const field = (name: string) => columnOf(proposal, name)?.field;
  expect(field('Contact person')).toBe('contact');
  expect(field('Contact role')).toBeNull();
  expect(field('Twitter url')).toBeNull();
  expect(['url', 'website']).toContain(field('Website'));
  expect(field('Start')).toBe('date');
  const index = new MemoryIndex();
  await runImport({ index, source: mappedTable(proposal.mapping), file: csv(...rows), signal });
  expect([...index.records.values()][0]).toMatchObject({ date: '2011-06-26' });
});

test('[DATA-19] keys of USAspending make a table one of spending, whatever its columns are called', async () => {
  const { mapping } = await proposed(
    'Key,Recipient,Description,Amount',
    'CONT_IDV_W911W623D0007_9700,Arden Labs,Engines,100',
    'CONT_AWD_W911W623D0008_9700,Birch Labs,Wings,200',
  );
  expect(mapping.engine).toBe('usa-spending');
  expect(columnOf({ mapping } as Awaited<ReturnType<typeof proposed>>, 'Key')?.field).toBe('id');
});

test('[DATA-19] amounts are dollars only where their row says so, and as many as the heading says', async () => {
  const rows = [
    'Award no,Title,Recipient,Amount awarded,Curr.,Remarks',
    'a-1,One,Arden Labs,1200,USD,',
    'a-2,Two,Birch Labs,3400,EUR,Second report is due',
    'a-3,Three,Cedar Labs,900,ZAR,',
    'a-4,Four,Elm Labs,£700,,',
    'a-5,Five,Fir Labs,US$ 80,USD,',
  ];
  const proposal = await proposed(...rows);
  expect(columnOf(proposal, 'Amount awarded')).toMatchObject({ field: 'amount', currencyFrom: 'Curr.' });
  expect(columnOf(proposal, 'Remarks')).toMatchObject({ field: null });
  const few = await proposed('Award no,Title,Recipient,Award amount', 'a-1,One,Arden,€ 300', 'a-2,Two,Birch,400');
  expect(columnOf(few, 'Award amount')).toMatchObject({ currency: 'EUR' });
  const amounts = async ({ mapping }: typeof proposal, given: string[]) => {
    const index = new MemoryIndex();
    await runImport({ index, source: mappedTable(mapping), file: csv(...given), signal });
    return [...index.records.values()].map(({ amount }) => amount);
  };
  expect(await amounts(proposal, rows)).toEqual([1200, null, null, null, 80]);
  for (const [heading, cell, amount] of [
    ['AUM (USD m)', '1.5', 1_500_000],
    ['aum_usd_m', '1.5 billion', 1_500_000_000],
    ['Assets under management in $ thousands', '250', 250_000],
    ["Fund size $'000", '250', 250_000],
    ['Fund size', '250', 250],
  ] as const) {
    const given = [`Fund name,Investor type,${heading}`, `Arden Capital,Venture Capital,${cell}`, 'Birch,Angel,90'];
    expect((await amounts(await proposed(...given), given))[0], heading).toBe(amount);
  }
});
