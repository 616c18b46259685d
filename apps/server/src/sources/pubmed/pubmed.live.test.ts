import { expect, test } from 'vitest';
import { readLive } from '../../../test/read-live.ts';
import type { ReplayRequest, Reply } from '../../../test/replay-server.ts';
import { pubmed } from './pubmed.source.ts';

const HOST = 'eutils.ncbi.nlm.nih.gov';
const isSearch = ({ path }: ReplayRequest) => path.endsWith('/esearch.fcgi');
const found = (count: number, webenv = 'MCID_1'): Reply => ({
  json: { esearchresult: { count: String(count), webenv, querykey: '1' } },
});
const articles = (...pmids: number[]): Reply => ({
  body: `<PubmedArticleSet>${pmids.map((pmid) => `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><ArticleTitle>T</ArticleTitle></Article></MedlineCitation></PubmedArticle>`).join('')}</PubmedArticleSet>`,
});
const error = (said: string): Reply => ({
  body: `<?xml version="1.0"?><eFetchResult>\n<ERROR>${said}</ERROR></eFetchResult>`,
});
const places = ({ items }: { items: { at: string }[] }) => items.map(({ at }) => at);

test('[DATA-16] what is asked: entered, or retracted since; who asks; the key when there is one', async () => {
  const plain = await readLive(pubmed, { [HOST]: (request) => (isSearch(request) ? found(1) : articles(1)) });
  const [search, fetched] = plain.requests.map(({ query }) => query);
  expect(search!.get('term')).toBe(
    '("2026/01/03"[edat] : "2026/01/05"[edat]) OR (("2026/01/03"[mdat] : "2026/01/05"[mdat]) AND retracted publication[pt])',
  );
  expect(Object.fromEntries(fetched!)).toEqual({
    db: 'pubmed',
    WebEnv: 'MCID_1',
    query_key: '1',
    retstart: '0',
    retmax: '1',
    retmode: 'xml',
    tool: 'groundwork',
  });
  expect(plain.slept).toEqual([340]);
  const settings = { NCBI_API_KEY: 'made-up', CONTACT_EMAIL: 'ada@example.org' };
  const known = await readLive(
    pubmed,
    { [HOST]: (request) => (isSearch(request) ? found(1) : articles(1)) },
    { settings },
  );
  expect(known.slept).toEqual([105]);
  for (const { query } of known.requests)
    expect([query.get('api_key'), query.get('email')]).toEqual(['made-up', 'ada@example.org']);
});

test.each<[what: string, forgotten: Reply]>([
  ['with status 200', error('Unable to obtain query #1')],
  ['with status 400', { ...error('Cannot retrieve history data. WebEnv: MCID_1'), status: 400 }],
])('[DATA-16] a search that the server forgot (%s) is made again, once', async (_how, forgotten) => {
  let searches = 0;
  const reading = await readLive(pubmed, {
    [HOST]: (request) => {
      if (isSearch(request)) return found(501, `MCID_${++searches}`);
      if (request.query.get('retstart') === '0') return articles(1);
      return request.query.get('WebEnv') === 'MCID_1' ? forgotten : articles(2);
    },
  });
  expect(places(reading)).toEqual(['PMID 1', 'PMID 2']);
  expect(searches).toBe(2);
});

test('[DATA-16] errors inside successes are waited out', async () => {
  const answers: Reply[] = [
    { json: { esearchresult: { ERROR: 'Search Backend failed' } } },
    { json: { error: 'API rate limit exceeded', count: '11' } },
    found(1),
    error('Resource temporarily unavailable'),
    { body: '<PubmedArticleSet><PubmedArticle>' },
    articles(1),
  ];
  const reading = await readLive(pubmed, { [HOST]: () => answers.shift()! });
  expect(places(reading)).toEqual(['PMID 1']);
  expect(reading.slept).toHaveLength(5);
});

test('[DATA-16] an error that stays is told in NCBI’s words', async () => {
  const reading = readLive(pubmed, { [HOST]: () => ({ json: { esearchresult: { ERROR: 'Search Backend failed' } } }) });
  await expect(reading).rejects.toThrow('answered an error: Search Backend failed');
});

test('[DATA-16] more than a search shows: fewer days; of one day what cannot be reached is told', async () => {
  const reading = await readLive(pubmed, {
    [HOST]: (request) => {
      if (!isSearch(request)) return articles();
      const isFirst = request.query.get('term')!.includes('"2026/01/03"[edat]');
      const isOneDay = request.query.get('term')!.includes('"2026/01/03"[edat] : "2026/01/03"[edat]');
      return found(isOneDay ? 12_000 : isFirst ? 14_000 : 0, isOneDay ? 'one' : 'several');
    },
  });
  expect(reading.items).toEqual([
    { at: 'day 2026-01-03', rejected: 'The source shows 9999 of this day’s 12000 results' },
  ]);
  const fetched = reading.requests.filter((request) => !isSearch(request)).map(({ query }) => query);
  expect(new Set(fetched.map((query) => query.get('WebEnv')))).toEqual(new Set(['one']));
  expect(fetched).toHaveLength(20);
  expect([fetched.at(-1)!.get('retstart'), fetched.at(-1)!.get('retmax')]).toEqual(['9500', '499']);
});
