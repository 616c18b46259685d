import { expect, test } from 'vitest';
import { listOf } from '../../../../test/subject.ts';
import type { AggregateQuery, AggregateRow } from '../../../catalogue/index/index.port.ts';
import { fieldsOfUse, withUse } from './fields-of-use.ts';

const NONE = listOf([]);

const project = { id: 'p', title: 'Lumbar disc implant', description: 'It treats herniation without surgery.' };
const row = (key: string, count: number): AggregateRow => ({ key, count, amount: 0, withAmount: 0 });

/** A catalogue with 1,000 companies, 20 of them about the project. */
function companies(named: [label: string, aboutProject: number, inAll: number][]) {
  return {
    async aggregate({ engines, among, by }: AggregateQuery) {
      if (engines[0] !== 'companies') return [];
      if (by.type === 'all') return [row('', among ? 20 : 1000)];
      return named.map(([label, some, all]) => row(label, among ? some : all));
    },
  };
}

const labels = async (...named: Parameters<typeof companies>[0]) =>
  (await fieldsOfUse(companies(named), project, NONE)).map(({ label }) => label);

test('[PULSE-05] an opportunity is what records about the project name far more often than others, the most telling first', async () => {
  expect(await labels(['Robotics', 6, 20], ['Sports', 10, 40], ['Retail', 4, 190], ['Space', 1, 1])).toEqual([
    'Sports',
    'Robotics',
  ]);
});

test('[PULSE-05] another name of the project’s own topic, and who buys, is no opportunity', async () => {
  expect(await labels(['Disc herniation lumbar', 9, 9], ['B2B', 9, 9], ['Sports medicine', 5, 20])).toEqual([
    'Sports medicine',
  ]);
});

test('[PULSE-05] the text of a use fits where it is put, and keeps what was said', () => {
  expect(withUse(project, 'Sports medicine')).toEqual({
    title: 'Lumbar disc implant for Sports medicine',
    description: 'It treats herniation without surgery.\n\nField of use: Sports medicine.',
  });
  const long = withUse({ title: 't'.repeat(120), description: 'd'.repeat(5000) }, 'Sports medicine');
  expect(long.title).toHaveLength(120);
  expect(long.description).toHaveLength(5000);
});
