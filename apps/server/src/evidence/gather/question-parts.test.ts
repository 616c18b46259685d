import { expect, test } from 'vitest';
import { questionParts } from './question-parts.ts';

const asked = (question: string) => questionParts(question).map((part) => part.asked);

test('[INS-06] each part of a question is answered by itself; what says nothing alone belongs to the part before', () => {
  expect(asked('Who builds gearbox monitors, and which calls ask for helicopter sensors?')).toEqual([
    'Who builds gearbox monitors',
    'which calls ask for helicopter sensors?',
  ]);
  expect(asked('Is there a trial of microneedle patches? How many people were in it?')).toEqual([
    'Is there a trial of microneedle patches?, How many people were in it?',
  ]);
  // What introduces a question asks nothing.
  expect(asked('We make breath sensors for horses. Who has tested breath sensors?')).toEqual([
    'Who has tested breath sensors?',
  ]);
  expect(asked('nearest NASA patent')).toEqual(['nearest NASA patent']);
  expect(asked('Why?')).toEqual(['Why?']);
  const parts = questionParts('Who tested breath sensors, what endpoints did they choose?');
  expect(parts.map(({ goesOn }) => goesOn)).toEqual([false, true]);
});

test('[INS-06] a part names the data sets that could answer it, and what of it is asked about', () => {
  const [part] = questionParts('Which NASA patent on plasma could we license?');
  expect(part!.engines).toEqual(['patents', 'federal-lab-technologies', 'university-technologies']);
  expect(part!.about).toContain('plasma');
  expect(questionParts('What did others reach?')[0]!.engines).toEqual([]);
});
