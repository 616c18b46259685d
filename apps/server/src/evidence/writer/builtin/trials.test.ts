import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import type { Evidence } from '../../evidence.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { publishSection } from '../../statements/publish.ts';
import type { DraftSection } from '../draft.ts';
import { goToMarket } from './go-to-market.ts';
import { partners } from './partners.ts';
import { regulatory } from './regulatory.ts';

/** Counted over the catalogue, which these tests do without. */
const EMPTY = ['trials-by-phase', 'trials-by-status', 'patents-by-assignee', 'spending-by-agency'];

async function published(write: (evidence: Evidence) => DraftSection, records: CatalogueRecord[]) {
  const observed = observedOf(records, {});
  const given = evidenceFrom(observed, await computeFindings(observed));
  const query = { engines: [], terms: null };
  const series = EMPTY.map((id) => ({ id, query: given.series[0]?.query ?? query, rows: [] })) as Evidence['series'];
  const evidence: Evidence = { ...given, isLifeScience: true, series: [...given.series, ...series] };
  const { section, report } = publishSection(write(evidence), evidence);
  // How many there are in all is counted elsewhere.
  expect(report.withheld.filter(({ text }) => !text.startsWith('On record for the topic'))).toEqual([]);
  return section.blocks;
}

const trial = (id: string, sponsor: string, measure: string | null) =>
  aRecord('clinical-trials', id, {
    title: `Biportal discectomy, study ${id}`,
    organisations: [{ name: sponsor, role: 'Sponsor' }],
    data: {
      nctId: id,
      briefTitle: `Biportal discectomy, study ${id}`,
      sponsor,
      ...(measure && { primaryOutcomes: [{ measure, timeFrame: '1 year after surgery' }] }),
    },
  });
const TRIALS = [
  trial('NCT00000001', 'Seoul Hospital', 'Oswestry disability index'),
  trial('NCT00000002', 'Lyon Clinic', null),
];

test('[RPT-02] what the nearest trials measure is laid out, and trials without an outcome are left out', async () => {
  const tables = (await published(regulatory, TRIALS)).filter((block) => block.type === 'table');
  const outcomes = tables.find(({ caption }) => caption === 'What the nearest trials measure first');
  expect(outcomes?.columns.map(({ label }) => label)).toEqual(['Trial', 'Sponsor', 'Primary outcome', 'Time frame']);
  expect(outcomes?.rows.map(({ cells }) => cells)).toEqual([
    ['NCT00000001', 'Seoul Hospital', 'Oswestry disability index', '1 year after surgery'],
  ]);
});

test('[RPT-02] trials and papers on the topic suggest where to begin, where nothing else does', async () => {
  const steps = async (records: CatalogueRecord[]) =>
    (await published(goToMarket, records)).flatMap((block) =>
      block.type === 'list' ? block.items.flat().map(({ text, kind }) => [text, kind]) : [],
    );
  expect(await steps(TRIALS)).toEqual([
    [
      'Read how Seoul Hospital designed “Biportal discectomy, study NCT00000001” before planning a trial: its outcomes may be the ones to be compared by.',
      'inference',
    ],
  ]);
  const abroad = aRecord('international-trials', 'EUCTR1', {
    title: 'Biportal discectomy in Lyon',
    organisations: [{ name: 'Lyon Clinic', role: 'Primary sponsor' }],
    data: { sponsor: 'Lyon Clinic', publicTitle: 'Biportal discectomy in Lyon' },
  });
  expect((await steps([abroad]))[0]![0]).toContain('Read how Lyon Clinic designed “Biportal discectomy in Lyon”');
  const papers = ['Oak', 'Elm'].map((name) =>
    aRecord('publications', name, { title: `${name} mutants in tests`, data: { title: `${name} mutants in tests` } }),
  );
  expect(await steps(papers)).toEqual([
    [
      'Read “Oak mutants in tests” and “Elm mutants in tests”: they are nearest to the topic, and may be prior art.',
      'inference',
    ],
  ]);
});

