import { expect, test } from 'vitest';
import { heldIdea, observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { term } from '../../../test/subject.ts';
import { stemOf } from '../../catalogue/semantics/analyse.ts';
import { againstRecords } from './against-records.ts';
import { buyers } from './buyers.ts';
import { calls } from './calls.ts';
import type { Collected } from './collect.ts';
import { drugs } from './drugs.ts';
import type { Observed } from './observed.ts';
import { patentTerms } from './patent-terms.ts';
import { rounds } from './rounds.ts';
import { trials } from './trials.ts';

function check(observed: Observed, family: (observed: Observed) => Collected): Collected {
  const found = family(observed);
  expect(withheldFrom(observed, found)).toEqual([]);
  return found;
}

test('[RPT-14] buyers by what they obligate, and what ends within two years', () => {
  const spent = (id: string, agency: string, amount: number, endDate: string) =>
    aRecord('usa-spending', id, {
      amount,
      date: '2024-01-01',
      facets: { agency: [agency] },
      data: { recipient: 'Acme Inc', agency, endDate, obligatedAmount: amount },
      organisations: [
        { name: 'Acme Inc', role: 'Recipient' },
        { name: agency, role: 'Awarding agency' },
      ],
    });
  const observed = observedOf([
    ...Array.from({ length: 9 }, (_, at) => spent(`n${at}`, 'Department of the Navy', 100_000, '2025-01-31')),
    spent('soon', 'NASA', 100_000, '2027-03-31'),
    spent('later', 'NASA', 0, '2031-03-31'),
  ]);
  const found = check(observed, buyers);
  expect(textsOf(found)).toEqual([
    '2 agencies obligate money in the field; the largest sums come from the Department of the Navy ($900,000) and NASA ($100,000).',
    'The Department of the Navy makes up 90% of the $1 million obligated in the field.',
    '1 contract or grant in the field ends by 22 November, 2028.',
  ]);
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([['Acme Inc', 'NASA', '2027-03-31', 100_000]]);
});

test('[RPT-14] open calls have their days left, what of the idea they come near to, and what past awards paid', () => {
  const call = (id: string, closeDate: string) =>
    aRecord('funding-opportunities', id, {
      title: `Call ${id}`,
      text: 'Small sensors are sought.',
      closes: closeDate,
      data: { agency: 'NASA', closeDate, eligibleApplicants: ['Universities', 'Counties', 'Small businesses'] },
      organisations: [{ name: 'NASA', role: 'Agency' }],
    });
  const paid = [1, 2, 3, 4, 5].map((at) =>
    aRecord('awards', `a${at}`, { amount: at * 100_000, facets: { agency: ['NASA'] } }),
  );
  const records = [call('past', '2026-11-21'), call('far', '2027-01-01'), call('near', '2026-12-02'), ...paid];
  const near = {
    'funding-opportunities/near': [{ number: 1 }, { number: 3 }],
    'funding-opportunities/far': [{ number: 1 }],
  };
  const observed = observedOf(records, {}, heldIdea(['A sensor', 'On glaciers', 'Without power'], records, near));
  const found = check(observed, calls);
  expect(textsOf(found)).toEqual([
    '2 of the 3 calls in the field name a closing day that is still to come; the next one leaves 10 days to apply.',
  ]);
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['Call near', 'NASA', '1, 3', 'Small businesses; Universities', '2026-12-02', 10, '$300,000 (median of 5)'],
    ['Call far', 'NASA', '1', 'Small businesses; Universities', '2027-01-01', 40, '$300,000 (median of 5)'],
  ]);
  const named = call('near', '2026-12-02');
  named.data['contact'] = { name: 'Ann Roe' };
  named.people.push({ name: 'Ann Roe', role: 'Contact' });
  const [table] = check(observedOf([named]), calls).tables;
  expect([table!.columns.at(-1)!.label, table!.rows[0]!.cells.at(-1)]).toEqual(['Contact', 'Ann Roe']);
  // Payments under the call itself come before those of its agency elsewhere; another program's awards say nothing.
  named.data['pastAwards'] = [1, 2, 3, 4, 9].map((at) => ({
    awardee: 'A',
    title: 'B',
    year: 2020,
    amount: at * 1_000_000,
  }));
  expect(check(observedOf([named, ...paid]), calls).tables[0]!.rows[0]!.cells[5]).toBe('$3 million (median of 5)');
  const other = call('other', '2026-12-02');
  other.data['program'] = 'STTR';
  for (const { facets } of paid) facets['program'] = ['SBIR'];
  expect(check(observedOf([other, ...paid]), calls).tables[0]!.columns.map(({ label }) => label)).not.toContain(
    'Typical award',
  );
  // On its last day a call is open.
  const today = check(observedOf([call('today', '2026-11-22')]), calls);
  expect(textsOf(today)).toEqual(['The one call in the field is open, with 0 days left to apply.']);
  const none = check(observedOf([call('past', '2020-01-01')]), calls);
  expect(textsOf(none)).toEqual(['The one call on record for the topic is years old.']);
  const [old, older] = [call('old', '2020-01-01'), call('older', '2019-01-01')];
  expect(textsOf(check(observedOf([old, older]), calls))).toEqual([
    'None of the 2 calls on record for the topic is open: all are years old.',
  ]);
  const lately = check(observedOf([call('lately', '2025-06-01')]), calls);
  expect(textsOf(lately)).toEqual(['The one call on record for the topic is closed.']);
});

