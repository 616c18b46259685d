import { expect, test } from 'vitest';
import { check, namedTables, tablesOf } from './check-tables.mjs';

test('no statement names a table of another feature', () => {
  const { tables, found } = check();
  expect(tables).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

const tables = tablesOf([
  ['features/api-keys/api-keys.table.ts', "export const apiKey = pgTable('api_key', {});"],
  ['features/projects/projects.table.ts', "export const project = pgTable(\n  'project', {});"],
  ['platform/auth/auth.table.ts', "export const user = pgTable('user', {});"],
]);
const AUTH = 'features/auth/planted.ts';
test.each([
  [AUTH, `tx.execute(sql\`delete from api_key where user_id = \${userId}\`);`, ['api_key of api-keys']],
  [AUTH, `sql\`exists (select 1 from "project" p where p.id = \${id})\``, ['project of projects']],
  [AUTH, `sql<string>\`(select \${columns} from \${user} join project on true)\``, ['project of projects']],
  [AUTH, `sql\`project.owner_id = \${id}\``, ['project of projects']],
  [AUTH, `client.query('insert into api_key values ($1)', [id]);`, ['api_key of api-keys']],
  [AUTH, `sql\`select 1 from \${sql.raw(table)}\``, ['sql.raw']],
  ['platform/planted.ts', 'sql`select 1 from project`', ['project of projects']],
  ['features/projects/planted.ts', 'sql`select 1 from project where project.id is null`', []],
  [AUTH, `sql\`select 1 from "user" where project_id is null\``, []],
  [AUTH, "const text = 'Nothing came from project.'; const other = `of this project`;", []],
])('in %s: %s', (file, text, what) => {
  expect(namedTables(file, text, tables).map((each) => each.what)).toEqual(what);
});
