import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLive } from '../../../test/read-live.ts';
import type { ReplayHost } from '../../../test/replay-server.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { noticesIn } from './sec-form-d.live.ts';
import { secFormD } from './sec-form-d.source.ts';

const issuer = (element: string, cik: string, name: string) =>
  `<${element}><cik>${cik}</cik><entityName>${name}</entityName><issuerAddress><city>AMES</city><stateOrCountry>IA</stateOrCountry><stateOrCountryDescription>IOWA</stateOrCountryDescription></issuerAddress><issuerPhoneNumber>555-0100</issuerPhoneNumber><jurisdictionOfInc>DELAWARE</jurisdictionOfInc><edgarPreviousNameList><value>None</value></edgarPreviousNameList><yearOfInc><withinFiveYears>true</withinFiveYears><value>2022</value></yearOfInc></${element}>`;
const person = (first: string, last: string) =>
  `<relatedPersonInfo><relatedPersonName><firstName>${first}</firstName><lastName>${last}</lastName></relatedPersonName><relatedPersonRelationshipList><relationship>Director</relationship><relationship>Executive Officer</relationship></relatedPersonRelationshipList></relatedPersonInfo>`;
const formD = (issuers: string, industry: string, type = 'D') => `
<?xml version="1.0"?>
<edgarSubmission><schemaVersion>X0708</schemaVersion><submissionType>${type}</submissionType>${issuers}
<relatedPersonsList>${person('Ada', 'Invented')}${person('LLC', 'Fund GP,')}</relatedPersonsList>
<offeringData><industryGroup>${industry}</industryGroup><typeOfFiling><dateOfFirstSale><value>2023-01-20</value></dateOfFirstSale></typeOfFiling>
<typesOfSecuritiesOffered><isEquityType>true</isEquityType></typesOfSecuritiesOffered><minimumInvestmentAccepted>1400</minimumInvestmentAccepted>
<offeringSalesAmounts><totalOfferingAmount>Indefinite</totalOfferingAmount><totalAmountSold>659752</totalAmountSold></offeringSalesAmounts></offeringData></edgarSubmission>`;

test('[DATA-05] Form D of a company: a funding round and its people', async () => {
  const xml = formD(
    issuer('primaryIssuer', '0000000001', 'Made Up, Inc.'),
    '<industryGroupType>Biotechnology</industryGroupType>',
  );
  expect(recordsOf(await readSource(secFormD, xml))).toMatchObject([
    {
      engine: 'companies',
      id: 'cik-1',
      amount: 659_752,
      date: '2022',
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      people: [{ name: 'Ada Invented', role: 'Director, Executive Officer' }, { name: 'Fund GP, LLC' }],
      data: {
        formerNames: [],
        stateOfIncorporation: 'Delaware',
        securities: 'Equity',
        fundingRounds: [{ date: '2023-01-20', amount: 659_752 }],
      },
    },
  ]);
});

test('[DATA-06] Form D of pooled funds: each issuer is an investor', async () => {
  const issuers = `${issuer('primaryIssuer', '2', 'Made Up Fund I, LP')}<issuerList>${issuer('issuer', '3', 'Made Up Fund I-A, LP')}${issuer('issuer', '4', '')}</issuerList>`;
  const industry =
    '<industryGroupType>Pooled Investment Fund</industryGroupType><investmentFundInfo><investmentFundType>Venture Capital Fund</investmentFundType></investmentFundInfo>';
  const items = await readSource(secFormD, formD(issuers, industry));
  expect(recordsOf(items)).toMatchObject([
    { engine: 'investors', id: 'cik-2', amount: 659_752, facets: { type: ['Venture Capital Fund'] } },
    { engine: 'investors', id: 'cik-3', people: [{ name: 'Ada Invented' }, { name: 'Fund GP, LLC' }] },
  ]);
  expect(rejectionsOf(items)).toEqual([['issuer 3', 'No name']]);
});

test('another form of the same schema is refused', async () => {
  const items = await readSource(secFormD, formD(issuer('primaryIssuer', '1', 'Made Up'), '', '1-A'));
  expect(rejectionsOf(items)).toEqual([['issuer 1', "Not a Form D with an issuer but '1-A'"]]);
});

