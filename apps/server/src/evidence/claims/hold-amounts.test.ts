import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (...passages: string[]): Cited => ({ key: 'publications/1', fields: ['Title: A study'], passages });

const AMOUNTS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'only',
    cited('So far the valve has only been tested in salt water.'),
    'The valve has only been tested in salt water.',
    'The valve has been tested in salt water.',
  ],
  [
    'a prefix',
    cited('Patients of the northern cohort had subclinical hypothyroidism. Clinical visits took place each month.'),
    'The northern cohort had subclinical hypothyroidism.',
    'The northern cohort had clinical hypothyroidism.',
  ],
  [
    'few and numerous',
    cited('We found a few dominant species and numerous rare ones.'),
    'A few dominant species were found.',
    'Numerous dominant species were found.',
  ],
];

describe('[GRD-08] how much of it', () => {
  test.each(AMOUNTS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
