import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { BatchWriter } from './batch-writer.ts';
import { MemoryIndex } from './memory-index.ts';

test('[DATA-22] what is replaced is noted in order, one batch after the other and behind deletions, however long the index takes', async () => {
  const index = new MemoryIndex();
  const steps: string[] = [];
  const [first, second, third] = ['a', 'b', 'c'].map((id) => aRecord('awards', id));
  const slow: Partial<Record<string, number>> = { a: 40, b: 5 };
  index.get = async (refs) => {
    await sleep(slow[refs[0]!.id] ?? 0);
    return refs.map(() => null);
  };
  index.upsert = async (records) => {
    steps.push(`stored ${records.map(({ id }) => id)}`);
    return { added: records.length, changed: 0, unchanged: 0 };
  };
  index.markWithdrawn = async () => {
    await sleep(40);
    steps.push('withdrawn');
    return 1;
  };
  const writer = new BatchWriter(index, 'key', {
    isChosen: () => true,
    beforeWrite: async ([record]) => void steps.push(`noted ${record!.id}`),
  });
  await writer.put([first!], 1);
  await writer.put([second!], 2);
  await writer.withdraw([{ engine: first!.engine, id: 'a' }], 'gone');
  await writer.put([third!], 3);
  await writer.drain();
  expect(steps.filter((step) => step.startsWith('noted'))).toEqual(['noted a', 'noted b', 'noted c']);
  expect(steps.indexOf('noted c')).toBeGreaterThan(steps.indexOf('withdrawn'));
});
