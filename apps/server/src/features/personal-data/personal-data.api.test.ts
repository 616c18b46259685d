import { getTableName, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ records: [aRecord('awards', 'a-1')], env: { DEFAULT_PLAN: 'pro' } });
  await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function exported(who: Visitor) {
  const response = await who.request('/settings/data', { method: 'GET' });
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

test('[SET-03] every table that points at a person is in the export', async () => {
  const { rows } = await app.database.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = '"user"'::regclass`);
  const covered = app.server.personalData.map(({ table }) => getTableName(table));
  for (const { name } of rows) expect(covered, `${name} is exported`).toContain(name);
});

test('[SET-03] the export holds all that is mine, as JSON and CSV, nothing of others, and no secret', async () => {
  const other = await app.signedUp('other@example.org');
  await other.post('/projects', { areaOfInterest: 'Somebody else’s idea about turbine blades.' });
  const who = await app.signedUp('mine@example.org');
  const areaOfInterest = '=HYPERLINK("x") A membrane, "better", for fuel cells.';
  const projects = [];
  for (let n = 0; n < 120; n += 1)
    projects.push((await who.post('/projects', { areaOfInterest: `${areaOfInterest} ${n}` })).body.newProject.id);
  await who.post('/bookmarks', { projectId: projects[0], items: [{ searchEngine: 'awards', itemId: 'a-1' }] });
  await who.post('/search/saved', {
    searchEngine: 'awards',
    query: 'fuel',
    filters: {},
    mode: 'keyword',
    name: 'Fuel',
  });
  const { key } = (await who.post('/settings/api-keys', { name: 'Nightly', expiresInDays: null })).body;

  const files = await exported(who);
  const read = (name: string) => JSON.parse(files[`${name}.json`]!);
  expect(read('account')).toMatchObject([{ email: 'mine@example.org', firstName: 'Ada' }]);
  expect(
    read('projects')
      .map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual([...projects].sort());
  expect(read('saved-searches')).toMatchObject([{ name: 'Fuel' }]);
  expect(read('api-keys')).toMatchObject([{ name: 'Nightly' }]);
  expect(read('bookmarks')).toMatchObject([{ itemId: 'a-1' }]);
  expect(files['projects.csv']!.trim().split('\r\n')).toHaveLength(121);
  expect(files['projects.csv']).toContain(`"'=HYPERLINK(""x"")`);
  expect(JSON.parse(files['manifest.json']!)).toMatchObject({
    email: 'mine@example.org',
    counts: { account: 1, projects: 120, 'saved-searches': 1, reports: 0 },
  });
  const all = Object.values(files).join('\n');
  expect(all).not.toContain('turbine');
  expect(all).not.toContain(key);
  const secrets = await app.database.db.execute<{ secret: string }>(sql`
    select password as secret from account where password is not null
    union select token from session union select hash from api_key`);
  expect(secrets.rows.length).toBeGreaterThan(3);
  for (const { secret } of secrets.rows) expect(all).not.toContain(secret);
});