test('[RPT-02] [RPT-08] of trials that were to end before now it is said that their entries may be out of date', async () => {
  const running = ['NCT1', 'NCT2', 'NCT3'].map((id) =>
    aRecord('clinical-trials', id, {
      title: `Discectomy ${id}`,
      facets: { status: ['Recruiting'] },
      data: { nctId: id, briefTitle: `Discectomy ${id}`, status: 'Recruiting', primaryCompletionDate: '2021-05' },
    }),
  );
  const texts = (await published(regulatory, running)).flatMap((block) =>
    block.type === 'paragraph' ? block.sentences.map(({ text }) => text) : [],
  );
  expect(texts).toContain(
    'All 3 clinical trials on the topic that are registered as under way or to come planned to complete their primary outcome by 22 November, 2026.',
  );
  expect(texts.at(-1)).toMatch(/^Ask the sponsors .* may be out of date\.$/);
});

test('[RPT-02] whom a register names as the one to write to stands among the partners, once, and nobody of long ago', async () => {
  const registered = (id: string, name: string, date: string) =>
    aRecord('international-trials', id, {
      title: `Inhaled steroids, study ${id}`,
      date,
      organisations: [{ name: 'Lyon Clinic', role: 'Primary sponsor' }],
      people: [{ name, role: 'Contact' }],
      data: { trialId: id, sponsor: 'Lyon Clinic', contact: { name }, contactAffiliation: 'University of Lyon' },
    });
  const blocks = await published(partners, [
    registered('I1', 'Ada Roe', '2020-03-17'),
    registered('I2', 'Ada Roe', '2020-03-18'),
    registered('I3', 'Clinical Trials Information', '2020-03-19'),
    registered('I4', 'Bo Lund', '1999-03-19'),
  ]);
  const table = blocks.find((block) => block.type === 'table' && /^Contacts/.test(block.caption));
  expect(table?.type === 'table' && table.rows.map(({ cells }) => cells)).toEqual([
    ['Ada Roe', 'University of Lyon', 'Inhaled steroids, study I1'],
  ]);
});

test('[RPT-02] [RPT-08] what the others’ designs, sizes and ends mean for one’s own trial is said where there are enough of them', async () => {
  const planned = (at: number) =>
    aRecord('international-trials', `I${at}`, {
      title: `Discectomy I${at}`,
      amount: 100 + 10 * at,
      facets: { status: ['Recruiting'], phase: ['Phase 2'] },
      data: {
        trialId: `I${at}`,
        publicTitle: 'x',
        status: 'Recruiting',
        studyDesign: 'Randomised: yes. Masking: Double',
      },
    });
  const ended = (at: number) =>
    aRecord('clinical-trials', `N${at}`, {
      title: `Discectomy N${at}`,
      facets: { status: ['Terminated'] },
      data: {
        nctId: `N${at}`,
        briefTitle: 'x',
        status: 'Terminated',
        startDate: '2020-01-01',
        completionDate: '2020-11-01',
      },
    });
  const left = (at: number) =>
    aRecord('drugs', `D${at}`, {
      title: `Metformin D${at}`,
      facets: { marketingStatus: [at < 3 ? 'Discontinued' : 'Prescription'] },
      data: { applicationNumber: `D${at}`, activeIngredients: ['METFORMIN'] },
    });
  const of = (n: number) => Array.from({ length: n }, (_, at) => at);
  const textsIn = async (write: (evidence: Evidence) => DraftSection, records: CatalogueRecord[]) =>
    (await published(write, records)).flatMap((block) =>
      block.type === 'paragraph'
        ? block.sentences.map(({ text }) => text)
        : block.type === 'list'
          ? block.items.flat().map(({ text }) => text)
          : [],
    );
  const meanings = [
    'Expect to be compared by allocation and masking: a weaker design may convince neither regulator nor payer.',
    'Plan a look at the data before that month: a trial that fails later may cost more.',
    'Ask what made these leave: approval alone may not carry a product.',
  ];
  const enough = [...of(5).map(planned), ...of(5).map(ended), ...of(10).map(left)];
  expect(await textsIn(regulatory, enough)).toEqual(expect.arrayContaining(meanings));
  const few = await textsIn(regulatory, [...of(4).map(planned), ...of(4).map(ended), ...of(9).map(left)]);
  expect(few.filter((text) => meanings.includes(text))).toEqual([]);
  expect(await textsIn(goToMarket, of(5).map(planned))).toContain(
    'Consider a trial of some 120 people, the median of the Phase 2 international trials on the topic.',
  );
});