/** One day's index, and what each filing holds. */
const sec =
  (lines: string[], filing: (path: string) => { status?: number; body: string }): ReplayHost =>
  ({ path }) => {
    if (path.endsWith('.json'))
      return { json: path.startsWith('/files/') ? {} : { directory: { item: [{ name: 'form.20260105.idx' }] } } };
    if (path.endsWith('.idx')) return { body: ['Form Type   Company Name', '---', ...lines].join('\n') };
    return filing(path);
  };
const line = (form: string, cik: number, accession: string) =>
  `${form.padEnd(12)}A  NAME D ${cik}   20260105    edgar/data/${cik}/${accession}.txt   `;

test('[DATA-16] a filing of several issuers is read once, an amendment before what it amends', async () => {
  const lines = [
    line('1-A', 1, '0000000001-26-000001'),
    line('D', 2, '0000000001-26-000002'),
    line('D', 3, '0000000001-26-000002'),
    line('D/A', 2, '0000000001-26-000003'),
    line('DFAN14A', 4, '0000000001-26-000004'),
  ];
  const { requests, slept } = await readLive(secFormD, {
    'www.sec.gov': sec(lines, () => ({ body: formD(issuer('primaryIssuer', '2', 'Made Up'), '').trim() })),
  });
  expect(requests.map(({ path }) => path)).toEqual([
    '/files/company_tickers.json',
    '/Archives/edgar/daily-index/2026/QTR1/index.json',
    '/Archives/edgar/daily-index/2026/QTR1/form.20260105.idx',
    '/Archives/edgar/data/2/000000000126000003/primary_doc.xml',
    '/Archives/edgar/data/3/000000000126000002/primary_doc.xml',
  ]);
  expect(new Set(slept)).toEqual(new Set([125]));
});

test('[DATA-16] a filing on paper is told; being shut out ends the run', async () => {
  const lines = [line('D', 2, '0000000001-26-000002')];
  const gone = sec(lines, () => ({ status: 404, body: '<Error><Message>NoSuchKey</Message></Error>' }));
  expect(rejectionsOf((await readLive(secFormD, { 'www.sec.gov': gone })).items)).toEqual([
    ['filing 0000000001-26-000002', 'www.sec.gov answered 404: NoSuchKey'],
  ]);
  const shut = sec(lines, () => ({ status: 403, body: '<html><title>Request Rate Threshold Exceeded</title></html>' }));
  await expect(readLive(secFormD, { 'www.sec.gov': shut })).rejects.toThrow('Request Rate Threshold Exceeded');
});

test('[DATA-16] days over the end of a year are looked up in both quarters', async () => {
  const { requests } = await readLive(
    secFormD,
    { 'www.sec.gov': () => ({ json: { directory: { item: [] } } }) },
    { since: '2025-09-30' },
  );
  expect(requests.slice(1).map(({ path }) => path.slice(-19, -11))).toEqual(['025/QTR3', '025/QTR4', '026/QTR1']);
});

test('[DATA-16] whatever companies are called, the notices of an index are found, and only these', () => {
  const name = fc.oneof(
    fc.string({ maxLength: 40 }).map((text) => text.replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')),
    fc.constantFrom('D  Holdings', 'DEF 14A Corp', 'Edgar/Data 1 LP', '20260105', ' '),
  );
  const filed = fc.record({ form: fc.constantFrom('D', 'D/A', '10-D', 'DEF 14A', 'DOS', '4', '424B3'), name });
  fc.assert(
    fc.property(fc.array(filed), fc.constantFrom('\n', '\r\n'), (all, lineEnd) => {
      const accession = (index: number) => `0000000001-26-${String(index).padStart(6, '0')}`;
      const lines = all.map(
        (one, index) =>
          `${one.form.padEnd(12)}${one.name.padEnd(62)}${index}     20260105    edgar/data/${index}/${accession(index)}.txt  `,
      );
      const wanted = all.flatMap(({ form }, index) =>
        form === 'D' || form === 'D/A' ? [{ cik: String(index), accession: accession(index) }] : [],
      );
      expect(noticesIn(lines.join(lineEnd))).toEqual(wanted.reverse());
    }),
  );
});
