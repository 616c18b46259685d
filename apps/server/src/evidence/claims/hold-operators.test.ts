import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({
  key: 'records/1',
  fields: ['Title: Untitled', ...fields],
  passages,
});
/** With some words more: what is said word for word needs no judge. */
const said = (...passages: string[]) => cited([], ...passages.map((text) => text.replace(/\.$/, ' in winter.')));

/** The first says as much as the record; the second more, or something else. */
const STRENGTHS: [what: string, record: Cited, held: string, not: string][] = [
  ['all', said('All of the valves leak oil.'), 'All valves leak oil.', 'All valves burn oil.'],
  ['none said of all', said('The valves of the pump leak oil.'), 'The valves leak oil.', 'All valves leak oil.'],
  [
    'all of another',
    said('All pumps were tested with the valves.'),
    'All pumps were tested.',
    'All valves were tested.',
  ],
  ['always', said('The valve always leaks oil.'), 'The valve always leaks oil.', 'The valve never leaks oil.'],
  ['not always', said('The valve of the pump leaks oil.'), 'The valve leaks oil.', 'The valve always leaks oil.'],
  ['most', said('Most of the spiders were young.'), 'Most spiders were young.', 'All spiders were young.'],
  ['not most', said('Some of the spiders were young.'), 'Some spiders were young.', 'Most spiders were young.'],
  [
    'only',
    said('The pump is used only in mines.'),
    'The pump is used only in mines.',
    'Only the pump is used in mills.',
  ],
  [
    'not only',
    said('The pump is used in deep mines.'),
    'The pump is used in mines.',
    'The pump is used only in mines.',
  ],
  [
    'alone',
    said('The pump moves oil alone, and it is quiet.'),
    'The pump moves oil alone.',
    'The pump moves water alone.',
  ],
  [
    'alone in something',
    said('The study tests oil in combination with salt in deep mines.'),
    'The study tests oil with salt in mines.',
    'The study tests oil alone in mines.',
  ],
  [
    'each of what stands before it',
    said('The pump has two valves that each contain a spring.'),
    'The pump has two valves, each with a spring.',
    'Each pump contains a spring.',
  ],
  ['not alone', said('The pump of the mine moves oil.'), 'The pump moves oil.', 'The pump moves oil alone.'],
  ['at least', said('The valve has a wear of at least 3 mm.'), 'The wear is at least 3 mm.', 'The wear is the least.'],
  ['the largest', said('It is the largest pump of the valley.'), 'It is the largest pump.', 'It is the smallest pump.'],
  ['not the largest', said('It is a large pump of the valley.'), 'It is a large pump.', 'It is the largest pump.'],
  [
    'one of the top',
    said('It is one of the top pumps of the valley.'),
    'It is one of the top pumps.',
    'It is the top pump.',
  ],
  ['a top one', said('It is a top pump of the valley.'), 'It is a top pump.', 'It is the top pump of the valley.'],
  [
    'more than',
    said('The pump is heavier than the valve.'),
    'The pump is heavier than the valve.',
    'The valve is heavier than the pump.',
  ],
  [
    'no comparison',
    said('The pump and the valve are heavy.'),
    'The pump is heavy.',
    'The pump is heavier than the valve.',
  ],
  [
    'because',
    said('The pump leaks because the valve is worn.'),
    'The pump leaks because the valve is worn.',
    'The valve is worn because the pump leaks.',
  ],
  [
    'no cause',
    said('The pump leaks and the valve is worn.'),
    'The pump leaks.',
    'The pump leaks because the valve is worn.',
  ],
  [
    'due to',
    said('Leaks of the pump are due to a worn valve.'),
    'Leaks of the pump are due to a worn valve.',
    'A worn valve is due to leaks of the pump.',
  ],
  [
    'why it was stopped',
    cited(['Status: Terminated', 'Why stopped: Slow accrual of patients'], 'A trial of a pump.'),
    'The trial was terminated because of slow accrual of patients.',
    'The trial was completed because of slow accrual of patients.',
  ],
  [
    'must',
    said('The pump must hold ten liters.'),
    'The pump must hold ten liters.',
    'The pump must hold twelve liters.',
  ],
  [
    'no duty',
    said('The pump holds ten liters of oil.'),
    'The pump holds ten liters.',
    'The pump must hold ten liters.',
  ],
  [
    'what is required',
    said('The pump is required to hold oil.'),
    'The pump must hold oil.',
    'The pump must hold water.',
  ],
  [
    'the only site',
    cited(['Number of sites: 1', 'Sites: Northern Clinic, Norway']),
    'Northern Clinic is the only site.',
    'Northern Clinic is the only sponsor.',
  ],
  [
    'the first work',
    cited(['Expert: Ann Roe', 'Works: 81', 'First work: 2015', 'Latest work: 2020']),
    'Ann Roe has 81 works, the first of 2015.',
    'Ann Roe has 81 works, the first of 2020.',
  ],
  [
    'only adults',
    cited(['Age: 18 Years and older', 'Enrollment: 40'], 'A trial of a pump.'),
    'Only adults aged 18 and older take part.',
    'Only adults aged 40 and older take part.',
  ],
  [
    'each product',
    cited(['Products: 001 · ALPHACIN · TABLET · Discontinued', 'Products: 002 · ALPHACIN · TABLET · Prescription']),
    'All strengths are tablets.',
    'All strengths are discontinued.',
  ],
  [
    'each of so many',
    cited(['Products: 001 · ALPHACIN · TABLET · Discontinued', 'Products: 002 · ALPHACIN · TABLET · Prescription']),
    'Both products are tablets; each of the two strengths is a tablet.',
    'Each of the two strengths is discontinued.',
  ],
  [
    'each site',
    cited(['Sites: Northern Clinic, Norway', 'Sites: Southern Clinic, Norway', 'Enrollment: 40']),
    'All sites are in Norway.',
    'All sites are in Sweden.',
  ],
  [
    'not each site',
    cited(['Sites: Northern Clinic, Norway', 'Sites: Southern Clinic, Sweden']),
    'Northern Clinic is in Norway.',
    'All sites are in Norway.',
  ],
  [
    'each inventor',
    cited(['Inventors: Ann Roe, Ohio', 'Inventors: Bo Doe, Ohio']),
    'All inventors are from Ohio.',
    'All inventors are from Utah.',
  ],
  [
    'not each inventor',
    cited(['Inventors: Ann Roe, Ohio', 'Inventors: Bo Doe, Utah']),
    'Ann Roe is from Ohio.',
    'All inventors are from Ohio.',
  ],
  [
    'not each author',
    cited(['Authors: Ann Roe, Ohio Institute', 'Authors: Bo Doe, Utah Institute']),
    'Ann Roe is with the Ohio Institute.',
    'All authors are with the Ohio Institute.',
  ],
  [
    'a single row',
    cited(['Products: 001 · ALPHACIN · TABLET · Discontinued']),
    'The product is a tablet.',
    'All strengths are tablets.',
  ],
  [
    'not to exceed',
    said('The price of the pump is not to exceed $500.'),
    'The price must not exceed $500.',
    'The price must not exceed $600.',
  ],
  [
    'what is needed',
    said('The pump needs clean oil.'),
    'The pump must have clean oil.',
    'The pump must have clean water.',
  ],
  [
    'what a criterion asks',
    cited([], 'Inclusion Criteria:\n\nPatients should own a smartphone.'),
    'Patients must own a smartphone.',
    'Patients must own a car.',
  ],
  [
    'what should be',
    said('Patients should own a smartphone.'),
    'Patients should own a smartphone.',
    'Patients must own a smartphone.',
  ],
  [
    'of an age',
    cited(['Minimum age: 18', 'Maximum age: 80']),
    'Participants must be adults aged 18 or older.',
    'Participants must be adults aged 40 or older.',
  ],
  [
    'every four weeks',
    said('The drug is given every four weeks.'),
    'The drug is given every four weeks.',
    'The drug is given every eight weeks.',
  ],
  ['every one', said('Every large pump leaks oil.'), 'Every large pump leaks oil.', 'Every small pump leaks oil.'],
  [
    'which came first',
    said('The therapy came first, and the drug followed in May.'),
    'The therapy came first, and the drug followed.',
    'The drug came first, and the therapy followed.',
  ],
  [
    'the entire thing',
    said('The entire pump is made of steel.'),
    'The entire pump is made of steel.',
    'The entire pump is made of brass.',
  ],
  [
    'not the entire thing',
    said('The pump is made of steel.'),
    'The pump is made of steel.',
    'The entire pump is made of steel.',
  ],
  [
    'what results from what',
    said('Leaks of the pump result from a worn valve.'),
    'Leaks of the pump result from a worn valve.',
    'A worn valve results from leaks of the pump.',
  ],
  [
    'what leads to what',
    said('A worn valve leads to leaks of the pump.'),
    'A worn valve leads to leaks of the pump.',
    'Leaks of the pump lead to a worn valve.',
  ],
  [
    'since',
    said('The pump leaks since the valve is worn.'),
    'The pump leaks since the valve is worn.',
    'The valve is worn since the pump leaks.',
  ],
  [
    'the only country',
    cited(['Number of countries: 1', 'Countries: Norway']),
    'Norway is the only country.',
    'Norway is the only sponsor.',
  ],
  [
    'several sites',
    cited(['Number of sites: 2', 'Sites: Northern Clinic, Norway', 'Sites: Southern Clinic, Norway']),
    'Northern Clinic is one of the sites.',
    'Northern Clinic is the only site.',
  ],
  [
    'the majority of another',
    said('Most of the spiders and some of the beetles were young.'),
    'Most of the spiders were young.',
    'Most of the beetles were young.',
  ],
  [
    'all of several',
    said('All large pumps were tested, and some valves were tested.'),
    'All large pumps were tested.',
    'All valves were tested.',
  ],
  [
    'as heavy as',
    said('The pump is as heavy as the valve.'),
    'The pump is as heavy as the valve.',
    'The pump is as heavy as the shaft.',
  ],
  ['has to', said('The pump has to hold oil.'), 'The pump must hold oil.', 'The pump must hold water.'],
  [
    'causes of another',
    said('The pump leaks because the valve is worn, and the shaft bends because it is hot.'),
    'The pump leaks because the valve is worn.',
    'The shaft bends because the valve is worn.',
  ],
  [
    'a result',
    said('The wear of the valve resulted from dirty oil.'),
    'The wear resulted from dirty oil.',
    'Dirty oil resulted from the wear.',
  ],
  [
    'the top and the best',
    said('The pump has the best seal and the top valve.'),
    'The pump has the best seal.',
    'The pump has the worst seal.',
  ],
];

describe('[GRD-08] quantities, ranks, comparisons, causes and duties', () => {
  test.each(STRENGTHS)('%s', (_, record, held, not) => {
    expect(judgeStatement(held, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
