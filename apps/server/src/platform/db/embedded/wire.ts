// The little of PostgreSQL's wire protocol (version 3) that the embedded database has to understand to share one
// backend among many connections. https://www.postgresql.org/docs/current/protocol-message-formats.html
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const code = (letter: string): number => letter.charCodeAt(0);

/** First byte of the messages a client sends. */
export const FRONTEND = {
  query: code('Q'),
  parse: code('P'),
  bind: code('B'),
  describe: code('D'),
  close: code('C'),
  sync: code('S'),
  flush: code('H'),
  terminate: code('X'),
} as const;

/** First byte of the messages the backend answers with. */
export const BACKEND = { error: code('E'), notification: code('A'), readyForQuery: code('Z') } as const;

/** In Describe and Close: a prepared statement, as opposed to a portal. */
const STATEMENT = code('S');
const TYPE_AND_LENGTH = 5;
const PROTOCOL_3 = 196_608;
export const SSL_REQUEST = 80_877_103;
export const CANCEL_REQUEST = 80_877_102;

/** Transaction status as ReadyForQuery reports it: idle, in a transaction, in a failed transaction. */
export type TransactionStatus = 'I' | 'T' | 'E';

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Length of the message that starts at `at`, or undefined while its header is incomplete. */
export function messageLength(bytes: Uint8Array, at: number, typed: boolean): number | undefined {
  const header = typed ? TYPE_AND_LENGTH : 8;
  if (bytes.length - at < header) return undefined;
  return typed ? 1 + view(bytes).getInt32(at + 1) : view(bytes).getInt32(at);
}

/** The code in a message without a type byte: a start-up, an SSL request or a cancel request. */
export const startupCode = (message: Uint8Array): number => view(message).getInt32(4);

/** The zero-terminated text at `from`, and where the next field begins. */
function readText(message: Uint8Array, from: number): { text: string; next: number } {
  const end = message.indexOf(0, from);
  return { text: decoder.decode(message.subarray(from, end)), next: end + 1 };
}

/** The SQL text of a Query or Parse message, or undefined when it is longer than `maxBytes`. */
export function sqlOf(message: Uint8Array, maxBytes: number): string | undefined {
  if (message[0] !== FRONTEND.query && message[0] !== FRONTEND.parse) return undefined;
  const from = message[0] === FRONTEND.query ? TYPE_AND_LENGTH : message.indexOf(0, TYPE_AND_LENGTH) + 1;
  return message.length - from > maxBytes ? undefined : readText(message, from).text;
}

/** Where a message names a prepared statement, or undefined when it names none or the unnamed one. */
function statementNameAt(message: Uint8Array): number | undefined {
  let at: number | undefined;
  if (message[0] === FRONTEND.parse) at = TYPE_AND_LENGTH;
  if (message[0] === FRONTEND.bind) at = message.indexOf(0, TYPE_AND_LENGTH) + 1;
  if (message[0] === FRONTEND.describe || message[0] === FRONTEND.close) {
    at = message[TYPE_AND_LENGTH] === STATEMENT ? TYPE_AND_LENGTH + 1 : undefined;
  }
  return at !== undefined && message[at] !== 0 ? at : undefined;
}

/** The name a Parse message gives to its prepared statement, if any. */
export function preparedName(message: Uint8Array): string | undefined {
  if (message[0] !== FRONTEND.parse) return undefined;
  const at = statementNameAt(message);
  return at === undefined ? undefined : readText(message, at).text;
}

/** The same message with `prefix` before the name of its prepared statement. */
export function prefixStatementName(message: Uint8Array, prefix: string): Uint8Array {
  const at = statementNameAt(message);
  if (at === undefined) return message;
  const renamed = concat([message.subarray(0, at), encoder.encode(prefix), message.subarray(at)]);
  view(renamed).setInt32(1, renamed.length - 1);
  return renamed;
}

function message(type: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(TYPE_AND_LENGTH + body.length);
  whole[0] = code(type);
  view(whole).setInt32(1, 4 + body.length);
  whole.set(body, TYPE_AND_LENGTH);
  return whole;
}

export const queryMessage = (sql: string): Uint8Array => message('Q', encoder.encode(`${sql}\0`));

export const terminateMessage = (): Uint8Array => message('X', new Uint8Array());

/** Frees a prepared statement; unlike DEALLOCATE no error when it is unknown, and allowed in a failed transaction. */
export const closeStatement = (name: string): Uint8Array[] => [
  message('C', encoder.encode(`S${name}\0`)),
  message('S', new Uint8Array()),
];

export const readyForQuery = (status: TransactionStatus): Uint8Array => message('Z', encoder.encode(status));

export const commandComplete = (tag: string): Uint8Array => message('C', encoder.encode(`${tag}\0`));

/** An ErrorResponse; `sqlState` is one of https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const errorResponse = (severity: 'ERROR' | 'FATAL' | 'PANIC', sqlState: string, text: string): Uint8Array =>
  message('E', encoder.encode(`S${severity}\0V${severity}\0C${sqlState}\0M${text}\0\0`));

/** The text of a PANIC, which would end a whole server; undefined for any other message. */
export function panicOf(message: Uint8Array): string | undefined {
  if (message[0] !== BACKEND.error) return undefined;
  const fields = decoder.decode(message.subarray(TYPE_AND_LENGTH)).split('\0');
  return fields.includes('VPANIC') ? fields.find((field) => field.startsWith('M'))?.slice(1) : undefined;
}

export function startupMessage(): Uint8Array {
  const body = encoder.encode('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const message = new Uint8Array(8 + body.length);
  view(message).setInt32(0, message.length);
  view(message).setInt32(4, PROTOCOL_3);
  message.set(body, 8);
  return message;
}

/** Every complete message of a backend's answer, in order. */
export function* backendMessages(answer: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at + TYPE_AND_LENGTH <= answer.length; ) {
    const end = at + messageLength(answer, at, true)!;
    yield answer.subarray(at, end);
    at = end;
  }
}

/** The channel of a NotificationResponse; its process id (4 bytes) comes before. */
export const notificationChannel = (message: Uint8Array): string => readText(message, TYPE_AND_LENGTH + 4).text;

export const statusOf = (message: Uint8Array): TransactionStatus =>
  String.fromCharCode(message[TYPE_AND_LENGTH]!) as TransactionStatus;
