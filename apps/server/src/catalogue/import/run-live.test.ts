import { afterEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayHost, type ReplayServer } from '../../../test/replay-server.ts';
import { loadSource } from '../../sources/registry.ts';
import { importLive, type LiveCapableSource } from './import-live.ts';
import { MemoryIndex } from './memory-index.ts';
import { type LiveRunOptions, runLive } from './run-live.ts';

let replay: ReplayServer;
afterEach(() => replay.close());

const never = new AbortController().signal;
const nsfAward = (id: string) => ({ id, title: `Award ${id}`, startDate: '01/02/2026', awardeeName: 'Made Up' });
const nsfAnswer = (...ids: string[]) => ({
  json: { response: { metadata: { totalCount: ids.length }, award: ids.map(nsfAward) } },
});

async function open(hosts: Record<string, ReplayHost>) {
  replay = await openReplayServer(hosts);
  const index = new MemoryIndex();
  const options = (today: string) => ({
    index,
    engine: null,
    since: null,
    client: replay.client,
    settings: {},
    signal: never,
    now: () => new Date(`${today}T12:00:00Z`),
  });
  const run = async (name: string, today: string, more: Partial<LiveRunOptions> = {}) =>
    runLive({ ...options(today), source: (await loadSource(name, null)) as LiveCapableSource, ...more });
  return { index, options, run };
}

test('[DATA-16] NSF: an error inside a success is tried again, and told when it stays', async () => {
  const fault = { json: { response: { serviceNotification: [{ notificationMessage: 'Service is busy' }] } } };
  const { run } = await open({ 'api.nsf.gov': () => nsfAnswer('1') });
  replay.interrupt('api.nsf.gov', fault, fault);
  expect(await run('nsf', '2026-01-05')).toMatchObject({ failure: null, added: 1 });
  replay.interrupt('api.nsf.gov', ...Array.from({ length: 6 }, () => fault));
  expect(await run('nsf', '2026-01-05')).toMatchObject({
    failure: 'api.nsf.gov answered an error: Service is busy',
  });
});

test('[DATA-16] the mark moves with finished runs, and stays where days would be left out', async () => {
  const { run } = await open({ 'api.nsf.gov': () => nsfAnswer('1') });
  expect(await run('nsf', '2026-01-05')).toMatchObject({ since: '2024-01-06' });
  expect(await run('nsf', '2026-02-01')).toMatchObject({ since: '2026-01-03' });
  expect(await run('nsf', '2026-04-01', { since: '2026-03-01' })).toMatchObject({ since: '2026-03-01' });
  expect(await run('nsf', '2026-04-02')).toMatchObject({ since: '2026-01-30' });
  expect(await run('nsf', '2026-04-03', { since: '2020-01-01' })).toMatchObject({ since: '2020-01-01' });
  expect(await run('nsf', '2026-04-04')).toMatchObject({ since: '2026-04-01' });
});

test('[DATA-16] a bad record is reported with its place; good ones stay', async () => {
  const { run, index } = await open({ 'api.nsf.gov': () => nsfAnswer('1', 'x', '3') });
  const summary = await run('nsf', '2026-01-05');
  expect(summary).toMatchObject({ read: 3, added: 2, rejected: 1 });
  expect(summary.rejections).toEqual([{ at: 'award x', reason: "'x' is not an award id" }]);
  expect([...index.records.keys()]).toEqual(['awards/nsf-1', 'awards/nsf-3']);
});

test('[DATA-16] a cursor that has expired begins again', async () => {
  const studies = Array.from({ length: 4 }, (_, index) => ({
    protocolSection: { identificationModule: { nctId: `NCT0000000${index}`, briefTitle: `Trial ${index}` } },
  }));
  let epoch = 1;
  const { run } = await open({
    'clinicaltrials.gov': ({ query }) => {
      const token = query.get('pageToken');
      if (token && token !== `epoch ${epoch}`) return { status: 400, body: 'Invalid page token' };
      const start = token ? 2 : 0;
      return {
        json: { studies: studies.slice(start, start + 2), ...(start === 0 && { nextPageToken: `epoch ${epoch}` }) },
      };
    },
  });
  const controller = new AbortController();
  const stopped = run('clinicaltrials-gov', '2026-01-05', {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('stopped')),
  });
  await expect(stopped).rejects.toThrow('stopped');
  epoch = 2;
  expect(await run('clinicaltrials-gov', '2026-01-05')).toMatchObject({
    failure: null,
    isResumed: true,
    added: 4,
    unchanged: 2,
  });
});

