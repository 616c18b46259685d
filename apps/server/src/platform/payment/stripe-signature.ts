import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older events may be ones that somebody caught and sends again. */
const TOLERANCE_S = 300;

/** `Stripe-Signature: t=…,v1=…`: an HMAC over time and body; while a secret is replaced there are two of them. */
export function isSigned(rawBody: string, header: string | null, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE_S) return false;
  const expected = signatureOf(rawBody, time, secret);
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? (value ?? '') : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

export const signatureOf = (rawBody: string, time: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();
