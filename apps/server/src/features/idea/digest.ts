import { createHash } from 'node:crypto';

/** Names a content: equal digests, equal contents. */
export const digest = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
