import { expect } from 'vitest';
import type { DraftBlock } from '../src/evidence/draft.ts';
import { publishSection } from '../src/evidence/statements/publish.ts';
import { builtinWriter } from '../src/evidence/writer/builtin/builtin-writer.ts';
import { evidenceOfField, type OfField } from './field.ts';
import { aRecord } from './records.ts';

export const by = (role: string, name: string) => [{ role, name }];
export type Table = Extract<DraftBlock, { type: 'table' }>;

/** A section of the built-in writer over this field, as published: nothing of it is withheld. */
export async function write(sectionId: string, field: readonly OfField[], own?: Parameters<typeof evidenceOfField>[1]) {
  const evidence = await evidenceOfField(field, own);
  const { section, report } = publishSection(await builtinWriter.write(sectionId, evidence), evidence);
  expect(report.withheld).toEqual([]);
  const sentences = section.blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
  );
  return {
    texts: sentences.map(({ text }) => text),
    sentences,
    tables: section.blocks.filter((block): block is Table => block.type === 'table'),
    blocks: section.blocks,
  };
}

export const award = (id: string, ring: OfField['ring'], notes: OfField['notes'], awardee = `Firm ${id}`): OfField => ({
  ring,
  notes,
  record: aRecord('awards', id, {
    title: `Work of ${id}`,
    text: Object.values(notes ?? {}).join(' '),
    date: '2019',
    organisations: by('Awardee', awardee),
    data: { awardee, agency: 'Department of Energy', year: '2019' },
  }),
});
export const call = (id: string, closeDate: string, notes: OfField['notes'] = {}): OfField => ({
  ring: 'asks',
  notes,
  record: aRecord('funding-opportunities', id, {
    title: `Call ${id}`,
    text: Object.values(notes).join(' '),
    date: closeDate,
    closes: closeDate,
    organisations: by('Agency', 'US Navy'),
    data: { agency: 'US Navy', closeDate },
  }),
});
export const lab = (id: string, expirationDate: string, notes: OfField['notes'] = {}): OfField => ({
  ring: 'same technology',
  notes,
  record: aRecord('federal-lab-technologies', id, {
    title: `Scanner ${id}`,
    text: Object.values(notes).join(' '),
    organisations: by('Laboratory', 'Langley Research Center'),
    data: { title: `Scanner ${id}`, lab: 'Langley Research Center', status: 'Issued', expirationDate },
  }),
});
