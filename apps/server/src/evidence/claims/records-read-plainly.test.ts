import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({
  key: 'records/1',
  fields: ['Title: A thing', 'Record: 1', ...fields],
  passages,
});

const PATENT = cited([
  'Inventors: Ada Vale · Berkeley, CA, US',
  'Inventors: Ben Orr · Danville, CA, US',
  'Examiner: Dove, Tracy Mae',
]);
const CONTRACT = cited(['Recipient: Voltara Inc', 'Competition: Not available for competition'], 'KNIFE,PICNIC');
const CALL = cited([], 'Of interest are new sources of metals and the development of alternatives to rare metals.');
const trial = (status: string) =>
  cited(['NCT ID: NCT00000001', `Status: ${status}`, 'Enrollment: 240', 'Completion date: 31 December, 2023']);

/** What readers found that passed though it is wrong, or was withheld though it is true; beside it the contrary. */
const FOUND: [what: string, record: Cited, said: string, not: string][] = [
  [
    'an examiner whose family name stands first',
    PATENT,
    'The examiner was Tracy Mae Dove.',
    'The examiner was Ada Vale.',
  ],
  ['an inventor’s own town', PATENT, 'Ben Orr of Danville is an inventor.', 'Ben Orr of Berkeley is an inventor.'],
  [
    'a plural that changes the stem',
    CONTRACT,
    'The contract is for picnic knives.',
    'The contract is for picnic spoons.',
  ],
  [
    'a contract without competition',
    CONTRACT,
    'The contract was not open to competition.',
    'The contract was competed.',
  ],
  [
    'what nobody excludes',
    CALL,
    'Alternatives to rare metals are of interest.',
    'Alternatives to rare metals are excluded.',
  ],
  [
    'a trial that nobody has joined yet',
    trial('Not yet recruiting'),
    'The trial plans to enroll 240 people.',
    'The trial enrolled 240 people.',
  ],
  [
    'a trial that has not begun',
    trial('Not yet recruiting'),
    'The trial is expected to end in December 2023.',
    'The trial ended in December 2023.',
  ],
];

describe('[GRD-01] [GRD-08] records as a careful reader takes them', () => {
  test.each(FOUND)('%s', (_what, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });

  test('whom a trial that has not begun is to look at, and when it is to begin, may be told', () => {
    const planned = cited(
      ['NCT ID: NCT00000001', 'Status: Not yet recruiting', 'Start date: 22 May, 2023'],
      'The study compares adults treated with plenkor and adults enrolled in a registry.',
    );
    expect(judgeStatement('The study compares adults treated with plenkor.', [planned]).reasons).toEqual([]);
    expect(judgeStatement('The trial started on 22 May 2023.', [planned]).reasons).toEqual([]);
  });

  test('a buyer’s own town is where the text says that it is, and not where the record is', () => {
    const bought = (text: string) =>
      cited(['Company: Fox Software', 'Partners: Microsoft', 'Place: Ohio, United States'], text);
    const said = 'Fox Software was acquired by Microsoft, which is based in Redmond.';
    expect(judgeStatement('Microsoft, based in Redmond, acquired Fox Software.', [bought(said)]).reasons).toEqual([]);
    const silent = bought('Fox Software was acquired by Microsoft.');
    expect(judgeStatement('Microsoft, based in Ohio, acquired Fox Software.', [silent]).isSupported).toBe(false);
  });

  test('a trial that is completed has enrolled and ended', () => {
    const over = trial('Completed');
    expect(judgeStatement('The trial enrolled 240 people.', [over]).reasons).toEqual([]);
    expect(judgeStatement('The trial ended in December 2023.', [over]).reasons).toEqual([]);
  });
});

test.each([
  ['Sex: All', 'Both men and women can take part.', 'Only women can take part.'],
  ['Sex: Both', 'Both sexes can take part.', 'Only men can take part.'],
  ...['Green', 'Gold', 'Hybrid', 'Bronze', 'diamond'].map((kind) => [
    `Open access: ${kind}`,
    'The paper has open access.',
    'The paper has closed access.',
  ]),
  ['Competition: Not available for competition', 'The contract was not competed.', 'The contract was competed.'],
  ['Batch: W22', 'It was in the batch of winter 2022.', 'It was in the batch of summer 2022.'],
  ['Batch: S08', 'It was in the batch of summer 2008.', 'It was in the batch of winter 2008.'],
  ['Batch: F24', 'It was in the batch of fall 2024.', 'It was in the batch of spring 2024.'],
  ['Batch: X25', 'It was in the batch of spring 2025.', 'It was in the batch of spring 2024.'],
])('[GRD-08] what a short value stands for: %s', (field, said, not) => {
  expect(judgeStatement(said, [cited([field])]).reasons).toEqual([]);
  expect(judgeStatement(not, [cited([field])]).isSupported).toBe(false);
});
