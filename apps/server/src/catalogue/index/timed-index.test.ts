import { expect, test } from 'vitest';
import { NO_TRACING } from '../../platform/tracing/tracing.port.ts';
import { makeQuery, makeRecord } from './contract/records.ts';
import { makeFolder, openOn } from './sqlite/test/open-in-folder.ts';
import { timedIndex } from './timed-index.ts';

test('[OPS-06] searches are timed by what became of them, those of who sees an organization’s own records as well', async () => {
  const ended: string[] = [];
  const index = timedIndex(await openOn(`${makeFolder()}/catalogue.db`), {
    onEnd: ({ operation, outcome }) => ended.push(`${operation} ${outcome}`),
    tracing: NO_TRACING,
  });
  await index.upsert([makeRecord('own', { collection: 'a' })]);
  expect((await index.search(makeQuery())).total).toBe(0);
  expect((await index.seenBy('a').searchRefs(makeQuery())).total).toBe(1);
  await expect(index.search(makeQuery(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  await expect(index.search({ ...makeQuery(), engines: null as never })).rejects.toThrow();
  expect(ended).toEqual(['search answered', 'searchRefs answered', 'search canceled', 'search failed']);
});
