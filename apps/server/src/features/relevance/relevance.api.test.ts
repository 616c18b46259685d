import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { relevanceRepository } from './relevance.repository.ts';

let app: TestApp;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  stranger = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const ACCORDIONS =
  'Hand-made free reeds for diatonic accordions, cut from tempered ribbon and riveted to aluminium plates by luthiers.';

async function projectOn(areaOfInterest: string): Promise<string> {
  const { body } = await owner.post('/projects', { areaOfInterest, persona: 'tech_developer' });
  return body.newProject.id;
}

const profileOf = async (id: string) => (await owner.get(`/projects/${id}/profile`)).body;
const about = (id: string, more: object = {}) => ({ filters: { about: [id] }, pageLimit: 100, ...more });
const searched = (id: string, searchEngine: string, more: object = {}) =>
  owner.post('/search/keyword', { searchEngine, ...about(id), ...more });
type Hit = {
  id: string;
  title: string;
  judgement: { ring: string; scope: string; shared: string[]; onTopic: number; related: number };
};
const ids = (body: { results: Hit[] }) => body.results.map(({ id }) => id);

test('[READ-01] what belongs to a project is read as soon as its first list is made', async () => {
  const id = await projectOn(BATTERIES);
  await profileOf(id);
  const sent = `select id from pgboss.job where name = 'reading.read-matches' and data::text like $1`;
  await expect.poll(async () => (await app.database.pool.query(sent, [`%${id}%`])).rows.length).toBe(1);
});

test('[REL-01] a project’s profile says what it is about, with what the catalogue has of each phrase', async () => {
  const id = await projectOn(BATTERIES);
  const profile = await profileOf(id);
  expect(profile).toMatchObject({
    projectId: id,
    version: 0,
    corrections: { added: [], removed: [], required: [], unwanted: [], variants: {} },
    marks: [],
    mayEdit: true,
  });
  const phrases = profile.phrases.map(({ phrase }: { phrase: string }) => phrase);
  expect(phrases).toEqual(expect.arrayContaining(['solid electrolyte', 'lithium metal batteries']));
  for (const { count, inField, origin, axis } of profile.phrases) {
    expect(count).toBeGreaterThanOrEqual(inField);
    expect(['technology', 'use']).toContain(axis);
    expect(origin).toBe('text');
  }
  expect(await profileOf(id)).toEqual(profile);
  const found = profile.found.find(({ searchEngine }: { searchEngine: string }) => searchEngine === 'awards');
  expect(found.direct).toBeGreaterThan(3);
  expect(found.field).toBeGreaterThanOrEqual(found.direct);
  expect(found.wide).toBeGreaterThanOrEqual(found.field);
  expect(found.of).toBeGreaterThan(found.wide);
});

test('[REL-01] a word longer than any phrase may be leaves the rest of the profile to be read', async () => {
  const id = await projectOn(`${BATTERIES} It is a ${'glycyl'.repeat(20)} electrolyte.`);
  const { status, body } = await owner.get(`/projects/${id}/profile`);
  expect(status).toBe(200);
  expect(body.phrases.map(({ phrase }: { phrase: string }) => phrase)).toContain('solid electrolyte');
});

test('[REL-01] corrections are kept and versioned, and everything follows; a second editor’s older version is refused', async () => {
  const id = await projectOn(BATTERIES);
  const before = ids((await searched(id, 'awards')).body);
  expect(before.length).toBeGreaterThan(0);
  const added = [{ phrase: 'sulfide glass' }, { phrase: 'quuxite' }, { phrase: 'quuxite battery' }];
  const corrections = { required: ['solid electrolyte'], unwanted: ['aircraft'], added };
  const { status, body } = await owner.patch(`/projects/${id}/profile`, { version: 0, corrections });
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 1, corrections: { unwanted: ['aircraft'] } });
  expect(body.phrases).toContainEqual(expect.objectContaining({ phrase: 'sulfide glass', origin: 'person' }));
  // Also one that no record has: it was said, and new records may.
  expect(body.phrases).toContainEqual(expect.objectContaining({ phrase: 'quuxite', count: 0 }));
  // It is counted by its rarest word, however many records have the others.
  expect(body.phrases).toContainEqual(expect.objectContaining({ phrase: 'quuxite battery', count: 0 }));
  const after = (await searched(id, 'awards')).body;
  for (const { id: hit } of after.results as Hit[]) {
    const record = (await owner.get(`/records/awards/${hit}`)).body;
    const text = JSON.stringify(record).toLowerCase();
    expect(text).toContain('solid electrolyte');
  }
  expect(ids(after).length).toBeLessThan(before.length);
  const late = await owner.patch(`/projects/${id}/profile`, { version: 0, corrections: {} });
  expect(late.status).toBe(409);
  const reset = await owner.patch(`/projects/${id}/profile`, { version: 1, corrections: {} });
  expect(reset.body.version).toBe(2);
  expect(ids((await searched(id, 'awards')).body)).toEqual(before);
});

