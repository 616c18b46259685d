import { expect, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import { observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { tellNotes } from './tell-notes.ts';

const award = (id: string, notes: NonNullable<OfField['notes']>, year = '2025', ring: OfField['ring'] = 'direct') => ({
  ring,
  notes,
  record: aRecord('awards', id, {
    title: `Work of ${id}`,
    text: Object.values(notes).join(' '),
    date: year,
    organisations: [{ role: 'Awardee', name: `Firm ${id}` }],
    data: { awardee: `Firm ${id}`, agency: 'Department of Energy', year },
  }),
});

const FIELD = [
  award('a', { achieved: 'The patch held 92 percent of its charge.', regulation: 'It is cleared under 510(k).' }),
  award('b', { result: 'The cell lasted 400 hours.', need: 'Nurses lack a quick test.' }, '1998'),
  award('c', { achieved: 'A rock was found.' }, '2024', 'near'),
];

const toldOf = async (field: OfField[]) =>
  tellNotes(await evidenceOfField(field), observedOf(field.map(({ record }) => record)));

test('[INS-01] [READ-01] what records of the field say is told in their words, with who says it, when, and its record', async () => {
  const told = await toldOf(FIELD);
  expect(told.map(({ key }) => key)).toEqual(['notes:reached', 'notes:regulation']);
  const { content } = told[0]!;
  expect(content).toMatchObject({ kind: 'reached', n: 2, period: { from: '1998', to: '2025' } });
  expect(content.title).toBe('Reached by others – Firm a, award from the Department of Energy, 2025');
  expect(content.sentences.map(({ text, kind, citations }) => ({ text, kind, citations }))).toEqual([
    { text: '“The patch held 92 percent of its charge.”', kind: 'quotation', citations: [1] },
    {
      text: 'Firm b, award from the Department of Energy, 1998: “The cell lasted 400 hours.”',
      kind: 'quotation',
      citations: [2],
    },
  ]);
  expect(content.references.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await toldOf([])).toEqual([]);
});

test('[INS-01] [NAV-10] an insight is told in German as well, its quotations as they stand', async () => {
  const [reached] = await toldOf(FIELD);
  expect(reached!.content.german).toEqual({
    title: 'Von anderen erreicht – Firm a, Förderung von Department of Energy, 2025',
    sentences: [
      '„The patch held 92 percent of its charge.“',
      'Firm b, Förderung von Department of Energy, 1998: „The cell lasted 400 hours.“',
    ],
    why: 'Die eigenen Werte des Projekts daran messen.',
    missing: null,
    labels: {},
  });
});
