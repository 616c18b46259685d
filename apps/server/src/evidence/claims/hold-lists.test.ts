import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { isExchangedInLists } from './hold-lists.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (...passages: string[]): Cited => ({ key: 'trials/1', fields: ['Title: Alpha study'], passages });

/** Of each pair the record says the first; the second exchanges what belongs to what. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'each in a clause of its own',
    cited('Group A receives alphacin tablets; group B receives betacin tablets.'),
    'Groups A and B receive alphacin and betacin, respectively.',
    'Groups A and B receive betacin and alphacin, respectively.',
  ],
  [
    'lists in the record as well',
    cited('The handle and the hopper weigh 12 kg and 30 kg, respectively.'),
    'The hopper and the handle weigh 30 kg and 12 kg.',
    'The hopper and the handle weigh 12 kg and 30 kg.',
  ],
  [
    'in a sentence each',
    cited('Alphacin treats gout. Betacin treats asthma.'),
    'Alphacin and betacin treat gout and asthma, respectively.',
    'Alphacin and betacin treat asthma and gout, respectively.',
  ],
];

describe('[GRD-08] lists side by side', () => {
  const isExchanged = (text: string, record: Cited) => isExchangedInLists(text, groundOf(record).units);

  test.each(PAIRS)('%s', (_, record, said, not) => {
    expect(isExchanged(said, record)).toBe(false);
    expect(isExchanged(not, record)).toBe(true);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });

  test('lists of which nothing tells an order are not looked at', () => {
    const record = cited('Group A receives alphacin; group B receives betacin.');
    expect(isExchanged('Groups A and B receive betacin and alphacin.', record)).toBe(false);
  });
});
