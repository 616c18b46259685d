import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { makeRecord } from '../../catalogue/index/contract/records.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  const award = (id: string, year: string | null, amount: number | null, program: string) =>
    makeRecord(id, {
      engine: 'awards',
      title: `Battery ${id}`,
      date: year && `${year}-03-01`,
      amount,
      facets: { program: [program] },
      organisations: [
        { name: 'Volt', role: 'Awardee' },
        { name: 'Volt', role: 'Research institution' },
        { name: 'Department of Energy', role: 'Awarding agency' },
      ],
      place: { city: 'Golden', state: 'CO' },
    });
  await app.index.upsert([
    award('1', '2018', 150_000, 'SBIR'),
    award('2', '2021', 200_000, 'SBIR'),
    award('3', '2021', 1_999_999.99, 'STTR'),
    award('4', '2022', 0, 'STTR'),
    award('5', null, -30, 'SBIR'),
    award('6', '2022', null, 'STTR'),
    makeRecord('p', { title: 'Battery patent', date: '1999' }),
  ]);
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const histogram = (body: object) => visitor.post('/search/histogram', { searchEngine: 'awards', ...body });
const filled = ({ buckets }: { buckets: { count: number }[] }) => buckets.filter(({ count }) => count > 0);

test('[SRCH-05] years are counted one by one, none left out in between, and what has no date is said', async () => {
  const { status, body } = await histogram({ field: 'date', query: 'battery' });
  expect(status).toBe(200);
  expect(body.buckets.map(({ min, max, count }: Record<string, string>) => [min, max, count])).toEqual([
    ['2018', '2018', 1],
    ['2019', '2019', 0],
    ['2020', '2020', 0],
    ['2021', '2021', 2],
    ['2022', '2022', 2],
  ]);
  expect(body.without).toBe(1);
});

test('[SRCH-05] amounts are counted between 1, 2 and 5 times powers of ten', async () => {
  const { body } = await histogram({ field: 'amount' });
  expect(filled(body)).toEqual([
    { min: '-50', max: '-20', count: 1 },
    { min: '0', max: '1', count: 1 },
    { min: '100000', max: '200000', count: 1 },
    { min: '200000', max: '500000', count: 1 },
    { min: '1000000', max: '2000000', count: 1 },
  ]);
  for (const [at, { max }] of body.buckets.slice(0, -1).entries()) expect(body.buckets[at + 1].min).toBe(max);
  expect(body.without).toBe(1);
});

test('[SRCH-05] the counts follow the query and the other filters, not the range of the field itself', async () => {
  const filters = { program: ['SBIR'], date: { min: '2021' }, amount: { min: 1 } };
  const dates = (await histogram({ field: 'date', filters })).body;
  expect(filled(dates).map(({ count }) => count)).toEqual([1, 1]);
  expect(dates.without).toBe(0);
  const amounts = (await histogram({ field: 'amount', filters })).body;
  expect(amounts).toEqual({ buckets: [{ min: '200000', max: '500000', count: 1 }], without: 0 });
  expect((await histogram({ field: 'date', query: 'absent' })).body).toEqual({ buckets: [], without: 0 });
});

test('[SRCH-05] a field that the data set has not, or that is none, is refused with the reason', async () => {
  const { status, body } = await histogram({ searchEngine: 'university-technologies', field: 'amount' });
  expect([status, body.details.field]).toEqual([400, ['University technologies have no amount.']]);
  expect((await histogram({ field: 'phase' })).status).toBe(400);
  expect((await histogram({ field: 'date', filters: { ghosts: ['x'] } })).body.code).toBe('VALIDATION');
});

test('[SRCH-05] a result names its organisations once each, and its place', async () => {
  const { body } = await visitor.post('/search/keyword', { searchEngine: 'awards', query: 'id:1' });
  expect(body.results[0]).toMatchObject({ organisations: ['Volt', 'Department of Energy'], place: 'Golden, CO' });
});

test('[SRCH-12] a change of data is in the next answer, with its time', async () => {
  const ask = async () => (await visitor.post('/search/keyword', { searchEngine: 'patents' })).body;
  const before = await ask();
  await app.index.upsert([makeRecord('q', { title: 'Another' })]);
  const after = await ask();
  expect(after.total).toBe(before.total + 1);
  expect(after.asOf > before.asOf).toBe(true);
});
