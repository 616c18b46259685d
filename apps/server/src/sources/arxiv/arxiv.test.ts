import { expect, test } from 'vitest';
import { readLive } from '../../../test/read-live.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { arxiv } from './arxiv.source.ts';

const feed = (entries: string) =>
  `<?xml version='1.0' encoding='UTF-8'?>\n<feed xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom"><id>https://arxiv.org/api/x</id><title>arXiv Query</title>${entries}</feed>`;

test('[DATA-09] entries of a feed: the work whatever its version, mojibake, an error for an entry', async () => {
  const entry = (id: string) =>
    `<entry><id>http://arxiv.org/abs/${id}</id><title>Quiet\n  pumps of MÃ¼ller</title><summary>First\nline.</summary><category term="cs.SE"/><category term="cs.LG"/><published>2022-02-24T15:05:19Z</published><arxiv:primary_category term="cs.LG"/><link href="http://arxiv.org/pdf/${id}" title="pdf"/><author><name>Ada Invented</name><arxiv:affiliation>Made Up University</arxiv:affiliation></author><arxiv:doi>10.5555/A</arxiv:doi></entry>`;
  const error =
    '<entry><id>http://arxiv.org/api/errors#incorrect_id</id><title>Error</title><summary>incorrect id</summary></entry>';
  const items = await readSource(arxiv, feed(entry('2202.99999v3') + error + entry('cs/9901001v1')));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'arxiv-2202.99999',
      title: 'Quiet pumps of Müller',
      date: '2022-02-24',
      url: 'https://arxiv.org/abs/2202.99999',
      facets: { topic: ['cs.LG', 'cs.SE'], type: ['Preprint'], affiliation: ['Made Up University'] },
      data: { abstract: 'First line.', doi: '10.5555/a', fullTextUrl: 'https://arxiv.org/pdf/2202.99999v3' },
    },
    { id: 'arxiv-cs/9901001' },
  ]);
  expect(rejectionsOf(items)).toEqual([['entry 2', 'arXiv answered an error: incorrect id']]);
});

