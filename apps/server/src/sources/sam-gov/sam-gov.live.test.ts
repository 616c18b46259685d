import { afterEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayHost, type ReplayServer } from '../../../test/replay-server.ts';
import { MemoryIndex } from '../../catalogue/import/memory-index.ts';
import { type LiveRunOptions, runLive } from '../../catalogue/import/run-live.ts';
import { samGov } from './sam-gov.source.ts';

const KEY = 'SAM-0a1b+2c';

let replay: ReplayServer | undefined;
afterEach(() => replay?.close());

async function run(answer: ReplayHost, options: Partial<LiveRunOptions> = {}) {
  replay = await openReplayServer({ 'api.sam.gov': answer });
  const index = new MemoryIndex();
  const progress: unknown[] = [];
  const summary = await runLive({
    index,
    source: { ...samGov, live: samGov.live! },
    engine: null,
    since: '2026-01-01',
    client: replay.client,
    settings: { SAM_GOV_API_KEY: KEY, SAM_GOV_DAILY_LIMIT: '1000' },
    signal: new AbortController().signal,
    now: () => new Date('2026-01-05T12:00:00Z'),
    onProgress: (one) => progress.push(structuredClone(one)),
    ...options,
  });
  return { index, summary, progress };
}

/** The source repeats the key wherever it can. */
const notice = (id: string, query: URLSearchParams) => ({
  noticeId: id,
  title: `Notice ${id} for ${KEY}`,
  solicitationNumber: query.get('api_key'),
  uiLink: `https://sam.gov/opp/${id}/view?api_key=${encodeURIComponent(KEY)}`,
  description: `https://elsewhere.example.org/text?noticeid=${id}&api_key=${KEY}`,
  pointOfContact: [{ type: 'primary', fullName: KEY, email: `${KEY}@example.org` }],
});

const isText = (path: string) => path.endsWith('/noticedesc');

test('[DATA-16] the key stays out of records, checkpoints, messages and other hosts', async () => {
  const { index, summary, progress } = await run(({ path, query }) =>
    isText(path)
      ? { json: { description: `<p>Ask https://api.sam.gov/x?api_key=${KEY}</p>` } }
      : { json: { totalRecords: 2, opportunitiesData: [notice('n1', query), { title: `Nameless ${KEY}` }] } },
  );
  expect(summary).toMatchObject({ failure: null, added: 1, rejected: 1 });
  expect(new Set(replay!.requests.map(({ host }) => host))).toEqual(new Set(['api.sam.gov']));
  for (const request of replay!.requests) expect(request.query.get('api_key')).toBe(KEY);
  const stored = JSON.stringify([[...index.records], [...index.checkpoints], summary, progress]);
  for (const secret of [KEY, encodeURIComponent(KEY)]) expect(stored).not.toContain(secret);
  expect(index.records.get('funding-opportunities/sam-gov-n1')).toMatchObject({
    url: 'https://sam.gov/opp/n1/view',
    data: { description: 'Ask https://api.sam.gov/x' },
  });
});

test.each([
  ['whole', ''],
  ['cut off in its middle', 'x'.repeat(163)],
])('[DATA-16] an error that repeats the key tells it to nobody, %s', async (_name, padding) => {
  const { summary } = await run(() => ({
    status: 403,
    json: { message: `${padding} Not allowed: /search?api_key=${KEY}` },
  }));
  expect(summary.failure).toContain('Not allowed');
  expect(summary.failure).not.toContain(KEY.slice(0, 4));
});

test('[DATA-16] an answer that is no list of notices is a failure', async () => {
  const { summary } = await run(() => ({ json: { errorCode: '500', errorMessage: 'Try later' } }));
  expect(summary.failure).toBe('SAM.gov answered no count of notices');
});

test('[DATA-16] when the quota ends, the rest comes without text, and how many is told', async () => {
  let texts = 0;
  const { index, summary } = await run(({ path, query }) => {
    if (!isText(path))
      return { json: { totalRecords: 3, opportunitiesData: ['a', 'b', 'c'].map((id) => notice(id, query)) } };
    texts += 1;
    if (texts === 1) return { status: 404, json: { message: 'Description Not Found' } };
    if (texts === 2) return { json: { description: '<p>Quiet pumps.</p>' } };
    return { status: 429, json: { message: 'You have exceeded your quota' } };
  });
  expect(summary).toMatchObject({ failure: null, added: 3, rejected: 1 });
  expect(summary.rejections).toEqual([
    {
      at: 'texts',
      reason: '1 of 3 notices are stored without their text: api.sam.gov answered 429: You have exceeded your quota',
    },
  ]);
  const described = [...index.records.values()].map(({ data }) => data['description']);
  expect(described).toEqual([undefined, 'Quiet pumps.', undefined]);
});

test('[DATA-16] years are searched one at a time, within the day’s calls', async () => {
  const { summary } = await run(
    ({ query }) => ({ json: { totalRecords: 1, opportunitiesData: [notice('n', query)] } }),
    {
      since: '2024-01-01',
      settings: { SAM_GOV_API_KEY: KEY, SAM_GOV_DAILY_LIMIT: '4' },
    },
  );
  expect(summary.failure).toBeNull();
  const searches = replay!.requests.filter(({ path }) => !isText(path));
  expect(searches.map(({ query }) => [query.get('postedFrom'), query.get('postedTo')])).toEqual([
    ['01/01/2024', '12/30/2024'],
    ['12/31/2024', '12/30/2025'],
    ['12/31/2025', '01/05/2026'],
  ]);
  expect(replay!.requests).toHaveLength(4);
});

test('[DATA-16] a text that is stored is kept and costs no call again', async () => {
  const answer: ReplayHost = ({ path, query }) =>
    isText(path)
      ? { json: { description: 'Quiet pumps.' } }
      : { json: { totalRecords: 2, opportunitiesData: ['a', 'b'].map((id) => notice(id, query)) } };
  const limited = { settings: { SAM_GOV_API_KEY: KEY, SAM_GOV_DAILY_LIMIT: '2' } };
  const { index, summary } = await run(answer, limited);
  expect(summary).toMatchObject({ added: 2, rejected: 1 });
  const again = await run(answer, { ...limited, index });
  expect(again.summary).toMatchObject({ changed: 1, unchanged: 1, rejected: 0 });
  expect([...index.records.values()].map(({ data }) => data['description'])).toEqual(['Quiet pumps.', 'Quiet pumps.']);
});
