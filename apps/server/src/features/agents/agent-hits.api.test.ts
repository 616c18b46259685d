import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp, Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { openTrackers, type Trackers } from '../../../test/trackers.ts';

const OWN = { organisations: [{ name: 'Voltara Energy, Inc.', role: 'Sponsor' }] };
let trackers: Trackers;
let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  trackers = await openTrackers();
  ({ app, owner } = trackers);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});
beforeEach(() => trackers.withoutAgents());

const today = () => trackers.clock.at.toISOString().slice(0, 10);

test('[AGT-03] awards, patents, trials, spending, publications and drugs of a company are told, and each of its funding rounds', async () => {
  const round = (lastRound: string) =>
    aRecord('companies', 'voltara', {
      title: 'Voltara Energy',
      organisations: [{ name: 'Voltara Energy', role: 'Company' }],
      facets: { lastRound: [lastRound] },
    });
  await app.index.upsert([round('Series B')]);
  await trackers.look();
  await trackers.withoutAgents();
  const id = await trackers.companyTracker();
  const engines = [
    'awards',
    'patents',
    'clinical-trials',
    'international-trials',
    'usa-spending',
    'publications',
    'drugs',
  ] as const;
  await app.index.upsert([
    ...engines.map((engine) => aRecord(engine, 'one', { ...OWN, date: today() })),
    // These are of the company as well, and not what a company tracker is for.
    aRecord('subject-matter-experts', 'one', { ...OWN, date: today() }),
    round('Series C'),
  ]);
  await trackers.nextDay();
  const hits = await trackers.hitsOf(id);
  expect(hits.map(({ searchEngine }) => searchEngine).sort()).toEqual([...engines, 'companies'].sort());
  expect(hits.find(({ searchEngine }) => searchEngine === 'companies')).toMatchObject({
    kind: 'changed',
    changes: [{ field: 'lastRound', before: 'Series B', after: 'Series C' }],
    reasons: ['This is the entry of Voltara Energy.'],
  });
});

test('[AGT-03] of a record that was known its notification says what has changed', async () => {
  const id = await trackers.companyTracker();
  await app.index.upsert([trackers.award('ends', { facets: { status: ['Active'] } })]);
  await trackers.nextDay();
  await app.index.upsert([trackers.award('ends', { facets: { status: ['Completed'] }, amount: 750_000 })]);
  await trackers.nextDay();
  const [hit] = await trackers.hitsOf(id);
  expect(hit).toMatchObject({ kind: 'changed', recordId: 'ends' });
  const [changed] = await trackers.told();
  expect(changed).toMatchObject({ title: '1 changed hit from “Voltara”', forwardUrl: '/awards/ends' });
  expect(changed!.message).toMatch(/^Changed: .* \(.*status: Active → Completed.*\)$/);
});

test('[AGT-03] what was told as new is not told again when its text changes or it is imported again', async () => {
  const id = await trackers.companyTracker();
  await app.index.upsert([trackers.award('once')]);
  await trackers.nextDay();
  await app.index.upsert([trackers.award('once', { text: 'Said in other words.', date: today() })]);
  await trackers.nextDay();
  await app.index.upsert([trackers.award('once', { text: 'Said in other words.', date: today() })]);
  await trackers.nextDay();
  expect((await trackers.hitsOf(id)).map(({ kind }) => kind)).toEqual(['new']);
  expect(await trackers.told()).toHaveLength(1);
});

test('[AGT-03] a namesake elsewhere, what is untitled or sample, and what an admin told apart are not told', async () => {
  const at = (city: string, state: string) => ({ place: { city, state, country: 'United States' } });
  const named = (id: string, more = {}) =>
    aRecord('companies', id, {
      title: 'Ionmark Labs',
      organisations: [{ name: 'Ionmark Labs', role: 'Company' }],
      ...at('Denver', 'CO'),
      ...more,
    });
  await app.index.upsert([named('ionmark')]);
  await trackers.look();
  await trackers.withoutAgents();
  const id = await trackers.companyTracker({ selectedCompanies: [{ id: 'ionmark', name: 'Ionmark Labs' }] });
  const award = (recordId: string, more = {}) =>
    trackers.award(recordId, { organisations: [{ name: 'Ionmark Labs', role: 'Awardee' }], ...more });
  const split = { a: { engine: 'companies', id: 'ionmark' }, b: { engine: 'awards', id: 'told-apart' } };
  await app.index.upsert([
    award('own'),
    award('namesake', at('Boston', 'MA')),
    award('untitled', { title: 'n/a' }),
    award('sample', {
      source: { name: 'Sample', url: null, retrievedAt: '2026-01-01T00:00:00.000Z', licence: 'None', isSample: true },
    }),
    award('told-apart'),
  ]);
  expect((await trackers.people.admin.post('/admin/identity-splits', split)).status).toBe(201);
  const { body: preview } = await owner.post('/agents/company-tracker/preview', {
    projectId: trackers.projectId,
    selectedCompanies: [{ id: 'ionmark', name: 'Ionmark Labs' }],
  });
  await trackers.nextDay();
  expect(await trackers.ids(id)).toEqual(['own']);
  const shown = preview.finds.map(({ recordId }: { recordId: string }) => recordId);
  expect(shown).toContain('own');
  expect(shown).not.toContain('told-apart');
});

