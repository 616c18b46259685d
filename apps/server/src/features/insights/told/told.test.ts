import { expect, test } from 'vitest';
import { evidenceFrom, observedOf, textsOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import type { Collected } from '../../../evidence/findings/collect.ts';
import { computeFindings } from '../../../evidence/findings/compute-findings.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { newcomers } from './newcomers.ts';
import { payers } from './payers.ts';
import { researchGap } from './research-gap.ts';
import { tellFindings } from './tell-findings.ts';
import { trialResults } from './trial-results.ts';
import { unusualAmounts } from './unusual-amounts.ts';

const award = (id: string, awardee: string, year: number, amount = 100_000) =>
  aRecord('awards', id, {
    title: `Garnet electrolyte ${id}`,
    text: 'A garnet electrolyte is made.',
    date: String(year),
    amount,
    organisations: [{ role: 'Awardee', name: awardee }],
    data: { awardee, agency: 'NASA', year },
  });
const trial = (id: string, data: object) =>
  aRecord('clinical-trials', id, {
    title: `Antibody ${id}`,
    date: '2021-01-04',
    amount: 139,
    organisations: [{ role: 'Sponsor', name: 'Acme Inc.' }],
    data: { sponsor: 'Acme Inc.', ...data },
  });

/** The insights told from all that was found. */
async function told(observed: Observed, collected: Collected) {
  const evidence = evidenceFrom(observed, collected);
  return tellFindings(evidence, observed);
}

const OLD = Array.from({ length: 9 }, (_, at) => award(`old-${at}`, `Old Maker ${at} LLC`, 2012 + (at % 5)));

test('[INS-01] an organisation whose work in the field begins of late is a newcomer, one that was there before is none', async () => {
  const observed = observedOf([
    ...OLD,
    award('n-1', 'Voltara Inc.', 2025),
    award('n-2', 'Voltara Inc.', 2026),
    award('o-1', 'Old Maker 1 LLC', 2025),
    award('o-2', 'Old Maker 1 LLC', 2026),
  ]);
  const collected = newcomers(observed);
  expect(collected.findings.map(({ id }) => id)).toEqual(['newcomer:Voltara Inc.']);
  const [insight] = await told(observed, collected);
  expect(insight!.content).toMatchObject({ kind: 'newcomer', n: 2, period: { from: '2025', to: '2026' } });
  expect(insight!.content.response).toContain('begin to name Voltara Inc. in 2025; by now 2 do.');
  expect(insight!.content.response).toContain('9 awards');
  expect(insight!.content.why).toMatch(/^Check what they do/);
});

test('[INS-01] one record is a chance, and makes nobody a newcomer', () => {
  expect(newcomers(observedOf([...OLD, award('n-1', 'Voltara Inc.', 2026)])).findings).toEqual([]);
});

test('[INS-01] who has a paper of earlier years is no newcomer, and where hardly anything is from before nobody is', () => {
  const fresh = [award('n-1', 'Voltara Inc.', 2025), award('n-2', 'Voltara Inc.', 2026)];
  const paper = aRecord('publications', 'p', {
    title: 'On garnets',
    date: '2014',
    organisations: [{ role: 'Affiliation', name: 'Voltara Inc.' }],
  });
  expect(newcomers(observedOf([...OLD, ...fresh, paper])).findings).toEqual([]);
  expect(newcomers(observedOf([...OLD.slice(0, 7), ...fresh])).findings).toEqual([]);
});

test('[INS-01] advice that fits two is given once', async () => {
  const fresh = ['Voltara Inc.', 'Zephyr LLC'].flatMap((name) =>
    [2025, 2026].map((year) => award(`${name}-${year}`, name, year)),
  );
  const observed = observedOf([...OLD, ...fresh]);
  const found = await told(observed, newcomers(observed));
  expect(found.map(({ content }) => content.why === null)).toEqual([false, true]);
});

test('[INS-01] where the data sets end years ago, nobody is new', () => {
  const observed = observedOf([...OLD, award('n-1', 'Voltara Inc.', 2018), award('n-2', 'Voltara Inc.', 2019)]);
  expect(newcomers(observed).findings).toEqual([]);
});

test('[INS-01] much research and hardly a product is a gap, unless the data set of companies is too small to tell', async () => {
  const research = Array.from({ length: 20 }, (_, at) => aRecord('publications', `p-${at}`, { date: '2020' }));
  const observed = observedOf([...research, aRecord('companies', 'c', { title: 'Voltara' })]);
  const held = { companies: 5_000, drugs: 0, 'usa-spending': 0 } as Parameters<typeof researchGap>[1];
  const [insight] = await told(observed, researchGap(observed, held));
  expect(insight!.content).toMatchObject({
    kind: 'gap',
    title: 'The records hold 20 publications in the field, but 1 company.',
  });
  expect(researchGap(observed, { ...held, companies: 20 }).findings).toEqual([]);
  const sold = observedOf([...research, ...['a', 'b', 'c'].map((id) => aRecord('companies', id))]);
  expect(researchGap(sold, held).findings).toEqual([]);
});

test('[INS-01] a trial that was stopped is told with its reason, word for word', async () => {
  const observed = observedOf([
    trial('one', { status: 'Terminated', whyStopped: 'The sponsor ran out of funds.' }),
    trial('two', { status: 'Completed', hasResults: true, enrollment: 139 }),
  ]);
  const found = await told(observed, trialResults(observed));
  expect(found.map(({ content }) => content.response)).toEqual([
    expect.stringContaining('Why stopped: “The sponsor ran out of funds.”'),
    expect.stringContaining('Its enrollment is 139.'),
  ]);
  // The title is not said once more.
  for (const { content } of found) expect(content.sentences.map(({ text }) => text)).not.toContain(content.title);
  const silent = [trial('three', { status: 'Terminated' }), trial('four', { status: 'Completed', hasResults: false })];
  expect(trialResults(observedOf(silent)).findings).toEqual([]);
  expect(found[0]!.content.references).toEqual([expect.objectContaining({ citationNumber: 1, title: 'Antibody one' })]);
});

test('[INS-01] a few agencies that pay for most awards are told with their share', async () => {
  const paidBy = (agency: string, id: string) => ({
    ...award(id, `Maker ${id} LLC`, 2020),
    facets: { agency: [agency] },
  });
  const observed = observedOf([
    ...Array.from({ length: 8 }, (_, at) => paidBy('NASA', `n-${at}`)),
    ...Array.from({ length: 3 }, (_, at) => paidBy('Navy', `y-${at}`)),
    paidBy('Army', 'a'),
  ]);
  const [insight] = await told(observed, payers(observed));
  expect(insight!.content.title).toBe('NASA (8) and Navy (3) pay most often for awards in the field: 92% of them.');
  expect(insight!.content).toMatchObject({ kind: 'concentration', why: expect.stringMatching(/^Watch their calls/) });
  const even = ['NASA', 'Navy', 'Army', 'DOE', 'NSF', 'EPA'].flatMap((agency) =>
    [1, 2].map((at) => paidBy(agency, `${agency}-${at}`)),
  );
  expect(payers(observedOf(even)).findings).toEqual([]);
});

test('[INS-01] an award out of all proportion is told beside the median; ordinary ones are not', async () => {
  const ordinary = Array.from({ length: 11 }, (_, at) =>
    award(`a-${at}`, `Maker ${at} LLC`, 2020, 100_000 + at * 1_000),
  );
  const observed = observedOf([...ordinary, award('big', 'Voltara Inc.', 2021, 9_000_000)]);
  const [insight] = await told(observed, unusualAmounts(observed));
  expect(insight!.content.title).toContain('Voltara Inc. received an award of $9 million from NASA');
  expect(insight!.content.response).toContain('over 12');
  expect(unusualAmounts(observedOf(ordinary)).findings).toEqual([]);
});

test('[INS-01] who has two records of fifteen is no insight; who has most of them is one', async () => {
  const awards = (counts: number[]) =>
    counts.flatMap((count, maker) =>
      Array.from({ length: count }, (_, at) => award(`a-${maker}-${at}`, `Maker ${maker} LLC`, 2020)),
    );
  const keysOf = async (counts: number[]) => {
    const observed = observedOf(awards(counts), { awards: { from: 2010, to: 2026 } });
    return (await told(observed, await computeFindings(observed))).map(({ key }) => key);
  };
  expect(await keysOf([2, 2, ...Array<number>(11).fill(1)])).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(concentration|players)/)]),
  );
  expect(await keysOf([6, 5, 1, 1, 1])).toEqual(expect.arrayContaining(['concentration:awards', 'players']));
});

test('[INS-01] all that is told resolves, and nothing is told twice', async () => {
  const observed = observedOf([...OLD, award('n-1', 'Voltara Inc.', 2025), award('n-2', 'Voltara Inc.', 2026)], {
    awards: { from: 2010, to: 2026 },
  });
  const collected = await computeFindings(observed);
  const found = await told(observed, collected);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  const said = new Set(textsOf(collected));
  for (const { content } of found)
    for (const { text } of content.sentences) expect(said.has(text) || text === content.title).toBe(true);
});

test('[INS-01] what changes a decision little is no insight, however surely it is so', async () => {
  const observed = observedOf([...OLD, award('n-1', 'Voltara Inc.', 2025), award('n-2', 'Voltara Inc.', 2026)]);
  const collected = newcomers(observed);
  const weak = collected.findings.map((finding) => ({ ...finding, importance: 50 }));
  expect(await told(observed, collected)).toHaveLength(1);
  expect(await told(observed, { ...collected, findings: weak })).toEqual([]);
});
