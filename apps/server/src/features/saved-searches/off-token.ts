import { createHmac, timingSafeEqual } from 'node:crypto';

/** search: the alert of one saved search. mail: all alert mails of a person. */
export type OffTarget = { kind: 'search' | 'mail'; id: string };

/**
 * Tokens that turn alerts off without signing in: they stand in notifications and mails, so they never expire and can do
 * nothing else. Each is signed for its one target.
 */
export function offTokens(secret: string) {
  const sign = (target: string) =>
    createHmac('sha256', secret).update(`saved-searches/off/${target}`).digest('base64url');
  return {
    of: ({ kind, id }: OffTarget): string => `${kind}.${id}.${sign(`${kind}.${id}`)}`,

    /** Null when it was not made here. */
    read(token: string): OffTarget | null {
      const [, kind, id, mac] = /^(search|mail)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
      if (!kind || !id || !mac) return null;
      const [given, wanted] = [Buffer.from(mac), Buffer.from(sign(`${kind}.${id}`))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return { kind: kind as OffTarget['kind'], id };
    },
  };
}

export type OffTokens = ReturnType<typeof offTokens>;
