import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { listOf, term } from '../../../test/subject.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { figuresOfNearby, neighboursOf } from './nearby.ts';

const award = (id: string, title: string, more: Partial<CatalogueRecord> = {}) =>
  aRecord('awards', id, { title, text: `${title}. `.repeat(4), ...more });
const OWN = award('own', 'Garnet electrolyte for lithium metal batteries');
const FIELD = award('field', 'A lithium solder for garnet', {
  organisations: [{ name: 'Department of Energy', role: 'Awarding agency' }],
  data: { agency: 'Department of Energy' },
});
const NEAR = award('near', 'Ceramic separators');

async function near(scope: 'direct' | 'field') {
  const index = await openIndexWithoutThreads();
  try {
    await index.upsert([OWN, FIELD, NEAR]);
    const about = listOf(
      [
        { engine: 'awards', id: 'own' },
        { engine: 'awards', id: 'field', ring: 'same use', scope: 'field', shared: ['lithium', 'garnet'] },
        { engine: 'awards', id: 'near', ring: 'near', scope: 'wide' },
        { engine: 'awards', id: 'gone', ring: 'near', scope: 'wide' },
      ],
      { scope, terms: [term('electrolyt'), term('lithium')] },
    );
    return await neighboursOf({ index, about });
  } finally {
    await index.close();
  }
}

test('[RPT-02] what lies outside the scope that is looked at is near, the surest first, and what is of the field is close', async () => {
  expect((await near('direct')).map(({ record, isClose }) => [record.id, isClose])).toEqual([
    ['field', true],
    ['near', false],
  ]);
  expect((await near('field')).map(({ record }) => record.id)).toEqual(['near']);
});

test('[RPT-02] of each it is told which of the project’s words it has and which it lacks, and who pays for it', async () => {
  const neighbours = await near('direct');
  expect(neighbours[0]).toMatchObject({ shared: ['lithium', 'garnet'], lacking: ['electrolyt'] });
  const figures = figuresOfNearby(neighbours);
  expect(figures.find(({ id }) => id === 'near:awards/field:shared')?.label).toContain('garnet');
  const payer = figures.find(({ id }) => id === 'near:payer:Department of Energy');
  expect([payer?.value, payer?.basis?.records]).toEqual([
    1,
    [{ searchEngine: 'awards', id: 'field', title: 'A lithium solder for garnet' }],
  ]);
});
