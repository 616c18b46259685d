import { expect, test } from 'vitest';
import { sharesIllnessAlone } from './common-illness.ts';

const term = (count: number, isCondition = false, variants: string[] = []) => ({ count, isCondition, variants });
const bits = (...places: number[]) => places.reduce((all, place) => all | (1 << place), 0);

test('[REL-02] of an illness that very many records are about, a trial is about the project if its title tells more', () => {
  // "A ventilator for COVID-19 patients".
  const isAlone = sharesIllnessAlone([term(178), term(1170, true), term(1989), term(400)]);
  expect(isAlone(bits(0, 1, 2), bits(0, 1))).toBe(false);
  // Days on a ventilator are what many a trial of a drug counts.
  expect(isAlone(bits(0, 1, 2), bits(1))).toBe(true);
  // Patients, and what a third as many records say as are about the illness, stand in any title.
  expect(isAlone(bits(1, 2, 3), bits(1, 2, 3))).toBe(true);
  expect(isAlone(bits(0, 2), bits(2))).toBe(false);
});

test('[REL-02] a medicine in the title tells, however many are of its class', () => {
  const antivirals = Array.from({ length: 12 }, (_, at) => `virus-${at}`);
  const isAlone = sharesIllnessAlone([term(401, false, antivirals), term(1170, true)]);
  expect(isAlone(bits(0, 1), bits(0, 1))).toBe(false);
  expect(isAlone(bits(0, 1), bits(1))).toBe(true);
});

test('[REL-02] an illness of few records tells by itself', () => {
  const isAlone = sharesIllnessAlone([term(303), term(159, true)]);
  expect(isAlone(bits(1), bits(1))).toBe(false);
  expect(sharesIllnessAlone([term(5_000)])(bits(0), bits(0))).toBe(false);
});