test('[RPT-14] rounds: their median, the latest, and which investors were there lately', () => {
  const amounts = [1, 2, 3, 4, 5, null];
  const observed = observedOf([
    aRecord('companies', 'c1', {
      data: {
        fundingRounds: amounts.map((amount, at) => ({
          name: 'Seed',
          date: `20${20 + at}-03-01`,
          ...(amount && { amount: amount * 1_000_000 }),
          investors: [`Fund ${at % 3}`],
        })),
      },
    }),
  ]);
  const found = check(observed, rounds);
  expect(textsOf(found)).toEqual([
    '1 company in the field reports 6 funding rounds.',
    'The median round is $3 million, with quartiles at $2 million and $4 million, over 5 rounds that state an amount.',
    'The latest funding round in the field is from 2025.',
  ]);
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['Fund 2', 2, 2025],
    ['Fund 1', 2, 2024],
    ['Fund 0', 2, 2023],
  ]);
});

test('[RPT-14] how trials stand, and how many people a phase enrols', () => {
  const statuses = ['Completed', 'Completed', 'Recruiting', 'Terminated', 'Withdrawn', 'Unknown status'];
  const records = statuses.map((status, at) =>
    aRecord('clinical-trials', `t${at}`, {
      amount: (at + 1) * 10,
      facets: { status: [status], phase: ['Phase 2'] },
      data: { hasResults: at === 0 },
    }),
  );
  const found = check(observedOf(records), trials);
  expect(textsOf(found)).toEqual([
    'Of the 6 clinical trials in the field, 2 are completed, 1 is recruiting or about to recruit, 2 were stopped early and 1 is of unknown status.',
    'Results are on record for 1 of the clinical trials in the field.',
    'The median enrollment is 35 in Phase 2 trials (over 6).',
  ]);
  const stopped = (many: number, of: number) => {
    const some = Array.from({ length: of }, (_, at) =>
      aRecord('clinical-trials', `s${at}`, { facets: { status: [at < many ? 'Terminated' : 'Completed'] }, data: {} }),
    );
    return check(observedOf(some), trials).findings.map(({ headline }) => headline?.text ?? null);
  };
  // Of many trials three are a pattern, and so is a tenth of few; two of many are none.
  expect(stopped(3, 40)).toEqual(['3 of the 40 clinical trials in the field were stopped early.']);
  expect(stopped(1, 10)).toEqual(['1 of the 10 clinical trials in the field was stopped early.']);
  expect(stopped(2, 40)).toEqual([null]);
  // Six are too few for a share.
  expect(found.figures.filter(({ unit }) => unit === 'percent')).toEqual([]);
});

