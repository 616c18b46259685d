import { expect, test } from 'vitest';
import { observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Collected } from './collect.ts';
import type { Observed } from './observed.ts';
import { readouts } from './readouts.ts';
import { tested } from './tested.ts';
import { namesIn, testedNames } from './tested-names.ts';
import { trialDesigns } from './trial-designs.ts';
import { trials } from './trials.ts';

function check(records: CatalogueRecord[], family: (observed: Observed) => Collected): Collected {
  const observed = observedOf(records);
  const found = family(observed);
  expect(withheldFrom(observed, found)).toEqual([]);
  return found;
}

const trial = (id: string, data: Record<string, unknown>, facets: Record<string, string[]> = {}) =>
  aRecord('clinical-trials', id, {
    title: `Study ${id}`,
    facets: { status: [String(data['status'] ?? 'Completed')], ...facets },
    data: { nctId: id, briefTitle: `Study ${id}`, ...data },
  });

test.each([
  ['Empagliflozin 10 MG Oral Tablet', ['empagliflozin']],
  ['empagliflozin 25mg/Lobeglitazone 0.5mg', ['empagliflozin', 'lobeglitazone']],
  ['EMPAGLIFLOZIN + LINAGLIPTIN PLACEBO', ['empagliflozin']],
  ['Placebo Dapagliflozin', []],
  ['Standard of care', []],
  ['ESG with OverStitch', ['overstitch']],
  ['Biportal endoscopic discectomy', ['biportal endoscopic discectomy']],
  ['Counselling on diet, sleep and exercise by telephone each week', ['counselling on diet', 'sleep']],
  ['Cholesterol', ['cholesterol']],
  ['TENS', ['TENS']],
  ['Adsorbed COVID-19 (inactivated) Vaccine', ['adsorbed covid-19 vaccine']],
  ['Farxiga (dapagliflozin) tablets', ['farxiga', 'dapagliflozin']],
  ['Vaccine', []],
])('[RPT-14] what “%s” names without dose, form and comparator', (name, names) => {
  expect(namesIn(name)).toEqual(names);
});

test('[RPT-14] of a register’s running text medicines count by their names, and other words do not', () => {
  const interventions = ['Arm 1: Hydroxychloroquine 400 mg twice daily; arm 2: lopinavir-ritonavir and usual care'];
  const record = aRecord('international-trials', 'r', { data: { trialId: 'r', publicTitle: 'r', interventions } });
  expect(testedNames(record)).toEqual(['hydroxychloroquine', 'lopinavir', 'ritonavir']);
});

test('[RPT-14] what several trials test is counted once for each, with how these trials stand', () => {
  const of = (id: string, status: string, ...names: string[]) =>
    trial(id, { status, interventions: names.map((name) => ({ name, type: 'Drug' })) });
  const records = [
    of('NCT1', 'Completed', 'Empagliflozin 10 mg', 'Empagliflozin 25 mg', 'Placebo'),
    of('NCT2', 'Recruiting', 'Dapagliflozin'),
    of('NCT3', 'Terminated', 'Empagliflozin and linagliptin'),
    of('NCT4', 'Not yet recruiting', 'Dapagliflozin 10mg Tab', 'Metformin'),
    of('NCT5', 'Completed', 'EMPAGLIFLOZIN'),
    of('NCT6', 'Completed', 'Placebo'),
  ];
  const found = check(records, tested);
  expect(textsOf(found)).toEqual([
    'Of the 5 clinical trials in the field that name what they test, 3 name empagliflozin and 2 name dapagliflozin.',
  ]);
  expect(found.findings[0]!.headline?.text).toBe(
    'Several clinical trials in the field test empagliflozin (3) and dapagliflozin (2).',
  );
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['empagliflozin', 3, 2, 0, 1],
    ['dapagliflozin', 2, 0, 2, 0],
  ]);
  expect(tested(observedOf(records.slice(0, 4))).findings).toEqual([]);
});

