import { StartError } from '../start-error.ts';

/** Where a connection URL points, without its password; refuses what is no such URL. */
export function describeUrl(url: string): string {
  const { hostname, port, pathname, searchParams } = parse(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `database "${decodeURIComponent(pathname.slice(1))}" at ${host}:${searchParams.get('port') ?? (port || '5432')}`;
}

function parse(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return url;
  // What stands there instead may hold a password: the message must not repeat it.
  throw new StartError(
    'DATABASE_URL is no PostgreSQL URL. It should look like postgres://user:password@host:5432/name',
  );
}

const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there. Is the server running, and are host and port right?',
  ENOTFOUND: 'there is no host of that name. Check DATABASE_URL',
  EAI_AGAIN: 'the name of the host could not be looked up. Check DATABASE_URL and the network',
  ETIMEDOUT: 'the server does not answer. Check host, port and firewall',
  EHOSTUNREACH: 'the host cannot be reached. Check host and network',
  ENETUNREACH: 'the network cannot be reached',
  ECONNRESET: 'the server closed the connection',
  ENOENT: 'there is no socket at that path. Is the server running?',
  '28P01': 'it refuses this user and password. Check DATABASE_URL',
  '28000': 'it refuses this user. Check DATABASE_URL and the server’s pg_hba.conf',
  '3D000': 'there is no such database. Create it, or correct DATABASE_URL',
  '53300': 'it has no connection left. Raise max_connections, or start fewer processes',
  '57P03': 'it is still starting up. Try again in a moment',
};

/** The operator's words for a failed first connection. */
export function connectionError(url: string, error: unknown): StartError {
  const { code, errors, message } = error as { code?: string; errors?: { code?: string }[]; message?: string };
  // Node tries each address of a host and then reports them all at once.
  const cause = code ?? errors?.find((attempt) => attempt.code)?.code ?? '';
  const isTimeout = /timeout/i.test(message ?? '');
  const advice = ADVICE[cause] ?? (isTimeout ? ADVICE['ETIMEDOUT'] : `the connection failed (${message || cause})`);
  return new StartError(`PostgreSQL cannot be used: ${describeUrl(url)}: ${advice}.`, { cause: error });
}

/** The store refused a row because another one has the same value where values must differ. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505' || (error as { code?: string }).code === '23505';

/** PostgreSQL's codes for files that are not as it wrote them: damaged pages and indexes, a file that is gone. */
const DAMAGE = ['XX001', 'XX002', '58P01'];

/** Where it is, in the operator's words; null for an error of another kind. */
export function damageIn(error: unknown): string | null {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (code && DAMAGE.includes(code)) return message ?? code;
  return cause ? damageIn(cause) : null;
}
