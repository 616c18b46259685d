import { expect, onTestFinished, test } from 'vitest';
import { makeQuery, makeRecord } from '../contract/records.ts';
import { openSqliteIndex } from './sqlite-index.ts';

test('[OPS-11] which state it is in and which model serves are answered while every reader is taken and searches wait', async () => {
  const index = await openSqliteIndex({ file: ':memory:', engines: [{ id: 'patents' }], readers: 1 });
  onTestFinished(() => index.close());
  await index.upsert([makeRecord('one')]);
  const searches = Promise.all(Array.from({ length: 100 }, () => index.search(makeQuery())));
  const state = Promise.all([index.version(), index.vectors.servingId()]);
  const [first] = await Promise.race([searches.then(() => ['searches']), state.then(() => ['state'])]);
  expect(first).toBe('state');
  expect(await state).toMatchObject([{ version: 1 }, null]);
  await searches;
});