test('[DATA-17] a source that lists all it has is read whole each month, and what it took back is marked', async () => {
  const study = (number: number) => ({
    protocolSection: { identificationModule: { nctId: `NCT0000000${number}`, briefTitle: `Trial ${number}` } },
  });
  let numbers = [1, 2, 3, 4, 5, 6];
  const { run, index } = await open({
    'clinicaltrials.gov': () => ({ json: { totalCount: numbers.length, studies: numbers.map(study) } }),
  });
  const isGone = (number: number) =>
    index.records.get(`clinical-trials/NCT0000000${number}`)?.withdrawn?.isDeleted === true;
  expect(await run('clinicaltrials-gov', '2026-01-05')).toMatchObject({ since: null, added: 6 });
  numbers = [1, 2, 3, 4, 5];
  expect(await run('clinicaltrials-gov', '2026-01-20')).toMatchObject({ since: '2026-01-03', withdrawn: 0 });
  expect(isGone(6)).toBe(false);
  expect(await run('clinicaltrials-gov', '2026-02-04')).toMatchObject({ since: null, withdrawn: 1 });
  expect(isGone(6)).toBe(true);
  numbers = [1];
  const doubtful = await run('clinicaltrials-gov', '2026-03-06');
  expect(doubtful).toMatchObject({ since: null, withdrawn: 0, notice: expect.stringContaining('more than 20 %') });
  expect(await run('clinicaltrials-gov', '2026-03-07')).toMatchObject({ since: '2026-03-04', notice: null });
});

test('[DATA-16] OpenAlex: a free key falls back from updates to days of publication', async () => {
  const { run } = await open({
    'api.openalex.org': ({ query, path }) => {
      if (query.get('filter')!.startsWith('from_updated_date')) return { status: 403, json: { message: 'Paid only' } };
      return {
        json: { meta: { count: 1, next_cursor: null }, results: [{ id: `https://openalex.org/W1`, title: path }] },
      };
    },
  });
  const settings = { OPENALEX_API_KEY: 'free', CONTACT_EMAIL: 'operator@example.org' };
  expect(await run('openalex', '2026-01-05', { settings, engine: 'publications' })).toMatchObject({
    failure: null,
    added: 1,
  });
  expect(replay.requests.at(-1)!.query.get('filter')).toBe('from_publication_date:2025-12-06');
  expect(replay.requests.at(-1)!.query.get('mailto')).toBe('operator@example.org');
  const authors = await run('openalex', '2026-01-05', { settings, engine: 'subject-matter-experts' });
  expect(authors.failure).toMatch(/paid keys/);
});

test('[DATA-16] a source that is down does not keep the others; one without its key is passed over', async () => {
  const { options, index } = await open({
    'api.nsf.gov': () => nsfAnswer('1'),
    'api.www.sbir.gov': () => ({ status: 403, json: { message: 'Undergoing maintenance' } }),
    'api.reporter.nih.gov': () => ({ status: 302, headers: { location: 'http://169.254.169.254/latest/' } }),
  });
  const result = await importLive({ ...options('2026-01-05'), engine: 'awards', sourceName: null });
  expect(result.summaries.map(({ source, failure, added }) => [source, failure, added])).toEqual([
    ['sbir', 'api.www.sbir.gov answered 403: Undergoing maintenance', 0],
    ['nsf', null, 1],
    ['nih-reporter', '169.254.169.254 is not a public address, so it is not called', 0],
  ]);
  expect(index.records.size).toBe(1);
  const patents = await importLive({ ...options('2026-01-05'), engine: 'patents', sourceName: null });
  expect(patents.skipped).toEqual(['patentsview (needs a key of its own: set PATENTSVIEW_API_KEY)']);
  const named = await importLive({ ...options('2026-01-05'), engine: 'patents', sourceName: 'patentsview' });
  expect(named.failures).toEqual([
    { location: 'patentsview', reason: 'needs a key of its own: set PATENTSVIEW_API_KEY' },
  ]);
  const never = await importLive({ ...options('2026-01-05'), engine: null, sourceName: 'uspto' });
  expect(never.failures[0]!.reason).toContain('Fetched are: sbir, sbir-solicitations, grants-gov');
});