test('[AGT-03] two processes that look and tell at once say once what was looked at', async () => {
  await trackers.look();
  // Looks of days that lay ahead in other tests.
  await app.database.pool.query('delete from agent_look');
  const id = await trackers.companyTracker();
  await app.index.upsert([trackers.award('a'), trackers.award('b')]);
  trackers.clock.at = new Date(trackers.clock.at.getTime() + 25 * 3_600_000);
  await Promise.all([trackers.look(), trackers.look(), trackers.look()]);
  const { body } = await owner.get(`/agents/history/${id}`);
  expect([body.total, body.items[0].lookedAt]).toEqual([1, [{ searchEngine: 'awards', count: 2 }]]);
});

test('[AGT-04] that a call has closed is told to who was told of it while it was open, and to nobody else', async () => {
  await app.index.upsert([trackers.call('known-before')]);
  await trackers.look();
  await trackers.withoutAgents();
  const id = await trackers.opportunityTracker();
  await app.index.upsert([trackers.call('told')]);
  await trackers.nextDay();
  expect(await trackers.ids(id)).toEqual(['told']);
  const over = { closes: '2020-01-01' };
  await app.index.upsert([trackers.call('told', over), trackers.call('known-before', over)]);
  await trackers.nextDay();
  const changed = (await trackers.hitsOf(id)).filter(({ kind }) => kind === 'changed');
  expect(changed).toMatchObject([
    {
      recordId: 'told',
      changes: [
        { field: 'closes', before: '2099-12-01', after: '2020-01-01' },
        { field: 'status', before: 'Open', after: 'Closed' },
      ],
    },
  ]);
});

test('[AGT-07] the preview of opportunities shows what came in 30 days, is open, and is for these applicants', async () => {
  const days = (count: number) => new Date(trackers.clock.at.getTime() - count * 86_400_000).toISOString().slice(0, 10);
  const someone = await trackers.people.on('pro');
  const { body: made } = await someone.post('/projects', {
    areaOfInterest: 'Choral singing with elders in care homes against loneliness.',
  });
  const choral = (id: string, more = {}) =>
    trackers.call(id, {
      title: 'Choral singing with elders in care homes',
      text: 'Grants for choral singing with elders in care homes, against loneliness of elders.',
      ...more,
    });
  await app.index.upsert([
    choral('lately', { date: days(3) }),
    choral('long-ago', { date: days(45) }),
    choral('over', { date: days(3), closes: days(1) }),
    choral('for-states', { date: days(3), facets: { status: ['Open'], eligibleApplicants: ['State governments'] } }),
  ]);
  const preview = async (eligibleApplicants: string[]) => {
    const projectId = made.newProject.id;
    const asked = { projectId, precision: 'broad', eligibleApplicants };
    const { body } = await someone.post('/agents/funding-opportunity-tracker/preview', asked);
    return [body.days, body.total, body.finds.map(({ recordId }: { recordId: string }) => recordId).sort()];
  };
  expect(await preview([])).toEqual([30, 2, ['for-states', 'lately']]);
  expect(await preview(['Small businesses'])).toEqual([30, 1, ['lately']]);
});

test('[AGT-08] a catalogue that was begun anew has lower places: what is new in it is told', async () => {
  const id = await trackers.companyTracker();
  await trackers.look();
  await app.database.pool.query('update agent_place set place = place + 1000000');
  await app.index.upsert([trackers.award('in-the-new-one')]);
  await trackers.nextDay();
  expect(await trackers.ids(id)).toEqual(['in-the-new-one']);
});
