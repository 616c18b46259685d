import type { Engine } from '@groundwork/contract/engines';
import { PULSE_AGENCIES_SHOWN } from '@groundwork/contract/limits';
import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../../test/index-without-threads.ts';
import { aRecord } from '../../../../test/records.ts';
import { listOf } from '../../../../test/subject.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { agencies } from './agencies.ts';
import { biotechCheck } from './biotech.ts';
import { closingDates } from './closing-dates.ts';
import { fieldMap } from './field-map.ts';
import { fundingTrends } from './funding-trends.ts';
import { keyFigures } from './key-figures.ts';
import { marketTrends } from './market-trends.ts';
import type { PanelInput } from './of-project.ts';
import { placesOfWork } from './places.ts';
import { whatIsNew } from './what-is-new.ts';

const onTopic = (engine: Engine, id: string, given: Partial<CatalogueRecord> = {}) =>
  aRecord(engine, id, { title: `Garnet separator for lithium cells, ${id}`, ...given });
const OTHERS = Array.from({ length: 20 }, (_, at) =>
  aRecord('patents', `other-${at}`, { title: `Harvest report ${at}` }),
);

/** The panels' input: a catalogue of these records among others, as of the summer of 2026. */
async function withRecords<Answer>(
  records: CatalogueRecord[],
  panel: (input: PanelInput & { projectId: string }) => Promise<Answer>,
): Promise<Answer> {
  const index = await openIndexWithoutThreads();
  try {
    await index.upsert([...OTHERS, ...records]);
    return await panel({ index, matches: listOf(records), projectId: 'p', asOf: '2026-07-01T00:00:00.000Z' });
  } finally {
    await index.close();
  }
}

const company = (id: string, fundingRounds: object[], facets: CatalogueRecord['facets'] = {}) =>
  onTopic('companies', id, { title: id, facets, data: { name: id, fundingRounds } });
const COMPANIES = [
  company('Alpha', [
    { name: 'Seed', date: '2019-05-01', amount: 1_000_000 },
    { name: 'Series A', date: '2022-06-01', amount: 3_000_000, investors: ['Fund'] },
    { name: 'Seed' },
  ]),
  company('Beta', [{ name: 'Seed', date: '2022' }]),
  company('Gamma', []),
];

test('[PULSE-02] rounds are told by year and type, the newest first; without an amount or a date they are counted as such', async () => {
  const trends = await withRecords(COMPANIES, fundingTrends);
  expect(trends).toMatchObject({
    companies: { onTopic: 3, read: 3, withRounds: 2 },
    total: { rounds: 4, amount: 4_000_000, withAmount: 2 },
    undated: 1,
    types: ['Seed', 'Series A'],
  });
  const one = { rounds: 1, amount: 0, withAmount: 0 };
  const seed = { type: 'Seed', ...one, amount: 1_000_000, withAmount: 1 };
  expect(trends.years).toEqual([
    { year: 2019, rounds: 1, amount: 1_000_000, withAmount: 1, byType: [seed] },
    {
      year: 2022,
      rounds: 2,
      amount: 3_000_000,
      withAmount: 1,
      byType: [
        { type: 'Seed', ...one },
        { type: 'Series A', ...one, amount: 3_000_000, withAmount: 1 },
      ],
    },
  ]);
  expect(trends.rounds.map(({ company: name, date }) => [name, date])).toEqual([
    ['Alpha', '2022-06-01'],
    ['Beta', '2022'],
    ['Alpha', '2019-05-01'],
    ['Alpha', null],
  ]);
});

test('[PULSE-01] years before the first round and after the last are left open, years between are zero', async () => {
  const { series } = await withRecords(COMPANIES, marketTrends);
  const rounds = series.find(({ id }) => id === 'funding-rounds')!;
  expect([rounds.total, rounds.covered]).toEqual([4, { from: 2019, to: 2022 }]);
  const counts = new Map(rounds.years.map(({ year, count }) => [year, count]));
  expect([2018, 2019, 2020, 2021, 2022, 2023].map((year) => counts.get(year))).toEqual([null, 1, 0, 0, 2, null]);
});

const award = (id: string, agency: string, amount: number | null, date: string) =>
  onTopic('awards', id, { amount, date, facets: { agency: [agency] } });

test('[PULSE-03] the largest sums are slices, the rest one, and who states none has no slice', async () => {
  const paying = Array.from({ length: PULSE_AGENCIES_SHOWN + 2 }, (_, at) =>
    award(`a-${at}`, `Agency ${at}`, (at + 1) * 1_000, String(2010 + at)),
  );
  const found = await withRecords([...paying, award('silent', 'Silent Agency', null, '2024')], agencies);
  expect(found).toMatchObject({ awards: paying.length + 1, withAmount: paying.length, from: 2010, to: 2024 });
  const sums = found.slices.map(({ amount }) => amount);
  expect(sums).toEqual(Array.from({ length: PULSE_AGENCIES_SHOWN }, (_, at) => (paying.length - at) * 1_000));
  // The two smallest, and the one that states nothing.
  expect(found.others).toEqual({ amount: 3_000, awards: 3, agencies: 3 });
});

test('[PULSE-03] who pays most comes first, and not who makes the most awards; each opens its own awards', async () => {
  const small = [1, 2, 3].map((at) => award(`s-${at}`, 'Many', 100, '2020'));
  const found = await withRecords([...small, award('l', 'Large', 5_000, '2021')], agencies);
  expect(found.slices.map(({ agency, amount, awards, query }) => [agency, amount, awards, query?.filters])).toEqual([
    ['Large', 5_000, 1, { about: ['p', 'field'], agency: ['Large'] }],
    ['Many', 300, 3, { about: ['p', 'field'], agency: ['Many'] }],
  ]);
});

