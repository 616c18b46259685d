import { mkdtempSync } from 'node:fs';
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
  ['CONTACT_EMAIL', 'me', /CONTACT_EMAIL is "me"; it wants an e-mail address/],
  ['SAM_GOV_DAILY_LIMIT', 'many', /SAM_GOV_DAILY_LIMIT is "many"; it wants a number of requests/],
  ['SMTP_URL', 'http://mail', /SMTP_URL is a value; it wants an smtp:\/\/ or smtps:\/\/ address/],
  ['SMTP_URL', 'smtp://mail:25', /SMTP_URL is set and MAIL_FROM is not/],
  ['MAIL_FROM', 'a@example.org', /MAIL_FROM is set and SMTP_URL is not/],
  ['MAIL_FROM', 'Groundwork', /MAIL_FROM is "Groundwork"; it wants an e-mail address, or Name <address>/],
  ['IMPORT_SCHEDULE', 'daily', /IMPORT_SCHEDULE is "daily"; it wants off, or five cron fields/],
])('[OPS-02] %s=%s is refused by name', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});

test('[OPS-02] public sources are fetched on a schedule only when asked to', () => {
  expect(read({}).IMPORT_SCHEDULE).toBe('off');
  expect(read({ IMPORT_SCHEDULE: '0 4 * * 1' }).IMPORT_SCHEDULE).toBe('0 4 * * 1');
});
