import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { createLog } from '../../platform/log/log.ts';
import { clientErrorService, impersonal } from './client-errors.service.ts';

test('[ERR-02] an error of the browser goes to the log, with the user’s id and nothing else of the person', async () => {
  const app = await openTestApp();
  const visitor = await app.signedUp('ada@example.org');
  const report = {
    kind: 'render',
    message: 'Cannot read ada@example.org of undefined',
    stack: 'Error: at http://groundwork.test/assets/a.js?token=secret:1:2\n  at mailto:bob@example.org',
    path: '/search?query=my+secret+invention',
  };
  expect((await visitor.post('/errors', report)).status).toBe(202);
  const line = JSON.parse(app.faults.at(-1)!);
  const { id } = (await visitor.get('/auth/session')).body.user;
  expect(line).toMatchObject({ message: 'error in the browser', kind: 'render', userId: id, path: '/search' });
  expect(line.said).toBe('Cannot read (email) of undefined');
  expect(JSON.stringify(line)).not.toMatch(/secret|example\.org/);
  expect(line.stack).toContain('assets/a.js');
  await app.close();
});

test('[ERR-02] long reports are cut; unknown kinds and too many are refused', async () => {
  const app = await openTestApp();
  const person = await app.signedUp();
  await person.post('/errors', { kind: 'export', message: 'x'.repeat(5_000), stack: 'y'.repeat(50_000) });
  const line = JSON.parse(app.faults.at(-1)!);
  expect([line.said.length, line.stack.length]).toEqual([1_000, 6_000]);
  expect((await person.post('/errors', { kind: 'virus', message: '' })).status).toBe(400);
  const statuses: number[] = [];
  for (let each = 0; each < 10; each += 1)
    statuses.push((await person.post('/errors', { kind: 'render', message: 'again' })).status);
  expect(statuses).toEqual([...Array(9).fill(202), 429]);
  await app.close();
});

test('[ERR-02] of what visitors send only names of errors and places in the client’s files are logged, as a warning', async () => {
  const lines: string[] = [];
  const database = await openTestDatabase();
  const service = clientErrorService({ database, log: createLog('warn', (line) => lines.push(line)) });
  const error = {
    kind: 'render' as const,
    message: 'TypeError: the database was dropped by the admin',
    stack: 'at x (https://groundwork.test/assets/a-1.js:1:2)\nfatal: restore from https://attacker.example',
    path: '/bad',
  };
  for (let each = 0; each < 10; each += 1) await service.report(null, '203.0.113.1', error);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'warn',
    kind: 'render',
    said: 'TypeError',
    stack: ['assets/a-1.js:1:2'],
  });
  expect(lines.join()).not.toMatch(/dropped|attacker|bad/);
  await expect(service.report(null, '203.0.113.1', error)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await service.report(null, '203.0.113.2', error);
  await database.close();
});

test('[ERR-02] no address of a person and no query survives, wherever it stands', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(word, word, fc.string(), fc.string(), (name, host, before, after) => {
      expect(impersonal(`${before} ${name}@${host}.org ${after}`)).not.toContain(`${name}@${host}.org`);
      expect(impersonal(`/path?q=${name}#${host}`)).toBe('/path');
    }),
  );
});
