import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { workspaceFolder } from '../operations/workspace-source.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { people } from './people.ts';

test('[ADM-01] people are invited, and get their plans, by command; the audit log says so', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' };
  const file = join(folder, 'people.csv');
  writeFileSync(file, 'Name;E-Mail\nGrace;grace@example.org\nAda;ada@example.org\nnobody\n');
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const code = await people(args, env, (text) => said.push(text));
    return [code, said.join('\n')];
  };
  const inDatabase = async <Value>(use: (database: Database) => Promise<Value>) => {
    const database = await openDatabase({ dir: workspaceFolder(folder) });
    return use(database).finally(database.close);
  };
  expect(await run('invite', file)).toEqual([
    1,
    expect.stringMatching(/^2 invited, to whom the server writes\. 0 had.*line 4 \(nobody\)$/s),
  ]);
  await inDatabase(async ({ pool }) => {
    const { rows } = await pool.query(`SELECT count(*)::int AS mails FROM pgboss.job WHERE name LIKE '%invitation%'`);
    expect(rows).toEqual([{ mails: 2 }]);
    await pool.query(
      `INSERT INTO "user" (id, email, name, first_name, last_name, plan) VALUES ('g', 'grace@example.org', 'G', 'G', 'H', 'starter')`,
    );
  });
  expect(await run('plan', 'pro', file)).toEqual([
    1,
    expect.stringMatching(/^1 have the plan pro now, 0 had it before\.\nWithout an account: ada@example\.org/),
  ]);
  await inDatabase(async ({ pool }) => {
    const { rows } = await pool.query('SELECT plan FROM "user"');
    expect(rows).toEqual([{ plan: 'pro' }]);
    const audit = await pool.query('SELECT action, actor_id, details FROM audit_event ORDER BY created_at');
    expect(audit.rows).toEqual([
      { action: 'account.invite', actor_id: null, details: { people: '2', by: 'command' } },
      { action: 'user.plan', actor_id: null, details: { from: 'starter', to: 'pro', by: 'command' } },
    ]);
  });
  for (const wrong of [[], ['plan', 'gold', file], ['invite'], ['invite', file, 'x']])
    expect(await run(...wrong)).toEqual([2, expect.stringMatching(/^Usage/)]);
});
