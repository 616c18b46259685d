import { expect, test } from 'vitest';
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
const OAI = `<?xml version="1.0"?><OAI-PMH><ListRecords><record><header/><metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/">
<id>9901.00001</id><created>1999-04-05</created><authors><author><keyname>Invented</keyname><forenames>Ada</forenames></author>
<author><keyname>Second</keyname><forenames>Bo</forenames></author></authors><title>Quiet
  pumps</title><categories>physics.flu-dyn cs.RO</categories><doi>10.5555/A</doi><comments>3 pages</comments>
<abstract>They are quiet.</abstract></arXiv></metadata></record></ListRecords></OAI-PMH>`;

test.each([
  ['the snapshot', `${JSON.stringify(LINE)}\n${JSON.stringify({ ...LINE, id: '9901.00002' })}\n`],
  ['OAI-PMH', OAI],
])('[DATA-09] a work of %s', async (_name, content) => {
  expect(recordsOf(await readSource(arxiv, content))[0]).toMatchObject({
    id: 'arxiv-9901.00001',
    title: 'Quiet pumps',
    date: '1999-04-05',
    people: [{ name: 'Ada Invented' }, { name: 'Bo Second' }],
    data: { abstract: 'They are quiet.', topics: ['physics.flu-dyn', 'cs.RO'], doi: '10.5555/a', venue: 'arXiv' },
  });
});