test('[REL-02] [REL-08] every record found says how it belongs and by which of its own words, narrower scopes first', async () => {
  const id = await projectOn(BATTERIES);
  const { body } = await searched(id, 'awards');
  const results = body.results as Hit[];
  for (const { judgement } of results) {
    expect(['direct', 'same use', 'same technology']).toContain(judgement.ring);
    expect(['direct', 'field']).toContain(judgement.scope);
    expect(judgement.onTopic).toBeLessThanOrEqual(judgement.related);
    expect(judgement.shared.length).toBeGreaterThan(0);
  }
  const sure = results.map(
    ({ judgement: { scope, onTopic, related } }) => Number(scope === 'direct') * 2 + onTopic + related,
  );
  expect(sure).toEqual(sure.toSorted((a, b) => b - a));
  const direct = (await searched(id, 'awards', { filters: { about: [id, 'direct'] } })).body;
  expect(direct.results.every(({ judgement }: Hit) => judgement.scope === 'direct')).toBe(true);
  const wide = (await searched(id, 'awards', { filters: { about: [id, 'wide'] } })).body;
  expect([direct.total, body.total]).toEqual([direct.total, body.total].toSorted((a, b) => a - b));
  expect(wide.total).toBeGreaterThanOrEqual(body.total);
  const one = (await owner.get(`/projects/${id}/profile/judgements/awards/${results[0]!.id}`)).body;
  expect(one).toMatchObject({ ring: results[0]!.judgement.ring, verdict: null });
});

test('[REL-02] since when a record belongs to a project stays, however often its list is made anew', async () => {
  const id = await projectOn(BATTERIES);
  const since = async () => {
    const { results } = (await searched(id, 'awards')).body as { results: (Hit & { judgement: { since: string } })[] };
    return new Map(results.map(({ id: hit, judgement }) => [hit, judgement.since]));
  };
  const before = await since();
  await owner.patch(`/projects/${id}/profile`, { version: 0, corrections: { added: [{ phrase: 'sulfide glass' }] } });
  const stayed = [...(await since())].filter(([hit]) => before.has(hit));
  expect(stayed.length).toBeGreaterThan(0);
  expect(stayed).toEqual(stayed.map(([hit]) => [hit, before.get(hit)]));
});

test('[REL-03] a project that nothing fits gets nothing: no matches, no counts, no records', async () => {
  const id = await projectOn(ACCORDIONS);
  const { found } = await profileOf(id);
  expect(found.every((each: { field: number }) => each.field === 0)).toBe(true);
  for (const { searchEngine } of found) {
    const matches = (await owner.post('/pulse/semantic-search-result', { projectId: id, searchEngine })).body;
    expect(matches).toMatchObject({ results: [], direct: 0, total: 0 });
  }
});

test('[REL-04] a project takes so many marks and no more; one that is there can still be changed', async () => {
  const id = await projectOn(BATTERIES);
  const who = { userId: (await owner.get('/auth/session')).body.user.id };
  const { mark } = relevanceRepository(app.database);
  const marked = (itemId: string, verdict: 'more' | 'not' = 'not') =>
    mark(who, { id }, { searchEngine: 'awards', itemId, title: itemId, verdict }, { at: new Date(), max: 2 });
  expect([await marked('a'), await marked('b'), await marked('c')]).toEqual([true, true, false]);
  expect(await marked('a', 'more')).toBe(true);
});

test('[REL-04] [PRJ-19] who only reads a project is told that its profile is not theirs to change', async () => {
  const id = await projectOn(BATTERIES);
  const { visitor } = await joined(app, owner, id, 'viewer');
  expect((await visitor.get(`/projects/${id}/profile`)).body.mayEdit).toBe(false);
  expect((await profileOf(id)).mayEdit).toBe(true);
});

