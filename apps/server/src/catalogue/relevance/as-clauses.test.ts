import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asClauses } from './as-clauses.ts';

test.each([
  ['Coating to keep ice off wings', 'Coating that keep ice off wings'],
  ['Antibody used to prevent measles', 'Antibody that prevent measles'],
  ['A system capable of detecting gunfire', 'A system that detecting gunfire'],
  ['Pill containing an inhibitor', 'Pill that containing an inhibitor'],
  ['Inspecting concrete bridges using drones', 'drones that inspect concrete bridges '],
  ['Detecting leaks with a sensor carried by a drone', 'a sensor carried by a drone that detect leaks '],
  ['Monitoring the melt pool', 'that monitor the melt pool'],
  ['Injecting a gel to relieve pain', 'a gel that relieve pain'],
  ['Help developers earn money', 'Help developers to earn money'],
  ['Old medicines as a treatment for malaria', 'Old medicines against malaria'],
  ['Composites used as protection of vehicles', 'protection of vehicles made of Composites'],
])('[REL-01] a thing is read as what it does, however the sentence is put: %s', (told, clauses) => {
  expect(asClauses(told)).toBe(clauses);
});

test.each([
  'A load matching platform',
  'People who need to sleep',
  'App that helps patients to grasp again',
  'Bandage for women with dense breasts',
  'IL-6 blocking antibodies',
])('[REL-01] what is no purpose of the thing stays as it is: %s', (told) => {
  expect(asClauses(told)).toBe(told);
});

test('[REL-01] any text can be read so', () => {
  fc.assert(fc.property(fc.oneof(fc.lorem(), fc.string()), (text) => typeof asClauses(text) === 'string'));
});

test('[REL-01] of a text without a full stop the beginning is read so, and nothing of it is lost', () => {
  const rest = 'coating '.repeat(200);
  expect(asClauses(`Coating to keep ice off wings ${rest}`)).toBe(`Coating that keep ice off wings ${rest}`);
});
