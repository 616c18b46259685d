import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labTechnologyRecord } from '../engines/federal-lab-technologies.ts';
import { memoryFile } from './memory-file.ts';
import { MemoryIndex } from './memory-index.ts';
import { runImport } from './run-import.ts';
import type { Source, SourceItem } from './source.port.ts';

const file = memoryFile('made.csv', 'made');
const never = new AbortController().signal;

const item = (id: number): SourceItem => {
  const stamp = {
    id: `t-${id}`,
    url: null,
    source: { name: 'Made', url: null, retrievedAt: '2026-01-01T00:00:00Z', licence: '', isSample: false },
  };
  return { at: `line ${id}`, record: labTechnologyRecord({ title: `Technology ${id}` }, stamp) };
};
const bad = (id: number): SourceItem => ({ at: `line ${id}`, rejected: 'No title' });

function sourceOf(items: SourceItem[], onItem: (index: number) => void = () => {}): Source {
  return {
    name: 'made',
    label: 'Made',
    url: '',
    licence: '',
    engines: ['federal-lab-technologies'],
    recognises: () => true,
    async *read() {
      for (const [index, one] of items.entries()) {
        onItem(index);
        yield one;
      }
    },
  };
}

const items = Array.from({ length: 25 }, (_, index) => (index % 6 === 5 ? bad(index) : item(index)));

test('[DATA-04] a first import adds all good rows and reports the bad ones with their place', async () => {
  const index = new MemoryIndex();
  const summary = await runImport({ index, source: sourceOf(items), file, signal: never, batchSize: 4 });
  expect(summary).toMatchObject({
    read: 25,
    added: 21,
    changed: 0,
    unchanged: 0,
    rejected: 4,
    isResumed: false,
    failure: null,
  });
  expect(summary.rejections[0]).toEqual({ at: 'line 5', reason: 'No title' });
  expect(index.records.size).toBe(21);
});

test('[DATA-04] a second import changes nothing', async () => {
  const index = new MemoryIndex();
  const run = () => runImport({ index, source: sourceOf(items), file, signal: never, batchSize: 4 });
  await run();
  expect(await run()).toMatchObject({ read: 25, added: 0, changed: 0, unchanged: 21, rejected: 4, isResumed: false });
});

test('stopped anywhere and started again, the end is the same as of one run, and nothing is counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(24), fc.integer({ min: 1, max: 9 }), async (stopAt, batchSize) => {
      const index = new MemoryIndex();
      const controller = new AbortController();
      const stopping = sourceOf(items, (position) => {
        if (position === stopAt) controller.abort();
      });
      await expect(
        runImport({ index, source: stopping, file, signal: controller.signal, batchSize }),
      ).rejects.toThrow();
      const summary = await runImport({ index, source: sourceOf(items), file, signal: never, batchSize });
      expect(summary).toMatchObject({ read: 25, added: 21, changed: 0, unchanged: 0, rejected: 4 });
      expect(index.records.size).toBe(21);
    }),
  );
});

test('read is always added + changed + unchanged + rejected', async () => {
  const anyItem = fc.oneof(fc.nat(8).map(item), fc.nat(8).map(bad));
  await fc.assert(
    fc.asyncProperty(fc.array(anyItem), fc.integer({ min: 1, max: 5 }), async (some, batchSize) => {
      const summary = await runImport({
        index: new MemoryIndex(),
        source: sourceOf(some),
        file,
        signal: never,
        batchSize,
      });
      expect(summary.read).toBe(summary.added + summary.changed + summary.unchanged + summary.rejected);
      expect(summary.read).toBe(some.length);
    }),
  );
});

test('a source that breaks off keeps what came before and says why', async () => {
  const index = new MemoryIndex();
  const breaking = sourceOf(items, (position) => {
    if (position === 10) throw new Error('unexpected end of file');
  });
  const summary = await runImport({ index, source: breaking, file, signal: never, batchSize: 4 });
  expect(summary).toMatchObject({
    read: 10,
    added: 9,
    rejected: 1,
    failure: 'Reading stopped: unexpected end of file',
  });
});

