import { expect, test } from 'vitest';
import { toldReason } from './told-reason.ts';

const KEY = 'contract/gate-reasons';

test.each([
  ['who does it to whom', `${KEY}.sides`, []],
  ['the contrary of “raised”', `${KEY}.ofValues.contrary`, ['raised']],
  ['$50 million in the row that it names', `${KEY}.ofValues.inRow`, ['$50 million']],
  ['NASA as who “funded”', `${KEY}.ofValues.asDoer`, ['NASA', 'funded']],
  ['11 June 2020 as completed', `${KEY}.ofValues.as`, ['11 June 2020', 'completed']],
  ['the record awards/1', `${KEY}.ofValues.record`, ['awards/1']],
])('[NAV-10] %j is a text with its values', (reason, key, values) => {
  expect(toldReason(reason, 'Acme works on batteries.')).toEqual({ key, values });
});

test('words of the statement stand for themselves, however they read', () => {
  expect(toldReason('as well as', 'It works as well as the other.')).toBeNull();
  expect(toldReason('patients with cancer', 'Of patients with cancer some recover.')).toBeNull();
  expect(toldReason('Phase 1', 'A Phase I award.')).toBeNull();
});