test('[REL-04] "not about this" keeps a record away and "more like this" keeps it; both can be taken back', async () => {
  const id = await projectOn(BATTERIES);
  const before = ids((await searched(id, 'awards')).body);
  const mark = (item: string, verdict: string | null) =>
    owner.put(`/projects/${id}/profile/marks`, { searchEngine: 'awards', id: item, verdict });
  expect((await mark(before[0]!, 'not')).body).toEqual({ verdict: 'not', marks: 1 });
  expect(ids((await searched(id, 'awards')).body)).not.toContain(before[0]);
  expect((await profileOf(id)).marks).toEqual([
    expect.objectContaining({ searchEngine: 'awards', id: before[0], verdict: 'not' }),
  ]);
  expect((await mark(before[0]!, null)).body).toEqual({ verdict: null, marks: 0 });
  expect(ids((await searched(id, 'awards')).body)).toEqual(before);
  const others = (await owner.post('/search/keyword', { searchEngine: 'awards', query: 'gripper' })).body;
  const foreign = ids(others).find((each) => !before.includes(each))!;
  await mark(foreign, 'more');
  const { results: after }: { results: Hit[] } = (await searched(id, 'awards')).body;
  expect(after.find((hit) => hit.id === foreign)?.judgement).toMatchObject({ ring: 'direct', onTopic: 1 });
  // Others like it come along, and go with the mark.
  const alike = ids(others).filter((each) => each !== foreign && !before.includes(each));
  expect(alike.filter((each) => ids({ results: after }).includes(each)).length).toBeGreaterThan(0);
  // Said otherwise, the last word holds.
  expect((await mark(foreign, 'not')).body).toEqual({ verdict: 'not', marks: 1 });
  expect((await profileOf(id)).marks).toEqual([expect.objectContaining({ id: foreign, verdict: 'not' })]);
  await mark(foreign, null);
  expect(ids((await searched(id, 'awards')).body)).toEqual(before);
  expect((await mark('no-such-record', 'more')).status).toBe(404);
});

test('[REL-08] since when a record belongs to a project stays, whatever is said of the project meanwhile', async () => {
  const id = await projectOn(BATTERIES);
  const [first] = (await searched(id, 'awards')).body.results as Hit[];
  const since = async (record: string) =>
    (await owner.get(`/projects/${id}/profile/judgements/awards/${record}`)).body.since as string;
  const before = await since(first!.id);
  expect(Date.parse(before)).toBeLessThanOrEqual(Date.now());
  const others = (await owner.post('/search/keyword', { searchEngine: 'awards', query: 'gripper' })).body;
  const known = ids((await searched(id, 'awards', { filters: { about: [id, 'wide'] } })).body);
  const foreign = ids(others).find((each) => !known.includes(each))!;
  expect(await since(foreign)).toBeNull();
  await owner.put(`/projects/${id}/profile/marks`, { searchEngine: 'awards', id: foreign, verdict: 'more' });
  expect(Date.parse(await since(foreign))).toBeGreaterThan(Date.parse(before));
  expect(await since(first!.id)).toBe(before);
});

test('[REL-09] one choice of how much is looked at gives one number in the profile, in Pulse and in the search that it opens', async () => {
  const id = await projectOn(BATTERIES);
  const awardsIn = async (scope: string) =>
    (await searched(id, 'awards', { filters: { about: [id, scope] } })).body.total as number;
  const totals: number[] = [];
  for (const scope of ['wide', 'direct', 'field']) {
    expect((await owner.put(`/projects/${id}/profile/scope`, { scope })).body).toEqual({ scope });
    const total = await awardsIn(scope);
    totals.push(total);
    const profile = await profileOf(id);
    expect(profile.scope).toBe(scope);
    expect(profile.found.find((each: { searchEngine: string }) => each.searchEngine === 'awards')[scope]).toBe(total);
    const matches = await owner.post('/pulse/semantic-search-result', { projectId: id, searchEngine: 'awards' });
    expect(matches.body).toMatchObject({ scope, total, direct: await awardsIn('direct') });
    const { figures } = (await owner.post('/pulse/key-figures', { projectId: id })).body;
    const awards = figures.find((each: { searchEngine: string }) => each.searchEngine === 'awards');
    expect(awards).toMatchObject({ onTopic: total, query: { filters: { about: [id, scope] } } });
  }
  // What is asked for without a choice is the field, as links from before have it.
  expect(await awardsIn('on topic')).toBe(totals[1]);
  expect(await awardsIn('related')).toBe(totals[2]);
  expect(totals[0]).toBeGreaterThan(totals[2]!);
  expect(totals[2]).toBeGreaterThan(totals[1]!);
  // Corrections leave the choice as it is.
  await owner.put(`/projects/${id}/profile/scope`, { scope: 'direct' });
  const { body } = await owner.patch(`/projects/${id}/profile`, {
    version: 0,
    corrections: { unwanted: ['aircraft'] },
  });
  expect(body.scope).toBe('direct');
});