test('[RPT-14] drug applications by sponsor, with the latest approval', () => {
  const drug = (id: string, sponsor: string, approvalDate?: string) =>
    aRecord('drugs', id, { organisations: [{ name: sponsor, role: 'Sponsor' }], data: { sponsor, approvalDate } });
  const found = check(
    observedOf([drug('1', 'AMGEN', '2001-05-01'), drug('2', 'AMGEN INC'), drug('3', 'GENENTECH', '2008-01-02')]),
    drugs,
  );
  expect(textsOf(found)).toEqual([
    'Of the drug applications in the field, 2 state their approval, the latest from 2008.',
  ]);
});

test('[RPT-14] drug applications by active ingredients: how many are for generics, from how many, since when', () => {
  const drug = (id: string, applicationType: string, sponsor: string, ingredient: string, approvalDate?: string) =>
    aRecord('drugs', id, {
      organisations: [{ name: sponsor, role: 'Sponsor' }],
      data: { applicationType, sponsor, activeIngredients: [ingredient], ...(approvalDate && { approvalDate }) },
    });
  const records = [
    drug('1', 'NDA', 'MERCK', 'SITAGLIPTIN', '2006-10-16'),
    drug('2', 'ANDA', 'TEVA', 'SITAGLIPTIN', '2026-05-26'),
    drug('3', 'ANDA', 'ZYDUS', 'SITAGLIPTIN'),
    drug('4', 'NDA', 'ASTRAZENECA AB', 'SAXAGLIPTIN'),
  ];
  const found = check(observedOf(records), drugs);
  const named = 'Drug applications in the field are for sitagliptin (3) and saxagliptin (1).';
  expect(found.findings[0]!.headline!.text).toBe(named);
  expect(textsOf(found)).toEqual([
    'Of the 4 drug applications in the field that name their ingredients, 3 are for sitagliptin and 1 is for saxagliptin.',
    'Of the 4 drug applications in the field, 2 are for an original drug and 2 for a generic.',
    'Of the drug applications in the field, 2 state their approval, the latest from 2026.',
  ]);
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['sitagliptin', 3, 2, 3, 2006],
    ['saxagliptin', 1, 0, 1, null],
  ]);
  // If each has its own ingredient, the list of applications says as much.
  expect(drugs(observedOf([records[0]!, records[3]!])).tables).toEqual([]);
});

test('[RPT-14] the term of patents is estimated from their filing', () => {
  const patent = (id: string, filingDate?: string) =>
    aRecord('patents', id, { title: `Patent ${id}`, data: { filingDate } });
  const found = check(
    observedOf([patent('1', '2001-02-03'), patent('2', '2009-02-03'), patent('3', '2020-02-03'), patent('4')]),
    patentTerms,
  );
  expect(textsOf(found)).toEqual([
    'The estimated term of 1 of the 3 patents that state their filing date is over, and of 1 it ends from 2026 to 2031.',
  ]);
  const young = check(observedOf([patent('1', '2020-02-03'), patent('2', '2022-02-03')]), patentTerms);
  expect(textsOf(young)).toEqual([
    'By their filing dates, patents in the field have an estimated expiry from 2040 to 2042.',
  ]);
  const one = check(observedOf([patent('1', '2020-02-03')]), patentTerms);
  expect(textsOf(one)).toEqual([
    'By its filing date, the one patent in the field that states it has an estimated expiry in 2040.',
  ]);
});

