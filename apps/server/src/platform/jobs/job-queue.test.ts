import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, testServerUrl } from '../../../test/database.ts';
import type { Database } from '../db/database.ts';
import { createJobQueue } from './boss-job-queue.ts';
import { type BoundJob, bindJob, defineJob, dependenciesOf, type JobContext } from './job.ts';
import { RetryLaterError } from './job-errors.ts';
import type { JobQueue, StartOptions } from './job-queue.ts';

type Run = (input: { name: string }, context: JobContext) => Promise<unknown>;

let database: Database;
/** What the jobs of the current test do, by the name in their input. */
let behaviour: Record<string, Run>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  behaviour = {};
});
afterAll(() => database.close());

const dispatch: Run = (input, context) => behaviour[input.name]?.(input, context) ?? Promise.resolve();

const job = defineJob({
  name: 'test.work',
  input: z.object({ name: z.string() }),
  concurrency: 4,
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 600,
  load: async () => ({ run: dispatch }),
});
const short = defineJob({ ...job, name: 'test.short', expireInSeconds: 1, retryLimit: 0 });
const lone = defineJob({ ...job, name: 'test.lone', concurrency: 1 });
const nightly = defineJob({ ...job, name: 'test.nightly' });
const jobs: BoundJob[] = [job, short, lone, nightly].map((each) => bindJob(each, {}));

async function startQueue(options?: StartOptions): Promise<JobQueue> {
  // Failed attempts are part of these tests: they need not be told on the console.
  const queue = createJobQueue(database, { onError: () => undefined });
  await queue.start(jobs, options);
  onTestFinished(() => queue.stop({ graceMs: 0 }));
  return queue;
}

const until = (assertion: () => unknown) => vi.waitFor(assertion, { interval: 20 });
const untilState = (queue: JobQueue, id: string, state: string, definition: typeof job = job) =>
  until(async () => expect((await queue.status(definition, id))?.state).toBe(state));
const untilAborted = ({ signal }: JobContext) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

test('an enqueued job runs once with its input', async () => {
  const runs: unknown[] = [];
  behaviour['once'] = async (input, { attempt, isLastAttempt, jobId }) =>
    runs.push({ input, attempt, isLastAttempt, jobId });
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'once' });
  await untilState(queue, id, 'completed');
  expect(runs).toEqual([{ input: { name: 'once' }, attempt: 1, isLastAttempt: false, jobId: id }]);
});

test('input that does not fit the schema is refused when enqueued', async () => {
  const queue = await startQueue({ isWorker: false });
  await expect(queue.enqueue(job, { name: 7 } as never)).rejects.toThrow();
});

test('each handler gets the dependencies that its job is bound to, whatever others call theirs', async () => {
  const withDeps = (name: string, got: (greeting: string) => void) =>
    defineJob({
      ...job,
      name,
      load: async () => ({
        run: async (_input: { name: string }, _context: JobContext, deps: { greeting: string }) => got(deps.greeting),
      }),
    });
  const one = Promise.withResolvers<string>();
  const other = Promise.withResolvers<string>();
  const [first, second] = [withDeps('test.deps', one.resolve), withDeps('test.deps-2', other.resolve)];
  const bound = [bindJob(first, { greeting: 'hello' }), bindJob(second, { greeting: 'good day' })];
  const queue = createJobQueue(database);
  onTestFinished(() => queue.stop({ graceMs: 0 }));
  await queue.start(bound);
  await queue.enqueue(first, { name: 'deps' });
  await queue.enqueue(second, { name: 'deps' });
  expect(await Promise.all([one.promise, other.promise])).toEqual(['hello', 'good day']);
  expect(dependenciesOf(bound, second)).toEqual({ greeting: 'good day' });
  expect(() => dependenciesOf(bound, job)).toThrow('test.work');
});

test('two jobs of one name are refused: one would take the other’s work', async () => {
  const queue = createJobQueue(database);
  await expect(queue.start([bindJob(job, {}), bindJob({ ...short, name: job.name }, {})])).rejects.toThrow('test.work');
});

test('a job enqueued in a transaction exists only if that commits', async () => {
  const runs: string[] = [];
  behaviour['undone'] = behaviour['kept'] = async ({ name }) => runs.push(name);
  const queue = await startQueue();
  const undone = database.db.transaction(async (tx) => {
    await queue.enqueue(job, { name: 'undone' }, { tx });
    throw new Error('no');
  });
  await undone.catch(() => undefined);
  const id = await database.db.transaction((tx) => queue.enqueue(job, { name: 'kept' }, { tx }));
  await untilState(queue, id, 'completed');
  expect(runs).toEqual(['kept']);
});

