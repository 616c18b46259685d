import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { euCalls, euProjects } from './eu-portal.source.ts';

/** Answers as the portal's search gives them, written by hand: every value a list of texts, budgets and participants JSON in a text. */
const answer = (...results: object[]) => JSON.stringify({ apiVersion: '2.133', totalResults: results.length, results });

const call = (metadata: object, more: object = {}) => ({
  reference: '49000001TOPICSen',
  url: 'https://ec.europa.eu/somewhere',
  summary: 'Quiet pumps',
  metadata: {
    identifier: ['HORIZON-CL5-2026-D2-01-07'],
    title: ['Quiet heat pumps for old houses'],
    callTitle: ['Sustainable energy supply'],
    status: ['31094502'],
    type: ['1'],
    frameworkProgramme: ['43108390'],
    typesOfAction: ['HORIZON Innovation Actions'],
    startDate: ['2025-12-04T00:00:00.000+0000'],
    deadlineDate: ['2025-12-29T00:00:00.000+0000', '2026-09-17T00:00:00.000+0000'],
    keywords: ['Heat pumps', 'Noise'],
    descriptionByte: ['<p>Expected outcome:</p><ul><li>Pumps below 30 dB.</li></ul>'],
    budgetOverview: [
      JSON.stringify({
        budgetTopicActionMap: {
          '1': [{ action: 'HORIZON-CL5-2026-D2-01-06 - RIA', budgetYearMap: { 2026: '9000000' }, maxContribution: 4 }],
          '2': [
            {
              action: 'HORIZON-CL5-2026-D2-01-07 - IA',
              expectedGrants: 3,
              minContribution: 5_000_000,
              maxContribution: 6_000_000,
              budgetYearMap: { 2026: '12000000', 2027: '6000000' },
            },
          ],
        },
      }),
    ],
    ...metadata,
  },
  ...more,
});

test('[DATA-16] [LIVE-08] a call of the EU’s portal: its own line of the budget in euros, and the next of its deadlines', async () => {
  const items = await readSource(euCalls, answer(call({})));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'eu-call-horizon-cl5-2026-d2-01-07',
      url: expect.stringMatching(/\/topic-details\/horizon-cl5-2026-d2-01-07$/),
      title: 'Quiet heat pumps for old houses',
      text: expect.stringContaining('Pumps below 30 dB.'),
      date: '2025-12-04',
      closes: '2026-09-17',
      // Euros are no dollars: nothing sums them.
      amount: null,
      facets: { status: ['Open'], agency: ['European Commission'], kind: ['EU call'], program: ['Horizon Europe'] },
      data: {
        opportunityNumber: 'HORIZON-CL5-2026-D2-01-07',
        expectedAwards: 3,
        foreignAmounts: [
          { label: 'Award floor', value: 5_000_000, currency: 'EUR' },
          { label: 'Award ceiling', value: 6_000_000, currency: 'EUR' },
          { label: 'Total funding', value: 18_000_000, currency: 'EUR' },
        ],
      },
    },
  ]);
});

test('[DATA-16] a call that a project makes stands at the project’s own address, and a broken budget is a rejection', async () => {
  const items = await readSource(
    euCalls,
    answer(
      call({ type: ['8'], budgetOverview: [], status: ['31094501'] }, { url: 'https://project.example/call' }),
      call({ type: ['8'] }, { url: 'javascript:alert(1)' }),
      call({ budgetOverview: ['{"budget'] }),
      call({ identifier: [], title: [] }, { reference: '', summary: '' }),
    ),
  );
  expect(recordsOf(items).map(({ url, facets }) => [url, facets['status']])).toEqual([
    ['https://project.example/call', ['Forecasted']],
    [null, ['Open']],
  ]);
  expect(rejectionsOf(items)).toEqual([
    ['record 3', 'The budget is no JSON'],
    ['record 4', 'No identifier'],
  ]);
});

test('[DATA-16] [LIVE-08] a project of the EU: the coordinator is its awardee, the others are partners, money is in euros', async () => {
  const project = {
    reference: '101000001PROJECTSen',
    metadata: {
      projectId: ['101000001'],
      programId: ['43108390'],
      programmes: ['Horizon Europe'],
      acronym: ['QUIET'],
      title: ['Quiet heat pumps'],
      objective: ['We make heat pumps quiet.'],
      typeOfAction: ['HORIZON Innovation Actions'],
      callIdentifier: ['HORIZON-CL5-2023-D2-01'],
      ecSignatureDate: ['2023-11-20T00:00:00.000+0000'],
      startDate: ['2024-01-01T00:00:00.000+0000'],
      endDate: ['2026-12-31T00:00:00.000+0000'],
      euContributionAmount: ['3999000.5'],
      overallBudget: ['5000000'],
      freeKeywords: ['heat pump'],
      participants: [
        JSON.stringify([
          { role: 'participant', legalName: 'INVENTED UNIVERSITY' },
          {
            role: 'coordinator',
            legalName: 'MADE UP PUMPS GMBH',
            postalAddress: { city: 'GRAZ', countryCode: { abbreviation: 'AT', description: 'Austria' } },
          },
        ]),
      ],
    },
  };
  const broken = { reference: '2', metadata: { ...project.metadata, projectId: ['101000002'], participants: ['[{'] } };
  const items = await readSource(euProjects, answer(project, broken));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'eu-project-101000001',
      url: expect.stringMatching(/\/projects-details\/43108390\/101000001$/),
      date: '2024-01-01',
      amount: null,
      place: { city: 'Graz', country: 'Austria' },
      facets: { agency: ['European Commission'], branch: ['Horizon Europe'], year: ['2023'] },
      data: {
        foreignAmounts: [
          { label: 'Award amount', value: 3_999_000.5, currency: 'EUR' },
          { label: 'Total cost', value: 5_000_000, currency: 'EUR' },
        ],
      },
    },
  ]);
  expect(recordsOf(items)[0]!.organisations.map(({ name, role }) => [name, role])).toEqual([
    ['MADE UP PUMPS GMBH', 'Awardee'],
    ['INVENTED UNIVERSITY', 'Partner'],
    ['European Commission', 'Awarding agency'],
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'The list of participants is no JSON']]);
});
