import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from './describe-error.ts';

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40 } as const;
export type LogLevel = keyof typeof LEVELS;
type Fields = Record<string, unknown>;

/** Structured logs: one JSON object a line on standard error, with the request's id where there is one. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Fields added to every line logged within `run`, such as requestId. */
export const logContext = new AsyncLocalStorage<Fields>();

/** The request that the running work comes from, for work that is done later to be logged under it as well. */
export function loggedOrigin(): Fields | undefined {
  const { requestId, traceId } = logContext.getStore() ?? {};
  return requestId === undefined ? undefined : { requestId, ...(traceId !== undefined && { traceId }) };
}

export function createLog(
  level: LogLevel,
  write: (line: string) => unknown = (line) => process.stderr.write(line),
): Log {
  const at = (name: LogLevel) => (message: string, fields?: Fields) => {
    if (LEVELS[name] < LEVELS[level]) return;
    const line = { time: new Date().toISOString(), level: name, message, ...logContext.getStore(), ...plain(fields) };
    write(`${JSON.stringify(line)}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Errors carry nothing enumerable: spell them out, without what people wrote. */
function plain(fields: Fields | undefined): Fields | undefined {
  if (!(fields?.['error'] instanceof Error)) return fields;
  const { error, ...rest } = fields as { error: Error };
  return { ...rest, error: describeError(error) };
}
