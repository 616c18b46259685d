import { describe, expect, test } from 'vitest';
import { measuredByAnother } from './apart.ts';
import { groundOf } from './ground.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';
import { readValues } from './read-values.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({
  key: 'records/1',
  fields: ['Title: A study', ...fields],
  passages,
});

const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'a sentence on it denies what the words of a report say',
    cited([], 'The trait was described in mice. In sheep of the north the trait has not yet been described.'),
    'The trait was described in mice.',
    'In sheep of the north the trait has already been described.',
  ],
  [
    'criteria that let people in',
    cited([], 'Inclusion criteria:\nPatients with shock\nExclusion criteria:\nPatients with asthma'),
    'Patients with asthma are excluded.',
    'Patients with shock are excluded.',
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
    cited(['Enrollment: 40'], 'The northern plant has 40 drums and the southern plant has 12 drums.'),
    'The northern plant has 40 drums.',
    'The southern plant has 40 drums.',
  ],
  [
    'a year that a field has as well',
    cited(['Start date: 2021'], 'The firm has run the plant in the valley since 2023.'),
    'The firm has run the plant since 2023.',
    'The firm has run the plant since 2021.',
  ],
  [
    'the subject of one clause, and what is said of another’s',
    cited([], 'The tape is 12 inches wide, and the drum weighs 40 pounds.'),
    'The drum weighs 40 pounds.',
    'The tape weighs 40 pounds.',
  ],
];

describe('[GRD-08] what a record says of something else', () => {
  test.each(PAIRS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});

test('[GRD-08] what a named outcome measures stands in its row', () => {
  const { units } = groundOf(
    cited([
      'Primary outcomes: Voltara Scale · 8 weeks · It measures mood and sleep of the patients.',
      'Secondary outcomes: Plenkor Scale · 8 weeks · It measures anxiety and worry of the patients.',
    ]),
  );
  const faults = (text: string) => measuredByAnother(text, readValues(text, units, {}).values, units);
  expect(faults('The Plenkor Scale measures anxiety and worry.')).toEqual([]);
  expect(faults('The Voltara Scale measures anxiety and worry.')).toEqual(['Voltara Scale as what measures it']);
});
