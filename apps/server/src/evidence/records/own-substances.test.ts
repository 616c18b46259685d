import { expect, test } from 'vitest';
import { withoutNotes } from '../../../test/read-notes.ts';
import { aRecord } from '../../../test/records.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclaration, engineDeclarations } from '../../catalogue/engines/registry.ts';
import { openSqliteIndex } from '../../catalogue/index/sqlite/sqlite-index.ts';
import { gatherEvidence } from '../gather/gather.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { ownSubstances } from './own-substances.ts';

const drug = (id: string, ...ingredients: string[]) =>
  aRecord('drugs', id, {
    title: `${ingredients.join(', ')} extended-release tablet`,
    text: `${ingredients.join(', ')}. Extended-release tablet, oral, once daily.`,
    organisations: [{ name: `Maker of ${id}`, role: 'Sponsor' }],
    facets: { activeIngredient: ingredients },
    data: { applicationNumber: id, applicationType: 'ANDA', activeIngredients: ingredients, sponsor: `Maker of ${id}` },
  });

async function toldOf(description: string) {
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    await index.upsert([
      drug('m1', 'METFORMIN HYDROCHLORIDE'),
      drug('m2', 'METFORMIN HYDROCHLORIDE', 'SITAGLIPTIN PHOSPHATE'),
      drug('n1', 'NIACIN'),
      drug('o1', 'OXYCODONE HYDROCHLORIDE'),
      drug('s1', 'SODIUM CHLORIDE'),
      ...Array.from({ length: 60 }, (_, at) =>
        aRecord('awards', `a${at}`, { title: `A stove that burns clean ${at}` }),
      ),
    ]);
    const project = {
      id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
      title: 'Extended-release tablet',
      description,
      persona: 'tech_developer' as const,
    };
    const about = await aboutOf(index, project);
    const { records, totals, figures } = await gatherEvidence({
      ...withoutNotes,
      idea: NOT_HELD,
      index,
      engineOf: engineDeclaration,
      project,
      about,
    });
    const counted = figures.find(({ id }) => id === 'drugs:count')!;
    return {
      told: records.drugs.map(({ record }) => record.id).toSorted(),
      total: totals.drugs,
      counted: counted.value,
      filters: counted.query.filters,
    };
  } finally {
    await index.close();
  }
}

test('[RPT-02] [GRD-07] of medicines a report tells those whose ingredients the project names, and its count opens just them', async () => {
  const { told, total, counted, filters } = await toldOf('An extended-release tablet of metformin, oral, once daily.');
  expect([told, total, counted]).toEqual([['m1', 'm2'], 2, 2]);
  expect(filters['activeIngredient']).toEqual(['METFORMIN HYDROCHLORIDE']);
});

test('[RPT-02] where it names none, or an element alone, all that is on topic is told', async () => {
  const all = ['m1', 'm2', 'n1', 'o1', 's1'];
  expect((await toldOf('An extended-release tablet, oral, once daily.')).told).toEqual(all);
  expect((await toldOf('An extended-release tablet, oral, once daily, low in sodium.')).told).toEqual(all);
});

test('[RPT-05] what is called off asks the index for nothing more', async () => {
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    await index.upsert([drug('m1', 'METFORMIN HYDROCHLORIDE')]);
    const about = await aboutOf(index, { title: 'Metformin', description: 'Extended-release metformin.' });
    await expect(ownSubstances(index, engineDeclarations, about, 'Metformin', AbortSignal.abort())).rejects.toThrow();
  } finally {
    await index.close();
  }
});
