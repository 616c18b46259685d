import { describe, expect, test } from 'vitest';
import { type Operator, operatorsOf } from './operators.ts';

const found = (operator: Operator, text: string) => operatorsOf(text, [operator]).map((each) => each.text);

/** Of each what it claims, word by word, and what doesn't. */
const CLAIMS: [operator: Operator, claims: string[], not: string[]][] = [
  [
    'universal',
    'all every each any entire entirely whole universally everyone everybody completely totally'
      .split(' ')
      .concat('whether or not', 'with or without'),
    ['every year', 'every month', 'each week', 'each day', 'wholesale', 'overall'],
  ],
  [
    'always',
    ['always', 'invariably', 'constantly', 'at all times', 'in all cases', 'in every case', 'in all case'],
    ['in some cases', 'at all'],
  ],
  [
    'majority',
    'most majority mainly mostly predominantly largely usually generally typically'.split(' '),
    ['most painted', 'most active', 'most useful', 'most famous', 'most basic', 'most typical', 'most recent'].concat([
      'most important',
      'most accurate',
      'most promising',
      'most widely painted',
      'almost',
    ]),
  ],
  ['only', ['only', 'solely', 'exclusively', 'just', 'nothing but'], ['just under', 'just over', 'just about', 'loan']],
  [
    'superlative',
    'least last first best worst leading top unique foremost unprecedented largest smallest oldest'
      .split(' ')
      .concat('most common', 'most prolific', 'most precise', 'most expensive', 'most widely used', 'most active'),
    `at least|least one|last posted|last update|last updated|last year|last work|last month|last week|first aid|first posted|first work
first dose|first author|first of january|first of december|interest|interests|forest|request|test|latest|west|southwest|chest|guest`.split(
      /[|\n]/,
    ),
  ],
  [
    'comparison',
    ['than', 'outperform', 'outperforms', 'exceed', 'exceeds', 'surpass', 'surpasses', 'superior', 'inferior'].concat([
      'as fast as',
      'equally fast',
    ]),
    ['rather than', 'as a', 'equal'],
  ],
  [
    'cause',
    `because|due to|owing to|thanks to|as a result|result in|results in|result from|results from|resulted in|resulted from|resulting|lead to
leads to|led to|leading to|cause|causes|caused|causing|therefore|hence|consequently|so that|driven by|drive|drives|for safety reasons
for that reason|for old and new reasons|on grounds of|stem from|stems from|stemmed from|in response to|attributed to|attributable to|since`.split(
      /[|\n]/,
    ),
    `due to be built|due to end in|due to begin early|due to start.|due to open this|due to run until|due to finish next|due to close by
due to conclude at|due to expire on|due to complete from|since 2015|since January|since may|since then|since been|since its|result`.split(
      /[|\n]/,
    ),
  ],
  [
    'obligation',
    'must|shall|has to|have to|is required|are required|mandatory|obligatory'.split('|'),
    ['required', 'has two'],
  ],
  [
    'condition',
    'if|unless|provided that|only when|as long as|in case|whether or not|with or without'.split('|'),
    ['provided', 'when', 'in cases'],
  ],
  [
    'negation',
    'not|no|never|none|without|neither|nor|cannot|nobody|nothing|lack|lacks'.split('|'),
    ['note', 'know', 'lacking', 'another'],
  ],
];

describe.each(CLAIMS)('[GRD-08] what claims more: %s', (operator, claims, not) => {
  test.each(claims)('%s', (claim) => {
    const text = `Coils rust ${claim} coils.`;
    expect(found(operator, text)).toEqual([claim]);
    expect(found(operator, text.toUpperCase())).toEqual([claim]);
    expect(operatorsOf(text, [operator])[0]!.at).toBe(11);
  });
  test.each(not)('not: %s', (word) => {
    expect(found(operator, `Coils rust ${word} coils.`)).toEqual([]);
  });
});

test('“alone” is “only” where it ends what it is said of', () => {
  for (const end of ['.', ',', ';', ' in it', ' for it', ' as it', ' against it', ' to it', ' on it', ' at it', ''])
    expect(found('only', `Coils alone${end}`)).toEqual(['alone']);
  for (const end of [' after it', ' before it']) expect(found('only', `Coils alone${end}`)).toEqual(['alone']);
  expect(found('only', 'Coils alone rust.')).toEqual([]);
  expect(found('only', 'Alone.')).toEqual([]);
  expect(found('negation', "They don't.")).toEqual(["n't"]);
});
