import { expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { verdictsMissing } from './hold-verdicts.ts';

const missing = (text: string, ...passages: string[]) =>
  verdictsMissing(text, groundOf({ key: 'a/1', fields: ['Title: Safe and effective use of it'], passages }).units);

test.each([
  ['It was well tolerated.', 'A study to check that it is well tolerated.'],
  ['It is safe and effective.', 'Safety and effectiveness of it.'],
  ['It is useful.', 'It may be useful.'],
])('%s is not said by: %s', (text, passage) => expect(missing(text, passage)).toHaveLength(1));

test.each([
  ['It was well tolerated.', 'It was well tolerated by all.'],
  ['It may be useful.', 'It may be useful.'],
])('%s is said by: %s', (text, passage) => expect(missing(text, passage)).toEqual([]));

const be = ['is', 'are', 'was', 'were', 'been', 'proved', 'proven', 'remain', 'remains'];
const how = ['', 'both ', 'also ', 'very ', 'highly ', 'well ', 'generally ', 'safe and ', 'very safe and '];
const ADJECTIVES = 'safe effective efficacious tolerated tolerable feasible accurate reliable useful beneficial'.split(
  ' ',
);

test.each(ADJECTIVES)('nobody says that it is %s', (adjective) => {
  for (const verb of be)
    for (const more of how) expect(missing(`It ${verb} ${more}${adjective}.`, 'X.')).toHaveLength(1);
  expect(missing(`It is ${adjective}.`, `The pump is ${adjective}.`)).toEqual([]);
  expect(missing(`It is ${adjective}.`, `The pump is not ${adjective}.`)).toHaveLength(1);
});

test.each(
  `whether if how may might could would will should can must never no expected thought believed hoped claim claims say says deemed
considered`.split(/\s+/),
)('%s: what need not be so is not judged', (open) => {
  expect(missing(`It is told ${open} it is safe.`, 'X.')).toEqual([]);
});

test.each(['to be', 'not', 'than', 'as safe as'])('%s: nor is this', (open) => {
  expect(missing(`It is ${open} what is safe.`, 'X.')).toEqual([]);
});

const CHECKS = 'check checks checked evaluate evaluates evaluating assess assessed determine determines';
test.each(`${CHECKS} investigate investigates examine examined test study studies hypothesis`.split(' '))(
  '%s: what is looked into has not been found',
  (check) => {
    expect(missing('It is safe.', `They ${check} that the pump is safe.`)).toHaveLength(1);
    expect(
      missing(
        'It is safe.',
        `They ${check} one pump after the other in their town until all of the winter’s new ones are safe.`,
      ),
    ).toEqual([]);
  },
);
