import { AppError } from '../http/app-error.ts';

/** The part of an error that a log may hold: enough to find the defect, nothing that people wrote. */
export interface DescribedError {
  name: string;
  message: string;
  /** Of PostgreSQL, SQLite and Node: says what is wrong without saying with which value. */
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** Of an answer that isn't as promised: which of its fields, without what stands there. */
  fields?: string[];
  cause?: DescribedError;
  /** Frames only: the first line of a stack repeats the message. */
  stack?: string;
}

type AnyError = Error & {
  code?: unknown;
  /** Drizzle's errors: their message ends in the parameters. */
  query?: unknown;
  params?: unknown;
  /** PostgreSQL's errors: their message quotes values. */
  severity?: unknown;
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
  /** A schema's errors: their message quotes values. */
  issues?: unknown;
};

/** Deeper, causes only repeat each other. */
const CAUSES_MAX = 4;
const FIELDS_MAX = 5;

export function describeError(error: Error, depth = 0): DescribedError {
  const { code, cause } = error as AnyError;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return {
    name: error.name,
    message: withoutContent(error),
    ...(typeof code === 'string' && { code }),
    ...placeOf(error),
    ...fieldsOf(error),
    ...(cause instanceof Error && depth < CAUSES_MAX && { cause: describeError(cause, depth + 1) }),
    ...(frames && depth === 0 && { stack: frames }),
  };
}

function withoutContent(error: AnyError): string {
  if (typeof error.query === 'string' && Array.isArray(error.params)) return `Failed query: ${error.query}`;
  // Written for the person who called: it may name their files.
  if (error instanceof AppError) return error.code;
  if (Array.isArray(error.issues)) return 'Not as its schema says';
  // The parser of JSON and PostgreSQL quote what they could not read.
  if (error instanceof SyntaxError || isOfPostgres(error)) return error.message.replace(/["'`].*["'`]/s, '…');
  return error.message;
}

function placeOf(error: AnyError): Partial<DescribedError> {
  if (!isOfPostgres(error)) return {};
  const { table, column, constraint } = error;
  return Object.fromEntries(
    Object.entries({ table, column, constraint }).filter(([, value]) => typeof value === 'string'),
  );
}

function fieldsOf({ issues }: AnyError): Partial<DescribedError> {
  if (!Array.isArray(issues)) return {};
  // Further down, a name may be a word that somebody wrote.
  return { fields: [...new Set(issues.map(({ path = [] }) => String(path[0])))].slice(0, FIELDS_MAX) };
}

const isOfPostgres = ({ severity, code }: AnyError) => typeof severity === 'string' && typeof code === 'string';
