import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({
  key: 'records/1',
  fields: ['Title: Alphacin study', ...fields],
  passages,
});

/** In words of its own the first says what the record says; the second doesn't. */
const WORDINGS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'what was approved in a year',
    cited(['Sponsor: Plenkor', 'Brand names: ALPHACIN', 'Approval date: 23 November, 1971']),
    "Plenkor's Alphacin, approved in November 1971, is a brand.",
    "Plenkor's Alphacin, approved in November 1977, is a brand.",
  ],
  [
    'a rate in words',
    cited([], 'The launcher fires at speeds of up to 15000 ft/s.'),
    'The launcher fires at speeds of up to 15,000 feet per second.',
    'The launcher fires at speeds of up to 15,000 feet per minute.',
  ],
  [
    'the day until which it is open',
    cited(['Agency: Exampleton', 'Stage: Closed', 'Posted: 19 February, 2026', 'Closes: 27 February, 2026']),
    'The solicitation, posted on February 19, 2026, stayed open until February 27.',
    'The solicitation, posted on February 27, 2026, stayed open until February 19.',
  ],
  [
    'a town with its state',
    cited([
      'Recipient: Plenkor',
      'Place: Alexandria, Virginia, United States',
      'Place of performance: Earth City, Missouri',
    ]),
    'Based in Alexandria, Virginia, the recipient performs the contract in Earth City, Missouri.',
    'Based in Earth City, Missouri, the recipient performs the contract in Alexandria, Virginia.',
  ],
  [
    'a thousand',
    cited([], 'The system can produce 1000 range images per second.'),
    'The system can produce a thousand range images per second.',
    'The system can produce a hundred range images per second.',
  ],
  [
    'a bound behind its number',
    cited([], 'The valve must weigh less than 10 pounds.'),
    'The valve must weigh ten pounds at most.',
    'The valve must weigh ten pounds at least.',
  ],
  [
    'the age of people',
    cited(['Enrollment: 300', 'Minimum age: 60'], 'Inclusion criteria:\nAged over 60 years'),
    'People over sixty are included.',
    'People over seventy are included.',
  ],
  [
    'a share that something accounts for',
    cited([], 'Agents in India make up 85% of the premiums that are collected.'),
    'In India agents account for 85% of the premiums collected.',
    'In India agents account for 58% of the premiums collected.',
  ],
  [
    'a batch by its season',
    cited(['Company: Plenkor', 'Batch: W22']),
    'Plenkor belongs to the winter 2022 batch.',
    'Plenkor belongs to the winter 2021 batch.',
  ],
  [
    'a verb of its own behind what is not there',
    cited([], 'Tongues of the birds consist mainly of thin skin, lack papillae, and fill the cavity.'),
    'Tongues of the birds have no papillae and consist mainly of thin skin.',
    'Tongues of the birds have papillae and consist mainly of thin skin.',
  ],
  [
    'what is sent in by the day on which a call closes',
    cited(
      ['Stage: Closed', 'Posted: 9 February, 2026', 'Closes: 27 February, 2026'],
      'A notice on lockout procedures.',
    ),
    'Responses to the notice on lockout procedures are due by Feb. 27, 2026.',
    'Responses to the notice on lockout procedures are due by Feb. 9, 2026.',
  ],
  [
    'one of a list of subjects',
    cited([], 'The tank, the hose, and the valve leak oil.'),
    'The tank leaks oil.',
    'The tank burns oil.',
  ],
  [
    'a name with a word for people in it',
    cited([
      "Collaborators: Children's Miracle Network; Exampleton Institute",
      'Number of collaborators: 2',
      'Enrollment: 202',
    ]),
    "The study has two collaborators, the Children's Miracle Network and Exampleton Institute.",
    "The study has three collaborators, the Children's Miracle Network and Exampleton Institute.",
  ],
  [
    'a light verb',
    cited([], 'The dynamic copying compensates for the erasure of the stored holograms during readout.'),
    'The dynamic copying compensates for the erasure that the stored holograms suffer during readout.',
    'The dynamic copying prevents the erasure that the stored holograms suffer during readout.',
  ],
];

describe('[GRD-08] [GRD-09] words of its own', () => {
  test.each(WORDINGS)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});

describe('[GRD-08] what is only meant', () => {
  test.each([
    [
      'The study confirmed the accuracy of the kit.',
      cited([], 'The study tests a kit in order to confirm its accuracy.'),
    ],
    ['The test reduced transmission.', cited([], 'The test will ultimately help reduce transmission.')],
    ['Plenkor sells a ceramic resin.', cited(['Company: Plenkor'], 'A ceramic resin is proposed that cures readily.')],
    [
      'A system on ships reliably characterizes the sea conditions.',
      cited([], 'Develop a system for use on ships to reliably characterize the sea conditions.'),
    ],
  ])('%s', (text, record) => {
    expect(judgeStatement(text, [record]).isSupported).toBe(false);
  });

  test('what an award is for', () => {
    const record = cited(
      ['Awardee: Plenkor', 'Awarding agency: NASA', 'Award year: 2017'],
      'Plenkor proposes to develop an advanced lithium battery.',
    );
    expect(
      judgeStatement('In 2017 Plenkor received an award from NASA for an advanced lithium battery.', [record]).reasons,
    ).toEqual([]);
  });
});
