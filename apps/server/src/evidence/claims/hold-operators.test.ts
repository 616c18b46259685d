import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({
  key: 'records/1',
  fields: ['Title: Untitled', ...fields],
  passages,
});
const said = (...passages: string[]) => cited([], ...passages);

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
  ['alone', said('The pump moves oil alone.'), 'The pump moves oil alone.', 'The pump moves water alone.'],
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
];

describe('[GRD-08] quantities, ranks, comparisons, causes and duties', () => {
  test.each(STRENGTHS)('%s', (_, record, held, not) => {
    expect(judgeStatement(held, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
