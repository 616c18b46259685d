import { WEBHOOK_FAILING_DAYS } from '@groundwork/contract/limits';
import { SETTINGS } from '@groundwork/contract/paths';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { GuardedClient } from '../../platform/fetch/guarded-client.ts';
import { retryAfterMs } from '../../platform/fetch/retry-after.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import { problemOf } from './problem-of.ts';
import type { WebhookSecrets } from './sign-delivery.ts';
import type { DeliveryRow, WebhookRepository, WebhookRow } from './webhooks.repository.ts';

export interface DeliverDependencies {
  webhooks: WebhookRepository;
  secrets: WebhookSecrets;
  client: Pick<GuardedClient, 'request'>;
  raiseNotification: NotificationService['raise'];
  /** Has a delivery sent at that time, when the transaction commits. */
  send(delivery: Pick<DeliveryRow, 'id' | 'attempts'>, tx: Transaction, startAfter: Date): Promise<unknown>;
  clock: Clock;
  /** From 0 to 1. */
  random?: () => number;
}

/** Waits between attempts: from seconds, for a restart, to a day, for a week-end. Three and a half days in all. */
const WAITS_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** So that many that failed together do not come back together. */
const SPREAD = 0.2;
const DAY_MS = 86_400_000;
const LIMITS = { connectMs: 5_000, idleMs: 10_000, wholeMs: 15_000, maxBytes: 64_000 };
/** The status by which receivers say that they never want it again. */
const GONE = 410;

interface Outcome {
  isTaken: boolean;
  status: number | null;
  problem: string | null;
  /** The wait that the receiver asked for. */
  waitMs: number;
}

/** One attempt. An answer within 200 to 299 is a success; a redirect is none, since it may lead anywhere. */
export async function run(
  { deliveryId }: { deliveryId: string },
  { signal }: Pick<JobContext, 'signal'>,
  deps: DeliverDependencies,
): Promise<void> {
  const { webhooks, clock } = deps;
  const found = await webhooks.toSend(deliveryId);
  if (!found) return;
  const { delivery, target } = found;
  const outcome = await post(delivery, target, signal, deps);
  const now = clock.now();
  const attempt = { attemptedAt: now, status: outcome.status, problem: outcome.problem };
  await webhooks.transaction(async (tx) => {
    const failingSince = await webhooks.noteHealth(target.id, outcome.isTaken, now, tx);
    const waitS = WAITS_S[delivery.attempts];
    if (outcome.isTaken || waitS === undefined || outcome.status === GONE) {
      const state = outcome.isTaken ? ('delivered' as const) : ('failed' as const);
      if (!(await webhooks.note(delivery, { ...attempt, state, nextAttemptAt: null }, tx))) return;
    } else {
      const spread = 1 + SPREAD * (deps.random ?? Math.random)();
      const nextAttemptAt = new Date(now.getTime() + Math.max(waitS * 1_000 * spread, outcome.waitMs));
      if (!(await webhooks.note(delivery, { ...attempt, nextAttemptAt }, tx))) return;
      await deps.send({ id: delivery.id, attempts: delivery.attempts + 1 }, tx, nextAttemptAt);
    }
    const isHopeless = failingSince !== null && now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * DAY_MS;
    if (isHopeless || outcome.status === GONE) await giveUp(target, now, deps, tx);
  });
}

async function post(
  { id, body }: DeliveryRow,
  { id: webhookId, url, salt, oldSalt, oldSaltUntil }: WebhookRow,
  signal: AbortSignal,
  { secrets, client, clock }: DeliverDependencies,
): Promise<Outcome> {
  const sentAt = clock.now();
  const salts = [salt, ...(oldSalt !== null && oldSaltUntil !== null && oldSaltUntil > sentAt ? [oldSalt] : [])];
  const headers = secrets.headersOf(
    salts.map((each) => ({ id: webhookId, salt: each })),
    { id, sentAt, body },
  );
  try {
    const answer = await client.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal,
      limits: LIMITS,
      isRedirectAnswer: true,
    });
    const { status } = answer;
    const isTaken = status >= 200 && status < 300;
    const waitMs = Math.min(DAY_MS, retryAfterMs(answer.headers.get('retry-after'), sentAt.getTime()) ?? 0);
    return { isTaken, status, problem: isTaken ? null : problemOf(status).text, waitMs };
  } catch (error) {
    if (signal.aborted || !(error instanceof FetchError)) throw error;
    return { isTaken: false, status: error.status ?? null, problem: error.message, waitMs: 0 };
  }
}

async function giveUp({ id, userId, url }: WebhookRow, now: Date, deps: DeliverDependencies, tx: Transaction) {
  if (!(await deps.webhooks.turnOff(id, now, tx))) return;
  await deps.raiseNotification(
    {
      userId,
      kind: 'webhook',
      key: `webhook/${id}/${now.toISOString()}`,
      title: MESSAGES.webhooks.turnedOff,
      // The part after the host may be a secret.
      lines: [new URL(url).host],
      forwardUrl: SETTINGS,
    },
    tx,
  );
}
