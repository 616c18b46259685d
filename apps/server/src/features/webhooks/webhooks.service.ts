import { randomUUID } from 'node:crypto';
import { WEBHOOKS_MAX } from '@groundwork/contract/limits';
import { messageRefOf } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import type { NewWebhook, Webhook, WebhookDelivery, WebhookUpdate } from '@groundwork/contract/webhooks';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isPrivateAddress } from '../../platform/fetch/public-address.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { problemOf } from './problem-of.ts';
import { newSalt, type WebhookSecrets } from './sign-delivery.ts';
import type { DeliveryRow, WebhookRepository, WebhookRow } from './webhooks.repository.ts';

type Dependencies = {
  webhooks: WebhookRepository;
  secrets: WebhookSecrets;
  /** Hosts in the own network that the operator allows. */
  allowedHosts: readonly string[];
  takeSend: RateLimit;
  /** Has a delivery sent, when the transaction commits. */
  send(delivery: Pick<DeliveryRow, 'id' | 'attempts'>, tx: Transaction): Promise<unknown>;
  audit: AuditLog;
  clock: Clock;
};

/**
 * Webhooks are a person's and no project's: what is told is what that person may see at the moment of telling, and who leaves
 * a project hears no more of it.
 */
export function webhookService(deps: Dependencies) {
  const { webhooks, secrets, allowedHosts, takeSend, send, audit, clock } = deps;

  /** Names are looked up with each delivery; what cannot be right is said at once. */
  function checkUrl(url: string): void {
    const { protocol, username, password, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$|\.$/g, '');
    if (allowedHosts.includes(host)) return;
    const wrong = (message: Message) => AppError.validation({ url: [message] });
    if (protocol !== 'https:' || username || password) throw wrong(MESSAGES.webhooks.wrongAddress);
    if (isPrivateAddress(host) || /^localhost$|\.(localhost|local|internal)$/.test(host))
      throw wrong(MESSAGES.webhooks.privateAddress);
  }

  async function findOn(actor: Actor, id: string): Promise<WebhookRow> {
    const row = found(await webhooks.find(actor, id));
    if (row.offAt) throw new AppError('CONFLICT', MESSAGES.webhooks.isOff);
    return row;
  }

  return {
    list: async (actor: Actor): Promise<Webhook[]> => (await webhooks.list(actor)).map(present),

    /** The secret is answered now and never again. */
    async create(actor: Actor, { url, about, events }: NewWebhook): Promise<Webhook & { secret: string }> {
      checkUrl(url);
      const values = { url, about, events: [...new Set(events)], salt: newSalt(), createdAt: clock.now() };
      const row = await webhooks.create(actor, values, WEBHOOKS_MAX);
      if (!row) throw new AppError('CONFLICT', MESSAGES.webhooks.tooMany(WEBHOOKS_MAX));
      await audit.record(actor, 'webhook.create', row.id);
      return { ...present(row), secret: secrets.secretOf(row) };
    },

    async update(actor: Actor, { id, isOn, ...change }: WebhookUpdate): Promise<Webhook> {
      if (change.url !== undefined) checkUrl(change.url);
      const before = found(await webhooks.find(actor, id));
      const values = {
        ...change,
        ...(isOn === true && { offAt: null, failingSince: null }),
        ...(isOn === false && { offAt: before.offAt ?? clock.now(), failingSince: null }),
      };
      if (Object.values(values).every((value) => value === undefined)) return present(before);
      const row = found(await webhooks.update(actor, id, values));
      await audit.record(actor, 'webhook.update', id);
      return present(row);
    },

    async delete(actor: Actor, id: string): Promise<void> {
      if (!(await webhooks.delete(actor, id))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'webhook.delete', id);
    },

    async rotate(actor: Actor, id: string): Promise<{ secret: string }> {
      const row = found(await webhooks.rotate(actor, id, newSalt(), clock.now()));
      await audit.record(actor, 'webhook.rotate', id);
      return { secret: secrets.secretOf(row) };
    },

    async test(actor: Actor, id: string): Promise<void> {
      await findOn(actor, id);
      await takeSend(actor.userId);
      const createdAt = clock.now();
      const body = JSON.stringify({ type: 'test', timestamp: createdAt.toISOString(), data: {} });
      await webhooks.transaction(async (tx) => {
        const values = { webhookId: id, event: 'test' as const, eventId: randomUUID(), body, createdAt };
        const deliveryId = await webhooks.add({ ...values, nextAttemptAt: createdAt }, tx);
        await send({ id: deliveryId!, attempts: 0 }, tx);
      });
    },

    async deliveries(actor: Actor, id: string): Promise<WebhookDelivery[]> {
      found(await webhooks.find(actor, id));
      return (await webhooks.deliveries(actor, id)).map(presentDelivery);
    },

    async resend(actor: Actor, id: string, deliveryId: string): Promise<void> {
      await findOn(actor, id);
      await takeSend(actor.userId);
      await webhooks.transaction(async (tx) => {
        const row = found(await webhooks.revive(actor, id, deliveryId, clock.now(), tx));
        await send(row, tx);
      });
    },
  };
}

export type WebhookService = ReturnType<typeof webhookService>;

function found<Row>(row: Row | null): Row {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const present = ({ id, url, about, events, offAt, failingSince, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  about,
  events,
  isOn: offAt === null,
  failingSince: failingSince?.toISOString() ?? null,
  wasTurnedOff: offAt !== null && failingSince !== null,
  createdAt: createdAt.toISOString(),
});

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...problemSaid(row),
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
  nextAttemptAt: row.state === 'waiting' ? (row.nextAttemptAt?.toISOString() ?? null) : null,
  status: row.status,
  problem: row.problem,
  body: row.body,
});

/** Why there was no answer is told in the words of the network alone. */
function problemSaid({ status, problem }: DeliveryRow) {
  const said = status === null ? null : problemOf(status);
  return said && said.text === problem ? { problemSaid: messageRefOf(said) } : {};
}
