import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclaration, engineDeclarations } from '../../catalogue/engines/registry.ts';
import { openSqliteIndex } from '../../catalogue/index/sqlite/sqlite-index.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import { withCompared } from '../../catalogue/relevance/subject.ts';
import { gatherEvidence } from './gather.ts';

const project = {
  id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
  title: 'Garnet electrolyte for lithium batteries',
  description: 'A garnet electrolyte for lithium metal batteries.',
  persona: 'tech_developer' as const,
};
const award = (id: string, title: string) => aRecord('awards', id, { title, text: `${title}. `.repeat(4) });
/** None has the project's words. */
const READS_ALIKE = Array.from({ length: 10 }, (_, at) => award(`alike-${at}`, `Ceramic separators number ${at}`));
const ON_TOPIC = award('own', 'Garnet electrolyte for lithium metal batteries');

async function gathered(similarityOf: (at: number) => number) {
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    await index.upsert([
      ON_TOPIC,
      ...READS_ALIKE,
      ...Array.from({ length: 40 }, (_, at) => award(`other-${at}`, `A stove that burns clean ${at}`)),
    ]);
    const compared = [ON_TOPIC, ...READS_ALIKE].map((record, at) => ({
      engine: record.engine,
      id: record.id,
      hash: hashRecord(record),
      similarity: record === ON_TOPIC ? 0.8 : similarityOf(at - 1),
    }));
    const about = withCompared(await aboutOf(index, project), compared);
    return await gatherEvidence({ index, engineOf: engineDeclaration, project, about });
  } finally {
    await index.close();
  }
}

test('[RPT-02] where little is on topic, what reads like the project is listed, the nearest first, and counts nowhere', async () => {
  const { nearby, records, totals, surest } = await gathered((at) => 0.5 + at / 100);
  expect(nearby).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `awards/alike-${at}`));
  expect([records.awards.map(({ key }) => key), totals.awards, surest]).toEqual([['awards/own'], 1, ['awards/own']]);
});

test('[RPT-02] what hardly reads like it is not', async () => {
  expect((await gathered((at) => (at === 0 ? 0.48 : 0.46))).nearby).toEqual(['awards/alike-0']);
});
