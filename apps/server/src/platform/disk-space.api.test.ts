import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../test/app.ts';
import { systemClock } from './clock.ts';
import { diskSpace } from './disk-space.ts';

test('a store that has no room is 503 with the reason, and the server is not ready until it stores again', async () => {
  let ahead = 0;
  const app = await openTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  const person = await app.signedUp();
  // As PostgreSQL says it, on whichever machine its disk is full.
  await app.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on project for each row execute function refuse()`);
  expect((await person.get('/ready')).status).toBe(200);
  const refused = await person.post('/projects', { areaOfInterest: 'A solid electrolyte.' });
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(refused.body.message).toMatch(/no room left/);
  const unready = await person.get('/ready');
  expect([unready.status, unready.body.message]).toEqual([503, expect.stringMatching(/disk is full/)]);
  expect((await person.get('/health')).status).toBe(200);
  expect(JSON.parse(app.faults.shift()!)).toMatchObject({ message: 'the disk is full' });
  await app.database.pool.query('drop trigger full_disk on project');
  expect((await person.post('/projects', { areaOfInterest: 'A solid electrolyte.' })).status).toBe(201);
  ahead = 61_000;
  expect((await person.get('/ready')).status).toBe(200);
  expect(app.faults).toEqual([]);
  await app.close();
});

test('what a full disk says, however deep in an error, is told from other failures', () => {
  const disk = diskSpace({ dir: tmpdir(), clock: systemClock });
  const wrapped = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(), { code }) });
  expect(['53100', 'ENOSPC', 'EDQUOT', '23505'].map((code) => disk.isFullError(wrapped(code)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(disk.isFullError('full')).toBe(false);
});

test('a data folder on a disk that is nearly full is a problem before anything fails', async (context) => {
  const dir = mkdtempSync(join(tmpdir(), 'groundwork-small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dir]);
  if (status !== 0) return context.skip('A small disk can only be made by root on Linux.');
  onTestFinished(() => void spawnSync('umount', ['-l', dir]));
  expect(await diskSpace({ dir, clock: systemClock }).problem()).toContain(dir);
  expect(await diskSpace({ dir: tmpdir(), clock: systemClock }).problem()).toBeNull();
});
