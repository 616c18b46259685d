import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../platform/db/database.ts';
import { fakeTimer } from '../../platform/fetch/timer.ts';
import { type LanguageModel, ModelError } from '../../platform/model/language-model.port.ts';
import type { ModelSettings } from '../../platform/model/model-settings.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import { modelUsageRepository } from './model-usage.repository.ts';
import { ModelCeilingError, modelUsageService } from './model-usage.service.ts';
import { modelCall } from './model-usage.table.ts';

let database: Database;
let projectId: ReadableProjectId;
let otherId: ReadableProjectId;
beforeAll(async () => {
  database = await openTestDatabase();
  const project = async () => {
    const [user, id] = [randomUUID(), randomUUID()];
    await database.db.execute(sql`insert into "user" (id, name, email, first_name, last_name)
      values (${user}, 'Ada', ${`${user}@example.org`}, 'Ada', 'Example')`);
    await database.db.execute(sql`insert into project (id, owner_id, title, description, persona)
      values (${id}, ${user}, 'T', 'D', 'tech_developer')`);
    return id as string as ReadableProjectId;
  };
  projectId = await project();
  otherId = await project();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(modelCall));

const NO_LIMITS: ModelSettings = {
  MODEL_PROVIDER: 'anthropic',
  MODEL_MONTHLY_TOKENS: 1_000_000,
  MODEL_PROJECT_TOKENS: 1_000_000,
  MODEL_PERSON_TOKENS: 1_000_000,
  MODEL_TASK_TOKENS: 1_000_000,
  MODEL_STEPS: ['read', 'grade', 'notes', 'write', 'look'],
  MODEL_JSON: 'schema',
  MODEL_TIMEOUT_SECONDS: 30,
};
/** Some 500 tokens are reserved for it: 400 for its form, 100 for the answer, next to nothing for its text. */
const REQUEST = { system: 'a', data: 'b', schema: z.object({ ok: z.boolean() }), maxOutputTokens: 100 };
const task = (more: Partial<{ projectId: string; task: string; userId: string | null }> = {}) => ({
  projectId,
  purpose: 'screening' as const,
  task: 'one',
  userId: null,
  ...more,
});

function serviceOf(
  answer: () => Promise<{ value: unknown; usage: { inputTokens: number; outputTokens: number } | null }>,
  settings: Partial<ModelSettings> = {},
) {
  let now = new Date('2026-03-15T12:00:00Z');
  const timer = fakeTimer();
  const asked = { count: 0 };
  const audited: unknown[] = [];
  const model = {
    name: 'stand-in',
    ask: async () => {
      asked.count += 1;
      return answer();
    },
  } as LanguageModel;
  const calls = modelUsageRepository(database);
  const clock = { now: () => now };
  const audit = { record: async (...entry: unknown[]) => void audited.push(entry.slice(0, 4)) };
  const usage = modelUsageService({ calls, audit, model, settings: { ...NO_LIMITS, ...settings }, clock, timer });
  return { usage, timer, asked, audited, setNow: (date: string) => (now = new Date(date)) };
}
const answered = async () => ({ value: { ok: true }, usage: { inputTokens: 30, outputTokens: 10 } });
const ceilingOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error) => (error instanceof ModelCeilingError ? error.ceiling : error),
  );

test('[REL-07] what a call has used is written down: for whom, what for, tokens and cost', async () => {
  const { usage } = serviceOf(answered, { MODEL_PRICE_IN: 2, MODEL_PRICE_OUT: 8 });
  expect(await usage.ask(task(), REQUEST)).toEqual({ ok: true });
  expect(await database.db.select().from(modelCall)).toMatchObject([
    { projectId, purpose: 'screening', task: 'one', model: 'stand-in', inputTokens: 30, outputTokens: 10, cost: 140 },
  ]);
  expect(await usage.ofProject({ id: projectId })).toEqual({ calls: 1, inputTokens: 30, outputTokens: 10, cost: 140 });
  expect(await usage.thisMonth()).toEqual({ tokens: 40, dollars: 0.00014 });
  expect(await usage.ofProject({ id: otherId })).toMatchObject({ calls: 0, inputTokens: 0, cost: null });
});

test('[SEC-06] what is sent for a task is in the audit log once, with who asked for it; of nobody the project’s owner', async () => {
  const { usage, audited } = serviceOf(answered);
  const { rows } = await database.db.execute<{ id: string }>(sql`select owner_id as id from project
    where id in (${projectId}, ${otherId}) order by id = ${otherId}`);
  const [owner, other] = rows.map(({ id }) => ({ userId: id }));
  await usage.ask(task(), REQUEST);
  await usage.ask(task(), REQUEST);
  await usage.ask(task({ task: 'two', userId: other!.userId }), REQUEST);
  const sent = { for: 'screening', model: 'stand-in' };
  expect(audited).toEqual([
    [owner, 'model.ask', projectId, sent],
    [other, 'model.ask', projectId, sent],
  ]);
});

test('[REL-07] a model that does not say what it used has used what its texts come to', async () => {
  const { usage } = serviceOf(async () => ({ value: { ok: true }, usage: null }));
  await usage.ask(task(), REQUEST);
  const [row] = await database.db.select().from(modelCall);
  expect(row!.inputTokens).toBeGreaterThan(0);
  expect(row!.outputTokens).toBeGreaterThan(0);
});

