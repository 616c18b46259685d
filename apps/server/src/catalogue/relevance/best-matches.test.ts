import { PULSE_MATCHES } from '@groundwork/contract/limits';
import { expect, test } from 'vitest';
import type { IndexHit, IndexQuery } from '../index/index.port.ts';
import type { About } from './about.ts';
import { bestMatches } from './best-matches.ts';

const hit = (title: string, organisation: string, grade: 'on topic' | 'related', related = 0.9) =>
  ({
    record: { title, organisations: [{ name: organisation, role: 'Awardee' }] },
    judgement: { grade, related, onTopic: grade === 'on topic' ? 0.9 : 0.1 },
  }) as unknown as IndexHit;

const matches = (onTopic: IndexHit[], related: IndexHit[]) =>
  bestMatches(
    {
      search: async ({ about }: IndexQuery) => {
        const hits = about!.atLeast === 'on topic' ? onTopic : [...onTopic, ...related];
        return { hits, total: hits.length } as never;
      },
    } as never,
    'awards',
    {} as About,
  );

test('[PULSE-06] what is on topic comes first, then what is clearly related; what may be is counted', async () => {
  const found = await matches(
    [hit('One', 'Acme', 'on topic')],
    [hit('Two', 'Bolt', 'related', 0.95), hit('Three', 'Core', 'related', 0.3)],
  );
  expect(found.hits.map(({ record }) => record.title)).toEqual(['One', 'Two']);
  expect([found.onTopic, found.total]).toEqual([1, 3]);
});

test('[PULSE-06] where nothing is clearly related, what has the thing’s name and lies near is shown, and nothing beyond that', async () => {
  const near = [hit('Near', 'Acme', 'related', 0.69), hit('Far', 'Bolt', 'related', 0.6)];
  expect((await matches([], near)).hits.map(({ record }) => record.title)).toEqual(['Near']);
  const surer = await matches([], [hit('Clear', 'Core', 'related', 0.8), ...near]);
  expect(surer.hits.map(({ record }) => record.title)).toEqual(['Clear']);
});

test('[PULSE-06] of near-duplicates one is shown', async () => {
  const titles = ['Anode one', 'ONE anode', 'Anode two', 'Anode three'];
  const { hits } = await matches(
    titles.map((title) => hit(title, 'Acme', 'on topic')),
    [],
  );
  expect(hits).toHaveLength(PULSE_MATCHES);
  expect(hits.map(({ record }) => record.title)).toEqual(['Anode one', 'Anode two', 'Anode three']);
});
