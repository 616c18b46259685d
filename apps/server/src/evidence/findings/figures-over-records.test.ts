import { expect, test } from 'vitest';
import { figureIn, observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { activity } from './activity.ts';
import { awardPaths } from './award-paths.ts';
import { awardRate } from './award-rate.ts';
import { awardSizes } from './award-sizes.ts';
import type { Collected } from './collect.ts';
import { concentration } from './concentration.ts';
import type { Observed } from './observed.ts';

const award = (id: number, given: Parameters<typeof aRecord>[2] = {}) => aRecord('awards', `a${id}`, given);
const holding = (role: string, ...names: string[]) => names.map((name) => ({ name, role }));

function check(observed: Observed, family: (observed: Observed) => Collected): Collected {
  const found = family(observed);
  expect(withheldFrom(observed, found)).toEqual([]);
  return found;
}

test('[RPT-14] growth is told as counts and as shares of what the data set holds of the same years', () => {
  const dates = [
    ...Array.from({ length: 4 }, () => '2021'),
    ...Array.from({ length: 16 }, () => '2024'),
    '2019',
    '2026',
  ];
  const records = dates.map((date, at) => award(at, { date }));
  const found = check(observedOf(records, { awards: { from: 2015, to: 2026 } }), activity);
  expect(textsOf(found)).toEqual([
    'Awards in the field rose from 4 in 2020 to 2022 to 16 in 2023 to 2025.',
    'Their share of the awards that the data set holds of these years rose from 1.3% to 5.3%.',
  ]);
  expect(found.findings[0]).toMatchObject({ n: 20, period: { from: '2020', to: '2025' } });
});

test('[RPT-14] a trend over years that the data set doesn’t cover is left open', () => {
  const records = Array.from({ length: 20 }, (_, at) => award(at, { date: at < 10 ? '1999' : '2017' }));
  expect(check(observedOf(records, { awards: { from: 2016, to: 2018 } }), activity).findings).toEqual([]);
});

test('[RPT-14] what an agency awards in the field in a year is told for the last full years, if the data set covers all of them', () => {
  const records = ['2021', '2022', '2022', '2022', '2024', '2025', '2026', '2014'].map((date, at) =>
    award(at, { date, facets: { agency: ['Department of Energy'] } }),
  );
  const told = (held: { from: number; to: number }) => textsOf(check(observedOf(records, { awards: held }), awardRate));
  expect(told({ from: 2010, to: 2026 })).toEqual([
    'Awards in the field by the Department of Energy number 6 in 2021 to 2025, between 0 and 3 a year.',
  ]);
  expect(told({ from: 2022, to: 2026 })).toEqual([]);
  expect(check(observedOf(records.slice(4), { awards: { from: 2010, to: 2026 } }), awardRate).figures).toEqual([]);
});

test('[RPT-14] a difference within chance is no trend', () => {
  const records = Array.from({ length: 14 }, (_, at) => award(at, { date: at < 6 ? '2021' : '2024' }));
  const found = check(observedOf(records, { awards: { from: 2015, to: 2026 } }), activity);
  expect(textsOf(found)).toEqual([
    'Awards in the field number 6 in 2020 to 2022 and 8 in 2023 to 2025, a difference that chance may explain.',
  ]);
});

test('[RPT-14] what is level is told as level', () => {
  const records = Array.from({ length: 14 }, (_, at) => award(at, { date: at < 7 ? '2021' : '2024' }));
  const found = check(observedOf(records, { awards: { from: 2015, to: 2026 } }), activity);
  expect(textsOf(found)).toEqual(['Awards in the field stayed at 7 in 2023 to 2025, as in 2020 to 2022.']);
});

test('[RPT-14] few records are told as counts, without a trend', () => {
  const records = Array.from({ length: 6 }, (_, at) => award(at, { date: at < 2 ? '2021' : '2024' }));
  const found = check(observedOf(records, { awards: { from: 2015, to: 2026 } }), activity);
  expect(textsOf(found)).toEqual(['Awards in the field are few: 2 in 2020 to 2022 and 4 in 2023 to 2025.']);
});

test('[RPT-14] the largest holders have a share of the records that name one, joined by identity', () => {
  const names = [
    'Acme Inc.',
    'ACME INC',
    'Acme, Inc.',
    'Bolt LLC',
    'Bolt LLC',
    'Cove',
    'Dune',
    'Elmira',
    'Fern',
    'Gale',
  ];
  const records = [
    ...names.map((name, at) => aRecord('patents', `p${at}`, { organisations: holding('Assignee', name) })),
    aRecord('patents', 'nobody'),
  ];
  const found = check(observedOf(records), concentration);
  expect(textsOf(found)).toEqual([
    '7 assignees share the 10 patents in the field; the largest are Acme Inc. (3) and Bolt LLC (2).',
    'Together they hold 50% of the patents that name their assignee, and 5 belong to others.',
  ]);
});

test.each([
  [27, 10],
  [9, 25],
])('[RPT-14] a share of less than a third is told, and no headline of it: beside %i others', (others, share) => {
  const names = [...Array(3).fill('Acme'), ...Array.from({ length: others }, (_, at) => `Holder Number ${at}`)];
  const records = names.map((name, at) =>
    aRecord('patents', `p${at}`, { organisations: [{ name, role: 'Assignee' }] }),
  );
  const found = check(observedOf(records), concentration);
  expect(textsOf(found).join(' ')).toContain(`${share}% of the patents`);
  expect(found.findings[0]!.headline).toBeNull();
  expect(found.findings[0]!.importance).toBeLessThan(60);
});

test('[RPT-14] of few records a share would say too much', () => {
  const held = (...names: string[]) =>
    names.map((name, at) => aRecord('patents', `p${at}`, { organisations: holding('Assignee', name) }));
  const found = check(observedOf(held('Acme', 'Acme', 'Acme', 'Bolt')), concentration);
  expect(textsOf(found)).toEqual(['2 assignees share the 4 patents in the field; the largest is Acme (3).']);
  // Two of many are as likely chance.
  expect(
    concentration(observedOf(held('Acme', 'Acme', 'Bolt'))).findings.flatMap(({ statements }) => statements),
  ).toEqual([]);
  expect(found.figures.filter(({ unit }) => unit === 'percent')).toEqual([]);
});

test('[RPT-14] laboratories that offer technologies stand in a table, and one of them alone, too', () => {
  const tech = (at: number, lab: string) =>
    aRecord('federal-lab-technologies', `t${at}`, { organisations: holding('Laboratory', lab) });
  const offered = (labs: string[]) => check(observedOf(labs.map((lab, at) => tech(at, lab))), concentration);
  const found = offered(['Langley', 'Langley', 'Glenn', 'Langley']);
  expect(textsOf(found)).toEqual([
    '2 laboratories share the 4 federal-lab technologies in the field; the largest is Langley (3).',
  ]);
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['Langley', 3],
    ['Glenn', 1],
  ]);
  expect(offered(['Langley', 'Langley']).tables[0]!.rows.map(({ cells }) => cells)).toEqual([['Langley', 2]]);
  expect(offered([]).tables).toEqual([]);
});

