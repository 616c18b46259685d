import type { Scope } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { withoutNotes } from '../../../test/read-notes.ts';
import { aRecord } from '../../../test/records.ts';
import { listOf } from '../../../test/subject.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { SourceCount } from '../evidence.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { evidenceKey } from '../records/evidence-record.ts';
import { gatherEvidence } from './gather.ts';
import type { ReadNotes } from './notes-of.ts';

const award = (id: string) =>
  aRecord('awards', id, { title: `Garnet ${id}`, text: `A garnet electrolyte, ${id}.`, date: '2024' });
const records = [award('itself'), award('other'), award('beside')];

/** The awards that a report rests on, with how much of a project's list its views look at. */
async function restsOn(scope: Scope, atSources?: SourceCount[], readNotes: ReadNotes = withoutNotes.readNotes) {
  const index = await openIndexWithoutThreads();
  try {
    await index.upsert(records);
    const evidence = await gatherEvidence({
      ...withoutNotes,
      readNotes,
      idea: NOT_HELD,
      index,
      engineOf: engineDeclaration,
      project: {
        id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
        title: 'Cells',
        description: 'A garnet electrolyte.',
        persona: 'tech_developer',
      },
      about: listOf(
        [
          { ...records[0]!, ring: 'direct', scope: 'direct' },
          { ...records[1]!, ring: 'same use', scope: 'field' },
          { ...records[2]!, ring: 'near', scope: 'wide' },
        ],
        { scope },
      ),
      ...(atSources && { atSources }),
    });
    return {
      cited: evidence.records.awards.map(({ record }) => record.id),
      surest: evidence.surest ?? [],
      total: evidence.totals.awards,
      areSourcesAsked: evidence.areSourcesAsked,
      passages: evidence.notes?.filter(({ isPassage }) => isPassage).map(({ key, quote }) => [key, quote]),
    };
  } finally {
    await index.close();
  }
}

test('[REL-03] [REL-09] a report rests on the records within the chosen scope, and on none that is only near', async () => {
  expect(await restsOn('field')).toEqual({
    cited: ['itself', 'other'],
    surest: ['awards/itself', 'awards/other'],
    total: 2,
    areSourcesAsked: false,
    passages: [],
  });
  expect(await restsOn('direct')).toMatchObject({ cited: ['itself'], surest: ['awards/itself'], total: 1 });
});

test('[RPT-18] sources that were asked have been asked, whether they answered or not', async () => {
  const at = { label: 'PubMed', words: ['garnet'], asOf: '2026-01-01' };
  const failed = { source: 'pubmed', engine: 'publications', state: 'failed', total: null, asked: 0, years: [], at };
  expect((await restsOn('field')).areSourcesAsked).toBe(false);
  expect((await restsOn('field', [failed as never])).areSourcesAsked).toBe(true);
});

test('[READ-01] [RPT-18] the records closest to the idea are read whole, for a language model', async () => {
  const note = { kind: 'what', at: 0, length: 8, certainty: 0.9, quantities: [] } as const;
  const readNotes: ReadNotes = async (read, { isWhole = false } = {}) =>
    new Map(
      read.map((record) => [
        evidenceKey(record),
        [
          { ...note, quantities: [] },
          ...(isWhole ? [{ ...note, at: 9, quantities: [], isPassage: true as const }] : []),
        ],
      ]),
    );
  const { passages } = await restsOn('direct', undefined, readNotes);
  expect(passages).toEqual([['awards/itself', 'electrol']]);
});
