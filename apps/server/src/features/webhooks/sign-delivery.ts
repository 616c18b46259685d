import { createHmac, randomBytes } from 'node:crypto';

/** The parts of one webhook's secret. */
interface Salted {
  id: string;
  salt: string;
}

/** Tells receivers and scanners what the secret is for (standardwebhooks.com). */
const PREFIX = 'whsec_';

export const newSalt = () => randomBytes(24).toString('base64url');

/** Secrets are worked out from the server's own and kept nowhere. */
export function webhookSecrets(serverSecret: string) {
  const keyOf = ({ id, salt }: Salted) => createHmac('sha256', serverSecret).update(`webhooks/${id}/${salt}`).digest();
  return {
    secretOf: (salted: Salted): string => PREFIX + keyOf(salted).toString('base64'),

    /** The headers of a delivery; signed with each of the secrets that hold. */
    headersOf(salted: Salted[], delivery: { id: string; sentAt: Date; body: string }): Record<string, string> {
      const messageId = `msg_${delivery.id}`;
      const timestamp = Math.floor(delivery.sentAt.getTime() / 1_000);
      const signed = `${messageId}.${timestamp}.${delivery.body}`;
      const signatures = salted.map(
        (each) => `v1,${createHmac('sha256', keyOf(each)).update(signed).digest('base64')}`,
      );
      return {
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures.join(' '),
      };
    },
  };
}

export type WebhookSecrets = ReturnType<typeof webhookSecrets>;