test('[RPT-14] of what as many trials test none is told before the others', () => {
  const names = ['Empagliflozin', 'Dapagliflozin', 'Metformin', 'Linagliptin'];
  const records = names.flatMap((name, at) =>
    [0, 1].map((twice) => trial(`NCT${at}${twice}`, { interventions: [{ name, type: 'Drug' }] })),
  );
  const found = check(records, tested);
  expect([found.findings, found.tables[0]!.rows.length]).toEqual([[], 4]);
});

test('[RPT-14] what two of many trials test stands in the table alone', () => {
  const names = ['Microdiscectomy', 'Microdiscectomy', 'Sequestrectomy', 'Sequestrectomy', 'Nucleoplasty', 'Ozone'];
  const records = names.map((name, at) => trial(`NCT${at}`, { interventions: [{ name, type: 'Procedure' }] }));
  const found = check(records, tested);
  expect([found.findings, found.tables[0]!.rows.map(({ cells }) => cells[0])]).toEqual([
    [],
    ['microdiscectomy', 'sequestrectomy'],
  ]);
  // A table of one thing says no more than a sentence.
  expect(tested(observedOf(records.filter((_, at) => at !== 1))).tables).toHaveLength(0);
});

test('[RPT-14] trials under way by when they are due: the next first, months until their end, and what has passed', () => {
  const due = (id: string, status: string, primaryCompletionDate?: string) =>
    trial(id, { status, sponsor: 'Acme', phase: 'Phase 2', ...(primaryCompletionDate && { primaryCompletionDate }) });
  const found = check(
    [
      due('LATER', 'Recruiting', '2028-11-22'),
      due('TOO-LATE', 'Recruiting', '2028-11-23'),
      due('NEXT', 'Active, not recruiting', '2026-11'),
      due('PAST', 'Recruiting', '2026-11-21'),
      due('LONG-PAST', 'Not yet recruiting', '2021-05'),
      due('OPEN', 'Recruiting'),
      due('DONE', 'Completed', '2027-01-01'),
    ],
    readouts,
  );
  expect(textsOf(found)).toEqual([
    'Of the 5 clinical trials in the field that are registered as under way or to come, 2 plan to complete their primary outcome by 22 November, 2028.',
    '2 of the 5 planned to do so by 22 November, 2026.',
  ]);
  expect(found.findings[0]!.headline?.text).toBe('Acme plans the primary completion of NEXT in November, 2026.');
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['NEXT', 'Study NEXT', 'Acme', 'Phase 2', '2026-11'],
    ['LATER', 'Study LATER', 'Acme', 'Phase 2', '2028-11-22'],
  ]);
  const past = check([due('PAST', 'Recruiting', '2020-01-01')], readouts);
  expect(textsOf(past)).toEqual([
    'The one clinical trial in the field that is registered as under way or to come planned to complete its primary outcome by 22 November, 2026.',
  ]);
  expect([past.findings[0]!.headline, past.tables]).toEqual([null, []]);
  expect(check([due('DONE', 'Completed', '2027-01-01')], readouts).findings).toEqual([]);
});

test('[RPT-14] how trials are made: allocation and masking, months to the primary outcome, sponsors and countries', () => {
  const records = [12, 18, 24, 6, 30].map((months, at) =>
    trial(
      `NCT${at}`,
      {
        phase: 'Phase 3',
        allocation: at < 3 ? 'Randomized' : at === 3 ? 'Non-Randomized' : 'N/A',
        masking: at === 0 ? 'Double' : at === 1 ? 'Quadruple (Participant, Investigator)' : 'None (Open Label)',
        startDate: '2020-01-01',
        primaryCompletionDate: `${2020 + Math.floor(months / 12)}-${months % 12 === 0 ? '01' : '07'}-01`,
        sponsorClass: at === 0 ? 'Industry' : 'Other',
      },
      { country: at < 3 ? ['Egypt'] : ['United States', 'Japan'], phase: ['Phase 3'] },
    ),
  );
  expect(textsOf(check(records, trialDesigns))).toEqual([
    'Of the 5 clinical trials in the field that state their design, 3 are randomized and 2 are at least double-blind.',
    'From start to primary completion, the median is 18 months in Phase 3 trials (over 5).',
    '1 of the 5 clinical trials in the field that state what their sponsor is has a sponsor from industry.',
    'Of the 5 clinical trials in the field that name their countries, 3 have sites in Egypt, 2 have sites in the United States and 2 have sites in Japan.',
  ]);
  expect(trialDesigns(observedOf(records.slice(0, 4))).findings).toEqual([]);
});

