import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { withoutNotes } from '../../../test/read-notes.ts';
import { aRecord } from '../../../test/records.ts';
import { listOf } from '../../../test/subject.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { evidenceRecord } from '../records/evidence-record.ts';
import { findAnswers, NAMING } from './answers.ts';
import { placed } from './placed.ts';
import type { AnswerOptions } from './question-records.ts';

const AS_OF = '2026-06-15T00:00:00.000Z';
const GARNET = 'A garnet electrolyte is pressed and fired for lithium metal batteries in aircraft.';
const of = (engine: Engine, id: string, more: Partial<CatalogueRecord> = {}) =>
  aRecord(engine, id, { title: `Garnet electrolyte ${id}`, text: GARNET, ...more });

const optionsOf = (index: unknown, own: CatalogueRecord[]) => ({
  index: index as CatalogueIndex,
  project: { id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12', title: 'Cells' },
  about: listOf(own),
  find: async () => [] as { engine: Engine; id: string; related: number }[],
  engines: ENGINES as readonly Engine[],
  pages: [],
  engineOf: engineDeclaration,
  evidenceOf: (record: CatalogueRecord) =>
    placed(evidenceRecord(record, engineDeclaration(record.engine)), { asOf: AS_OF, idea: NOT_HELD, terms: [] }),
  encoder: null,
  readNotes: withoutNotes.readNotes,
});

type Asking = Partial<Pick<AnswerOptions, 'engines' | 'isOfField'>>;

/** The answers to one question over a project's records, and over others that are found for its words, each this likely. */
async function answered(
  prompt: string,
  own: CatalogueRecord[],
  { others = [], engines = ENGINES, ...more }: { others?: [CatalogueRecord, number][] } & Asking = {},
) {
  const all = new Map([...own, ...others.map(([record]) => record)].map((record) => [refKey(record), record]));
  const index = {
    search: async () => ({ hits: own.filter((each) => engines.includes(each.engine)).map((record) => ({ record })) }),
    get: async (refs: { engine: Engine; id: string }[]) => refs.map((ref) => all.get(refKey(ref)) ?? null),
    aggregate: async () => [{ key: null, count: all.size }],
  };
  const { answers, figures, cited } = await findAnswers([{ id: 'q', title: '', prompt }], {
    ...optionsOf(index, own),
    find: async () => others.map(([{ engine, id }, related]) => ({ engine, id, related })),
    engines,
    ...more,
  });
  const parts = answers['q']!.parts ?? [];
  const found = parts.map((part) => part.found.map(({ key }) => key).toSorted());
  const value = (part: string) => figures.find(({ id }) => id.endsWith(`:${part}`))?.value;
  return { found, value, cited: cited.map(({ key }) => key), parts };
}

/** The same over an index. */
async function answeredBy(index: CatalogueIndex, prompt: string, more: Asking = {}) {
  const asked = { ...optionsOf(index, []), ...more };
  const { answers, figures } = await findAnswers([{ id: 'q', title: '', prompt }], asked);
  return {
    found: (answers['q']!.parts ?? []).map((part) => part.found.map(({ key }) => key).toSorted()),
    counts: figures
      .filter(({ id }) => id.includes(NAMING))
      .map(({ id, value, label }) => [id.slice(id.indexOf(NAMING)), value, label]),
  };
}

test('[INS-06] data sets that are named answer alone, those that answer best before the others; where none is named, all do', async () => {
  const records = [of('patents', 'p'), of('awards', 'a')];
  expect((await answered('Which patents are on a garnet electrolyte?', records)).found).toEqual([['patents/p']]);
  expect((await answered('Which patents are on a garnet electrolyte?', records.slice(1))).found).toEqual([[]]);
  const trials = [of('interventions', 'i'), of('clinical-trials', 't')];
  expect((await answered('Which trials are on a garnet electrolyte?', trials)).found).toEqual([['clinical-trials/t']]);
  expect((await answered('Which experts know a garnet electrolyte?', [of('awards', 'a')])).found).toEqual([
    ['awards/a'],
  ]);
  expect((await answered('Who works on a garnet electrolyte?', records)).found).toEqual([['awards/a', 'patents/p']]);
});

test('[INS-06] each part of a question has its own answer, with the words that bear on it; a part without any stands empty', async () => {
  const { found, parts } = await answered(
    'Which awards are on a garnet electrolyte? Which patents claim zeppelins over harbours?',
    [of('awards', 'a'), of('patents', 'p')],
  );
  expect(parts.map(({ asked }) => asked)).toEqual([
    'Which awards are on a garnet electrolyte?',
    'Which patents claim zeppelins over harbours?',
  ]);
  expect(found).toEqual([['awards/a'], []]);
  expect(parts[0]!.found[0]!.quote).toBe(GARNET);
});

test('[INS-06] a record that is found by the words of a question answers if it is likely of it', async () => {
  const others: [CatalogueRecord, number][] = [
    [of('awards', 'likely'), 0.5],
    [of('awards', 'unlikely'), 0.1],
  ];
  expect((await answered('Who works on a garnet electrolyte?', [], { others })).found).toEqual([['awards/likely']]);
});

test('[RPT-18] of the project’s records those of its field alone answer what its description asks', async () => {
  const asked = { isOfField: (key: string) => key === 'patents/field' };
  const records = [of('patents', 'field'), of('awards', 'beside')];
  expect((await answered('Who works on garnet?', records, asked)).found).toEqual([['patents/field']]);
});

test('[RPT-04] data sets that were not chosen answer nothing, neither from the project nor for the words of a question', async () => {
  const asked = await answered('Who works on a garnet electrolyte?', [of('patents', 'p'), of('awards', 'a')], {
    others: [
      [of('companies', 'c'), 0.9],
      [of('awards', 'b'), 0.9],
    ],
    engines: ['awards'],
  });
  expect(asked.found.flat().every((key) => key.startsWith('awards/'))).toBe(true);
  expect(asked.cited.length).toBeGreaterThan(0);
});

test('[INS-06] of calls it is told how many are open on the day of the data, and of awards how many say what they were paid', async () => {
  const call = (id: string, closes: string) =>
    of('funding-opportunities', id, {
      closes,
      title: `Call ${id} for a garnet electrolyte`,
      data: { closeDate: closes },
    });
  const calls = await answered('Which calls ask for a garnet electrolyte?', [
    call('open', '2026-06-15'),
    call('closed', '2026-06-14'),
  ]);
  expect([calls.value('calls'), calls.value('open')]).toEqual([2, 1]);
  const paid = await answered('How much money was paid for a garnet electrolyte?', [
    of('awards', 'a', { amount: 100_000 }),
    of('awards', 'b', { amount: 50_000, title: 'Another garnet electrolyte' }),
    of('awards', 'c', { title: 'A third garnet electrolyte' }),
    of('patents', 'p', { amount: 7, title: 'A patent on a garnet electrolyte' }),
  ]);
  expect(['paid', 'stated', 'sum'].map(paid.value)).toEqual([3, 2, 150_000]);
});

test('[INS-06] a thing under test is told by its trial, of the project’s records as well', async () => {
  const own = [of('interventions', 'i'), of('clinical-trials', 't', { title: 'Trial of a garnet electrolyte' })];
  expect((await answered('Which studies are on a zeppelin or a garnet electrolyte?', own)).found).toEqual([
    ['clinical-trials/t'],
  ]);
  expect((await answered('Which patients had a garnet electrolyte?', own.slice(0, 1))).found).toEqual([[]]);
});

describe('[INS-06] an organization that a question names', () => {
  const organisations = (name: string, role = 'Awardee') => [{ name, role }];
  const RECORDS = [
    of('awards', 'garnet', { organisations: organisations('ACME POWER, INC.'), amount: 5_000, date: '2017' }),
    of('awards', 'other', {
      title: 'Zeppelins over harbours',
      text: 'A zeppelin carries freight over harbours and lakes without noise.',
      organisations: organisations('Acme Power Inc'),
      date: '2019',
    }),
    of('patents', 'p', { organisations: organisations('Acme Power LLC', 'Assignee'), date: '2018' }),
    of('awards', 'nasa', { organisations: organisations('National Aeronautics and Space Administration', 'Agency') }),
  ];
  let index: CatalogueIndex;
  beforeAll(async () => {
    index = await openIndexWithoutThreads();
    // Among others the words of a question are as rare as they are in a catalogue.
    const others = Array.from({ length: 60 }, (_, at) =>
      of('publications', `other-${at}`, {
        title: `Gardens of city ${at}`,
        text: 'In every city there are gardens to walk in.',
      }),
    );
    await index.upsert([...RECORDS, ...others]);
  });
  afterAll(() => index.close());
  const ask = (prompt: string) => answeredBy(index, prompt);

  test('[RPT-18] what a description asks is answered by what belongs to the project, and not by whatever has its words', async () => {
    const asked = 'Who carries freight over harbours?';
    expect((await answeredBy(index, asked)).found).toEqual([['awards/other']]);
    expect((await answeredBy(index, asked, { isOfField: () => true })).found).toEqual([[]]);
  });

  test('is answered by its own records alone, whatever its legal form, with how many there are and what they were paid', async () => {
    // How many there are says nothing of the electrolyte.
    expect(await ask('What has Acme Power done on a garnet electrolyte?')).toEqual({
      found: [['awards/garnet', 'patents/p']],
      counts: [],
    });
    expect((await ask('What does Acme Power hold?')).counts).toEqual([
      ['naming:patents', 1, 'records that name Acme Power Inc'],
      ['naming:awards', 2, 'records that name Acme Power Inc'],
      ['naming:awards:stated', 1, 'records with an amount that name Acme Power Inc'],
      ['naming:awards:sum', 5_000, 'amounts of the records that name Acme Power Inc'],
    ]);
  });

  test('has of a few records all told, where nothing else is asked of it; data sets that are named hold', async () => {
    expect((await ask('What does Acme Power hold?')).found[0]).toHaveLength(3);
    expect((await ask('Which patents does Acme Power hold?')).found).toEqual([['patents/p']]);
  });

  test('is no other whose name begins alike: where there is one nothing is counted', async () => {
    const rival = of('awards', 'rival', { title: 'A rival', organisations: organisations('Acme Power Tools Inc') });
    await index.upsert([rival]);
    const { found, counts } = await ask('What does Acme Power hold?');
    expect(found[0]).not.toContain('awards/rival');
    expect([found[0]!.length, counts]).toEqual([3, []]);
    expect((await ask('What has Acme Power Tools done on a garnet electrolyte?')).found).toEqual([['awards/rival']]);
    await index.delete([rival]);
  });

  test('is known by a short form, and stands beside another', async () => {
    expect((await ask('Which awards did NASA give for a garnet electrolyte?')).found).toEqual([['awards/nasa']]);
    const both = 'Which awards did NASA give Acme Power for a garnet electrolyte?';
    expect((await ask(both)).found).toEqual([['awards/garnet', 'awards/nasa']]);
    const given = of('awards', 'given', {
      title: 'A garnet electrolyte for NASA',
      organisations: [...organisations('Acme Power'), ...RECORDS.at(-1)!.organisations],
    });
    // Whose name begins alike is not the one that was paid.
    const tools = {
      ...given,
      id: 'tools',
      organisations: [...organisations('Acme Power Tools'), ...given.organisations.slice(1)],
    };
    await index.upsert([tools]);
    expect((await ask(both)).found.flat()).toContain('awards/garnet');
    await index.upsert([given]);
    expect((await ask(both)).found).toEqual([['awards/given']]);
    await index.delete([given, tools]);
  });

  test('is told by records without a title where it has no others: they say what was paid', async () => {
    const bare = of('awards', 'bare', {
      title: 'Untitled award',
      text: '',
      organisations: organisations('Zeppelin Works'),
    });
    await index.upsert([bare]);
    expect((await ask('How much did Zeppelin Works get?')).found).toEqual([['awards/bare']]);
    await index.delete([bare]);
  });

  test('is found by its department’s name as well, under which many records stand', async () => {
    const paid = of('awards', 'paid', {
      title: 'A garnet electrolyte for pacemakers',
      organisations: organisations('Department of Health and Human Services', 'Agency'),
    });
    await index.upsert([paid]);
    expect((await ask('Which awards did NIH give for a garnet electrolyte?')).found).toEqual([['awards/paid']]);
    await index.delete([paid]);
  });

  test('is known by a part of its name that stands for hardly anything else, and typed in small letters', async () => {
    const zeppelin = of('awards', 'zeppelin', { organisations: organisations('Zeppelin College of Aeronautics') });
    const two = of('awards', 'two', { organisations: organisations('Copper Gnomes Ltd') });
    await index.upsert([zeppelin, two]);
    const first = async (prompt: string) => (await ask(prompt)).found[0];
    expect(await first('Which awards does Zeppelin have?')).toEqual(['awards/zeppelin']);
    expect(await first('zeppelin: which awards do they have')).toEqual(['awards/zeppelin']);
    expect(await first('which awards do copper gnomes have')).toEqual(['awards/two']);
    // What stands for many things is no name of one.
    await index.upsert(
      ['a', 'b', 'c', 'd', 'e'].map((id) =>
        of('publications', id, { title: 'Zeppelin', text: 'A zeppelin carries freight over harbours and lakes.' }),
      ),
    );
    expect(await first('Which awards does Zeppelin have?')).toContain('awards/other');
    // What somebody's whole name is in another data set is no part of the name of one in this.
    const whole = of('investors', 'whole', {
      organisations: organisations('Copper Gnomes Garden', 'Portfolio company'),
    });
    const part = of('awards', 'part', { title: 'Copper', organisations: organisations('Copper Works Ohio') });
    await index.upsert([whole, part]);
    expect(await first('which awards do copper gnomes garden have')).not.toEqual(['awards/part']);
    await index.delete([whole, part, zeppelin, two, ...['a', 'b', 'c', 'd', 'e'].map((id) => of('publications', id))]);
  });

  test('is gone on from by a later part: what names it in another data set, and what it was paid in all', async () => {
    const company = of('companies', 'acme', {
      title: 'Acme Power',
      text: 'Acme Power was bought by Widget Works on 2013-07-24.',
      organisations: organisations('Acme Power', 'Company'),
    });
    await index.upsert([company]);
    const { found } = await ask('Which patents does Acme Power hold, and who bought the company?');
    expect([found[0], found[1]![0]]).toEqual([['patents/p'], 'awards/garnet']);
    expect(found[1]).toContain('companies/acme');
    const { counts } = await ask('Which patents does Acme Power hold, and how much money did they get?');
    expect(counts.map(([id]) => id)).toContain('naming:awards:sum');
    await index.delete([company]);
  });
});

describe('[INS-06] a record answers', () => {
  let index: CatalogueIndex;
  beforeAll(async () => {
    index = await openIndexWithoutThreads();
    const gardens = Array.from({ length: 60 }, (_, at) =>
      of('publications', `garden-${at}`, { title: `Gardens of city ${at}`, text: 'In every city there are gardens.' }),
    );
    await index.upsert([
      ...gardens,
      of('drugs', 'sold', {
        title: 'Ologex (Garnetine)',
        text: 'GARNETINE OLOGEX TABLET 5MG',
        data: { applicationNumber: 'sold', products: [{ brandName: 'Ologex', marketingStatus: 'Discontinued' }] },
      }),
      of('drugs', 'other', {
        title: 'Tabletine',
        text: 'TABLETINE TABLET ORAL 5MG',
        data: { applicationNumber: 'other' },
      }),
      of('investors', 'fund', {
        title: 'Harbour Fund',
        text: '',
        organisations: [
          { role: 'Investor', name: 'Harbour Fund' },
          { role: 'Portfolio company', name: 'Garnet Bio' },
        ],
        data: {
          name: 'Harbour Fund',
          investments: [{ company: 'Garnet Bio', date: '2006-03-31', roundAmount: 14_000_000 }],
        },
      }),
      of('clinical-trials', 'gone', {
        title: 'Trial of a garnet lamp',
        withdrawn: { at: null, reason: 'None came', isDeleted: false },
      }),
    ]);
  });
  afterAll(() => index.close());
  const told = async (prompt: string) => {
    const { answers } = await findAnswers([{ id: 'q', title: '', prompt }], optionsOf(index, []));
    return (answers['q']!.parts ?? []).flatMap(({ found }) => found);
  };

  test('that has what hardly any record has, and then the others do not', async () => {
    expect((await told('Is the drug Ologex tablet still sold?')).map(({ key }) => key)).toEqual(['drugs/sold']);
  });

  test('that is known by names alone, with the field that says what is asked', async () => {
    const [fund, ...others] = await told('Which investors backed garnet companies?');
    expect(others).toEqual([]);
    expect(fund).toMatchObject({ key: 'investors/fund', quote: null });
    expect(fund!.lines).toEqual(['Known investments: Garnet Bio · - · 31 March, 2006 · $14,000,000 · -']);
  });

  test('that its source took back, where its kind is asked for', async () => {
    expect((await told('What became of the trial of a garnet lamp?')).map(({ key }) => key)).toEqual([
      'clinical-trials/gone',
    ]);
    expect((await told('Who works on a garnet lamp?')).map(({ key }) => key)).not.toContain('clinical-trials/gone');
  });

  test('by names that are much of the question: of what no name says nothing is told', async () => {
    expect(await told('Which investors backed garnet companies that braid zeppelin harbour whistles?')).toEqual([]);
  });

  test('anew where a later part has a word of few records, unless it speaks of what was found', async () => {
    const asked = async (prompt: string) => {
      const { answers } = await findAnswers([{ id: 'q', title: '', prompt }], optionsOf(index, []));
      return (answers['q']!.parts ?? []).map(({ found }) => found.map(({ key }) => key));
    };
    expect(await asked('Who walks in gardens of a city, and is Ologex sold anywhere?')).toContainEqual(['drugs/sold']);
    // What is asked of somebody else is told to have no answer, and not left out.
    expect((await asked('Who walks in gardens of a city, and what does Zeppelin Works say of it?'))[1]).toEqual([]);
    expect((await asked('Who walks in gardens of a city, and do they take ologex?')).flat()).not.toContain(
      'drugs/sold',
    );
  });

  test('as one of the nearest where none says what is asked in its words', async () => {
    const text = 'A cane with sonar guides people who cannot see through stations and shops.';
    await index.upsert([of('awards', 'cane', { title: 'Sonar for people with visual impairments', text })]);
    const find = async () => [{ engine: 'awards' as const, id: 'cane', related: 0.5 }];
    // Records lie this near to what is asked.
    const near = async (cosine: number) => {
      const ofText = (said: string) => (/sonar/i.test(said) ? [1, 0] : [cosine, Math.sqrt(1 - cosine ** 2)]);
      const encoder = { encode: async (texts: string[]) => texts.map((said) => Float32Array.from(ofText(said))) };
      const prompt = 'Who builds aids that lead the blind inside buildings?';
      const options = { ...optionsOf(index, []), encoder, find };
      const { answers, cited } = await findAnswers([{ id: 'q', title: '', prompt }], options);
      return { parts: answers['q']!.parts!, cited: cited.map(({ key }) => key) };
    };
    expect(await near(0.65)).toMatchObject({
      parts: [{ found: [], nearest: [{ key: 'awards/cane', quote: text }] }],
      cited: ['awards/cane'],
    });
    const far = await near(0.3);
    expect(far).toMatchObject({ parts: [{ found: [] }], cited: [] });
    expect(far.parts[0]).not.toHaveProperty('nearest');
  });
});
