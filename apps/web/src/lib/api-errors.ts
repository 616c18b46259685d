import type { FieldMessages } from '@groundwork/contract/errors';
import { PROCESS_LOCKED_MS } from '@groundwork/contract/limits';
import { translated } from '@groundwork/contract/texts';
import { CallError } from './call-error.ts';
import { LIB_TEXTS } from './lib.texts.ts';

/** Words for people: the API's own, or that it could not be reached. */
export const messageOf = (error: unknown): string =>
  error instanceof CallError && error.message ? translated(error.message) : LIB_TEXTS.unreachable;

/** First message of each field that the API found at fault. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof CallError) || typeof error.data !== 'object' || error.data === null) return {};
  const entries = Object.entries(error.data as FieldMessages).filter(([, messages]) => Array.isArray(messages));
  return Object.fromEntries(entries.map(([field, messages]) => [field, translated(String(messages[0]))]));
}

export const hasCode = (error: unknown, code: string): boolean => error instanceof CallError && error.code === code;

/** How long a rate limit asks to wait. */
export function waitOf(error: unknown): number {
  const wait = error instanceof CallError ? (error.data as { retryAfterMs?: unknown } | null)?.retryAfterMs : null;
  return typeof wait === 'number' && wait > 0 ? wait : PROCESS_LOCKED_MS;
}