const DESIGNS = [
  'Allocation: Randomized. Intervention model: Parallel Assignment. Masking: Quadruple (Participant, Care Provider).',
  'Controlled: yes\nRandomised: yes\nOpen: no\nSingle blind: no\nDouble blind: yes',
  'Controlled: yes\nRandomised: yes\nOpen: yes\nSingle blind: no\nDouble blind: no',
  'Controlled: no\nRandomised: no\nOpen: no\nSingle blind: no\nDouble blind: no',
  'Allocation: Non-Randomized. Intervention model: Parallel Assignment. Masking: None (Open Label).',
  'randomized controlled trial, open(masking not used), no treatment control, parallel assignment',
  'Purpose: Treatment; Allocation: Randomised controlled trial; Masking: Blinded (masking used)',
  // These say too little.
  'Parallel',
  'Non randomized control',
];

const international = (id: string, studyDesign: string | undefined, amount: number, country: string[], phase: string) =>
  aRecord('international-trials', id, {
    amount,
    facets: { status: ['Recruiting'], phase: [phase], ...(country.length > 0 && { country }) },
    data: { trialId: id, publicTitle: id, ...(studyDesign && { studyDesign }) },
  });

test('[RPT-14] how international trials are made, told from what each register writes', () => {
  const records = DESIGNS.map((design, at) => international(`T${at}`, design, 10, at < 6 ? ['China'] : [], 'Phase 2'));
  const found = check(records, trialDesigns);
  expect(textsOf(found)).toEqual([
    'Of the 7 international trials in the field that state their design, 5 are randomized and 2 are at least double-blind.',
    'Of the 6 international trials in the field that name their countries, 6 have sites in China.',
  ]);
  expect(found.findings[0]!.headline).toBeNull();
  const more = Array.from({ length: 3 }, (_, at) => international(`M${at}`, DESIGNS[2], 10, [], 'Phase 2'));
  expect(check([...records, ...more], trialDesigns).findings[0]!.headline!.text).toBe(
    '2 of the 10 international trials in the field that state their design are at least double-blind.',
  );
});

test('[RPT-14] the size that international trials plan is told by phase, apart from what others have enrolled', () => {
  const sizes = [100, 200, 300, 400, 1000];
  const records = sizes.map((size, at) => international(`T${at}`, undefined, size, [], 'Phase 3'));
  const few = sizes.slice(1).map((size, at) => international(`F${at}`, undefined, size, [], 'Phase 2'));
  const found = check([...records, ...few], trials);
  expect(textsOf(found)).toContain('The median target size is 300 in Phase 3 international trials (over 5).');
});

test('[RPT-14] after how many months trials were stopped; one that was withdrawn never began', () => {
  const ended = (id: string, status: string, completionDate: string) =>
    trial(id, { status, startDate: '2020-01-15', completionDate });
  const records = [
    ...['2020-03', '2020-09', '2021-01', '2021-07'].map((day, at) => ended(`N${at}`, 'Terminated', `${day}-01`)),
    ended('N4', 'Withdrawn', '2029-01-01'),
    ended('N5', 'Completed', '2029-01-01'),
  ];
  expect(textsOf(check(records, trials)).join()).not.toContain('ran for');
  expect(textsOf(check([...records, ended('N6', 'Terminated', '2025-01-01')], trials))).toContain(
    'The 5 terminated clinical trials in the field that state their start and end ran for a median of 12 months.',
  );
});