test('[PULSE-03] where no award states an amount, agencies are told by their awards', async () => {
  const found = await withRecords(
    [award('a', 'Navy', null, '2020'), award('b', 'Army', null, '2021'), award('c', 'Army', null, '2022')],
    agencies,
  );
  expect(found.slices.map(({ agency, awards }) => [agency, awards])).toEqual([
    ['Army', 2],
    ['Navy', 1],
  ]);
  expect(found.others).toBeNull();
  const one = await withRecords([award('a', 'Navy', 1_000, '2020'), award('b', 'Army', null, '2021')], agencies);
  expect(one.slices.map(({ agency }) => agency)).toEqual(['Navy']);
  expect(one.others).toEqual({ amount: 0, awards: 1, agencies: 1 });
});

test('[PULSE-04] trials by phase and by status, and drugs among what is clinical', async () => {
  const trials = ['Phase 1', 'Phase 2', 'Phase 2', 'Phase 3'].map((phase, at) =>
    onTopic('clinical-trials', `t-${at}`, { facets: { phase: [phase], status: ['Completed'] } }),
  );
  const drugs = ['d-1', 'd-2'].map((id) => onTopic('drugs', id, { facets: { activeIngredient: ['Garnetine'] } }));
  const { clinical, technical, isLifeScience, panels } = await withRecords([...trials, ...drugs], biotechCheck);
  expect([clinical, technical, isLifeScience]).toEqual([6, 0, true]);
  const groups = (of: 'phases' | 'statuses' | 'drugs') => panels![of].groups.map(({ key, count }) => [key, count]);
  expect(groups('phases')).toEqual([
    ['Phase 2', 2],
    ['Phase 1', 1],
    ['Phase 3', 1],
  ]);
  expect(groups('statuses')).toEqual([['Completed', 4]]);
  expect(groups('drugs')).toEqual([['Garnetine', 2]]);
});

test('[PULSE-09] calls that close next come first; what has closed is none of them, whatever it says of itself', async () => {
  const call = (id: string, status: string, closes?: string) =>
    onTopic('funding-opportunities', id, { facets: { status: [status] }, ...(closes && { closes }) });
  const calls = [
    call('later', 'Open', '6000-12-01'),
    call('next', 'Open', '6000-07'),
    call('was-open', 'Open', '6000-06-30'),
    call('to-come', 'Forecasted'),
    call('closed', 'Closed', '6000-09-01'),
  ];
  const { closing, figures } = await withRecords(calls, async (input) => ({
    closing: await closingDates(input, Date.parse('6000-07-01')),
    figures: await keyFigures(input),
  }));
  expect(closing.calls.map(({ id }) => id)).toEqual(['next', 'later', 'to-come']);
  expect([closing.open, figures.openCalls.count]).toEqual([4, 4]);
});

test('[PULSE-09] what is dated ahead is not the latest yet', async () => {
  const papers = [
    onTopic('publications', 'ahead', { date: '2027' }),
    onTopic('publications', 'latest', { date: '2026-06-30' }),
    onTopic('publications', 'before', { date: '2025' }),
  ];
  const { latest } = await withRecords(papers, (input) =>
    whatIsNew(input, { since: '2026-06-01T00:00:00.000Z', isFirstVisit: true }),
  );
  expect(latest.map(({ id }) => id)).toEqual(['latest', 'before']);
});

test('[PULSE-09] awards are told by state, companies and trials by country', async () => {
  const place = (engine: Engine) =>
    onTopic(engine, engine, {
      ...(engine === 'companies' && { title: 'Alpha' }),
      facets: { state: [`State of ${engine}`], country: [`Country of ${engine}`] },
    });
  const places = await withRecords([place('awards'), place('companies'), place('clinical-trials')], placesOfWork);
  const keys = (of: 'awards' | 'companies' | 'trials') => places[of].groups.map(({ key }) => key);
  expect([keys('awards'), keys('companies'), keys('trials')]).toEqual([
    ['State of awards'],
    ['Country of companies'],
    ['Country of clinical-trials'],
  ]);
});

test('[REL-11] records of the field are told by nearness to technology and use; withdrawn and uncompared ones are no points', async () => {
  const records = [
    onTopic('patents', 'same-technology', { organisations: [{ name: 'Alpha', role: 'assignee' }], date: '2021' }),
    onTopic('awards', 'direct'),
    onTopic('awards', 'by-words'),
    onTopic('awards', 'gone'),
    onTopic('awards', 'outside'),
  ];
  const near = { technology: 0.6, use: 0.4 };
  const list = listOf([
    { ...records[0]!, ring: 'same technology', scope: 'field', ...near },
    { ...records[1]!, ring: 'direct', scope: 'direct', technology: 0.7, use: 0.65 },
    { ...records[2]!, ring: 'same use', scope: 'field' },
    { ...records[3]!, ring: 'direct', scope: 'direct', ...near },
    { ...records[4]!, ring: 'near', scope: 'wide', ...near },
  ]);
  const map = await withRecords(records, async (input) => {
    await input.index.markWithdrawn([{ engine: 'awards', id: 'gone' }], 'It is gone.');
    return fieldMap({ ...input, matches: { ...list, own: { technology: 0.9, use: 0.8 } } });
  });
  expect(map).toEqual({
    asOf: '2026-07-01T00:00:00.000Z',
    scope: 'field',
    total: 4,
    own: { technology: 0.9, use: 0.8 },
    points: [
      expect.objectContaining({ searchEngine: 'awards', id: 'direct', ring: 'direct', technology: 0.7, use: 0.65 }),
      expect.objectContaining({
        id: 'same-technology',
        organisation: 'Alpha',
        date: '2021',
        technology: 0.6,
        use: 0.4,
      }),
    ],
  });
});
