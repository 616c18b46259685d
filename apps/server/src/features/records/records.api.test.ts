import { DetailGroup, RecordHead } from '@groundwork/contract/detail';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { type Publication, publicationRecord } from '../../catalogue/engines/publications.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';
import { sampleStamp } from '../../catalogue/sample/stamp.ts';

const PER_ENGINE = 60;
const START_MS = 60_000;
let app: TestApp;
let visitor: Visitor;
const firsts = new Map<Engine, CatalogueRecord[]>();
beforeAll(async () => {
  app = await openTestApp();
  for (const record of generateSample()) {
    const known = firsts.get(record.engine) ?? [];
    if (known.length < PER_ENGINE) firsts.set(record.engine, [...known, record]);
  }
  await app.index.upsert([...firsts.values()].flat());
  visitor = await app.signedUp();
}, START_MS);
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

/** The blocks of each page in their order; values in rows are left out. */
const BLOCKS: Record<Engine, string[]> = {
  companies: ['longText', 'table', 'people'],
  investors: ['longText', 'table', 'people'],
  patents: ['longText', 'timeline', 'claims', 'table', 'people', 'table'],
  awards: ['longText', 'timeline', 'people', 'people'],
  'funding-opportunities': ['steps', 'longText', 'timeline'],
  'usa-spending': ['longText', 'timeline'],
  'federal-lab-technologies': ['longText', 'longText', 'longText', 'timeline', 'people', 'people'],
  publications: ['longText', 'people'],
  'subject-matter-experts': ['longText', 'chart'],
  'university-technologies': ['longText', 'longText', 'longText', 'longText', 'people', 'people'],
  'clinical-trials': [
    'steps',
    'longText',
    'longText',
    'table',
    'table',
    'table',
    'table',
    'longText',
    'timeline',
    'people',
    'places',
  ],
  interventions: ['longText', 'citations', 'timeline'],
  drugs: ['longText', 'table', 'timeline'],
  'international-trials': [
    'longText',
    'longText',
    'longText',
    'longText',
    'longText',
    'longText',
    'timeline',
    'people',
  ],
};
const ROWS = new Set(['text', 'date', 'money', 'number', 'link', 'list']);

test.each(ENGINES)('[SRCH-07] the page of %s has a head, and its blocks in order and well-formed', async (engine) => {
  const { body } = await visitor.get(`/records/${engine}/${firsts.get(engine)![0]!.id}`);
  z.strictObject(RecordHead.shape).parse(body.head);
  expect(body.head.facts.length).toBeGreaterThanOrEqual(3);
  expect(body.head.facts.length).toBeLessThanOrEqual(5);
  const groups = z.array(DetailGroup).parse(body.groups);
  const types = groups.flatMap(({ fields }) => fields.flatMap(({ value }) => value?.type ?? []));
  const blocks = types.filter((type) => !ROWS.has(type));
  // A record may have more than these, between them.
  const inOrder = blocks.reduce((at, type) => (type === BLOCKS[engine][at] ? at + 1 : at), 0);
  expect(BLOCKS[engine].slice(inOrder), blocks.join(', ')).toEqual([]);
});

test('[SRCH-07] a citation leads into the catalogue where it has the work, and is left as it is elsewhere', async () => {
  const work = (doi: string): Publication => ({ title: `Work ${doi}`, doi });
  await app.index.upsert([
    publicationRecord(work('10.1234/held'), sampleStamp('held')),
    {
      ...firsts.get('subject-matter-experts')![0]!,
      id: 'citing',
      data: { name: 'Citing', works: [work('10.1234/HELD'), work('10.1234/elsewhere')] },
    },
  ]);
  const { body } = await visitor.get('/records/subject-matter-experts/citing');
  const fields: { label: string; value: { items: { record: unknown }[] } }[] = body.groups.flatMap(
    (group: { fields: unknown[] }) => group.fields,
  );
  const { items } = fields.find(({ label }) => label === 'Selected works')!.value;
  expect(items.map(({ record }) => record)).toEqual([{ searchEngine: 'publications', id: 'sample-held' }, null]);
});

const similar = async (path: string) => (await visitor.get(`/records/${path}/similar?limit=4`)).body;
type Group = { searchEngine: Engine; results: { id: string; searchEngine: Engine }[] };

test('[SRCH-15] more like this spans the data sets, best first in each, and its words find more', async () => {
  const [award] = firsts.get('awards')!;
  const { query, groups }: { query: string; groups: Group[] } = await similar(`awards/${award!.id}`);
  expect(groups.length).toBeGreaterThan(5);
  expect(new Set(groups.map(({ searchEngine }) => searchEngine)).size).toBe(groups.length);
  for (const { searchEngine, results } of groups) {
    expect(results.length).toBeLessThanOrEqual(4);
    expect(results.every((result) => result.searchEngine === searchEngine)).toBe(true);
    const found = await visitor.post('/search/keyword', { searchEngine, query });
    expect(found.body.total).toBeGreaterThanOrEqual(results.length);
  }
});

test('[SRCH-15] more like this leaves out the record itself and its other entries', async () => {
  const base = firsts.get('publications')![0]!;
  const entry = (id: string, name: string): CatalogueRecord => ({
    ...base,
    id,
    data: { ...base.data, doi: '10.1234/twice' },
    source: { ...base.source, name },
  });
  await app.index.upsert([entry('one', 'OpenAlex'), entry('two', 'Crossref')]);
  for (const id of ['one', 'two']) {
    const { groups }: { groups: Group[] } = await similar(`publications/${id}`);
    const ids = groups.flatMap(({ results }) => results.map((result) => result.id));
    expect(ids).toContain(base.id);
    expect(ids).not.toContain('one');
    expect(ids).not.toContain('two');
  }
});

test('[SRCH-15] what isn’t a record or a limit is refused', async () => {
  expect((await visitor.get('/records/patents/none/similar')).body).toMatchObject({ code: 'NOT_FOUND' });
  const [{ id }] = firsts.get('patents')! as [CatalogueRecord];
  expect((await visitor.get(`/records/patents/${id}/similar?limit=0`)).body).toMatchObject({ code: 'VALIDATION' });
});
