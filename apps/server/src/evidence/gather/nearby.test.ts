import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclaration, engineDeclarations } from '../../catalogue/engines/registry.ts';
import { openSqliteIndex } from '../../catalogue/index/sqlite/sqlite-index.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import { withCompared } from '../../catalogue/relevance/subject.ts';
import { gatherEvidence } from './gather.ts';
import { neighboursOf } from './nearby.ts';
import { asTyped, namingWords } from './sought.ts';

const project = {
  id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
  title: 'Garnet electrolyte for lithium batteries',
  description: 'A garnet electrolyte for lithium metal batteries.',
  persona: 'tech_developer' as const,
};
const award = (id: string, title: string) => aRecord('awards', id, { title, text: `${title}. `.repeat(4) });
/** None has the project's words. */
const READS_ALIKE = Array.from({ length: 12 }, (_, at) => award(`alike-${at}`, `Ceramic separators number ${at}`));
const ON_TOPIC = award('own', 'Garnet electrolyte for lithium metal batteries');

async function gathered(similarityOf: (at: number) => number, others: [CatalogueRecord, number][] = []) {
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    await index.upsert([
      ON_TOPIC,
      ...READS_ALIKE,
      ...others.map(([record]) => record),
      ...Array.from({ length: 40 }, (_, at) => award(`other-${at}`, `A stove that burns clean ${at}`)),
    ]);
    const near: [CatalogueRecord, number][] = [
      [ON_TOPIC, 0.8],
      ...READS_ALIKE.map((record, at): [CatalogueRecord, number] => [record, similarityOf(at)]),
      ...others,
    ];
    const compared = near.map(([record, similarity]) => ({
      engine: record.engine,
      id: record.id,
      hash: hashRecord(record),
      similarity,
    }));
    const about = withCompared(await aboutOf(index, project), compared);
    return await gatherEvidence({ index, engineOf: engineDeclaration, project, about });
  } finally {
    await index.close();
  }
}

test('[RPT-02] where little is on topic, what reads like the project is listed, the nearest first, and counts nowhere', async () => {
  const { nearby, records, totals, surest } = await gathered((at) => 0.5 + at / 100);
  expect(nearby).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `awards/alike-${at}`));
  expect([records.awards.map(({ key }) => key), totals.awards, surest]).toEqual([['awards/own'], 1, ['awards/own']]);
});

test('[RPT-02] what hardly reads like it is not', async () => {
  expect((await gathered((at) => (at === 0 ? 0.48 : 0.46))).nearby).toEqual(['awards/alike-0']);
});

const none = () => 0.1;

test('[RPT-02] what lies farther is told where it says several of the project’s words, and which, and which are left to the project', async () => {
  const apart = aRecord('awards', 'solder', {
    title: 'A lithium solder for garnet',
    text: 'It joins parts of a lithium valve. '.repeat(4),
    organisations: [{ name: 'Department of Energy', role: 'Awarding agency' }],
    data: { agency: 'Department of Energy' },
  });
  const evidence = await gathered(none, [
    [apart, 0.4],
    [award('one', 'A lithium salt'), 0.4],
  ]);
  expect(evidence.nearby).toEqual(['awards/solder']);
  const [words] = evidence.apart!;
  expect([words!.key, words!.shared.toSorted()]).toEqual(['awards/solder', ['garnet', 'lithium']]);
  expect(words!.lacking).toContain('electrolyte');
  const label = (part: string) => evidence.figures.find(({ id }) => id === `near:awards/solder:${part}`)?.label;
  expect(label('shared')).toContain('garnet');
  expect(label('lacking')).toContain('electrolyte');
  const payer = evidence.figures.find(({ id }) => id === 'near:payer:Department of Energy');
  expect([payer?.value, payer?.basis?.records]).toEqual([
    1,
    [{ searchEngine: 'awards', id: 'solder', title: 'A lithium solder for garnet' }],
  ]);
});

test('[RPT-02] close is what says half of what tells the project, or the most telling word and reads like it', async () => {
  const common = ['electrolyte', 'lithium', 'batteries', 'metal'].flatMap((word) =>
    Array.from({ length: 6 }, (_, at): [CatalogueRecord, number] => [
      award(`${word}-${at}`, `A stove with ${word}`),
      0,
    ]),
  );
  const evidence = await gathered(none, [
    ...common,
    [award('half', 'A garnet valve, and a salt of lithium'), 0.45],
    [award('one', 'A garnet pump'), 0.6],
    [award('far', 'A garnet stone'), 0.45],
    [award('reads', 'Ceramic separators'), 0.6],
  ]);
  const close = evidence.apart!.filter(({ isClose }) => isClose).map(({ key }) => key);
  expect([evidence.nearby!.length, close.toSorted()]).toEqual([4, ['awards/half', 'awards/one']]);
});

test('[RPT-02] of two that read alike the one that says more of the project is nearer', async () => {
  const evidence = await gathered(none, [
    [award('reads', 'Ceramic separators'), 0.5],
    [award('says', 'A box of metal'), 0.49],
  ]);
  expect(evidence.nearby).toEqual(['awards/says', 'awards/reads']);
});

