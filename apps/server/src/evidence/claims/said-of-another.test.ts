import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({
  key: 'records/1',
  fields: ['Title: A study', ...fields],
  passages,
});

const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'a sentence on it denies what the words of a report say',
    cited([], 'A gene for the trait has been described in mice. No gene for the trait of sheep has been described.'),
    'A gene for the trait has been described in mice.',
    'A gene for the trait of sheep has been described.',
  ],
  [
    'criteria that let people in',
    cited([], 'Inclusion criteria:\nPatients with shock\nExclusion criteria:\nPatients with asthma'),
    'Patients with asthma are excluded.',
    'Patients with shock are excluded.',
  ],
  [
    'what an outcome measures',
    cited([
      'Primary outcomes: Voltara Scale · 8 weeks · It measures mood and sleep of the patients.',
      'Secondary outcomes: Plenkor Scale · 8 weeks · It measures anxiety and worry of the patients.',
    ]),
    'The Plenkor Scale measures anxiety and worry.',
    'The Voltara Scale measures anxiety and worry.',
  ],
  [
    'where the other party is',
    cited(
      ['Company: Voltara', 'Place: Lagos, Nigeria', 'Partners: Plenkor'],
      'Voltara was acquired by Plenkor on 2014-12-23.',
    ),
    'Voltara is based in Lagos, Nigeria.',
    'Plenkor is based in Lagos, Nigeria.',
  ],
  [
    'a number that a field has as well',
    cited(['Enrollment: 40'], 'The tape is 12 inches wide, and the drum weighs 40 pounds.'),
    'The drum weighs 40 pounds.',
    'The tape weighs 40 pounds.',
  ],
  [
    'a day that a field has as well',
    cited(['Start date: 3 May, 2019'], 'The tower was painted on 3 May 2019, and the bridge was opened on 8 May 2020.'),
    'The tower was painted on 3 May 2019.',
    'The bridge was painted on 3 May 2019.',
  ],
];

describe('[GRD-08] what a record says of something else', () => {
  test.each(PAIRS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