test('jobs enqueued together run each with its own input, and exist only if their transaction commits', async () => {
  const runs: string[] = [];
  for (const name of ['one', 'two', 'three'])
    behaviour[name] = async ({ name }, { jobId }) => runs.push(`${name} ${jobId}`);
  const queue = await startQueue();
  const together = (names: string[], isUndone = false) =>
    database.db.transaction(async (tx) => {
      const ids = await queue.enqueueAll(
        job,
        names.map((name) => ({ name })),
        tx,
      );
      if (isUndone) throw new Error('no');
      return ids;
    });
  await together(['three'], true).catch(() => undefined);
  const [one, two] = await together(['one', 'two']);
  await untilState(queue, one!, 'completed');
  await untilState(queue, two!, 'completed');
  expect(runs.toSorted()).toEqual([`one ${one}`, `two ${two}`]);
});

test('a failed attempt is tried again, and the handler knows its last one', async () => {
  const attempts: unknown[] = [];
  behaviour['retry'] = async (_, { attempt, isLastAttempt }) => {
    attempts.push([attempt, isLastAttempt]);
    if (attempt === 1) throw new Error('at first');
  };
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'retry' });
  await untilState(queue, id, 'completed');
  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('a job that fails too often is parked with its error, and can be put back', async () => {
  let isMended = false;
  behaviour['broken'] = async () => {
    if (!isMended) throw new Error('broken for now');
  };
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'broken' });
  await untilState(queue, id, 'failed');
  const [parked] = await queue.listParked();
  expect(parked).toMatchObject({ job: 'test.work', input: { name: 'broken' }, error: 'broken for now' });
  isMended = true;
  await queue.retryParked(parked!.id);
  expect(await queue.listParked()).toEqual([]);
  const { rows } = await database.pool.query('SELECT id FROM pgboss.job WHERE source_root_id = $1', [id]);
  await untilState(queue, rows[0].id, 'completed');
});

test('an error that calls itself final is not tried again and not parked', async () => {
  const attempts: number[] = [];
  behaviour['final'] = async (_, { attempt }) => {
    attempts.push(attempt);
    throw Object.assign(new Error('the file is empty'), { isFinal: true });
  };
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'final' });
  await untilState(queue, id, 'failed');
  expect(await queue.status(job, id)).toMatchObject({ error: 'the file is empty' });
  expect(attempts).toEqual([1]);
  expect(await queue.listParked()).toEqual([]);
});

test('a retry-later error costs no attempt', async () => {
  const attempts: number[] = [];
  behaviour['later'] = async (_, { attempt }) => {
    attempts.push(attempt);
    if (attempts.length < 3) throw new RetryLaterError('the source is busy', 1);
  };
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'later' });
  await untilState(queue, id, 'completed');
  expect(attempts).toEqual([1, 1, 1]);
});

test('a job that runs too long is aborted and fails', async () => {
  behaviour['slow'] = (_, context) => untilAborted(context);
  const queue = await startQueue();
  const id = await queue.enqueue(short, { name: 'slow' });
  await untilState(queue, id, 'failed', short);
  expect((await queue.status(short, id))?.error).toContain('longer than it may');
  for (const { id: parkedId } of await queue.listParked()) await queue.retryParked(parkedId);
});

test('a waiting job that is cancelled never runs', async () => {
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'never' }, { startAfter: 3_600 });
  await queue.cancel(job, id);
  expect(await queue.status(job, id)).toMatchObject({ state: 'cancelled' });
});

test.each([
  ['from the process that runs it', false],
  ['from another process', true],
])('a running job is aborted when cancelled %s', async (_, isElsewhere) => {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  behaviour['cancelled'] = (_input, context) => {
    started.resolve();
    return untilAborted(context).catch(ended.resolve);
  };
  const worker = await startQueue();
  const caller = isElsewhere ? await startQueue({ isWorker: false }) : worker;
  const id = await caller.enqueue(job, { name: 'cancelled' });
  await started.promise;
  await caller.cancel(job, id);
  expect(await ended.promise).toMatchObject({ name: 'AbortError', abortCause: 'cancelled' });
  expect(await worker.status(job, id)).toMatchObject({ state: 'cancelled' });
});

