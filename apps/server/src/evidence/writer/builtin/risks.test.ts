import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { publishSection } from '../../statements/publish.ts';
import { risks } from './risks.ts';

const holding = (role: string, name: string) => [{ name, role }];

async function risksOf(records: CatalogueRecord[], agencies: Record<string, number> = {}) {
  const observed = observedOf(records, { awards: { from: 2010, to: 2026 } });
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  if (Object.keys(agencies).length > 0) counted(evidence, 'awards-by-agency', agencies);
  const { section, report } = publishSection(risks(evidence), evidence);
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
    'Competition: 6 awardees have been paid for work on the topic.',
  ]);
  expect(items.every(([, answer]) => answer?.kind === 'inference')).toBe(true);
});

const award = (id: number) => aRecord('awards', `a${id}`, { organisations: holding('Awardee', `Firm Number ${id}`) });

test('[RPT-02] whoever was paid before, and one agency that pays for most, are risks', async () => {
  const items = await risksOf([1, 2, 3, 4, 5].map(award), { NASA: 4, Navy: 1 });
  expect(items.map(([risk, answer]) => [risk!.text, answer!.kind])).toEqual([
    ['Competition: 5 awardees have been paid for work on the topic.', 'inference'],
    ['Public funding: of the 5 awards on the topic most come from NASA (4).', 'inference'],
  ]);
});

test('[RPT-02] two awardees are no competition, and agencies that share them no dependence', async () => {
  expect(await risksOf([1, 2].map(award), { NASA: 1, Navy: 1 })).toEqual([]);
  expect(await risksOf([], { NASA: 3, Navy: 3 })).toEqual([]);
});
