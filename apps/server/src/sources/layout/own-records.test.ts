import { readFileSync } from 'node:fs';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { MemoryIndex } from '../../catalogue/import/memory-index.ts';
import { runImport } from '../../catalogue/import/run-import.ts';
import { recogniseSource } from '../registry.ts';
import { layoutFor } from './layout.source.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/own-records.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/```(csv|jsonl) (\S+)\n([\s\S]*?)```/g)].map(
  ([, format = '', engine = '', content = '']) => ({ format, engine, content }),
);

test('[DATA-03] the guide has an example of every engine', () => {
  expect(
    examples
      .filter(({ format }) => format === 'csv')
      .map(({ engine }) => engine)
      .toSorted(),
  ).toEqual([...ENGINES].toSorted());
});

test.each(examples)(
  '[DATA-03] the example of $engine as $format is imported whole',
  async ({ format, engine, content }) => {
    const asked = engine === 'all' ? null : (engine as Engine);
    const file = memoryFile(`ours.${format}`, content);
    expect((await recogniseSource(file, asked))?.name).toBe('layout');
    const index = new MemoryIndex();
    const summary = await runImport({ index, source: layoutFor(asked), file, signal: new AbortController().signal });
    expect(summary.rejections).toEqual([]);
    expect(summary.added).toBe(format === 'csv' ? 1 : 2);
    for (const record of index.records.values()) {
      expect(Object.keys(record.facets).length).toBeGreaterThan(1);
      // A column meant as a filter must not end as a misfit.
      expect(Object.keys(record.data).filter((name) => name.startsWith('column:'))).toEqual([]);
    }
  },
);
