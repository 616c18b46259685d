import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { publishSection } from '../../statements/publish.ts';
import { competitorAnalysis } from './competitors.ts';

const award = (id: string, awardee: string, text: string) =>
  aRecord('awards', id, {
    title: `Membrane ${id}`,
    text,
    date: '2021',
    organisations: [
      { name: awardee, role: 'Awardee' },
      { name: 'Department of Energy', role: 'Awarding agency' },
    ],
    data: { title: `Membrane ${id}`, awardee, agency: 'Department of Energy', year: 2021 },
  });

test('[RPT-02] what an award is about stands once: in its own words beside its title, else in a sentence', async () => {
  const aim = 'Voltara proposes to develop a membrane that needs no solvent.';
  const observed = observedOf([award('a1', 'Voltara Inc.', aim), award('a2', 'Zorova Inc.', '')]);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  evidence.aims = [{ key: 'awards/a1', quote: aim }];
  const { section, report } = publishSection(competitorAnalysis(evidence), evidence);
  expect(report.withheld).toEqual([]);
  const told = section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences : []));
  expect(told.map(({ text }) => text).filter((text) => text.includes('received an award'))).toEqual([
    'Zorova Inc. received an award from the Department of Energy for “Membrane a2” in 2021.',
  ]);
  const table = section.blocks.find((block) => block.type === 'table' && block.caption === 'What others work on');
  expect(table?.type === 'table' && table.rows.map(({ cells }) => cells)).toEqual([
    ['Voltara Inc.', 'Membrane a1', 'Department of Energy', '2021', `“${aim}”`],
  ]);
});
