import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

async function toldOf(ms: number, more?: string): Promise<string[]> {
  const told: string[] = [];
  const database = await openDatabase({ slow: { ms, onSlow: (_ms, statement) => told.push(statement) } });
  await database.pool.query('select $1::text,\n  2', ['a secret']);
  const client = await database.pool.connect();
  await client.query({ text: 'select 3 as by_object' });
  await expect(client.query('select nothing')).rejects.toThrow();
  if (more) await client.query(more);
  client.release();
  await database.close();
  return told;
}

test('[OPS-06] statements that take long are told by their text, without their values; others are not', async () => {
  expect(await toldOf(0)).toEqual(['select $1::text, 2', 'select 3 as by_object', 'select nothing']);
  expect(await toldOf(3_600_000)).toEqual([]);
  expect(await toldOf(200, 'select pg_sleep(0.3)')).toContain('select pg_sleep(0.3)');
});
