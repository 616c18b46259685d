import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotificationKind } from '@groundwork/contract/notifications';
import { z } from 'zod';

/** Mails about one kind; mails at once; the digest; all of them. */
const Scope = z.enum([...NotificationKind.options, 'mail', 'digest', 'all']);
export type UnsubscribeScope = z.infer<typeof Scope>;

export interface Unsubscribe {
  userId: string;
  scope: UnsubscribeScope;
}

/** Tokens that end mails without signing in: they stand in mails, so they never expire and can do nothing else. */
export function unsubscribeTokens(secret: string) {
  const sign = (target: string) =>
    createHmac('sha256', secret).update(`notifications/unsubscribe/${target}`).digest('base64url');
  return {
    of: ({ userId, scope }: Unsubscribe): string => `to.${scope}.${userId}.${sign(`${scope}.${userId}`)}`,

    /** Null when it was not made here. */
    read(token: string): Unsubscribe | null {
      const [, named, userId, mac] = /^to\.([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
      const scope = Scope.safeParse(named);
      if (!scope.success || !userId || !mac) return null;
      const [given, wanted] = [Buffer.from(mac), Buffer.from(sign(`${named}.${userId}`))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return { userId, scope: scope.data };
    },
  };
}

export type UnsubscribeTokens = ReturnType<typeof unsubscribeTokens>;
