// What pg-boss 12.35 has no call for, as statements on its table. Its version is pinned: read these again before
// raising it. In its terms a claim is `active` with a `retry_count`, and claiming a job anew raises that count only
// when `started_on` is set: a statement that clears `started_on` therefore gives a job back without burning an attempt.
import type pg from 'pg';

export const BOSS_SCHEMA = 'pgboss';
const JOB = `${BOSS_SCHEMA}.job`;

/** One run of one job, and the claim that it holds. */
export interface Claim {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

const HELD = `name = $1 AND id = $2 AND retry_count = $3 AND state = 'active'`;
/** While a job runs pg-boss leaves `output` alone, so how often its process died is counted there. */
const INTERRUPTIONS = `COALESCE((output->>'interruptions')::int, 0)`;

/** The queues among `names` that have a job to start now. */
export async function findReadyQueues(pool: pg.Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT name FROM ${JOB}
     WHERE name = ANY($1) AND state < 'active' AND NOT blocked AND start_after <= now()`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Says that the claims are alive; returns the ids of those that still are. */
export async function touchClaims(pool: pg.Pool, claims: readonly Claim[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE ${JOB} SET heartbeat_on = now()
     FROM unnest($1::text[], $2::uuid[], $3::int[]) AS held (name, id, retry_count)
     WHERE job.name = held.name AND job.id = held.id AND job.retry_count = held.retry_count AND job.state = 'active'
     RETURNING job.id`,
    [claims.map(({ name }) => name), claims.map(({ id }) => id), claims.map(({ retryCount }) => retryCount)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Gives a running job back to its queue; costs no attempt. */
export async function returnToQueue(pool: pg.Pool, claim: Claim, delaySeconds: number): Promise<void> {
  await pool.query(
    `UPDATE ${JOB} SET state = 'created', started_on = NULL, heartbeat_on = NULL,
       start_after = now() + $4 * interval '1 second'
     WHERE ${HELD}`,
    [claim.name, claim.id, claim.retryCount, delaySeconds],
  );
}

/** Fails a running job for good, without retries and without parking it. */
export async function failForGood(pool: pg.Pool, claim: Claim, message: string): Promise<void> {
  await pool.query(
    `UPDATE ${JOB} SET state = 'failed', completed_on = now(), heartbeat_on = NULL,
       output = jsonb_build_object('message', $4::text)
     WHERE ${HELD}`,
    [claim.name, claim.id, claim.retryCount, message],
  );
}

/** Gives back what dead processes left running: jobs without a sign of life for so long. Costs no attempt. */
export async function returnAbandoned(
  pool: pg.Pool,
  options: { names: readonly string[]; silentSeconds: number; maxInterruptions: number },
): Promise<void> {
  await pool.query(
    `UPDATE ${JOB} SET state = 'created', started_on = NULL, heartbeat_on = NULL, start_after = now(),
       output = jsonb_build_object('interruptions', ${INTERRUPTIONS} + 1)
     WHERE name = ANY($1) AND state = 'active' AND heartbeat_on <= now() - $2 * interval '1 second'
       AND ${INTERRUPTIONS} < $3`,
    [options.names, options.silentSeconds, options.maxInterruptions],
  );
}

/** Jobs that `returnAbandoned` left: their process died too often while it ran them. */
export async function findAbandoned(pool: pg.Pool, names: readonly string[], silentSeconds: number): Promise<Claim[]> {
  const { rows } = await pool.query<Claim>(
    `SELECT name, id, retry_count AS "retryCount" FROM ${JOB}
     WHERE name = ANY($1) AND state = 'active' AND heartbeat_on <= now() - $2 * interval '1 second'`,
    [names, silentSeconds],
  );
  return rows;
}

export interface QueueCounts {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
}

export interface ActiveJob {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly attempt: number;
  readonly startedAt: Date;
}

/** How many jobs wait and run, by queue. */
export async function countJobs(pool: pg.Pool, parked: string): Promise<QueueCounts[]> {
  const { rows } = await pool.query<QueueCounts>(
    `SELECT name, (count(*) FILTER (WHERE state < 'active'))::int AS waiting,
       (count(*) FILTER (WHERE state = 'active'))::int AS running
     FROM ${JOB} WHERE state <= 'active' AND name <> $1 GROUP BY name ORDER BY name`,
    [parked],
  );
  return rows;
}

/** Running jobs, the longest running first. */
export async function findActive(pool: pg.Pool, max: number): Promise<ActiveJob[]> {
  const { rows } = await pool.query<ActiveJob>(
    `SELECT id, name, data->'input' AS input, retry_count + 1 AS attempt, started_on AS "startedAt"
     FROM ${JOB} WHERE state = 'active' AND started_on IS NOT NULL ORDER BY started_on LIMIT $1`,
    [max],
  );
  return rows;
}

/** How long the job that has waited longest has been due; null when none is. */
export async function oldestWaitSeconds(pool: pg.Pool, parked: string): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM now() - min(start_after))::int AS seconds
     FROM ${JOB} WHERE state < 'active' AND NOT blocked AND start_after <= now() AND name <> $1`,
    [parked],
  );
  return rows[0]!.seconds;
}
