import { describe, expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

const RECORD = {
  key: 'awards/1',
  fields: ['Title: Study of alphacin', 'Record: alpha'],
  passages: [
    'The pump was built by Acme in Toledo. The valve was built by Voltara in Reno.',
    'Engineers at Borealis designed the turbine. The gearbox was supplied by Kestrel GmbH.',
    'The coating did not prevent corrosion in salt water. It prevented corrosion in fresh water.',
    'The university owns the patent. The company holds an exclusive license.',
  ],
};
const reasons = (text: string) => judgeStatement(text, [RECORD]).reasons;

/** Of each pair the record says the first; the second says of one thing what another sentence says of another. */
const PAIRS: [what: string, said: string, not: string][] = [
  ['who built what', 'Voltara built the valve.', 'Voltara built the pump.'],
  [
    'what helped against what',
    'The coating did not prevent corrosion in salt water.',
    'The coating did not prevent corrosion in fresh water.',
  ],
  ['who owns what', 'The university owns the patent.', 'The company owns the patent.'],
  ['who holds what', 'The company holds an exclusive license.', 'The university holds an exclusive license.'],
];

describe('[GRD-09] what one sentence of a record says of one thing holds for no other that it names elsewhere', () => {
  test.each(PAIRS)('%s', (_what, said, not) => {
    expect(reasons(said)).toEqual([]);
    expect(reasons(not)).not.toEqual([]);
  });

  test('what it adds to a thing elsewhere is its own', () => {
    expect(reasons('Acme built the pump in Toledo.')).toEqual([]);
    expect(reasons('Kestrel GmbH supplied the gearbox.')).toEqual([]);
  });
});
