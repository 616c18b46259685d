import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { publishSection } from '../../claims/gate.ts';
import { ordinaryWords } from '../../claims/ordinary-words.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { risks } from './risks.ts';

const holding = (role: string, name: string) => [{ name, role }];

async function risksOf(records: CatalogueRecord[]) {
  const observed = observedOf(records, { awards: { from: 2010, to: 2026 } });
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  const { section, report } = publishSection(risks(evidence), evidence, ordinaryWords(evidence));
  expect(report.withheld).toEqual([]);
  return section.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
}

test('[RPT-02] a stronghold of patents is a risk, with what may be done about it', async () => {
  const names = ['Acme', 'Acme', 'Acme', 'Acme', 'Bolt', 'Bolt', 'Cove', 'Dune', 'Elmira', 'Fern'];
  const items = await risksOf(
    names.map((name, at) => aRecord('patents', `p${at}`, { organisations: holding('Assignee', name) })),
  );
  expect(items[0]!.map(({ text, kind }) => [text, kind])).toEqual([
    [
      'Freedom to operate: Acme (4) and Bolt (2) together hold 60% of the patents on the topic that name their assignee.',
      undefined,
    ],
    ['Check their claims early, and ask for a license where the design can’t avoid them.', 'inference'],
  ]);
});

test('[RPT-02] dependence on one buyer, and awards that nothing followed', async () => {
  const spent = (id: number, agency: string) =>
    aRecord('usa-spending', `s${id}`, { amount: 100_000, facets: { agency: [agency] }, data: { agency } });
  const first = (id: number) =>
    aRecord('awards', `a${id}`, {
      date: '2015-01-01',
      facets: { phase: ['Phase I'] },
      organisations: holding('Awardee', `Firm Number ${id}`),
    });
  const items = await risksOf([
    ...Array.from({ length: 9 }, (_, at) => spent(at, 'NASA')),
    spent(9, 'Navy'),
    ...Array.from({ length: 6 }, (_, at) => first(at)),
  ]);
  expect(items.map(([risk]) => risk!.text)).toEqual([
    'Public demand: NASA makes up 90% of the amount obligated on the topic.',
    'The gap between phases: 0 of the 6 awardees with a Phase I award on the topic that could be followed also have a Phase II award.',
  ]);
  expect(items.every(([, answer]) => answer?.kind === 'inference')).toBe(true);
});