const oai = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-01-05T00:00:00Z</responseDate>${inner}</OAI-PMH>`;
const record = (number: string, inner = '<title>T</title>') =>
  `<record><header><identifier>oai:arXiv.org:${number}</identifier><datestamp>2026-01-04</datestamp></header><metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>${number}</id>${inner}</arXiv></metadata></record>`;
const deleted =
  '<record><header status="deleted"><identifier>oai:arXiv.org:2601.00009</identifier><datestamp>2026-01-04</datestamp></header></record>';

test('[DATA-09] a page of OAI-PMH gives the same work as a feed', async () => {
  const full = `<created>2022-02-24</created><updated>2022-05-01</updated><authors><author><keyname>Invented</keyname><forenames>Ada B.</forenames><suffix>Jr</suffix><affiliation>Made Up University</affiliation></author><author><keyname>Pump Network</keyname></author></authors><title>Quiet
  pumps</title><categories>cs.LG cs.SE</categories><comments>9 pages</comments><journal-ref>J. Pumps 1 (2022)</journal-ref><doi>10.5555/A 10.5555/B</doi><license>http://creativecommons.org/licenses/by/4.0/</license><abstract>  First
  line, 1 &lt; 2.</abstract>`;
  const items = await readSource(
    arxiv,
    oai(`<ListRecords>${record('2202.99999', full)}${deleted}${record('cs/9901001', '')}</ListRecords>`),
  );
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'arxiv-2202.99999',
      title: 'Quiet pumps',
      date: '2022-02-24',
      url: 'https://arxiv.org/abs/2202.99999',
      people: [{ name: 'Ada B. Invented Jr' }, { name: 'Pump Network' }],
      facets: { topic: ['cs.LG', 'cs.SE'], type: ['Preprint'], venue: ['J. Pumps 1 (2022)'] },
      data: {
        abstract: 'First line, 1 < 2.',
        doi: '10.5555/a',
        comment: '9 pages',
        fullTextUrl: 'https://arxiv.org/pdf/2202.99999',
      },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No title']]);
  expect(items[1]).toEqual({
    at: 'record 2',
    deleted: { engine: 'publications', id: 'arxiv-2601.00009' },
    reason: 'Deleted by arXiv',
  });
});

test('[DATA-16] no records in the days is an answer, and a pause that is asked for is kept', async () => {
  const answers = [
    { status: 503, headers: { 'retry-after': '12' }, body: 'Retry' },
    { body: oai('<error code="noRecordsMatch">No records match</error>') },
  ];
  const { pages, slept } = await readLive(arxiv, { 'oaipmh.arxiv.org': () => answers.shift()! });
  expect(pages).toEqual([{ items: [], cursor: null, count: 0 }]);
  expect(slept).toEqual([12_000]);
});

test('[DATA-16] an expired token is told as a refusal, so that its days are read again', async () => {
  const hosts = { 'oaipmh.arxiv.org': () => ({ body: oai('<error code="badResumptionToken">It expired</error>') }) };
  await expect(readLive(arxiv, hosts, { cursor: 'old' })).rejects.toMatchObject({
    problem: 'refused',
    message: 'arXiv answered badResumptionToken: It expired',
  });
});

test('[DATA-16] tokens are sent back as they came, three seconds apart', async () => {
  const token = 'verb%3DListRecords%26from%3D2026-01-04%26skip%3D1&amp;x=1';
  const { requests, slept } = await readLive(arxiv, {
    'oaipmh.arxiv.org': ({ query }) => ({
      body: oai(
        `<ListRecords>${record('2601.1')}${query.get('from') ? `<resumptionToken expirationDate="2026-01-06">${token}</resumptionToken>` : ''}</ListRecords>`,
      ),
    }),
  });
  expect(requests.map(({ query }) => Object.fromEntries(query))).toEqual([
    { verb: 'ListRecords', metadataPrefix: 'arXiv', from: '2026-01-03', until: '2026-01-05' },
    { verb: 'ListRecords', resumptionToken: token.replace('&amp;', '&') },
  ]);
  expect(slept).toEqual([3_000]);
});

test('[DATA-16] a page with broken XML is told, and the next one is read', async () => {
  const { items, pages } = await readLive(arxiv, {
    'oaipmh.arxiv.org': ({ query }) => ({
      body: query.get('from')
        ? oai(
            `<ListRecords>${record('2601.1', '<title>A & B</title><title>')}<resumptionToken>t</resumptionToken></ListRecords>`,
          )
        : oai(`<ListRecords>${record('2601.2')}</ListRecords>`),
    }),
  });
  expect(pages).toHaveLength(2);
  expect(recordsOf(items).map(({ id }) => id)).toContain('arxiv-2601.2');
  expect(rejectionsOf(items).at(-1)).toEqual(['a page', expect.stringContaining('Its XML is broken')]);
});

const LINE = {
  id: '9901.00001',
  authors: 'Ada Invented and Bo Second',
  title: 'Quiet\n  pumps',
  comments: '3 pages',
  'journal-ref': null,
  doi: '10.5555/A',
  categories: 'physics.flu-dyn cs.RO',
  abstract: '  They are quiet.\n',
  versions: [{ version: 'v1', created: 'Mon, 5 Apr 1999 19:18:42 GMT' }],
  update_date: '2001-01-01',
  authors_parsed: [
    ['Invented', 'Ada', ''],
    ['Second', 'Bo', ''],
  ],
};
test('[DATA-09] a work of the snapshot', async () => {
  const content = `${JSON.stringify(LINE)}\n${JSON.stringify({ ...LINE, id: '9901.00002' })}\n`;
  expect(recordsOf(await readSource(arxiv, content))[0]).toMatchObject({
    id: 'arxiv-9901.00001',
    title: 'Quiet pumps',
    date: '1999-04-05',
    people: [{ name: 'Ada Invented' }, { name: 'Bo Second' }],
    data: { abstract: 'They are quiet.', topics: ['physics.flu-dyn', 'cs.RO'], doi: '10.5555/a', venue: 'arXiv' },
  });
});
