import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { publishSection } from '../../statements/publish.ts';
import { customers } from './customers.ts';

const call = (id: string, date: string, text: string) =>
  aRecord('funding-opportunities', id, {
    title: `Inspection of wings ${id}`,
    date,
    text,
    facets: { agency: ['Department of Defense'] },
    data: { agency: 'Department of Defense', office: 'Navy', closeDate: date },
    organisations: [
      { name: 'Department of Defense', role: 'Agency' },
      { name: 'Navy', role: 'Office' },
    ],
  });

async function evidenceOf(records: CatalogueRecord[]) {
  const observed = observedOf(records);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  return evidence;
}

async function blocksOf(records: CatalogueRecord[], aims: [string, string | null][]) {
  const evidence = await evidenceOf(records);
  evidence.aims = aims.map(([key, quote]) => ({ key: `funding-opportunities/${key}`, quote }));
  const { section, report } = publishSection(customers(evidence), evidence);
  expect(report.withheld).toEqual([]);
  return section.blocks;
}

const rowsOf = (blocks: Awaited<ReturnType<typeof blocksOf>>) =>
  blocks.flatMap((block) => (block.type === 'table' && /asked for/.test(block.caption) ? block.rows : []));

test('[RPT-02] what agencies asked for stands in their words, the newest first, and nothing of long ago beside it', async () => {
  const wanted = 'Develop a scanner that finds hidden cracks in wings.';
  const blocks = await blocksOf(
    [
      call('a', '1991-06-01', 'Find cracks in wings of wood by hand.'),
      call('b', '2015-08-27', wanted),
      call('c', '2019-02-01', ''),
    ],
    [
      ['a', 'Find cracks in wings of wood by hand.'],
      ['b', wanted],
      ['c', null],
    ],
  );
  expect(rowsOf(blocks).map(({ cells }) => cells)).toEqual([
    ['Navy', 'Inspection of wings c', 2019, null],
    ['Navy', 'Inspection of wings b', 2015, `“${wanted}”`],
  ]);
  const noteOf = (shown: typeof blocks) =>
    shown.flatMap((block) => (block.type === 'table' && /asked for/.test(block.caption) ? [block.note] : []))[0];
  expect(noteOf(blocks)).toMatch(/^Quoted word for word/);
  const older = await blocksOf(
    [call('a', '1991-06-01', 'Find cracks in wings of wood by hand.'), call('c', '2019-02-01', '')],
    [
      ['a', 'Find cracks in wings of wood by hand.'],
      ['c', null],
    ],
  );
  expect(noteOf(older)).toMatch(/^As of/);
});

test('[GRD-01] a sentence that its call does not hold is withheld from the table', async () => {
  const evidence = await evidenceOf([call('b', '2019-02-01', 'Develop a scanner that finds hidden cracks in wings.')]);
  evidence.aims = [{ key: 'funding-opportunities/b', quote: 'Develop a radar that finds hidden mines in harbors.' }];
  const { section, report } = publishSection(customers(evidence), evidence);
  expect(report.withheld).not.toEqual([]);
  expect(rowsOf(section.blocks)).toEqual([]);
});

test('[RPT-02] agencies with needs of their own are asked who would use it, where they have paid lately', async () => {
  const award = (id: string, agency: string, date: string) =>
    aRecord('awards', id, {
      date,
      data: { awardee: 'Acme', agency },
      organisations: [{ name: 'Acme', role: 'Awardee' }],
    });
  const asked = async (date: string) => {
    const evidence = await evidenceOf([award('a1', 'Department of Energy', date)]);
    counted(evidence, 'awards-by-agency', { 'Department of Energy': 1 });
    return JSON.stringify(customers(evidence).blocks);
  };
  expect(await asked('2019-01-01')).toContain(
    'Ask the program managers at the Department of Energy who would use the result',
  );
  expect(await asked('1995-01-01')).not.toContain('program managers');
});
