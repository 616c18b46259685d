import { afterEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayServer, type Reply } from '../../../test/replay-server.ts';
import type { LiveContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { officesOf } from './technology-offices.live.ts';
import { technologyOffices } from './technology-offices.source.ts';

let replay: ReplayServer | undefined;
afterEach(() => replay?.close());

const HOST = 'inventions.example.edu';

async function fetched(answers: Record<string, Reply>, setting = `Made Up University https://${HOST}/start`) {
  replay = await openReplayServer({ [HOST]: ({ path }) => answers[path] ?? { status: 404 } });
  const items: SourceItem[] = [];
  const context = {
    client: replay.client,
    signal: new AbortController().signal,
    settings: { TECHNOLOGY_OFFICES: setting },
    retrievedAt: '2026-01-05T00:00:00.000Z',
    cursor: null,
  } as unknown as LiveContext;
  for await (const page of technologyOffices.live!.pages(context)) items.push(...page.items);
  return items;
}

const ITEM = `<item><title>A Quiet &amp; Small Pump</title><link>https://${HOST}/tech/Quiet_Pump</link>
<description><![CDATA[<p>A pump that is quiet.</p>]]></description><pubDate>Fri, 08 May 2026 15:50:44 GMT</pubDate>
<author>licensing@example.edu</author><category>Engineering</category><dataField:caseId>24-10779</dataField:caseId></item>`;
const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:dataField="https://${HOST}/df"><channel><title>Made Up Inventions</title>${ITEM}</channel></rss>`;

test('[LIVE-08] RSS of the portals of TechPublisher, as a feed and as a saved file', async () => {
  const wanted = {
    id: 'tto-inventions-example-edu-24-10779',
    engine: 'university-technologies',
    title: 'A Quiet & Small Pump',
    date: '2026-05-08',
    url: `https://${HOST}/tech/Quiet_Pump`,
    data: {
      description: 'A pump that is quiet.',
      institution: 'Made Up University',
      caseNumber: '24-10779',
      categories: ['Engineering'],
      contact: { email: 'licensing@example.edu' },
    },
  };
  expect(recordsOf(await fetched({ '/start': { body: RSS } }))).toMatchObject([wanted]);
  expect(recordsOf(await readSource(technologyOffices, RSS))).toMatchObject([
    { title: wanted.title, data: { institution: 'Made Up Inventions' } },
  ]);
});

test('[LIVE-08] of a listing with a whole text and a short one the whole one is taken', async () => {
  const whole = '<content:encoded><![CDATA[<p>A pump that is quiet, since it has no blades.</p>]]></content:encoded>';
  const body = RSS.replace('</item>', `${whole}</item>`).replace(
    '<rss ',
    '<rss xmlns:content="https://example.org/c" ',
  );
  expect(recordsOf(await fetched({ '/start': { body } }))).toMatchObject([
    { data: { description: 'A pump that is quiet, since it has no blades.' } },
  ]);
});

test('[LIVE-08] an office without a name is called as its feed calls itself', async () => {
  const items = await fetched({ '/start': { body: RSS } }, `https://${HOST}/start`);
  expect(recordsOf(items)).toMatchObject([{ data: { institution: 'Made Up Inventions' } }]);
});

test('[LIVE-08] JSON as Flintbox answers it, and plain lists', async () => {
  const data = [
    {
      id: '1',
      attributes: { uuid: 'abc-1', name: 'Quiet pump', publishedOn: '2026-02-03', keyPoint1: 'It is quiet.' },
    },
    { id: '2', attributes: { uuid: 'abc-2' } },
  ];
  const items = await fetched({ '/start': { json: { data } } });
  expect(recordsOf(items)).toMatchObject([
    {
      title: 'Quiet pump',
      date: '2026-02-03',
      url: `https://${HOST}/technologies/abc-1`,
      data: { description: 'It is quiet.' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([[`https://${HOST}/technologies/abc-2`, 'No title']]);
  await replay!.close();
  const list = [{ title: 'Valve', url: '/tech/valve', inventors: ['Ada Invented'], keywords: ['Flow'] }];
  expect(recordsOf(await fetched({ '/start': { json: list } }))).toMatchObject([
    {
      title: 'Valve',
      url: `https://${HOST}/tech/valve`,
      people: [{ name: 'Ada Invented' }],
      data: { categories: ['Flow'] },
    },
  ]);
});

test('[LIVE-08] a sitemap’s pages by their JSON-LD; one that is gone or says nothing is told', async () => {
  const ld = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Quiet pump',
    description: 'A pump.',
    url: '/technologies/1',
  };
  const page = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(ld)}</script></head><body>x</body></html>`;
  const urls = ['technologies/1', 'technologies/2', 'about'].map(
    (one) => `<url><loc>https://${HOST}/${one}</loc></url>`,
  );
  const items = await fetched({
    '/start': { body: `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>` },
    '/technologies/1': { body: page },
  });
  expect(recordsOf(items)).toMatchObject([{ title: 'Quiet pump', url: `https://${HOST}/technologies/1` }]);
  expect(rejectionsOf(items)).toEqual([[`https://${HOST}/technologies/2`, `${HOST} answered 404`]]);
});

test('[LIVE-08] Atom', async () => {
  const entry = `<entry><title>Quiet pump</title><link href="https://${HOST}/tech/1"/><updated>2026-01-02T00:00:00Z</updated><summary>A pump.</summary></entry>`;
  const items = await fetched({
    '/start': {
      body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>F</title>${entry}</feed>`,
    },
  });
  expect(recordsOf(items)).toMatchObject([
    { title: 'Quiet pump', date: '2026-01-02', data: { description: 'A pump.' } },
  ]);
});

test('[LIVE-08] a page that is neither feed nor JSON-LD says so; a redirect to a private address is not followed', async () => {
  await expect(fetched({ '/start': { body: '<html><body>Welcome</body></html>' } })).rejects.toThrow(
    'neither a feed, nor a sitemap, nor a page with JSON-LD',
  );
  await replay!.close();
  await expect(
    fetched({ '/start': { status: 302, headers: { location: 'http://169.254.169.254/' } } }),
  ).rejects.toThrow('not a public address');
});

test('[LIVE-08] offices by name and address', () => {
  expect(officesOf('Made Up University https://a.example/feed ; https://b.example/map.xml;')).toEqual([
    { name: 'Made Up University', address: 'https://a.example/feed' },
    { name: undefined, address: 'https://b.example/map.xml' },
  ]);
  expect(officesOf(undefined)).toEqual([]);
});
