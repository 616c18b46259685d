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
  [
    'some of them and all',
    cited('Exclusion criteria: 1. Women who are pregnant; 2. Patients with diabetes; 3. Prisoners.'),
    'Women who are pregnant are excluded.',
    'Women are excluded.',
  ],
];

/** What a record says, and what may be said of it in other words or with fewer. */
const ALLOWED: [passage: string, said: string][] = [
  ['The valve was not only tested in salt water but in oil.', 'The valve was tested in salt water.'],
  ['Only large plants make valves for ships.', 'Valves are made for ships.'],
  ['Patients had clinical or subclinical hypothyroidism.', 'Patients had clinical hypothyroidism.'],
  ['We found a few dominant species, most are rare.', 'Most species are rare.'],
  ['Most of the large treated cells survived.', 'Most cells survived.'],
  ['Exclusion criteria: 1. Women; 2. Patients with diabetes.', 'Women are excluded.'],
  ['Exclusion criteria: 1. Women who are pregnant; 2. Patients with diabetes.', 'Patients with diabetes are excluded.'],
];

const REFUSED: [passage: string, said: string][] = [
  ['The valve was only tested in salt water, not in oil.', 'The valve was tested in salt water.'],
  ['Few species are dominant among numerous shrubs.', 'Numerous species are dominant.'],
  ['Inclusion criteria: 1. Men over 50 years.', 'Men are included.'],
  ...[
    'are eligible',
    'are admitted',
    'are allowed',
    'participate',
    'can take part in the trial',
    'are in the study',
  ].map((join): [string, string] => ['Inclusion criteria: 1. Women who are pregnant.', `Women ${join}.`]),
  ...['many', 'multiple', 'numerous', 'several'].flatMap((many) =>
    ['one', 'single'].map((one): [string, string] => [
      `The old strategy takes ${one} new target to Ohio.`,
      `The old strategy takes ${many} new targets to Ohio.`,
    ]),
  ),
  ...['who', 'that', 'with', 'without', 'having', 'whose', 'under', 'over', 'aged', 'on', 'in'].map(
    (some): [string, string] => [`Inclusion criteria: 1. Women, ${some} it is.`, 'Women are included.'],
  ),
  ['The old strategy focuses on one target at a time.', 'The old strategy focuses on many targets at a time.'],
  ...['sub', 'pre', 'post', 'anti', 'hyper', 'hypo', 'pseudo', 'semi', 'super', 'ultra', 'micro', 'macro'].map(
    (prefix): [string, string] => [
      `The northern pumps had ${prefix}thermal shocks. Thermal visits took place each month.`,
      'The northern pumps had thermal shocks.',
    ],
  ),
];

describe('[GRD-08] how much of it', () => {
  test.each(AMOUNTS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });

  test.each(ALLOWED)('of “%s” may be said “%s”', (passage, said) => {
    expect(judgeStatement(said, [cited(passage)]).reasons).toEqual([]);
  });

  test.each(REFUSED)('of “%s” may not be said “%s”', (passage, said) => {
    expect(judgeStatement(said, [cited(passage)]).isSupported).toBe(false);
  });
});
