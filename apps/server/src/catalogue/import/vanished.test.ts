import { expect, onTestFinished, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { withdrawVanished } from './vanished.ts';

test('[DATA-24] a file withdraws what it has dropped, and not what another source tells under the same id since', async () => {
  const index = await openIndexWithoutThreads();
  onTestFinished(() => index.close());
  const refs = ['own', 'others'].map((id) => ({ engine: 'awards' as const, id, source: 'Our file' }));
  const from = (id: string, name: string) => {
    const record = aRecord('awards', id);
    return { ...record, source: { ...record.source, name } };
  };
  await index.upsert([from('own', 'Our file'), from('others', 'Another source')]);
  expect(await withdrawVanished(index, 'one', refs, 'Gone from its file')).toBe(1);
  expect((await index.get(refs)).map((record) => record?.withdrawn?.isDeleted ?? false)).toEqual([true, false]);
});
