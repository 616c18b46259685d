import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { withoutNotes } from '../../../test/read-notes.ts';
import { aRecord } from '../../../test/records.ts';
import { listOf } from '../../../test/subject.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { evidenceRecord } from '../records/evidence-record.ts';
import { findAnswers } from './answers.ts';
import { placed } from './placed.ts';

const AS_OF = '2026-06-15T00:00:00.000Z';
const GARNET = 'A garnet electrolyte is pressed and fired for lithium metal batteries in aircraft.';
const of = (engine: Engine, id: string, more: Partial<CatalogueRecord> = {}) =>
  aRecord(engine, id, { title: `Garnet electrolyte ${id}`, text: GARNET, ...more });

/** The answers to one question over a project's records, and over others that are found for its words, each this likely. */
async function answered(
  prompt: string,
  own: CatalogueRecord[],
  { others = [], engines = ENGINES }: { others?: [CatalogueRecord, number][]; engines?: readonly Engine[] } = {},
) {
  const all = new Map([...own, ...others.map(([record]) => record)].map((record) => [refKey(record), record]));
  const { answers, figures, cited } = await findAnswers([{ id: 'q', title: '', prompt }], {
    index: {
      search: async () => ({
        hits: own.filter(({ engine }) => engines.includes(engine)).map((record) => ({ record })),
      }),
      get: async (refs: { engine: Engine; id: string }[]) => refs.map((ref) => all.get(refKey(ref)) ?? null),
    } as never,
    project: { id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12', title: 'Cells' },
    about: listOf(own),
    find: async () => others.map(([{ engine, id }, related]) => ({ engine, id, related })),
    engines,
    pages: [],
    engineOf: engineDeclaration,
    evidenceOf: (record) =>
      placed(evidenceRecord(record, engineDeclaration(record.engine)), { asOf: AS_OF, idea: NOT_HELD, terms: [] }),
    encoder: null,
    readNotes: withoutNotes.readNotes,
  });
  const parts = answers['q']!.parts ?? [];
  const found = parts.map((part) => part.found.map(({ key }) => key).toSorted());
  const value = (part: string) => figures.find(({ id }) => id.endsWith(`:${part}`))?.value;
  return { found, value, cited: cited.map(({ key }) => key), parts };
}

test('[INS-06] a data set that is named answers first; where it has nothing on it, the others do', async () => {
  const records = [of('patents', 'p'), of('awards', 'a')];
  expect((await answered('Which patents are on a garnet electrolyte?', records)).found).toEqual([['patents/p']]);
  expect((await answered('Which patents are on a garnet electrolyte?', records.slice(1))).found).toEqual([
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
