import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { MemoryIndex } from '../../catalogue/import/memory-index.ts';
import { keptBy } from '../../catalogue/import/undo.ts';
import { run } from './clear-imports.worker.ts';
import type { TableImportRow } from './table-imports.repository.ts';

test('[DATA-22] what an import replaced is forgotten after thirty days, and files that were never imported after a day', async () => {
  const index = new MemoryIndex();
  const ref = { engine: 'awards' as const, id: 'a' };
  await keptBy(index, 'old').add([{ ref, before: aRecord('awards', 'a'), hash: 'x' }]);
  await keptBy(index, 'new').add([{ ref, before: null, hash: 'y' }]);
  const steps: string[] = [];
  const days = (date: Date) => (Date.UTC(2026, 2, 31) - date.getTime()) / 86_400_000;
  const left = { id: 'left', transferId: 't', fileSize: 1 } as TableImportRow;
  const imports = {
    abandoned: async (before: Date) => (days(before) >= 1 ? [left] : []),
    endedBefore: async (before: Date) => (days(before) === 30 ? ['old'] : []),
    delete: async (id: string) => void steps.push(`row ${id}`),
  };
  const storage = { remove: async ({ key }: { key: string }) => void steps.push(`file ${key}`) };
  const clock = { now: () => new Date('2026-03-31T00:00:00Z') };
  await run({}, { signal: new AbortController().signal }, { imports, index, storage, clock });
  expect(steps).toEqual(['file imports/left', 'row left']);
  expect([await keptBy(index, 'old').count(), await keptBy(index, 'new').count()]).toEqual([0, 1]);
});
