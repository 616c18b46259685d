import { createHash } from 'node:crypto';

/** Names a content: equal digests, equal contents. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