test.each([
  ['month', { MODEL_MONTHLY_TOKENS: 1_000 }, { projectId: 'other', task: 'two' }],
  ['project', { MODEL_PROJECT_TOKENS: 1_000 }, { task: 'two' }],
  ['task', { MODEL_TASK_TOKENS: 1_000 }, {}],
] as const)('[REL-07] beyond the ceiling of a %s no call is made', async (ceiling, settings, second) => {
  const used = async () => ({ value: { ok: true }, usage: { inputTokens: 600, outputTokens: 0 } });
  const { usage, asked } = serviceOf(used, settings);
  await usage.ask(task(), REQUEST);
  const of = { ...second, ...('projectId' in second && { projectId: otherId }) };
  expect(await ceilingOf(usage.ask(task(of), REQUEST))).toBe(ceiling);
  expect(asked.count).toBe(1);
});

test('[REL-07] beyond the ceiling of a person no call is made, in whichever project, and also after one is gone', async () => {
  const used = async () => ({ value: { ok: true }, usage: { inputTokens: 600, outputTokens: 0 } });
  const { usage, asked, setNow } = serviceOf(used, { MODEL_PERSON_TOKENS: 1_000 });
  const [owner] = (
    await database.db.execute<{ id: string }>(sql`select owner_id as id from project where id = ${projectId}`)
  ).rows;
  await usage.ask(task(), REQUEST);
  await database.db.update(modelCall).set({ projectId: null });
  const elsewhere = { projectId: otherId, task: 'two' };
  expect(await ceilingOf(usage.ask(task({ ...elsewhere, userId: owner!.id }), REQUEST))).toBe('person');
  // Nobody asked in the other project: the use is its owner's.
  await usage.ask(task(elsewhere), REQUEST);
  expect(await ceilingOf(usage.ask(task(elsewhere), REQUEST))).toBe('person');
  expect(asked.count).toBe(2);
  setNow('2026-04-01T00:00:00Z');
  await usage.ask(task({ ...elsewhere, userId: owner!.id }), REQUEST);
});

test('[REL-07] a ceiling of cost holds as well, and a new month begins anew', async () => {
  const used = async () => ({ value: { ok: true }, usage: { inputTokens: 900_000, outputTokens: 0 } });
  const prices = { MODEL_PRICE_IN: 1, MODEL_PRICE_OUT: 1, MODEL_MONTHLY_COST: 0.9 };
  const { usage, asked, setNow } = serviceOf(used, {
    ...prices,
    MODEL_TASK_TOKENS: 9e9,
    MODEL_MONTHLY_TOKENS: 9e9,
    MODEL_PROJECT_TOKENS: 9e9,
    MODEL_PERSON_TOKENS: 9e9,
  });
  await usage.ask(task(), REQUEST);
  expect(await ceilingOf(usage.ask(task(), REQUEST))).toBe('month');
  setNow('2026-04-01T00:00:00Z');
  await usage.ask(task(), REQUEST);
  expect(asked.count).toBe(2);
});

test('[REL-07] calls side by side stay below a ceiling together: each is counted before it is made', async () => {
  const gate = Promise.withResolvers<void>();
  const { usage, asked } = serviceOf(() => gate.promise.then(answered), { MODEL_PROJECT_TOKENS: 2_600 });
  // Every connection is open: transactions truly run side by side where the store lets them.
  await Promise.all(Array.from({ length: 8 }, () => database.pool.query('select pg_sleep(0.05)')));
  const ended: unknown[] = [];
  const asking = Array.from({ length: 12 }, async (_, i) => {
    const end = await ceilingOf(usage.ask(task({ task: `task ${i}` }), REQUEST));
    ended.push(end);
    return end;
  });
  await expect.poll(() => asked.count + ended.length).toBe(12);
  gate.resolve();
  const ends = await Promise.all(asking);
  // 2,600 hold five of some 502 tokens each.
  expect(ends.filter((end) => end === null)).toHaveLength(5);
  expect(ends.filter((end) => end === 'project')).toHaveLength(7);
  expect(asked.count).toBe(5);
});

test('[REL-07] a busy service is asked again as late as it says, and what it refused costs nothing', async () => {
  const errors = [new ModelError('busy', 'host answered 429', { retryAfterMs: 7_000 }), new ModelError('busy', '503')];
  const { usage, timer } = serviceOf(async () => {
    const error = errors.shift();
    if (error) throw error;
    return answered();
  });
  expect(await usage.ask(task(), REQUEST)).toEqual({ ok: true });
  expect(timer.slept).toEqual([7_000, 2_000]);
  expect(await usage.ofProject({ id: projectId })).toMatchObject({ calls: 3, inputTokens: 30, outputTokens: 10 });
});

test('[REL-07] what was not answered in time counts as reserved, each time; what is not valid as used', async () => {
  const late = serviceOf(() => Promise.reject(new ModelError('unanswered', 'host did not answer')));
  await expect(late.usage.ask(task(), REQUEST)).rejects.toThrow('host did not answer');
  expect(late.asked.count).toBe(3);
  const { inputTokens, outputTokens } = await late.usage.ofProject({ id: projectId });
  expect(inputTokens).toBeGreaterThan(3 * 400);
  expect(outputTokens).toBe(3 * REQUEST.maxOutputTokens);
  await database.db.delete(modelCall);
  const used = { inputTokens: 33, outputTokens: 44 };
  const wrong = serviceOf(() => Promise.reject(new ModelError('not-valid', 'something else', { usage: used })));
  await expect(wrong.usage.ask(task(), REQUEST)).rejects.toThrow('something else');
  expect(wrong.asked.count).toBe(1);
  expect(await wrong.usage.ofProject({ id: projectId })).toMatchObject({ calls: 1, ...used });
});

test('[REL-07] a service that asks for more patience than a minute is left alone', async () => {
  const busy = new ModelError('busy', 'host answered 429', { retryAfterMs: 61_000 });
  const { usage, timer, asked } = serviceOf(() => Promise.reject(busy));
  await expect(usage.ask(task(), REQUEST)).rejects.toThrow('429');
  expect([asked.count, timer.slept]).toEqual([1, []]);
});
