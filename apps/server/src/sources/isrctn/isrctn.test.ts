import { expect, test } from 'vitest';
import { readLive } from '../../../test/read-live.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { isrctn } from './isrctn.source.ts';

const trial = (title: string, number: string, recruiting = '<recruitmentEnd>2020-12-31T00:00:00Z</recruitmentEnd>') =>
  `<fullTrial><trial lastUpdated="2024-01-02T10:00:00Z" version="3"><isrctn dateAssigned="2020-03-04T00:00:00Z">${number}</isrctn>
<trialDescription><acronym>QUIET</acronym><title>${title}</title><scientificTitle>A randomised trial of pumps</scientificTitle><plainEnglishSummary>Background &amp; aims&lt;br&gt;To be quiet.</plainEnglishSummary><primaryOutcome>Noise</primaryOutcome></trialDescription>
<externalRefs><eudraCTNumber>Nil known</eudraCTNumber><clinicalTrialsGovNumber>NCT99000001</clinicalTrialsGovNumber></externalRefs>
<trialDesign><studyDesign>Randomised</studyDesign><primaryStudyDesign>Interventional</primaryStudyDesign><overallEndDate>2021-05-01T00:00:00Z</overallEndDate></trialDesign>
<participants><recruitmentCountries><country>England</country><country>Germany</country></recruitmentCountries><inclusion>Adults</inclusion><exclusion>None</exclusion><gender>All</gender><targetEnrolment>120</targetEnrolment><recruitmentStart>2020-04-01T00:00:00Z</recruitmentStart>${recruiting}</participants>
<conditions><condition><description>Noise exposure</description></condition></conditions>
<interventions><intervention><description>Quiet pump</description><interventionType>Device</interventionType><phase>Phase II/III</phase></intervention></interventions></trial>
<contact><title>Dr</title><forename>Ada</forename><surname>Invented</surname><contactDetails><email>ada@example.org</email></contactDetails></contact>
<sponsor><organisation>Made Up University</organisation></sponsor></fullTrial>`;

test('[DATA-14] trials of ISRCTN as XML', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><allTrials xmlns="http://www.67bricks.com/isrctn" totalCount="2">${trial('Quiet pumps', '99000001')}${trial('Nameless', '')}</allTrials>`;
  const items = await readSource(isrctn, xml);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'ISRCTN99000001',
      title: 'Quiet pumps',
      date: '2020-03-04',
      amount: 120,
      people: [{ name: 'Dr Ada Invented' }],
      organisations: [{ name: 'Made Up University' }],
      facets: {
        register: ['ISRCTN'],
        status: ['No longer recruiting'],
        phase: ['Phase 2/Phase 3'],
        country: ['United Kingdom', 'Germany'],
        condition: ['Noise exposure'],
      },
      data: { secondaryIds: ['NCT99000001'], completionDate: '2021-05-01', interventions: ['Quiet pump'] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['trial 2', 'No ISRCTN']]);
});

test.each([
  ['', 'Recruiting'],
  ['<recruitmentEnd>2099-01-01T00:00:00Z</recruitmentEnd>', 'Recruiting'],
  ['<recruitmentStatusOverride>Stopped</recruitmentStatusOverride>', 'Stopped'],
])('[DATA-14] with %j the status is %s', async (recruiting, status) => {
  const xml = `<allTrials xmlns="http://www.67bricks.com/isrctn">${trial('Quiet pumps', '99000001', recruiting)}</allTrials>`;
  expect(recordsOf(await readSource(isrctn, xml))).toMatchObject([{ facets: { status: [status] } }]);
});

const answer = (total: number, ...trials: string[]) => ({
  body: `<allTrials xmlns="http://www.67bricks.com/isrctn" totalCount="${total}">${trials.join('')}</allTrials>`,
});

test('[DATA-16] fetched: what the registry holds back or breaks is told, and the rest goes on', async () => {
  const pages = [answer(3, trial('One', '99000001')), answer(2, trial('Two & 2', '99000002'), trial('3', '99000003'))];
  const held = await readLive(isrctn, { 'www.isrctn.com': () => pages[0]! });
  expect(rejectionsOf(held.items)).toEqual([['day 2026-01-03', 'The registry shows 1 of 3 trials']]);
  expect(recordsOf(held.items)).toHaveLength(1);
  const broken = await readLive(isrctn, { 'www.isrctn.com': () => pages[1]! });
  expect(rejectionsOf(broken.items)).toEqual([['a page', expect.stringContaining('Its XML is broken')]]);
  expect(recordsOf(broken.items).map(({ id }) => id)).toContain('ISRCTN99000003');
});

test('[DATA-16] fetched: an answer that lists no trials at all is asked for again', async () => {
  let asked = 0;
  const { items, slept } = await readLive(isrctn, {
    'www.isrctn.com': () => (++asked === 1 ? { body: '<error>busy</error>' } : answer(0)),
  });
  expect(items).toEqual([]);
  expect(slept).toEqual([1_000]);
});