test('[RPT-14] of many applications it is told how many are for generics, and an approval that few state is not', () => {
  const drug = (id: number, applicationType: string, approvalDate?: string) =>
    aRecord('drugs', `${id}`, {
      organisations: [{ name: `SPONSOR ${id}`, role: 'Sponsor' }],
      data: { applicationType, activeIngredients: [`INGREDIENT ${id}`], ...(approvalDate && { approvalDate }) },
    });
  const records = Array.from({ length: 9 }, (_, at) =>
    drug(at, at < 2 ? 'NDA' : 'ANDA', at === 0 ? '1992-01-01' : undefined),
  );
  const found = check(observedOf(records), drugs);
  expect(found.findings[0]!.headline!.text).toBe('7 of the 9 drug applications in the field are for a generic.');
  expect(textsOf(found).join(' ')).not.toContain('1992');
  const same = (id: string) => ({ ...drug(1, 'NDA'), id });
  expect(textsOf(check(observedOf([same('a'), same('b')]), drugs))[0]).toBe(
    'The 2 drug applications in the field that name their ingredients are for ingredient 1.',
  );
  const each = check(observedOf([drug(1, 'NDA'), drug(2, 'NDA')]), drugs);
  expect(each.findings[0]!.headline!.text).toBe(
    'Drug applications in the field are for ingredient 1 and ingredient 2.',
  );
});

test('[RPT-14] drugs that left the market are told where several have, and those not yet sold are none of them', () => {
  const drug = (id: number, ...marketingStatus: string[]) =>
    aRecord('drugs', `${id}`, {
      organisations: [{ name: `FIRM ${id}`, role: 'Sponsor' }],
      facets: { marketingStatus },
      data: { sponsor: `FIRM ${id}`, activeIngredients: ['METFORMIN'] },
    });
  const gone = [0, 1, 2].map((id) => drug(id, 'Discontinued'));
  const sold = Array.from({ length: 7 }, (_, at) => drug(10 + at, 'Prescription', 'Discontinued'));
  const tentative = drug(30, 'None (Tentative Approval)');
  expect(textsOf(check(observedOf([...gone, ...sold, tentative]), drugs))).toContain(
    'Of the 10 drug applications in the field that state how they are sold, 3 are discontinued.',
  );
  expect(textsOf(check(observedOf([...gone, ...sold.slice(1)]), drugs)).join()).not.toContain('discontinued');
  expect(textsOf(check(observedOf([...gone.slice(1), ...sold, drug(40, 'Prescription')]), drugs)).join()).not.toContain(
    'discontinued',
  );
});

test('[RPT-18] the idea is told statement by statement: what on record comes nearest to each in its own words, and whether it is likely near', () => {
  const award = (id: string, text: string) => aRecord('awards', id, { title: `Work ${id}`, text });
  const records = [
    award('near', 'Our reactor runs on plasma from a small generator.'),
    award('far', 'Plasma etches chips.'),
    award('other', 'Filters hold back dust.'),
  ];
  const statements = ['A plasma reactor breaks PFAS', 'It runs on a small generator', 'The salt is sold'];
  const held = (near: Parameters<typeof heldIdea>[2]) =>
    observedOf(
      records,
      {},
      heldIdea(statements, records, near),
      ['plasma', 'reactor'].map((label) => ({ ...term(label), stem: stemOf(label) })),
    );
  const quote = records[0]!.text;
  const found = check(
    held({
      'awards/near': [
        { number: 1, quote },
        { number: 2, quote, certainty: 0.2 },
      ],
      'awards/far': [{ number: 1 }],
    }),
    againstRecords,
  );
  expect(found.tables[0]!.rows.map(({ cells, key }) => [key, ...cells])).toEqual([
    ['awards/near', '1. A plasma reactor breaks PFAS', 'Work near', `“${quote}”`, 'plasma, reactor', null],
    // What is perhaps near is left to the project's own chart.
  ]);
  expect(textsOf(found)).toEqual([
    'By estimate 1 of the 3 statements that the idea makes of itself has something near in the 3 records that were held against it.',
    `Nearest to “A plasma reactor breaks PFAS” comes “Work near”: “${quote}”`,
    `Nothing on record is likely near to “It runs on a small generator”; nearest lies “Work near”: “${quote}”`,
    'Nothing on record comes near to “The salt is sold”.',
  ]);
  expect(textsOf(check(held({}), againstRecords))[0]).toBe(
    'By estimate nothing in the 3 records that were held against the idea is likely near to any of the 3 statements that it makes of itself.',
  );
  expect(check(held({}), againstRecords).tables).toEqual([]);
  // An idea that was held against nothing has nothing to tell.
  expect(againstRecords(observedOf(records)).tables).toEqual([]);
});
