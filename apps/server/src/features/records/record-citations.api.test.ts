import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const citations = async (path: string) => (await visitor.get(`/records/${path}`)).body.citations;

test('[SRCH-07] [RPT-16] a paper is an article with journal, volume and pages; its DOI stands as it is', async () => {
  const data = {
    title: 'On R&D of {pumps}',
    authors: [{ name: 'Ada Example' }, { name: 'Ludwig van Beethoven' }],
    venue: 'Journal of Examples',
    type: 'Article',
    volume: '7',
    issue: '2',
    pages: '11-19',
    publicationDate: '2022-07',
    doi: '10.5555/12345_6',
  };
  const people = data.authors.map(({ name }) => ({ name, role: 'Author' }));
  const given = { title: data.title, date: '2022-07', url: null, people, data };
  await app.index.upsert([aRecord('publications', 'p-1', given)]);
  const { bibtex, ris, csl } = await citations('publications/p-1');
  expect(bibtex).toMatch(/^@article\{/);
  for (const line of [
    'author = {Example, Ada and van Beethoven, Ludwig}',
    'journal = {Journal of Examples}',
    'volume = {7}',
    'pages = {11--19}',
    'doi = {10.5555/12345_6}',
    'url = {http://groundwork.test/publications/p-1}',
  ])
    expect(bibtex).toContain(line);
  expect(ris.split('\r\n')).toEqual(
    expect.arrayContaining([
      'TY  - JOUR',
      'AU  - Example, Ada',
      'T2  - Journal of Examples',
      'VL  - 7',
      'SP  - 11',
      'EP  - 19',
    ]),
  );
  expect(JSON.parse(csl)).toMatchObject([{ type: 'article-journal', DOI: '10.5555/12345_6', volume: '7' }]);
});

test('[SRCH-07] records of every data set are cited, each as one entry that can be read', async () => {
  const first = new Map([...generateSample()].toReversed().map((record) => [record.engine, record]));
  await app.index.upsert([...first.values()]);
  for (const { id: engine } of engineDeclarations) {
    const { bibtex, ris, csl } = await citations(`${engine}/${first.get(engine)!.id}`);
    expect(bibtex, engine).toMatch(/^@\w+\{[\w-]+,\n( {2}\w+ = \{.*\},?\n)+\}\n$/);
    for (const line of ris.trim().split('\r\n')) expect(line, engine).toMatch(/^[A-Z][A-Z0-9] {2}-( |$)/);
    expect(JSON.parse(csl), engine).toHaveLength(1);
  }
});

test('[SRCH-07] [RPT-16] a group among the authors is one author, also with a comma in its name', async () => {
  const given = {
    title: 'On silent pumps',
    date: '2022-07',
    people: [{ name: 'Ada Example', role: 'Author' }],
    organisations: [
      { name: 'Pumps and Valves Study Group, United Kingdom', role: 'Group author' },
      { name: 'Example University', role: 'Affiliation' },
    ],
  };
  await app.index.upsert([aRecord('publications', 'p-2', given)]);
  const { bibtex, ris, csl } = await citations('publications/p-2');
  expect(bibtex).toContain('author = {Example, Ada and {Pumps and Valves Study Group, United Kingdom}}');
  expect(ris.match(/AU {2}- .*/g)).toEqual([
    'AU  - Example, Ada',
    'AU  - Pumps and Valves Study Group United Kingdom,',
  ]);
  expect(JSON.parse(csl)[0].author).toEqual([
    { family: 'Example', given: 'Ada' },
    { literal: 'Pumps and Valves Study Group, United Kingdom' },
  ]);
});
