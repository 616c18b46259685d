import { expect, onTestFinished, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { keptBy, replaced, undoImport } from './undo.ts';

test('[DATA-22] taking back: what is cited keeps its page and leaves the searches, what others changed since stays', async () => {
  const index = await openIndexWithoutThreads();
  onTestFinished(() => index.close());
  const before = aRecord('awards', 'changed', { title: 'Before' });
  await index.upsert([before]);
  const brought = ['cited', 'plain', 'later'].map((id) => aRecord('awards', id));
  const batch = [...brought, { ...before, title: 'After' }];
  const refs = batch.map(({ engine, id }) => ({ engine, id }));
  await keptBy(index, 'one').add(replaced(batch, await index.get(refs)));
  await index.upsert(batch);
  await index.upsert([aRecord('awards', 'later', { title: 'Changed by others' })]);

  expect(await undoImport(index, 'one', [{ engine: 'awards', id: 'cited' }])).toEqual({ removed: 2, restored: 1 });
  const [cited, plain, later, changed] = await index.get(refs);
  expect(cited?.withdrawn?.isDeleted).toBe(true);
  expect(plain).toBeNull();
  expect(later?.title).toBe('Changed by others');
  expect(changed?.title).toBe('Before');
});

test('[DATA-22] a record that stands twice in the file is as it was before the first of them', async () => {
  const index = await openIndexWithoutThreads();
  onTestFinished(() => index.close());
  const known = aRecord('awards', 'known', { title: 'Before' });
  await index.upsert([known]);
  const refs = ['known', 'new'].map((id) => ({ engine: 'awards' as const, id }));
  for (const title of ['First row', 'Second row']) {
    const batch = refs.map(({ id }) => aRecord('awards', id, { title }));
    await keptBy(index, 'one').add(replaced(batch, await index.get(refs)));
    await index.upsert(batch);
  }
  await undoImport(index, 'one', []);
  expect((await index.get(refs)).map((record) => record?.title)).toEqual(['Before', undefined]);
});
