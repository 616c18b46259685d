import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDumpFile } from '../../../../test/database.ts';
import { openEmbedded } from './open-embedded.ts';

async function openPool(idleInTransactionMs: number): Promise<pg.Pool> {
  const embedded = await openEmbedded({ idleInTransactionMs, dumpFile: await testDumpFile() });
  const pool = new pg.Pool({ stream: embedded.stream, ssl: false });
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await embedded.close();
  });
  return pool;
}

test('a transaction that idles while others wait is ended with the SQLSTATE PostgreSQL has for it', async () => {
  const pool = await openPool(50);
  const idle = await pool.connect();
  const ended = new Promise<Error>((resolve) => idle.on('error', resolve));
  await idle.query('BEGIN');
  const { rows } = await pool.query('SELECT 1 AS n');
  expect(rows).toEqual([{ n: 1 }]);
  expect(await ended).toMatchObject({ code: '25P03' });
  idle.release(true);
});

test('COPY FROM STDIN is refused and the connection stays usable', async () => {
  const pool = await openPool(10_000);
  await pool.query('CREATE TABLE target (n int)');
  await expect(pool.query('COPY target FROM STDIN')).rejects.toMatchObject({ code: '0A000' });
  expect((await pool.query('SELECT n FROM target')).rows).toEqual([]);
});
