import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { refKey } from '../../catalogue/record.ts';
import { NO_CHART } from '../../evidence/idea/claim-chart.ts';
import { judgingService } from './judging.service.ts';

test('[REL-07] of more records than a model reads the likeliest are read', async () => {
  const index = await openIndexWithoutThreads();
  try {
    const records = Array.from({ length: 30 }, (_, at) => aRecord('awards', `a${at}`, { title: `Award ${at}` }));
    await index.upsert(records);
    const keys = records.map(refKey);
    const near = Object.fromEntries(keys.map((key, at) => [key, [{ statement: 0, certainty: at / 100, quote: null }]]));
    const read: string[] = [];
    const judging = judgingService({
      judged: {
        find: async () => [],
        save: async (_project, _key, { id }) => void read.push(id),
        forget: async () => {},
      },
      usage: { name: 'stand-in', ask: async () => ({ near: [] }) as never },
      index,
      engineOf: engineDeclaration,
      clock: { now: () => new Date('2026-01-05T12:00:00Z') },
    });
    const project = { id: 'p', title: 'Plug', description: 'A plug.' } as never;
    const chart = { ...NO_CHART, statements: ['A plug'], held: keys, near } as never;
    await judging.judge(project, chart, 'judging:p', new AbortController().signal);
    expect(read.toSorted()).toEqual(
      records
        .slice(10)
        .map(({ id }) => id)
        .toSorted(),
    );
  } finally {
    await index.close();
  }
});
