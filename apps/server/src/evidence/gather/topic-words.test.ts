import { expect, test } from 'vitest';
import { term } from '../../../test/subject.ts';
import { namesTopic } from './topic-words.ts';

test('[REL-05] a sentence that names nothing of the subject is not about it', () => {
  const isOnTopic = namesTopic({ terms: [term('electrolyte'), term('lithium')] });
  expect(
    [
      'The market for solid electrolytes is valued at $10 billion.',
      'Sales of lithium-metal cells came to $2 billion.',
      'The market for aircraft is valued at $10 billion.',
    ].map(isOnTopic),
  ).toEqual([true, true, false]);
});