test('records that do not fit their engine are refused with the field', async () => {
  const good = item(1);
  if (!('record' in good)) throw new Error('made above');
  const misfit: SourceItem = { at: 'line 2', record: { ...good.record, id: 'x', date: '2021-13' } };
  const repeated: SourceItem = { at: 'line 3', record: { ...good.record, title: 'Other' } };
  const summary = await runImport({
    index: new MemoryIndex(),
    source: sourceOf([good, misfit, repeated]),
    file,
    signal: never,
  });
  expect(summary.rejections.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^date: /),
    'Duplicates the id t-1 of an earlier record of this file',
  ]);
});

test('a dry run stores nothing', async () => {
  const summary = await runImport({ index: null, source: sourceOf(items), file, signal: never });
  expect(summary).toMatchObject({ read: 25, added: 21, rejected: 4 });
});

const isGone = (index: MemoryIndex, id: number) =>
  index.records.get(`federal-lab-technologies/t-${id}`)?.withdrawn?.isDeleted === true;

test('[DATA-17] what a whole file of its source lacks is marked as withdrawn, and comes back when it is listed again', async () => {
  const index = new MemoryIndex();
  const good = Array.from({ length: 20 }, (_, id) => item(id));
  const run = (some: SourceItem[], isComplete: boolean) =>
    runImport({ index, source: sourceOf(some), file, isComplete, signal: never, batchSize: 4 });
  await run(good, true);
  await run(good.slice(2), false);
  expect(isGone(index, 0)).toBe(false);
  expect(await run(good.slice(2), true)).toMatchObject({ read: 18, unchanged: 18, withdrawn: 2, notice: null });
  expect([0, 1, 2].map((id) => isGone(index, id))).toEqual([true, true, false]);
  expect(index.records.get('federal-lab-technologies/t-0')?.withdrawn?.reason).toBe('Made does not list it any more');
  expect(await run(good.slice(2), true)).toMatchObject({ withdrawn: 0 });
  expect(await run(good, true)).toMatchObject({ changed: 2, unchanged: 18 });
  expect(isGone(index, 0)).toBe(false);
});

test('[DATA-17] a listing that may be faulty marks nothing, and says so', async () => {
  const index = new MemoryIndex();
  const good = Array.from({ length: 20 }, (_, id) => item(id));
  const run = (some: SourceItem[], onItem?: (index: number) => void) =>
    runImport({ index, source: sourceOf(some, onItem), file, isComplete: true, signal: never, batchSize: 4 });
  await run(good);
  expect(await run(good.slice(10))).toMatchObject({
    withdrawn: 0,
    notice: '10 stored records are not listed any more; none was marked, because they are more than 20 % of all',
  });
  expect(await run([bad(0), ...good.slice(1)])).toMatchObject({
    withdrawn: 0,
    notice: expect.stringContaining('they may be among the 1 that could not be read'),
  });
  const breaking = (position: number) => {
    if (position === 18) throw new Error('cut off');
  };
  expect(await run(good, breaking)).toMatchObject({ withdrawn: 0, failure: 'Reading stopped: cut off' });
  expect([...index.records.values()].some(({ withdrawn }) => withdrawn)).toBe(false);
});

test('[DATA-17] deletions that the source announces are marked in the order of the file', async () => {
  const index = new MemoryIndex();
  const gone = (id: number): SourceItem => ({
    at: `line ${id}`,
    deleted: { engine: 'federal-lab-technologies', id: `t-${id}` },
    reason: 'Taken back',
  });
  const summary = await runImport({
    index,
    source: sourceOf([item(1), item(2), gone(1), gone(2), gone(3), item(2), item(4)]),
    file,
    signal: never,
    batchSize: 3,
  });
  expect(summary).toMatchObject({ read: 4, added: 3, rejected: 1, withdrawn: 2 });
  expect([1, 2, 4].map((id) => isGone(index, id))).toEqual([true, true, false]);
});
