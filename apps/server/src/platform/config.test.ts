import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-test-'));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env });

test('[SEC-02] nothing that is not public may be called unless the operator names it', () => {
  expect(read({}).FETCH_ALLOW_HOSTS).toEqual([]);
  expect(read({ FETCH_ALLOW_HOSTS: 'mirror.intranet, 10.0.0.7' }).FETCH_ALLOW_HOSTS).toEqual([
    'mirror.intranet',
    '10.0.0.7',
  ]);
});

test.each([
  ['FETCH_ALLOW_HOSTS', '*.intranet', /FETCH_ALLOW_HOSTS is "\*\.intranet"; it wants host names/],
  ['FETCH_ALLOW_HOSTS', 'http://mirror/', /it wants host names/],
  [
    'APP_URL',
    'https://example.org/groundwork',
    /APP_URL is "https:\/\/example\.org\/groundwork"; it wants an address without a path/,
  ],
  ['APP_URL', 'https://example.org?a=b', /it wants an address without a path/],
  ['CONTACT_EMAIL', 'me', /CONTACT_EMAIL is "me"; it wants an e-mail address/],
  ['SAM_GOV_DAILY_LIMIT', 'many', /SAM_GOV_DAILY_LIMIT is "many"; it wants a number of requests/],
  ['SMTP_URL', 'http://mail', /SMTP_URL is a value; it wants an smtp:\/\/ or smtps:\/\/ address/],
  ['SMTP_URL', 'smtp://mail:25', /SMTP_URL is set and MAIL_FROM is not/],
  ['MAIL_FROM', 'a@example.org', /MAIL_FROM is set and SMTP_URL is not/],
  ['GOOGLE_CLIENT_ID', 'id', /GOOGLE_CLIENT_ID is set and GOOGLE_CLIENT_SECRET is not/],
  [
    'OIDC_ISSUER',
    'https://id.example',
    /OIDC_ISSUER is set and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and OIDC_NAME is not/,
  ],
  ['SEARCH_URL', 'search:9200', /SEARCH_URL is "search:9200"; it wants http:\/\/ or https:\/\/ addresses/],
  [
    'SEARCH_URL',
    'http://ann:secret@search:9200',
    /SEARCH_URL is set and DATABASE_URL is not; a search service finds records/,
  ],
  ['SEARCH_PREFIX', 'Ours', /SEARCH_PREFIX is "Ours"; it wants lower-case letters/],
  ['PROXIES', 'some', /PROXIES is "some"; it wants a number/],
  ['MAIL_OUTBOX', 'yes', /MAIL_OUTBOX is "yes"; it wants on or off/],
  ['MAIL_FROM', 'Groundwork', /MAIL_FROM is "Groundwork"; it wants an e-mail address, or Name <address>/],
  [
    'S3_ENDPOINT',
    'http://bucket.example',
    /S3_ENDPOINT is set and S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is not; set all/,
  ],
  ['S3_BUCKET', 'My Bucket', /S3_BUCKET is "My Bucket"; it wants a bucket’s name/],
  ['IMPORT_SCHEDULE', 'daily', /IMPORT_SCHEDULE is "daily"; it wants off, or five cron fields/],
])('[OPS-02] %s=%s is refused by name', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});

test('[OPS-02] public sources are fetched on a schedule only when asked to', () => {
  expect(read({}).IMPORT_SCHEDULE).toBe('off');
  expect(read({ IMPORT_SCHEDULE: '0 4 * * 1' }).IMPORT_SCHEDULE).toBe('0 4 * * 1');
});

const MODEL_HERE = { EMBEDDING_PROVIDER: 'openai-compatible', EMBEDDING_URL: 'http://localhost:11434/v1' };

test('[SRCH-02] without a setting search by meaning needs nothing from elsewhere', () => {
  expect(read({})).toMatchObject({ EMBEDDING_PROVIDER: 'encoder', EMBEDDING_QUERY_PREFIX: '' });
  expect(read({}).EMBEDDING_WEIGHT).toBeUndefined();
});

test('[SRCH-02] the address of an embedding service is taken with /embeddings, too', () => {
  const read1 = (EMBEDDING_URL: string) => read({ ...MODEL_HERE, EMBEDDING_URL, EMBEDDING_MODEL: 'm' }).EMBEDDING_URL;
  expect(read1('http://10.0.0.7:8080/v1/')).toBe('http://10.0.0.7:8080/v1');
  expect(read1('https://api.openai.com/v1/embeddings')).toBe('https://api.openai.com/v1');
});