test('[RPT-02] a firm with a word of the project in its name alone, a medicine that only reads like it, and a part of a trial lie not near', async () => {
  const evidence = await gathered(none, [
    [
      aRecord('companies', 'name', {
        title: 'Garnet Lithium Holdings',
        text: 'It keeps shops in ten towns and sells flowers, bread and milk to everybody there.',
      }),
      0.6,
    ],
    [
      aRecord('companies', 'says', {
        title: 'Voltara',
        text: 'Voltara makes boxes of metal for kitchens and workshops in twelve towns of the north.',
      }),
      0.5,
    ],
    [aRecord('drugs', 'sounds', { title: 'Granetrol', text: 'Of the class of lithium garnets.' }), 0.6],
    [aRecord('usa-spending', 'bought', { title: 'Lithium garnet batteries, box of ten' }), 0.42],
    [aRecord('interventions', 'part', { title: 'Lithium', text: 'Lithium and garnet.' }), 0.6],
  ]);
  expect(evidence.nearby).toEqual(['companies/says']);
});

test('a word of the project is told as it was typed: abbreviations and names, not what begins a sentence', () => {
  const typed = 'Sprays destroy PFAS in West Africa. Water stays. A drug for HER2-low cancer.';
  expect(['pfas', 'her2', 'africa', 'water', 'sprays'].map((word) => asTyped(word, typed))).toEqual([
    'PFAS',
    'HER2',
    'Africa',
    'water',
    'sprays',
  ]);
});

test('words that name a thing are no verbs, nothing that was done, and nothing that it does without', () => {
  const naming = namingWords(
    'A clock for ships that carry cargo when a pilot gets no signal and GPS is jammed. Meant for pilots, without any antenna.',
  );
  expect(['clock', 'ships', 'gps', 'pilots'].filter((word) => !naming.has(word))).toEqual([]);
  expect(['carry', 'gets', 'jammed', 'meant', 'antenna'].filter((word) => naming.has(word))).toEqual([]);
  const stage = namingWords(
    'An inhaled influenza vaccine that needs no cold chain, for elderly people and for outbreaks. Phase 1 finished; we plan phase 2.',
  );
  expect([stage.has('vaccine'), stage.has('finished')]).toEqual([true, false]);
  const deeds = namingWords(
    'A pump with a filter and a dressing that kills germs and withstands heat. Shocks kill weeds.',
  );
  expect([...deeds].filter((word) => /kill|withstand/.test(word))).toEqual([]);
  expect(['pump', 'filter', 'dressing', 'weeds'].filter((word) => !deeds.has(word))).toEqual([]);
});

test('[RPT-02] of a project for an illness no trial on another one lies near, however it reads', async () => {
  const trial = (id: string, conditions: string[]) =>
    aRecord('clinical-trials', id, {
      title: `A garnet patch for ${conditions[0]}`,
      text: `A patch is worn by people with ${conditions.join(' and ')}.`,
      facets: { condition: conditions },
      data: { nctId: id, conditions },
    });
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    const records = [trial('N1', ['asthma']), trial('N2', ['influenza'])];
    await index.upsert([
      ...records,
      ...Array.from({ length: 40 }, (_, at) => award(`other-${at}`, `A stove that burns clean ${at}`)),
    ]);
    const own = { ...project, title: 'Sensor for asthma', description: 'A sensor worn on the chest for asthma.' };
    const compared = records.map((record) => ({
      engine: record.engine,
      id: record.id,
      hash: hashRecord(record),
      similarity: 0.5,
    }));
    const about = withCompared(await aboutOf(index, own), compared);
    expect(about.terms.some(({ isCondition }) => isCondition)).toBe(true);
    const { nearby, totals } = await gatherEvidence({ index, engineOf: engineDeclaration, project: own, about });
    expect([...nearby!, totals['clinical-trials']]).not.toContain('clinical-trials/N2');
  } finally {
    await index.close();
  }
});

test('[RPT-02] of very many trials on one illness those lie near whose title says more of the project, or that read like it', async () => {
  const trial = (id: string, title: string, text: string) =>
    aRecord('clinical-trials', id, {
      title,
      text,
      facets: { condition: ['asthma'] },
      data: { nctId: id, conditions: ['asthma'] },
    });
  const said = 'People with asthma wear a patch on the chest, or a sensor in the clinic.';
  const records: [CatalogueRecord, number][] = [
    [trial('N1', 'Clinic visits for asthma', said), 0.42],
    [trial('N2', 'Herbs for asthma', said), 0.42],
    [trial('N3', 'Monitoring of asthma at home', said), 0.48],
  ];
  const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  try {
    await index.upsert([
      ...records.map(([record]) => record),
      ...Array.from({ length: 520 }, (_, at) => trial(`M${at}`, `Inhaled asthma medicine ${at}`, 'For asthma.')),
    ]);
    const own = {
      ...project,
      title: 'Sensor for asthma worn on the chest',
      description: 'A sensor worn on the chest as a patch warns people with asthma, and their clinic.',
    };
    const compared = records.map(([{ engine, id, ...rest }, similarity]) => ({
      engine,
      id,
      hash: hashRecord({ engine, id, ...rest }),
      similarity,
    }));
    const about = withCompared(await aboutOf(index, own), compared);
    const near = await neighboursOf({ index, about, description: own.description });
    expect(near.map(({ record }) => record.id).toSorted()).toEqual(['N1', 'N3']);
  } finally {
    await index.close();
  }
});
