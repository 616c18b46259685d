import { expect, onTestFinished, test } from 'vitest';
import { openReplayServer } from '../../../test/replay-server.ts';
import { edgarFilings } from './edgar-search.ts';

test('[LIVE-02] who has filed several times comes once, and each filing counts as read', async () => {
  const hit = (cik: string, name: string, number: number) => ({
    _id: `0001-26-${number}:a.htm`,
    _source: { ciks: [cik], display_names: [`${name}  (CIK ${cik})`], adsh: `0001-26-${number}` },
  });
  const hits = [
    hit('0000000007', 'Made Up Inc', 1),
    hit('0000000007', 'Made Up Inc', 2),
    hit('0000000008', 'Other', 3),
  ];
  const replay = await openReplayServer({ 'efts.sec.gov': () => ({ json: { hits: { total: { value: 3 }, hits } } }) });
  onTestFinished(() => replay.close());
  const words = { groups: [['battery']], shape: 'all' as const };
  const context = { client: replay.client, signal: new AbortController().signal, words };
  const found = [];
  for await (const { filing, place } of edgarFilings(context, '10-K', 0)) found.push([place, filing]);
  expect(found).toEqual([
    [0, { cik: '7', name: 'Made Up Inc', accession: '0001-26-1' }],
    [1, null],
    [2, { cik: '8', name: 'Other', accession: '0001-26-3' }],
  ]);
});
