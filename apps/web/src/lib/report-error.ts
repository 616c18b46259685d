import type { ClientErrorKind } from '@groundwork/contract/client-errors';
import { client } from './api.ts';
import { CallError } from './call-error.ts';

const told = new Set<string>();

/** Tells the server of an error, each one once. That it couldn't be told is nobody's trouble. */
export function reportError(error: unknown, kind: ClientErrorKind) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const key = `${kind} ${message}`;
  if (told.has(key)) return;
  told.add(key);
  client.clientErrors.report({ kind, message, stack, path: window.location.pathname }).catch(() => undefined);
}

/** Errors that are no fault of ours: calls that were refused or replaced, and a network that went away. */
const isExpected = (error: unknown) =>
  !(error instanceof Error) ||
  error.name === 'AbortError' ||
  error instanceof CallError ||
  /fetch|network|load failed/i.test(error.message);

/** Errors that nobody caught. */
export function reportUnhandledErrors() {
  window.addEventListener('error', ({ error }) => error && reportError(error, 'unhandled'));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isExpected(reason)) reportError(reason, 'unhandled');
  });
}
