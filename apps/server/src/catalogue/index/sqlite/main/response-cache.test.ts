import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { makeQuery, makeRecord } from '../../contract/records.ts';
import { makeFolder, openOn } from '../test/open-in-folder.ts';
import { responseCache } from './response-cache.ts';

function answering(bytes: number) {
  const state = { version: 1, asked: 0, until: Number.POSITIVE_INFINITY };
  const search = responseCache({
    bytes,
    version: async () => state.version,
    ask: async () => {
      state.asked++;
      return { version: state.version, until: state.until, data: serialize({ total: state.asked }) };
    },
  });
  const total = async (query: Parameters<typeof makeQuery>[0]) => (await search(makeQuery(query), null)).total;
  return { state, total };
}

test('[SRCH-12] what was answered is answered again until the index changes', async () => {
  const { state, total } = answering(10_000);
  expect([await total({ limit: 1 }), await total({ limit: 1 }), await total({ limit: 2 })]).toEqual([1, 1, 2]);
  state.version = 2;
  expect([await total({ limit: 1 }), await total({ limit: 1 })]).toEqual([3, 3]);
});

test('[SRCH-12] what counts a call as open is asked anew once it has closed', async () => {
  const { state, total } = answering(10_000);
  state.until = Math.floor(Date.now() / 60_000) - 1;
  expect([await total({ limit: 1 }), await total({ limit: 1 })]).toEqual([1, 2]);
});

test('[SRCH-12] answers are kept as far as there is room, the oldest go first', async () => {
  const { state, total } = answering(serialize({ total: 1 }).byteLength * 2);
  for (const limit of [1, 2, 3, 3, 2]) await total({ limit });
  expect(state.asked).toBe(3);
  await total({ limit: 1 });
  expect(state.asked).toBe(4);
});

test('[SRCH-12] what depends on a project or on meaning is asked each time', async () => {
  const { state, total } = answering(10_000);
  const exclude = [{ engine: 'patents' as const, id: 'x' }];
  for (let n = 0; n < 2; n++) await total({ exclude });
  expect(state.asked).toBe(2);
});

test('[SRCH-12] whoever changes an answer changes nobody else’s, and another process’s change is seen at once', async () => {
  const file = `${makeFolder()}/catalogue.db`;
  const [index, other] = [await openOn(file), await openOn(file)];
  await index.upsert([makeRecord('one')]);
  const first = await index.search(makeQuery());
  first.hits.length = 0;
  expect((await index.search(makeQuery())).hits).toHaveLength(1);
  await other.upsert([makeRecord('two')]);
  expect((await index.search(makeQuery())).hits).toHaveLength(2);
});
