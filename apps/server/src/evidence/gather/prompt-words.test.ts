import { expect, test } from 'vitest';
import { unwrapped } from './own-sources.ts';
import { bearing, readPrompt } from './prompt-words.ts';

const bears = (prompt: string, sentence: string) => bearing(sentence, readPrompt(prompt, null)) > 0;

test.each([
  ['What are the risks of thermal runaway?', 'Thermal runaway remains a hazard of every cell.', true],
  ['What are the risks of thermal runaway?', 'The risks of investing are low.', false],
  ['Who are the customers?', 'Hospitals are the first buyers of the sensor.', true],
  ['Who are the customers?', 'The sensor is small and robust.', false],
  ['How many trials were overdue?', 'Of all trials, 312 were overdue.', true],
  ['How many trials were overdue?', 'Overdue trials are listed on the site.', false],
  ['What does the membrane cost?', 'The membrane costs $14 per square metre.', true],
  ['What does the membrane cost?', 'The membrane lowers the cost of a plant.', false],
  ['How large is the market?', 'The market will reach $4.2 billion.', true],
  ['How large is the market?', 'Large markets are crowded.', false],
  ['Describe the project in short.', 'The project is about sensors.', false],
])('[RPT-04] “%s” is answered by “%s”: %s', (prompt, sentence, expected) => {
  expect(bears(prompt, sentence)).toBe(expected);
});

test('[RPT-04] words of the subject alone answer no question about it', () => {
  const about = {
    terms: [{ label: 'battery', variants: ['battery', 'batteries'] }],
    phrases: [],
  } as unknown as Parameters<typeof readPrompt>[1];
  const asked = readPrompt('What is the market for batteries?', about);
  expect(bearing('Batteries are made of cells.', asked)).toBe(0);
  expect(bearing('The market for batteries grows.', asked)).toBeGreaterThan(bearing('The market grows.', asked));
});

test('[RPT-04] lines of a page become sentences again: words that they broke are whole, heads of pages stand apart', () => {
  const page =
    'Trials tracker, 2018\nWe monitor compli-\nance with the\nnew rule.\n\nDiscussion\nThe site lists trials.';
  expect(unwrapped(page)).toBe(
    'Trials tracker, 2018\nWe monitor compliance with the new rule.\nDiscussion\nThe site lists trials.',
  );
});
