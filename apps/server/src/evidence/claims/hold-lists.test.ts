import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (...passages: string[]): Cited => ({ key: 'trials/1', fields: ['Title: Alpha study'], passages });

/** Of each pair the record says the first; the second exchanges what belongs to what. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'each in a clause of its own',
    cited('Group 1 receives alphacin tablets; group 2 receives betacin tablets.'),
    'Groups 1 and 2 receive alphacin and betacin, respectively.',
    'Groups 1 and 2 receive betacin and alphacin, respectively.',
  ],
  [
    'lists in the record as well',
    cited('The handle and the hopper weigh 12 kg and 30 kg, respectively.'),
    'The hopper and the handle weigh 30 kg and 12 kg.',
    'The hopper and the handle weigh 12 kg and 30 kg.',
  ],
  [
    'without a number and without “respectively”',
    cited('Alphacin treats gout, and betacin treats asthma.'),
    'Alphacin and betacin treat gout and asthma.',
    'Alphacin and betacin treat asthma and gout, respectively.',
  ],
];

describe('lists side by side', () => {
  test.each(PAIRS)('[GRD-08] %s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
