import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nsf } from './nsf.source.ts';

test('[DATA-01] answers of the awards API: a small business award, a grant, a row without title', async () => {
  const answer = {
    response: {
      award: [
        {
          id: '2601234',
          title: 'SBIR Phase I: A quiet pump',
          abstractText: 'First line.<br/>Second &amp; last.',
          startDate: '02/01/2026',
          expDate: '01/31/2027',
          fundProgramName: 'SBIR Phase I',
          fundsObligatedAmt: '305000',
          awardeeName: 'MADE UP PUMPS LLC',
          awardeeCity: 'AMES',
          awardeeStateCode: 'IA',
          ueiNumber: 'ZZSAMPLE0001',
          piFirstName: 'Ada',
          piLastName: 'Invented',
          piEmail: 'ada@example.org',
        },
        {
          id: '2609999',
          title: 'Old flows',
          date: '01/05/2026',
          fundProgramName: 'FLUID DYNAMICS',
          pdPIName: 'B Made',
        },
        { id: '2600000' },
      ],
      metadata: { offset: 1, rpp: 25, totalCount: 3 },
    },
  };
  const items = await readSource(nsf, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'awards',
      id: 'nsf-2601234',
      title: 'SBIR Phase I: A quiet pump',
      date: '2026-02-01',
      amount: 305_000,
      url: 'https://www.nsf.gov/awardsearch/showAward?AWD_ID=2601234',
      place: { state: 'Iowa', country: 'United States' },
      organisations: [{ name: 'MADE UP PUMPS LLC', ids: { uei: 'ZZSAMPLE0001' } }, { role: 'Awarding agency' }],
      people: [{ name: 'Ada Invented', role: 'Principal investigator' }],
      facets: { agency: ['National Science Foundation'], program: ['SBIR'], phase: ['Phase I'], year: ['2026'] },
      data: { endDate: '2027-01-31', abstract: 'First line.\nSecond & last.' },
    },
    { id: 'nsf-2609999', date: '2026-01-05', amount: null, facets: { program: ['Research grant'] } },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No title']]);
});

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<rootTag><Award><AwardTitle>A quiet &amp;amp; small pump</AwardTitle>
<AwardEffectiveDate>09/01/2009</AwardEffectiveDate><AwardExpirationDate>08/31/2012</AwardExpirationDate>
<AwardTotalIntnAmount>400000.00</AwardTotalIntnAmount><AwardAmount>305000</AwardAmount>
<Organization><Directorate><LongName>Directorate For Engineering</LongName></Directorate></Organization>
<ProgramOfficer><SignBlockName>Omar Sample</SignBlockName></ProgramOfficer>
<AbstractNarration>Text.</AbstractNarration><AwardID>0901234</AwardID>
<Investigator><FirstName>Bo</FirstName><LastName>Second</LastName><RoleCode>Co-Principal Investigator</RoleCode></Investigator>
<Investigator><FirstName>Ada</FirstName><LastName>Invented</LastName><RoleCode>Principal Investigator</RoleCode></Investigator>
<Institution><Name>Made Up University</Name><CityName>Ames</CityName><StateCode>IA</StateCode></Institution>
<ProgramElement><Code>1</Code><Text>FLUIDS</Text></ProgramElement></Award></rootTag>`;

const CSV =
  '"","AwardNumber","Title","NSFOrganization","Program(s)","StartDate","PrincipalInvestigator","State","Organization","EndDate","AwardedAmountToDate"\r\n' +
  '"1","901234","A quiet & small pump","CBET","FLUIDS","09/01/2009","Ada Invented","IA","Made Up University","08/31/2012","$305,000.00"\r\n';

const DATABASE = {
  awd_id: '0901234',
  awd_titl_txt: 'A quiet & small pump',
  awd_eff_date: '2009-09-01',
  awd_exp_date: '2012-08-31',
  awd_amount: 305000.0,
  tot_intn_awd_amt: 400000,
  awd_abstract_narration: null,
  pi: [
    { pi_role: 'Co-Principal Investigator', pi_first_name: 'Bo', pi_last_name: 'Second' },
    { pi_role: 'Principal Investigator', pi_first_name: 'Ada', pi_last_name: 'Invented' },
  ],
  inst: { inst_name: 'Made Up University', inst_state_code: 'IA' },
  pgm_ele: [{ pgm_ele_code: '1', pgm_ele_name: 'FLUIDS' }],
};

test.each([
  ['XML by year', XML],
  ['the CSV export, its zeros lost in a spreadsheet', CSV],
  [
    "the API's answers as a table",
    'title,id,startDate,expDate,fundsObligatedAmt,awardeeName,awardeeStateCode,pdPIName,fundProgramName\nA quiet & small pump,0901234,09/01/2009,08/31/2012,305000,Made Up University,IA,Ada Invented,FLUIDS\n',
  ],
  ['JSON by year', JSON.stringify(DATABASE)],
  ['many of those, one a line', `${JSON.stringify(DATABASE)}\n${JSON.stringify({ ...DATABASE, awd_id: '0901235' })}\n`],
])('[DATA-01] the same award from %s', async (_format, content) => {
  expect(recordsOf(await readSource(nsf, content))[0]).toMatchObject({
    id: 'nsf-0901234',
    title: 'A quiet & small pump',
    amount: 305_000,
    date: '2009-09-01',
    place: { state: 'Iowa' },
    data: {
      endDate: '2012-08-31',
      awardee: 'Made Up University',
      principalInvestigator: { name: 'Ada Invented' },
      keywords: ['FLUIDS'],
    },
  });
});
