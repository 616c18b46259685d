import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLive } from '../../../test/read-live.ts';
import type { Reply } from '../../../test/replay-server.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { ctis } from './ctis.source.ts';
import { phaseNumerals, statusLabel } from './labels.ts';

const row = (number: string, more = {}) => ({
  ctNumber: number,
  ctStatus: 5,
  ctTitle: 'A randomised trial of quiet pumps',
  shortTitle: 'QUIET',
  conditions: 'Noise, occupational',
  trialCountries: ['Netherlands:5', 'Germany:8'],
  decisionDateOverall: '07/10/2025',
  decisionDate: 'NL: 07/10/2025',
  sponsor: 'Made Up University',
  trialPhase: 'Therapeutic exploratory (Phase II)',
  product: 'Madeupine',
  gender: 'Female, Male',
  ageGroup: '18-64 years',
  totalNumberEnrolled: '120',
  primaryEndPoint: 'Noise',
  resultsFirstReceived: 'Yes',
  lastUpdated: '02/01/2026',
  ...more,
});

const trial = (number: string) => ({
  ctNumber: number,
  ctStatus: 'Authorised',
  ctPublicStatusCode: 4,
  decisionDate: '2025-10-07T15:43:07.693',
  startDateEU: '2025-11-01',
  authorizedApplication: {
    eudraCt: { eudraCtCode: '2019-000001-11' },
    memberStatesConcerned: [{ mscName: 'Netherlands' }, { mscName: 'Germany' }],
    authorizedPartI: {
      trialDetails: {
        clinicalTrialIdentifiers: {
          fullTitle: 'A randomised trial of quiet pumps',
          publicTitle: 'Quiet pumps at work',
          secondaryIdentifyingNumbers: { nctNumber: { number: 'NCT99000001' }, isrctnNumber: null },
        },
        trialInformation: {
          trialCategory: { trialPhase: '10' },
          trialObjective: { mainObjective: 'To be quiet.' },
          eligibilityCriteria: {
            principalInclusionCriteria: [
              { number: 1, principalInclusionCriteria: 'Adults' },
              { number: 2, principalInclusionCriteria: 'At work' },
            ],
            principalExclusionCriteria: [],
          },
          endPoint: { primaryEndPoints: [{ endPoint: 'Noise at 12 weeks' }] },
          trialDuration: { estimatedEndDate: '2027-05-01' },
        },
      },
      medicalConditions: [{ medicalCondition: 'Noise, occupational' }],
      products: [{ productDictionaryInfo: { prodName: 'MADEUP', activeSubstanceName: 'MADEUPINE' } }, {}],
      sponsors: [
        { primary: false, publicContacts: [{ organisation: { name: 'Other' } }] },
        {
          primary: true,
          publicContacts: [
            {
              functionalName: 'Trial office',
              functionalEmailAddress: 'office@example.org',
              organisation: { name: 'Made Up University' },
            },
          ],
        },
      ],
    },
  },
});

