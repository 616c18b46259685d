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

const MORE = 'what is more or less';
const OF = 'what it is';

/** Statements over one sentence, and what stands on the other side there. */
const SAID_OF: [ground: string, statement: string, fault: string | null][] = [
  [
    'Plastic hoppers are cheaper than steel hoppers, which rust.',
    'Steel hoppers are cheaper than plastic hoppers.',
    MORE,
  ],
  [
    'Plastic hoppers are cheaper than steel hoppers, which rust.',
    'Plastic hoppers are cheaper than steel hoppers.',
    null,
  ],
  ['Men had more relapses than women in the first year.', 'Women had more relapses than men.', MORE],
  ['Men had more relapses than women in the first year.', 'Men had more relapses than women.', null],
  [
    'The trial ran on; rats gained more weight than mice.',
    'The trial ran on; mice gained more weight than rats.',
    MORE,
  ],
  ['Rats gained more weight than mice; tapes broke.', 'Rats gained more weight than mice; tapes broke.', null],
  ['Rats gained more weight than mice, and mice moved more than rats.', 'Mice moved more than rats.', null],
  ['Rats gained more weight than mice, and mice moved more than rats.', 'Rats gained more weight than mice.', null],
  ...[';', ':', '.', '!', '?', ' (', ')', ', and', ', but', ', while', ', whereas', ', which'].map(
    (mark): [string, string, null] => [
      `Rats gained more weight than mice${mark} tapes broke.`,
      'Tapes gained more weight than rats.',
      null,
    ],
  ),
  ['Rats gained more weight than mice in tapes.', 'Tapes gained more weight than rats.', MORE],
  ['Tapes break; rats gained more weight than mice.', 'Mice gained more weight than tapes.', null],
  ['The coating lowers the mass of the drum.', 'The coating lowers the mass.', null],
  ['The coating lowers its mass.', 'The coating lowers the mass.', null],
  ['The guests are owners of the drums.', 'The guests are the drums.', OF],
  ['The guests are owners of the drums.', 'The guests are owners.', null],
  ['The guests were all owners of drums.', 'The guests were drums.', OF],
  ['The guest is an owner of the drum.', 'The guest is a drum.', OF],
  ['The guests are drums, and hosts are owners of drums.', 'The guests are drums.', null],
];

const VERBS =
  'increas rais improv enhanc boost lower reduc decreas cut lessen worsen weaken degrad diminish accelerat delay slow'.split(
    ' ',
  );

test.each(VERBS)('[GRD-08] what is changed stands near what changes it: %s', (verb) => {
  const plain = {
    boost: 's',
    lower: 's',
    cut: 's',
    lessen: 's',
    worsen: 's',
    weaken: 's',
    delay: 's',
    slow: 's',
    diminish: 'es',
  };
  const does = verb + (plain[verb as keyof typeof plain] ?? 'es');
  const far = `The film ${does} noise of the old thin steel plate under wet salt in a dry town, and keeps its voltage.`;
  expect(judgeStatement(`The film ${does} its voltage.`, [cited(far)]).isSupported).toBe(false);
  expect(judgeStatement(`The film ${does} noise.`, [cited(far)]).reasons).toEqual([]);
});

describe('[GRD-08] of whom it is said', () => {
  test.each(SAID_OF)('over “%s”: “%s”', (ground, statement, fault) => {
    const { reasons } = judgeStatement(statement, [cited(ground)]);
    expect(reasons.filter((reason) => reason === MORE || reason === OF)).toEqual(fault ? [fault] : []);
  });
});
