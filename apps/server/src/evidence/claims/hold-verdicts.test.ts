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
