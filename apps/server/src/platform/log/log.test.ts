import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { AppError } from '../http/app-error.ts';
import { inEnglish } from '../messages.ts';
import { createLog } from './log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const SECRET = 'A membrane of our own that nobody knows of';

async function logged(work: () => unknown): Promise<string> {
  const lines: string[] = [];
  const log = createLog('error', (line) => lines.push(line));
  try {
    await work();
  } catch (error) {
    log.error('failed', { error: error as Error });
  }
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

test('a failed query is logged without its parameters, with the code, table and constraint', async () => {
  const { db } = app.database;
  const line = await logged(() =>
    db.execute(sql`insert into project (owner_id, title, description, persona)
      values ('no such person', ${SECRET}, ${SECRET}, 'researcher')`),
  );
  expect(line).not.toContain('membrane');
  expect(JSON.parse(line).error).toMatchObject({
    message: expect.stringMatching(/^Failed query: insert into project/),
    cause: { code: expect.stringMatching(/^23/), table: 'project' },
    stack: expect.stringContaining('log.test.ts'),
  });
});

test.each([
  ['PostgreSQL', () => app.database.pool.query('select $1::text::int', [SECRET]), '22P02'],
  ['JSON', () => JSON.parse(`${SECRET}"`), undefined],
])('a value that %s quotes in its message stays out of the log', async (_what, work, code) => {
  const line = await logged(work);
  expect(line).not.toMatch(/membrane|A memb/);
  expect(JSON.parse(line).error.code).toBe(code);
});

test('of an error written for the caller, whose message may name files, only the code is logged', async () => {
  const line = await logged(() => {
    throw new AppError('CONFLICT', inEnglish(`There is a file ${SECRET}.pdf`));
  });
  expect(line).not.toContain('membrane');
  expect(JSON.parse(line).error).toMatchObject({ name: 'AppError', message: 'CONFLICT', code: 'CONFLICT' });
});

test('of an answer that isn’t as promised the field is logged, and nothing of what stands in it', async () => {
  const Answer = z.object({ phrases: z.array(z.string()), variants: z.record(z.string(), z.literal('one')) });
  const line = await logged(() => Answer.parse({ phrases: [1, 2], variants: { [SECRET]: 'two' } }));
  expect(JSON.parse(line).error.fields).toEqual(['phrases', 'variants']);
  expect(line).not.toContain('membrane');
});

test('a failing request logs where it failed and nothing of the project', async () => {
  const person = await app.signedUp();
  await app.database.pool.query('alter table project rename column description to description_gone');
  const { status } = await person.post('/projects', { areaOfInterest: SECRET, projectTitle: SECRET });
  await app.database.pool.query('alter table project rename column description_gone to description');
  expect(status).toBe(500);
  expect(app.faults.length).toBeGreaterThan(0);
  expect(app.faults.join()).not.toContain('membrane');
});
