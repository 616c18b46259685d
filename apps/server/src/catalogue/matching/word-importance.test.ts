import { afterAll, expect, test } from 'vitest';
import { openEncoder } from '../encoder/open-encoder.ts';
import { stemOf } from '../semantics/analyse.ts';
import { importanceOf } from './word-importance.ts';

const encoder = openEncoder();
afterAll(() => encoder.close());

const STICK =
  'A sensor stick that stays in the field all season and measures nitrate in soil water every hour, sending it by radio. For corn growers.';

test('[REL-01] what a description means hangs on some of its words more than on others, however rare they are', async () => {
  const importance = await importanceOf({ text: STICK, phrases: [] }, encoder);
  const of = (word: string) => importance[stemOf(word)]!;
  for (const telling of ['sensor', 'nitrate']) expect(of(telling), telling).toBeGreaterThan(1);
  for (const beside of ['hour', 'stays', 'sending', 'season']) expect(of(beside), beside).toBeLessThan(1);
  expect(of('nitrate')).toBeGreaterThan(2 * of('hour'));
  const told = Object.values(importance);
  expect(told.reduce((sum, each) => sum + each, 0) / told.length).toBeCloseTo(1, 1);
});

test('[REL-01] without an encoder nothing is told of a word', async () => {
  expect(await importanceOf({ text: STICK, phrases: [] }, null)).toEqual({});
  expect(await importanceOf({ text: '', phrases: [] }, encoder)).toEqual({});
});

test('[REL-01] what a long description ends with tells no more than what it begins with', async () => {
  const text =
    'Half of the people who have had a stroke can’t swallow safely for weeks, and the ward notices when they get pneumonia. We make a soft patch for the neck that listens to every swallow with a contact microphone and measures the bioimpedance of the throat at the same time. A small neural network on the patch tells a safe swallow from one in which food or drink goes down the windpipe, and vibrates to warn the patient; the speech therapist sees the counts on a tablet. Piloted with twelve patients. Our budget is small.';
  const importance = await importanceOf({ text, phrases: [] }, encoder);
  const of = (word: string) => importance[stemOf(word)]!;
  for (const telling of ['stroke', 'swallow', 'patch'])
    expect(of(telling), telling).toBeGreaterThan(Math.max(of('piloted'), of('budget')));
});