test('[REL-06] what a search, its facets, its histogram and Pulse count of a project is one number', async () => {
  const id = await projectOn(BATTERIES);
  const { body } = await searched(id, 'awards');
  expect(body.results).toHaveLength(Math.min(100, body.total));
  const pulse = (await owner.post('/pulse/semantic-search-result', { projectId: id, searchEngine: 'awards' })).body;
  expect(pulse.total).toBe(body.total);
  expect(pulse.lookedAt).toBeGreaterThan(pulse.total);
  expect(pulse.results.length).toBeGreaterThan(0);
  expect(pulse.results.length).toBeLessThanOrEqual(3);
  const histogram = await owner.post('/search/histogram', { searchEngine: 'awards', field: 'date', ...about(id) });
  const counted = histogram.body.buckets.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted + histogram.body.without).toBe(body.total);
});

test('[PULSE-06] Pulse shows three different records where there are as many', async () => {
  const id = await projectOn(BATTERIES);
  const { body } = await owner.post('/pulse/semantic-search-result', { projectId: id, searchEngine: 'patents' });
  expect(body.total).toBeGreaterThan(3);
  expect(new Set(body.results.map(({ title }: Hit) => title)).size).toBe(3);
});

test('[REL-01] nobody sees, corrects or searches about another’s project', async () => {
  const id = await projectOn(BATTERIES);
  expect((await stranger.get(`/projects/${id}/profile`)).status).toBe(404);
  expect((await stranger.patch(`/projects/${id}/profile`, { version: 0, corrections: {} })).status).toBe(404);
  const mark = { searchEngine: 'awards', id: 'x', verdict: 'not' };
  expect((await stranger.put(`/projects/${id}/profile/marks`, mark)).status).toBe(404);
  expect((await stranger.get(`/projects/${id}/profile/judgements/awards/x`)).status).toBe(404);
  for (const path of ['/search/keyword', '/search/semantic'])
    expect((await stranger.post(path, { searchEngine: 'awards', ...about(id) })).status).toBe(404);
  const histogram = { searchEngine: 'awards', field: 'date', ...about(id) };
  expect((await stranger.post('/search/histogram', histogram)).status).toBe(404);
  expect((await owner.post('/search/keyword', { searchEngine: 'awards', filters: { about: ['x'] } })).status).toBe(404);
});

test('[REL-06] searches suggested for a project find what is on its topic, and go once they are saved; others see none', async () => {
  const id = await projectOn(BATTERIES);
  const suggested = async (who = owner) => who.get(`/search/saved/suggested?projectId=${id}`);
  const { items } = (await suggested()).body;
  const { found } = await profileOf(id);
  const most = found
    .map(({ searchEngine, field }: { searchEngine: string; field: number }) => ({ searchEngine, onTopic: field }))
    .filter(({ onTopic }: { onTopic: number }) => onTopic > 0)
    .sort((a: { onTopic: number }, b: { onTopic: number }) => b.onTopic - a.onTopic);
  expect(items.length).toBeGreaterThan(2);
  expect(items.map(({ onTopic }: { onTopic: number }) => onTopic)).toEqual(
    most.slice(0, items.length).map(({ onTopic }: { onTopic: number }) => onTopic),
  );
  for (const item of items) expect(most).toContainEqual({ searchEngine: item.searchEngine, onTopic: item.onTopic });

  const [{ searchEngine, filters, onTopic }] = items;
  const watched = { searchEngine, filters, query: '', mode: 'keyword', name: 'Watched', alert: 'notify' };
  const saved = await owner.post('/search/saved', { ...watched, projectId: id });
  expect([saved.status, saved.body.total]).toEqual([201, onTopic]);
  const left = (await suggested()).body.items.map((item: { searchEngine: string }) => item.searchEngine);
  expect(left).not.toContain(searchEngine);
  expect((await suggested(stranger)).status).toBe(404);
  expect((await owner.get(`/search/saved/suggested?projectId=${await projectOn(ACCORDIONS)}`)).body.items).toEqual([]);
});