test.each<[env: Record<string, string>, message: RegExp]>([
  [
    { EMBEDDING_PROVIDER: 'ollama' },
    /EMBEDDING_PROVIDER is "ollama"; it wants encoder, builtin, transformers, openai-compatible/,
  ],
  [{ EMBEDDING_PROVIDER: 'openai-compatible' }, /EMBEDDING_URL is not set; .* wants the address before \/embeddings/],
  [MODEL_HERE, /EMBEDDING_MODEL is not set; EMBEDDING_PROVIDER=openai-compatible wants the name of a model/],
  [{ ...MODEL_HERE, EMBEDDING_URL: 'localhost' }, /EMBEDDING_URL is "localhost"; it wants an http/],
  [{ ...MODEL_HERE, EMBEDDING_URL: 'http://a:b@host/v1' }, /it wants an address without a name and password/],
  [
    { EMBEDDING_PROVIDER: 'transformers' },
    /EMBEDDING_FOLDER is not set; EMBEDDING_PROVIDER=transformers wants the folder/,
  ],
  [
    { EMBEDDING_PROVIDER: 'transformers', EMBEDDING_FOLDER: '/nowhere' },
    /"\/nowhere"; it wants a folder with config\.json/,
  ],
  [
    { EMBEDDING_URL: 'http://localhost/v1' },
    /EMBEDDING_URL is set, but EMBEDDING_PROVIDER is encoder.* to openai-compatible/,
  ],
  [{ EMBEDDING_QUERY_PREFIX: 'query: ' }, /EMBEDDING_PROVIDER to transformers or openai-compatible, or unset/],
  [{ ...MODEL_HERE, EMBEDDING_MODEL: 'm', EMBEDDING_FOLDER: '/models' }, /EMBEDDING_FOLDER is set, but/],
  [{ EMBEDDING_WEIGHT: '60' }, /EMBEDDING_WEIGHT is "60"; it wants a number from 0 to 1/],
])('[SRCH-02] [OPS-02] %o is refused with what to do', (env, message) => {
  expect(() => read(env)).toThrow(message);
});

test('[SEC-02] a key or password of an embedding service is never in a message', () => {
  const env = { ...MODEL_HERE, EMBEDDING_URL: 'http://me:hidden@host/v1', EMBEDDING_API_KEY: 'hidden' };
  const messageOf = () => {
    try {
      return String(read(env));
    } catch (error) {
      return String(error);
    }
  };
  expect(messageOf()).toMatch(/EMBEDDING_URL/);
  expect(messageOf()).not.toContain('hidden');
  expect(() => read({ EMBEDDING_API_KEY: 'hidden' })).toThrow(/EMBEDDING_API_KEY is set/);
});

test('[PLAN-02] [OPS-02] payment needs all of its settings, and no key is ever in a message', () => {
  expect(() => read({ STRIPE_SECRET_KEY: 'hidden', STRIPE_PRICE_PLUS: 'price_1' })).toThrow(
    /STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_PRO is not; set all of them, or none/,
  );
  expect(() => read({ STRIPE_SECRET_KEY: 'hidden' })).not.toThrow(/hidden/);
  expect(read({}).STRIPE_API_URL).toBe('https://api.stripe.com');
});

test('an outbox takes the place of a mail server, and stands in one process alone', () => {
  const mail = { SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'a@example.org' };
  expect(() => read({ ...mail, MAIL_OUTBOX: 'on' })).toThrow(/set MAIL_OUTBOX=off, to keep them here leave SMTP_URL/);
  expect(() => read({ MAIL_OUTBOX: 'on', ROLE: 'web' })).toThrow(/set ROLE=all, or MAIL_OUTBOX=off/);
  expect(read({ ...mail }).MAIL_OUTBOX).toBe('off');
  expect(read({ MAIL_OUTBOX: 'on' }).MAIL_OUTBOX).toBe('on');
});

test('[OPS-05] a secret that has just been made is told from one that was there, and from one that is set', () => {
  const dir = mkdtempSync(join(tmpdir(), 'config-test-'));
  const secret = (env = {}) => readConfig({ DATA_DIR: dir, ...env });
  const first = secret();
  expect([first.isSecretNew, secret().isSecretNew, secret().AUTH_SECRET]).toEqual([true, false, first.AUTH_SECRET]);
  rmSync(join(dir, 'auth-secret'));
  expect(secret({ AUTH_SECRET: 'a secret that is long enough to be one' }).isSecretNew).toBe(false);
  expect([secret().isSecretNew, secret().isSecretNew]).toEqual([true, false]);
});

test('[OPS-05] [SEC-06] a secret that was cut off on its way to the disk is no secret, and is told with the way back', () => {
  const dir = mkdtempSync(join(tmpdir(), 'config-test-'));
  for (const left of ['', 'half of it']) {
    writeFileSync(join(dir, 'auth-secret'), left);
    expect(() => readConfig({ DATA_DIR: dir })).toThrow(/auth-secret is damaged.*out of a backup.*remove it/);
  }
  expect(readConfig({ DATA_DIR: dir, AUTH_SECRET: 'a secret that is long enough to be one' }).isSecretNew).toBe(false);
});