test('while a job with a key waits or runs, enqueuing it again gives the same job', async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let runs = 0;
  behaviour['keyed'] = async () => {
    runs += 1;
    started.resolve();
    await gate.promise;
  };
  const queue = await startQueue();
  const first = await queue.enqueue(job, { name: 'keyed' }, { singletonKey: 'project-1' });
  await started.promise;
  const again = await queue.enqueue(job, { name: 'keyed' }, { singletonKey: 'project-1' });
  const other = await queue.enqueue(job, { name: 'other' }, { singletonKey: 'project-2' });
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  gate.resolve();
  await untilState(queue, first, 'completed');
  expect(await queue.enqueue(job, { name: 'other' }, { singletonKey: 'project-1' })).not.toBe(first);
  expect(runs).toBe(1);
});

test('no more jobs run at once than their definition allows', async () => {
  let running = 0;
  let most = 0;
  behaviour['counted'] = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const queue = await startQueue();
  const ids = await Promise.all(Array.from({ length: 6 }, () => queue.enqueue(lone, { name: 'counted' })));
  for (const id of ids) await untilState(queue, id, 'completed', lone);
  expect(most).toBe(1);
});

test('[OPS-04] two queues on one store run no job twice', async () => {
  const runs: string[] = [];
  behaviour['shared'] = async (_, { jobId }) => runs.push(jobId);
  const [queue] = await Promise.all([startQueue(), startQueue()]);
  const ids = await Promise.all(Array.from({ length: 30 }, () => queue!.enqueue(job, { name: 'shared' })));
  for (const id of ids) await untilState(queue!, id, 'completed');
  expect(runs.toSorted()).toEqual(ids.toSorted());
});

// The embedded store has one process, which asks nobody whether it is alive.
test.skipIf(!testServerUrl)(
  '[OPS-04] a job that runs on gives signs of life, and no other process takes it meanwhile',
  async () => {
    const runs: string[] = [];
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    behaviour['long'] = async (_, { jobId }) => {
      runs.push(jobId);
      await held;
    };
    const [queue] = await Promise.all([startQueue(), startQueue()]);
    const id = await queue!.enqueue(job, { name: 'long' });
    const lastSign = async (): Promise<Date | undefined> =>
      (await database.pool.query(`SELECT heartbeat_on FROM pgboss.job WHERE id = $1 AND state = 'active'`, [id]))
        .rows[0]?.heartbeat_on;
    await until(() => expect(runs).toEqual([id]));
    const first = await lastSign();
    await until(async () => expect((await lastSign())!.getTime()).toBeGreaterThan(first!.getTime()));
    letGo();
    await untilState(queue!, id, 'completed');
    expect(runs).toEqual([id]);
  },
);

test('[OPS-06] stopping gives a running job back, and the next start runs it again at no cost', async () => {
  const attempts: number[] = [];
  const started = Promise.withResolvers<void>();
  behaviour['stopped'] = (_, context) => {
    attempts.push(context.attempt);
    started.resolve();
    return attempts.length === 1 ? untilAborted(context) : Promise.resolve();
  };
  const first = createJobQueue(database);
  await first.start(jobs, {});
  const id = await first.enqueue(job, { name: 'stopped' });
  await started.promise;
  await first.stop({ graceMs: 0 });
  const second = await startQueue();
  await untilState(second, id, 'completed');
  expect(attempts).toEqual([1, 1]);
});

test('[OPS-06] stopping waits for a job that ends within the grace', async () => {
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  behaviour['ending'] = async () => {
    started.resolve();
    await gate.promise;
  };
  const queue = await startQueue();
  const id = await queue.enqueue(job, { name: 'ending' });
  await started.promise;
  const stopping = queue.stop({ graceMs: 20_000 });
  gate.resolve();
  await stopping;
  expect(await (await startQueue({ isWorker: false })).status(job, id)).toMatchObject({ state: 'completed' });
});

test('a scheduled job runs when its time comes, and scheduling it again changes nothing', async () => {
  const ran = Promise.withResolvers<void>();
  behaviour['scheduled'] = async () => ran.resolve();
  const first = await startQueue({ isWorker: false });
  await first.schedule(nightly, '* * * * *', { name: 'scheduled' });
  const { rows } = await database.pool.query('SELECT updated_on FROM pgboss.schedule');
  await first.schedule(nightly, '* * * * *', { name: 'scheduled' });
  expect((await database.pool.query('SELECT updated_on FROM pgboss.schedule')).rows).toEqual(rows);
  await first.stop({ graceMs: 0 });
  // The clock's next look at the schedule is half a minute away: pretend that it has passed.
  await database.db.execute(sql`UPDATE pgboss.version SET cron_on = NULL`);
  await startQueue();
  await ran.promise;
});
