import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/**
 * Short texts that prove themselves: what they say is readable, signed for one purpose, and valid until `expiresAt`. Nothing
 * of them is stored, so an operator can print one beside a running server.
 */
export function signedTokens(secret: string) {
  const sign = (purpose: string, payload: string) =>
    createHmac('sha256', secret).update(`token/${purpose}/${payload}`).digest('base64url');
  return {
    make(purpose: string, claims: object, expiresAt: Date): string {
      const payload = Buffer.from(JSON.stringify({ claims, expiresAt: expiresAt.getTime() })).toString('base64url');
      return `${payload}.${sign(purpose, payload)}`;
    },

    /** The token's content; null if it was not made here, not for this purpose, or has expired. */
    read<Schema extends z.ZodType>(purpose: string, claims: Schema, token: string, now: Date): z.infer<Schema> | null {
      const [payload, mac, ...more] = token.split('.');
      if (!payload || !mac || more.length > 0) return null;
      const [given, wanted] = [Buffer.from(mac), Buffer.from(sign(purpose, payload))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      const { claims: content, expiresAt } = JSON.parse(String(Buffer.from(payload, 'base64url')));
      const parsed = claims.safeParse(content);
      return parsed.success && expiresAt > now.getTime() ? parsed.data : null;
    },
  };
}

export type SignedTokens = ReturnType<typeof signedTokens>;