test('[DATA-14] a search answer of CTIS', async () => {
  const answer = {
    pagination: { totalRecords: 3 },
    data: [row('2099-500001-22-00'), row('none'), { ctNumber: '2099-500003-22-00', ctTitle: null }],
  };
  const items = await readSource(ctis, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'CTIS2099-500001-22-00',
      title: 'A randomised trial of quiet pumps',
      date: '2025-10-07',
      amount: 120,
      organisations: [{ name: 'Made Up University' }],
      facets: {
        register: ['CTIS'],
        status: ['Ongoing, recruitment ended'],
        phase: ['Phase 2'],
        country: ['Netherlands', 'Germany'],
        condition: ['Noise, occupational'],
      },
      data: {
        trialId: '2099-500001-22-00',
        resultsUrl: expect.stringContaining('2099-500001-22-00'),
        sex: 'Female, Male',
      },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([
    ['record 2', "'none' is not an EU CT number"],
    ['record 3', 'No title'],
  ]);
});

test.each([
  ['one', trial('2099-500001-22-00')],
  ['an array', [trial('2099-500001-22-00')]],
])('[DATA-14] a record of CTIS, %s', async (_how, content) => {
  expect(recordsOf(await readSource(ctis, JSON.stringify(content)))).toMatchObject([
    {
      id: 'CTIS2099-500001-22-00',
      title: 'Quiet pumps at work',
      date: '2025-10-07',
      organisations: [{ name: 'Made Up University' }],
      people: [{ name: 'Trial office' }],
      facets: { status: ['Ongoing, recruiting'], phase: ['Phase 2/Phase 3'], country: ['Netherlands', 'Germany'] },
      data: {
        summary: 'To be quiet.',
        secondaryIds: ['2019-000001-11', 'NCT99000001'],
        interventions: ['MADEUP (MADEUPINE)'],
        inclusionCriteria: 'Adults\nAt work',
        primaryOutcome: 'Noise at 12 weeks',
        enrollmentDate: '2025-11-01',
        completionDate: '2027-05-01',
        contact: { email: 'office@example.org' },
      },
    },
  ]);
});

test.each([
  ['Human pharmacology (Phase I)- First administration to humans', 'I'],
  ['Phase I and Phase II (Integrated)- Other', 'I/II'],
  ['Therapeutic confirmatory (Phase III)', 'III'],
  ['Therapeutic use (Phase IV)', 'IV'],
  ['11', 'III/IV'],
  ['12', undefined],
  [undefined, undefined],
])('the phase %j is %j', (said, numerals) => {
  expect(phaseNumerals(said)).toBe(numerals);
});

test('codes of no known status say nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 16 }), fc.constant(undefined)), (code) => {
      expect(statusLabel(code)).toBeUndefined();
    }),
  );
  expect([statusLabel(1), statusLabel(12), statusLabel(13)]).toEqual(['Under evaluation', 'Cancelled', 'Withdrawn']);
});

test('[DATA-16] fetched: only what changed is read whole, and row and record complete one another', async () => {
  const rows = [
    row('2099-500001-22-00'),
    row('2099-500002-22-00', { lastUpdated: '05/01/2026', ctStatus: 2 }),
    row('2099-500003-22-00', { lastUpdated: null, decisionDateOverall: null, resultsFirstReceived: 'No' }),
    row('2099-500004-22-00', { lastPublicationUpdate: '03/01/2026' }),
  ];
  const { items, requests } = await readLive(ctis, {
    'euclinicaltrials.eu': ({ path, body }): Reply => {
      if (path.endsWith('/search')) {
        expect(body).toMatchObject({ pagination: { page: 1, size: 100 }, searchCriteria: {} });
        return { json: { pagination: { totalRecords: 4, nextPage: false }, data: rows } };
      }
      const number = path.split('/').at(-1)!;
      return { json: number === '2099-500003-22-00' ? {} : trial(number) };
    },
  });
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual([
    'search',
    '2099-500002-22-00',
    '2099-500003-22-00',
    '2099-500004-22-00',
  ]);
  const records = recordsOf(items);
  expect(records.map(({ title }) => title)).toEqual([
    'Quiet pumps at work',
    'A randomised trial of quiet pumps',
    'Quiet pumps at work',
  ]);
  expect(records[0]).toMatchObject({
    amount: 120,
    data: { resultsUrl: expect.any(String), status: 'Ongoing, recruiting' },
  });
});

test('[DATA-16] fetched: an answer without a list is asked for again', async () => {
  const answers: Reply[] = [
    { body: '<html><title>Gateway</title></html>' },
    { json: { message: 'busy' } },
    { json: { pagination: { totalRecords: 0, nextPage: false }, data: [] } },
  ];
  const { pages, slept } = await readLive(ctis, { 'euclinicaltrials.eu': () => answers.shift()! });
  expect(pages).toEqual([{ items: [], cursor: null, count: 0, total: 0 }]);
  expect(slept).toHaveLength(2);
});

test('[DATA-19] answers of before 2024, in which the title is `title` and each country stands with its state in one text', async () => {
  const early = {
    ctNumber: '2023-500001-11-00',
    ctStatus: 'Authorised, not started',
    title: 'A trial of quiet pumps',
    trialCountries: 'NL:Authorised, not started, ES:Ended',
    decisionDate: 'NL:2024-05-06',
  };
  const items = await readSource(ctis, memoryFile('early.json', JSON.stringify([early])));
  expect(rejectionsOf(items)).toEqual([]);
  expect(recordsOf(items)[0]).toMatchObject({
    id: 'CTIS2023-500001-11-00',
    title: 'A trial of quiet pumps',
    date: '2024-05-06',
    facets: { country: ['Netherlands', 'Spain'] },
  });
});
