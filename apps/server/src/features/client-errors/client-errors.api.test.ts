import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { impersonal } from './client-errors.service.ts';

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

test('[ERR-02] visitors report, too; long reports are cut; unknown kinds and too many are refused', async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await visitor.post('/errors', { kind: 'export', message: 'x'.repeat(5_000), stack: 'y'.repeat(50_000) });
  const line = JSON.parse(app.faults.at(-1)!);
  expect([line.userId, line.said.length, line.stack.length]).toEqual([null, 1_000, 6_000]);
  expect((await visitor.post('/errors', { kind: 'virus', message: '' })).status).toBe(400);

  const person = await app.signedUp();
  const statuses: number[] = [];
  for (let each = 0; each < 11; each += 1)
    statuses.push((await person.post('/errors', { kind: 'render', message: 'again' })).status);
  expect(statuses).toEqual([...Array(10).fill(202), 429]);
  await app.close();
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
