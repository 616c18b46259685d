import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { secEdgar } from './sec-edgar.source.ts';

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
  expect(recordsOf(await readSource(secEdgar, xml))).toMatchObject([
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
  const items = await readSource(secEdgar, formD(issuers, industry));
  expect(recordsOf(items)).toMatchObject([
    { engine: 'investors', id: 'cik-2', amount: 659_752, facets: { type: ['Venture Capital Fund'] } },
    { engine: 'investors', id: 'cik-3', people: [{ name: 'Ada Invented' }, { name: 'Fund GP, LLC' }] },
  ]);
  expect(rejectionsOf(items)).toEqual([['issuer 3', 'No name']]);
});

test('another form of the same schema is refused', async () => {
  const items = await readSource(secEdgar, formD(issuer('primaryIssuer', '1', 'Made Up'), '', '1-A'));
  expect(rejectionsOf(items)).toEqual([['issuer 1', "Not a Form D with an issuer but '1-A'"]]);
});
