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
  // What leads up to a question within its sentence says what it is about.
  expect(asked('Acme: what do they do? Zeppelins over harbours, or airships: which patents are in force')).toEqual([
    'Acme: what do they do?',
    'Zeppelins over harbours, or airships: which patents are in force',
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

test('[INS-06] data sets that answer best stand before others that may; whose best is asked by an earlier word adds nothing', () => {
  const tiers = (question: string) => questionParts(question)[0]!.tiers;
  expect(tiers('Which trials tested a plasma on patients?')).toEqual([
    ['clinical-trials', 'international-trials'],
    ['interventions', 'publications'],
  ]);
  expect(tiers('Who invests in companies that make plasma?')).toEqual([['investors'], ['companies']]);
  expect(tiers('Which companies hold patents on plasma?')).toEqual([
    ['companies', 'awards', 'federal-lab-technologies'],
    ['patents', 'university-technologies'],
    ['clinical-trials', 'interventions', 'drugs'],
  ]);
  expect(tiers('What is plasma?')).toEqual([]);
});

test('[INS-06] names are what is written with a capital within a question', () => {
  const names = (question: string) => questionParts(question).map((part) => part.names);
  expect(names('What has Intelligent Hearing Systems done with plasma?')).toEqual([['Intelligent Hearing Systems']]);
  expect(names('Did the Department of Health and Human Services pay for NASA’s plasma?')).toEqual([
    ['Department of Health and Human Services', 'NASA'],
  ]);
  expect(names('Which plasma lamps are there?')).toEqual([[]]);
});

test('[INS-06] a later part that says next to nothing of its own goes on from the part before', () => {
  const goesOn = (question: string) => questionParts(question).map((part) => part.goesOn);
  expect(goesOn('Which trials tested plasma lamps on horses, and how many patients were planned?')).toEqual([
    false,
    true,
  ]);
  expect(goesOn('Which trials tested plasma lamps, and which calls ask for copper garden gnomes?')).toEqual([
    false,
    false,
  ]);
  // It speaks of what was named, or asks some more of the same kind of record.
  expect(goesOn('What is Acme building, and which copper gnomes do they test for their garden?')).toEqual([
    false,
    true,
  ]);
  expect(goesOn('How did the trial of plasma lamps end, and how many patients took part?')).toEqual([false, true]);
  expect(goesOn('How did the trial of plasma lamps end, and how many patients wore copper hats?')).toEqual([
    false,
    false,
  ]);
});
