import type { Engine } from '@groundwork/contract/engines';
import { ENGINES } from '@groundwork/contract/engines.names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';

let app: TestApp;
let visitor: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'plus' } });
  visitor = await app.signedUp();
  stranger = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function projectOn(areaOfInterest: string): Promise<string> {
  const { body } = await visitor.post('/projects', { areaOfInterest, persona: 'tech_developer' });
  return body.newProject.id;
}

type Tab = { mainTab: string; label: string; subTabs: { engine: string; mainTab: string; label: string }[] };
const enginesOf = ({ tabs }: { tabs: Tab[] }) => tabs.map(({ subTabs }) => subTabs.map(({ engine }) => engine));

const AREA =
  'Solid-state lithium metal batteries with a ceramic electrolyte for electric vehicles that charge in ten minutes.';

test('[SRCH-06] four main tabs with every data set once, in the default order', async () => {
  const { body } = await visitor.get('/search/tab-order');
  expect(body.tabs.map(({ label }: Tab) => label)).toEqual(['Industry', 'Government', 'Academia', 'Special']);
  expect(enginesOf(body).flat()).toEqual([...ENGINES]);
  for (const { mainTab, subTabs } of body.tabs as Tab[])
    for (const sub of subTabs) expect(sub).toMatchObject({ mainTab, label: expect.any(String) });
});

test('[SRCH-06] a project keeps its own order, tab by tab; others are not touched and not allowed', async () => {
  const projectId = await projectOn(AREA);
  const other = await projectOn(`${AREA} Second.`);
  const put = (who: Visitor, body: object) => who.put('/search/tab-order', { projectId, ...body });
  await put(visitor, { mainTab: 'industry', engines: ['patents', 'companies', 'investors'] });
  const { body } = await put(visitor, { mainTab: 'academia', engines: ['university-technologies'] });
  const [industry, government, academia] = enginesOf(body);
  expect(industry).toEqual(['patents', 'companies', 'investors']);
  expect(government?.[0]).toBe('awards');
  expect(academia).toEqual(['university-technologies', 'publications', 'subject-matter-experts']);
  expect((await visitor.get(`/search/tab-order?projectId=${projectId}`)).body).toEqual(body);
  expect(enginesOf((await visitor.get(`/search/tab-order?projectId=${other}`)).body).flat()).toEqual([...ENGINES]);

  expect((await put(visitor, { mainTab: 'industry', engines: ['awards'] })).body).toMatchObject({
    code: 'VALIDATION',
    details: { engines: ['Awards do not belong to Industry.'] },
  });
  expect((await put(stranger, { mainTab: 'industry', engines: [] })).status).toBe(404);
  expect((await stranger.get(`/search/tab-order?projectId=${projectId}`)).status).toBe(404);
  expect((await stranger.get(`/search/tab-order/default-engine?projectId=${projectId}`)).status).toBe(404);
});

test('[SRCH-06] tabs arranged at the same time are both kept', async () => {
  const projectId = await projectOn(`${AREA} Third.`);
  await Promise.all([
    visitor.put('/search/tab-order', { projectId, mainTab: 'special', engines: ['drugs'] }),
    visitor.put('/search/tab-order', { projectId, mainTab: 'government', engines: ['usa-spending'] }),
  ]);
  const [, government, , special] = enginesOf((await visitor.get(`/search/tab-order?projectId=${projectId}`)).body);
  expect([government?.[0], special?.[0]]).toEqual(['usa-spending', 'drugs']);
});

test('[SRCH-06] the first data set is the one that the project’s subject fills most; companies when none does', async () => {
  const projectId = await projectOn(AREA);
  const first = async () => (await visitor.get(`/search/tab-order/default-engine?projectId=${projectId}`)).body.engine;
  await app.index.delete(await allRefs());
  expect(await first()).toBe('companies');

  const records = (engine: Engine, count: number, title: string) =>
    app.index.upsert(Array.from({ length: count }, (_, at) => aRecord(engine, `${title.length}-${at}`, { title })));
  const about = 'Solid-state lithium metal batteries with a ceramic electrolyte for electric vehicles';
  const other = 'Harvesting of maize';
  // All there are of it, but so few may be there by chance.
  await records('drugs', 2, about);
  expect(await first()).toBe('companies');
  // More records in number, fewer of its own, than the next one.
  await records('publications', 9, about);
  await records('publications', 30, other);
  expect(await first()).toBe('publications');
  await records('patents', 4, about);
  await records('patents', 2, other);
  expect(await first()).toBe('patents');
  // Records of another field do not count, however many there are of it.
  await records('awards', 9, other);
  expect(await first()).toBe('patents');
});

async function allRefs() {
  return [...generateSample()].map(({ engine, id }) => ({ engine, id }));
}
