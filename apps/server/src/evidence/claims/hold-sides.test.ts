import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (...passages: string[]): Cited => ({ key: 'publications/1', fields: ['Title: A study'], passages });

/** Of each the record says the first; the second says it of the other one. */
const SIDES: [what: string, record: Cited, said: string, not: string][] = [
  [
    'who is compared with whom',
    cited('In the field, adults tended to darker areas than juveniles.'),
    'Adults tended to darker areas than juveniles.',
    'Juveniles tended to darker areas than adults.',
  ],
  [
    'what is raised',
    cited(
      'The device raises the short circuit current of the thin film module over that of a glass plate, and keeps the open circuit voltage.',
    ),
    'The device raises the short circuit current.',
    'The device raises the open circuit voltage.',
  ],
  [
    'who somebody is',
    cited('The participants are parents of patients with anorexia.'),
    'The participants are parents of patients.',
    'The participants are patients with anorexia.',
  ],
];

describe('[GRD-08] what stands on which side', () => {
  test.each(SIDES)('%s', (_, record, said, not) => {
    expect(judgeStatement(said, [record]).reasons).toEqual([]);
    expect(judgeStatement(not, [record]).isSupported).toBe(false);
  });
});
