import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SIGN_UP_MODES } from '@groundwork/contract/auth';
import { PASSWORD_MIN } from '@groundwork/contract/limits';
import { AgentKind } from '@groundwork/contract/permissions';
import { Plan } from '@groundwork/contract/plans';
import { z } from 'zod';
import { isCron } from './cron.ts';
import { embeddingProblems, embeddingSettings } from './embedding-settings.ts';
import { modelProblems, modelSettings } from './model/model-settings.ts';
import { searchProblems, searchSettings } from './search-settings.ts';
import { StartError } from './start-error.ts';

const SECRET_LENGTH_MIN = 32;

const hostNames = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)),
    'host names as in an address, in lower case, with commas between: records.intranet.example',
  );

const optionalUrl = z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' }).optional();

/** Every setting, by its environment variable. The `error` texts finish the sentence "it wants …". */
const Environment = z.object({
  PORT: z.coerce
    .number('a port number')
    .int('a whole port number')
    .min(0, 'a port from 0 to 65535')
    .max(65535, 'a port from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  /** All of an address is the product’s: below a path of another site it would not find its own scripts. */
  APP_URL: optionalUrl.refine((url) => url === undefined || /^https?:\/\/[^/?#]+\/?$/.test(url), {
    error: 'an address without a path, a query or a fragment',
  }),
  AUTH_SECRET: z.string().min(SECRET_LENGTH_MIN, `at least ${SECRET_LENGTH_MIN} characters`).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' }).optional(),
  /** Says that it is on purpose when a workspace that people used is not in the stores any more. */
  START_EMPTY: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Proxies of the operator's before the server: so many entries of X-Forwarded-For are believed. */
  PROXIES: z.coerce.number('a number').int('a whole number').min(0, 'at least 0').max(10, 'at most 10').default(0),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Google, or a stand-in for it. */
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
    .default('https://accounts.google.com'),
  /** An organisation's own identity service (OpenID Connect). */
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** Its name on the button: 'Continue with …'. */
  OIDC_NAME: z.string().max(40, 'at most 40 characters').optional(),
  OIDC_SCOPE: z.string().default('openid email profile'),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  /** What groups of that service give: 'it-staff=admin; it-staff=service; researchers=pro'. */
  OIDC_GROUPS: z
    .string()
    .transform((text) =>
      text
        .split(';')
        .filter((one) => one.trim() !== '')
        .map((one) => /^\s*(?<group>.+?)\s*=\s*(?<gives>[a-z]+)\s*$/.exec(one)?.groups),
    )
    .pipe(
      z.array(
        z.object({ group: z.string(), gives: z.enum(['admin', 'service', ...Plan.options]) }),
        'groups and what each gives, with semicolons between: it-staff=admin; researchers=pro',
      ),
    )
    .optional(),
  DEFAULT_PLAN: z.enum(Plan.options, `one of ${Plan.options.join(', ')}`).default('starter'),
  /** Kinds of agent of which no new one can be made; their cards say 'Coming Soon'. Those that are there go on. */
  AGENTS_COMING_SOON: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(AgentKind, `kinds of agent with commas between: ${AgentKind.options.join(', ')}`))
    .default([]),
  ROLE: z.enum(['web', 'worker', 'all'], 'web, worker or all').default('all'),
  /** Whether Prometheus is answered at /metrics. Without a token only this machine is. */
  METRICS: z.enum(['on', 'off'], 'on or off').default('off'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** Where spans are sent, as OpenTelemetry names it (OTLP over HTTP): 'http://collector:4318'. Without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_SERVICE_NAME: z.string().max(100, 'at most 100 characters').default('groundwork'),
  /** A line in the log for each request: when, what, how long; nothing of what was asked or answered. */
  LOG_REQUESTS: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Statements and searches that take longer are logged, without their values. 0: none. */
  SLOW_QUERY_MS: z.coerce
    .number('a number of milliseconds')
    .int('a whole number of milliseconds')
    .min(0, 'at least 0')
    .default(2_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'debug, info, warn or error').default('info'),
  SAMPLE_DATA: z.enum(['on', 'off'], 'on or off').default('on'),
  /** Hosts that may be called although their addresses are not public, as a mirror of a source in the own network. */
  FETCH_ALLOW_HOSTS: hostNames.default([]),
  /** Through which the public sources are asked, where nothing else leads out: https://host/path at this address, /host/path. */
  SOURCES_MIRROR: optionalUrl,
  /** Told to the public sources, which ask for it: they write before they shut someone out. */
  CONTACT_EMAIL: z.email('an e-mail address').optional(),
  /** Feeds and pages of universities' technology offices: a name and an address each, with semicolons between. */
  TECHNOLOGY_OFFICES: z
    .string()
    .refine(
      (text) => text.split(';').every((one) => one.trim() === '' || /(^|\s)https?:\/\/\S+$/.test(one.trim())),
      'names and addresses with semicolons between: Made Up University https://inventions.example.edu/feed; …',
    )
    .optional(),
  OPENALEX_API_KEY: z.string().optional(),
  PATENTSVIEW_API_KEY: z.string().optional(),
  OPENFDA_API_KEY: z.string().optional(),
  SAM_GOV_API_KEY: z.string().optional(),
  /** Requests that SAM.gov lets the key make in a day: 10, or 1,000 with a role in an organisation. */
  SAM_GOV_DAILY_LIMIT: z.coerce
    .number('a number of requests')
    .int('a whole number of requests')
    .min(1, 'at least 1')
    .default(10),
  /** Whether those with the role admin or service must have a second factor besides their password. */
  REQUIRE_SECOND_FACTOR: z.enum(['off', 'operators'], 'off or operators').default('off'),
  PASSWORD_MIN_LENGTH: z.coerce
    .number('a number of characters')
    .int('a whole number of characters')
    .min(PASSWORD_MIN, `at least ${PASSWORD_MIN}`)
    .max(64, 'at most 64')
    .default(PASSWORD_MIN),
  /** Of one person. */
  SEARCHES_PER_MINUTE: z.coerce
    .number('a number of searches')
    .int('a whole number of searches')
    .min(1, 'at least 1')
    .default(120),
  /** Calls that one web process works on at once. More are told to come back, so that those inside are answered soon. */
  CALLS_AT_ONCE: z.coerce.number('a number of calls').int('a whole number of calls').min(1, 'at least 1').default(64),
  /** MB that the catalogue may keep besides what it needs of every record; by the machine where nothing is set. */
  CATALOGUE_MEMORY: z.coerce.number('a number of MB').int('a whole number of MB').min(16, 'at least 16').optional(),
  /** `off` leaves 100 MB of memory to others; then records are judged by their words alone, and far fewer are found to be about a project. */
  SENTENCE_ENCODER: z.enum(['on', 'off']).default('on'),
  /** Milliseconds that a project's list of records may lag behind a catalogue that changes. */
  MATCHES_LAG_MS: z.coerce
    .number('a number of milliseconds')
    .int('a whole number of milliseconds')
    .min(0)
    .default(5_000),
  /** Who may open an account, besides the first person. */
  SIGN_UP: z.enum(SIGN_UP_MODES, 'open, domains, invited or closed').default('open'),
  SIGN_UP_DOMAINS: hostNames.default([]),
  /** New accounts from one network address. */
  SIGN_UPS_PER_HOUR: z.coerce
    .number('a number of accounts')
    .int('a whole number of accounts')
    .min(1, 'at least 1')
    .default(20),
  /** Server that sends mail: smtp://user:password@host:587, or smtps:// for TLS from the start. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  /** Whom mails come from: an address, or Name <address>. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'an e-mail address, or Name <address>')
    .optional(),
  /** Instead of a mail server while the product is tried out: mails are kept in memory, for operators to read. */
  MAIL_OUTBOX: z.enum(['on', 'off'], 'on or off').default('off'),
  /** Whether projects may ask the public sources by words: off; ask: only when a person does; on: weekly, too, where one wants it. */
  LIVE_SEARCH: z.enum(['off', 'ask', 'on'], 'off, ask or on').default('ask'),
  /** Which of them, by name; all where nothing is set. */
  LIVE_SOURCES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .default([]),
  /** Of one person. */
  LIVE_ASKS_PER_DAY: z.coerce.number('a number of asks').int('a whole number of asks').min(1, 'at least 1').default(30),
  LIVE_RECORDS_PER_SOURCE: z.coerce
    .number('a number of records')
    .int('a whole number of records')
    .min(10, 'at least 10')
    .max(1_000, 'at most 1,000')
    .default(200),
  /** For each host and day, shared by all people and processes. */
  LIVE_REQUESTS_PER_HOST: z.coerce
    .number('a number of requests')
    .int('a whole number of requests')
    .min(1, 'at least 1')
    .default(5_000),
  NCBI_API_KEY: z.string().optional(),
  ORCID_CLIENT_ID: z.string().optional(),
  ORCID_CLIENT_SECRET: z.string().optional(),
  /** When public sources are fetched that have no schedule of their own. */
  IMPORT_SCHEDULE: z
    .string()
    .refine(
      (text) => text === 'off' || isCron(text),
      'off, or five cron fields in UTC: minute, hour, day, month, weekday',
    )
    .default('off'),
  ...searchSettings,
  ...embeddingSettings,
  ...modelSettings,
  /** Where uploaded files are kept instead of DATA_DIR: a bucket that speaks S3. */
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+$/, 'a bucket’s name: lower-case letters, digits, dots and hyphens')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  HELP_URL: optionalUrl,
  PRICING_URL: optionalUrl,
  /** The prices of the plans as people read them, where Stripe doesn't give them; and whom to ask for a plan. */
  PLUS_PRICE: z.string().max(60, 'at most 60 characters').optional(),
  PRO_PRICE: z.string().max(60, 'at most 60 characters').optional(),
  PLANS_EMAIL: z.email('an e-mail address').optional(),
  STATUS_URL: optionalUrl,
  /** Where this installation's source can be had. */
  SOURCE_URL: optionalUrl,
  /** Where Enterprise is talked about. */
  ENTERPRISE_CALL_URL: optionalUrl,
  /** Payment by Stripe: all four, or none. A price is an id, price_…, of a subscription. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PLUS: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
    .default('https://api.stripe.com')
    .overwrite((url) => url.replace(/\/$/, '')),
});

export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

/** Settings that are of no use without each other: all of a group, or none. */
const GROUPS: (keyof z.infer<typeof Environment>)[][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PLUS', 'STRIPE_PRICE_PRO'],
];

function groupProblems(config: z.infer<typeof Environment>): string[] {
  return GROUPS.flatMap((names) => {
    const set = names.filter((name) => config[name]);
    const missing = names.filter((name) => !config[name]);
    if (set.length === 0 || missing.length === 0) return [];
    return [`${set.join(' and ')} is set and ${missing.join(' and ')} is not; set all of them, or none.`];
  });
}

function outboxProblems({ MAIL_OUTBOX, SMTP_URL, ROLE }: z.infer<typeof Environment>): string[] {
  if (MAIL_OUTBOX === 'off') return [];
  return [
    ...(SMTP_URL
      ? [
          'MAIL_OUTBOX is on and SMTP_URL is set, and mails go to one of them alone; to send them set MAIL_OUTBOX=off, to keep them here leave SMTP_URL and MAIL_FROM out.',
        ]
      : []),
    ...(ROLE === 'all'
      ? []
      : [
          `MAIL_OUTBOX is on and ROLE is "${ROLE}", and mails are kept in the memory of the process that makes them; set ROLE=all, or MAIL_OUTBOX=off.`,
        ]),
  ];
}

/** Without a mail whose link is followed, anybody could give an address of the domain, or that of who was invited. */
function signUpProblems({ SIGN_UP, SIGN_UP_DOMAINS, SMTP_URL }: z.infer<typeof Environment>): string[] {
  const problems: string[] = [];
  if ((SIGN_UP === 'domains') !== SIGN_UP_DOMAINS.length > 0)
    problems.push('SIGN_UP=domains and SIGN_UP_DOMAINS go together; set both, or neither.');
  if ((SIGN_UP === 'domains' || SIGN_UP === 'invited') && !SMTP_URL)
    problems.push(
      `SIGN_UP is "${SIGN_UP}" and no mail is sent, so that nobody has to show that an address is theirs; set SMTP_URL and MAIL_FROM, or SIGN_UP=closed.`,
    );
  return problems;
}

export type Config = Omit<z.infer<typeof Environment>, 'APP_URL' | 'AUTH_SECRET'> & {
  /** Address that people use; decides cookies and allowed origins. */
  APP_URL: string;
  /** Absolute path; created and writable. */
  DATA_DIR: string;
  AUTH_SECRET: string;
  /** There was no secret, and one has just been made. */
  isSecretNew: boolean;
};

/** Reads and checks the environment. Throws StartError naming each variable, what it got and what it wants. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const isSecret =
        /SECRET|PASSWORD|KEY|_TOKEN$|DATABASE_URL|SMTP_URL/.test(name) || /\/\/[^/]*@/.test(given[name] ?? '');
      const got = isSecret ? 'a value' : `"${given[name]}"`;
      return `${name} is ${got}; it wants ${issue.message}.`;
    });
    throw notValid(lines);
  }
  const config = parsed.data;
  const problems = [
    ...searchProblems(config),
    ...embeddingProblems(config),
    ...modelProblems(config),
    ...groupProblems(config),
    ...outboxProblems(config),
    ...signUpProblems(config),
  ];
  if (problems.length > 0) throw notValid(problems);
  const dataDir = resolve(config.DATA_DIR);
  prepareFolder(dataDir);
  const secretFile = join(dataDir, 'auth-secret');
  const isSecretNew = !config.AUTH_SECRET && !existsSync(secretFile);
  return {
    ...config,
    DATA_DIR: dataDir,
    APP_URL: config.APP_URL ?? `http://localhost:${config.PORT}`,
    AUTH_SECRET: config.AUTH_SECRET ?? keptSecret(secretFile),
    isSecretNew,
  };
}

const notValid = (lines: string[]) => new StartError(`The configuration is not valid.\n  ${lines.join('\n  ')}`);

function prepareFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
  } catch (error) {
    throw cannotWrite(dataDir, error);
  }
}

/** A secret that nobody set is made once and kept beside the data, readable by its owner alone. */
function keptSecret(path: string): string {
  try {
    if (!existsSync(path)) writeSecret(path);
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length >= SECRET_LENGTH_MIN) return secret;
  } catch (error) {
    throw cannotWrite(path, error);
  }
  throw new StartError(
    `The file ${path} is damaged: it should hold a secret of at least ${SECRET_LENGTH_MIN} characters. Take it out of a backup, where it is called auth-secret. Without one, remove it: a new one is made at the next start, everybody has to sign in again, and links that were mailed and the secrets of webhooks no longer hold.`,
  );
}

function writeSecret(path: string): void {
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    // A full disk leaves a file without content, which would be a secret that everybody knows.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(path, { force: true });
    throw error;
  }
}

function cannotWrite(path: string, error: unknown) {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC')
    return new StartError(
      `The disk that holds ${path} is full. Free some space, or set DATA_DIR to a folder elsewhere.`,
    );
  return new StartError(
    `Cannot write to ${path} (${code ?? String(error)}). Groundwork keeps its data there: make the folder writable, or set DATA_DIR to another one.`,
  );
}