test('[RPT-14] of trials that a register calls recruiting it is told how many were registered years ago', () => {
  const registered = (id: string, status: string, date: string) =>
    aRecord('international-trials', id, { date, facets: { status: [status] }, data: { trialId: id, publicTitle: id } });
  const records = [
    registered('a', 'Recruiting', '2020-04-06'),
    registered('b', 'Recruiting', '2023-11-21'),
    registered('c', 'Recruiting', '2023-11-22'),
    registered('d', 'Not Recruiting', '2020-04-06'),
  ];
  expect(textsOf(check(records, trials))).toEqual([
    'Of the 4 international trials in the field, 3 are recruiting or about to recruit and 1 is closed to recruitment.',
    'Of the 3 that are called recruiting or about to recruit, 2 were registered before 22 November, 2023.',
  ]);
});

test('[RPT-14] one stopped trial of many, and recruiting ones that were to have ended, are no headline', () => {
  const headline = (records: CatalogueRecord[]) => check(records, trials).findings[0]!.headline?.text ?? null;
  const of = (n: number, status: string, due?: string) =>
    Array.from({ length: n }, (_, at) =>
      trial(`${status}${at}`, { status, ...(due && { primaryCompletionDate: due }) }),
    );
  expect(headline([...of(18, 'Completed'), ...of(1, 'Terminated')])).toBeNull();
  expect(headline([...of(18, 'Completed'), ...of(3, 'Terminated')])).toContain('stopped early');
  expect(headline([...of(4, 'Completed'), ...of(4, 'Recruiting', '2022-05-01')])).toBeNull();
  expect(headline([...of(4, 'Completed'), ...of(4, 'Recruiting', '2028-05-01')])).toContain('recruiting');
});

test('[RPT-14] that trials on the subject test nothing but the subject is no headline', () => {
  const of = (id: string, ...names: string[]) =>
    trial(id, { interventions: names.map((name) => ({ name, type: 'Drug' })) });
  const records = (other: string) => ['1', '2', '3', '4', '5'].map((id) => of(id, 'Metformin 500 mg', other));
  const headline = (all: CatalogueRecord[]) => {
    const observed = { ...observedOf(all), words: new Set(['metformin']) };
    return tested(observed).findings[0]!.headline?.text ?? null;
  };
  expect(headline(records('Placebo'))).toBeNull();
  expect(headline(records('Sitagliptin'))).toBe(
    'Several clinical trials in the field test metformin (5) and sitagliptin (5).',
  );
});

test('[RPT-14] abbreviations and codes of what is tested stay as they are written, words in capitals do not', () => {
  const named = (id: string, ...names: string[]) => trial(id, { interventions: names.map((name) => ({ name })) });
  const found = check(
    [
      named('N1', 'COVID-19 Vaccine', 'AZD1656'),
      named('N2', 'COVID-19 Vaccine', 'AZD1656'),
      named('N3', 'COVID-19 vaccine', 'BREATHING EXERCISE'),
      named('N4', 'Breathing exercise'),
      named('N5', 'Cognitive training'),
    ],
    tested,
  );
  expect(found.tables[0]!.rows.map(({ cells }) => cells[0])).toEqual([
    'COVID-19 vaccine',
    'AZD1656',
    'breathing exercise',
  ]);
});

test('[RPT-14] a medicine that one register writes in capitals is told in small letters', () => {
  const names = ['Drug: Lopinavir/ritonavir', 'INN or Proposed INN: LOPINAVIR', 'lopinavir', 'Lopinavir', 'Lopinavir'];
  const records = names.map((name, at) =>
    aRecord('international-trials', `I${at}`, { data: { trialId: `I${at}`, publicTitle: 'x', interventions: [name] } }),
  );
  expect(textsOf(check(records, tested))[0]).toContain('5 name lopinavir');
});

test('[RPT-14] a name with and without its hyphen is one, told with it', () => {
  const testing = (id: string, name: string) => trial(id, { interventions: [{ name, type: 'Biological' }] });
  const records = ['COVID-19 vaccine', 'Covid19 vaccine', 'covid-19 Vaccine', 'Rest', 'GLP-1', 'GLP1'].map((name, at) =>
    testing(`NCT${at}`, name),
  );
  expect(check(records, tested).tables[0]!.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['COVID-19 vaccine', 3],
    ['GLP-1', 2],
  ]);
});