test('[RPT-14] what an award pays is a median with quartiles, and amounts left open are counted, not summed', () => {
  const facets = { agency: ['Navy'], program: ['SBIR'], phase: ['Phase I'] };
  const records = [
    ...[100_000, 120_000, 140_000, 160_000, 180_000].map((amount, at) => award(at, { amount, facets })),
    award(9, { facets }),
    award(10, { amount: 0, facets }),
  ];
  const found = check(observedOf(records), awardSizes);
  expect(textsOf(found)).toEqual([
    'The median award in the field is $140,000; the quartiles lie at $120,000 and $160,000, over 5 awards that state an amount.',
    'A further 2 awards leave their amount open.',
  ]);
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['Navy', 'SBIR', 'Phase I', 5, 120_000, 140_000, 160_000],
  ]);
});

test('[RPT-14] of four amounts no median is told', () => {
  const records = [1, 2, 3, 4].map((at) => award(at, { amount: at * 1000 }));
  const found = check(observedOf([...records, award(5)]), awardSizes);
  expect(textsOf(found)).toEqual([]);
});

test('[RPT-14] conversion and months from Phase I to Phase II, of awardees whose next years are covered', () => {
  const phase = (id: number, name: string, of: string, date: string) =>
    award(id, { date, facets: { phase: [of] }, organisations: holding('Awardee', name) });
  const firms = ['Acme', 'Bolt', 'Cove', 'Dune', 'Elmira', 'Fern'];
  const records = [
    ...firms.map((name, at) => phase(at, name, 'Phase I', '2018-01-10')),
    ...[12, 14, 16, 18, 20].map((months, at) =>
      phase(
        10 + at,
        firms[at]!,
        'Phase II',
        `${2018 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-05`,
      ),
    ),
    phase(20, 'Late', 'Phase I', '2025-03-01'),
    phase(21, 'Early', 'Phase II', '2016-03-01'),
    phase(22, 'Early', 'Phase I', '2017-03-01'),
  ];
  const found = check(observedOf(records, { awards: { from: 2015, to: 2026 } }), awardPaths);
  expect(figureIn(found, 'phases:first')).toBe(7);
  expect(figureIn(found, 'phases:both')).toBe(5);
  expect(figureIn(found, 'phases:months')).toBe(16);
  expect(textsOf(found)).toContain('From the Phase I award to the Phase II award the median is 16 months.');
});

test('[RPT-14] from the award to the first patent after it', () => {
  const records = ['Acme', 'Bolt', 'Cove', 'Dune', 'Elmira'].flatMap((name, at) => [
    award(at, { date: '2018-01-10', organisations: holding('Awardee', name) }),
    aRecord('patents', `old${at}`, { date: '2017-05-01', organisations: holding('Assignee', name) }),
    aRecord('patents', `new${at}`, { date: `2019-0${at + 1}-01`, organisations: holding('Assignee', name) }),
  ]);
  const found = check(observedOf(records), awardPaths);
  expect(figureIn(found, 'after-award:patents:months')).toBe(14);
  expect(textsOf(found)).toContain(
    '5 organizations have a patent in the field after their award; the median between them is 14 months.',
  );
});

test('[RPT-14] from the award to the approval of a drug after it', () => {
  const records = [
    award(1, { date: '2018-01-10', organisations: holding('Awardee', 'Acme') }),
    aRecord('drugs', 'd1', { organisations: holding('Sponsor', 'Acme'), data: { approvalDate: '2021-03-01' } }),
  ];
  expect(textsOf(check(observedOf(records), awardPaths))).toContain(
    '1 organization has a drug approval in the field after its award.',
  );
});

test('[RPT-14] of two who hold all there is, nothing is said of others', () => {
  const awardees = [
    ...Array.from({ length: 6 }, () => 'Langley Optics'),
    ...Array.from({ length: 4 }, () => 'Armstrong Fibers'),
  ];
  const records = awardees.map((name, at) => award(at, { organisations: holding('Awardee', name) }));
  const found = check(observedOf(records), concentration);
  expect(textsOf(found)).toEqual([
    '2 awardees share the 10 awards in the field: Langley Optics (6) and Armstrong Fibers (4).',
  ]);
  expect(found.findings.map(({ headline }) => headline)).toEqual([null]);
});
