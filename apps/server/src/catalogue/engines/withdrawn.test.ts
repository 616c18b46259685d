import { expect, test } from 'vitest';
import { sampleStamp } from '../sample/stamp.ts';
import { clinicalTrialRecord } from './clinical-trials.ts';
import { internationalTrialRecord } from './international-trials.ts';
import { patentRecord } from './patents.ts';
import { publicationRecord } from './publications.ts';

const stamp = sampleStamp('1');
const trial = (status: string) => clinicalTrialRecord({ nctId: 'NCT09990001', briefTitle: 'T', status }, stamp);

test('what a source takes back says so; what merely ended does not', () => {
  expect(publicationRecord({ title: 'T', isRetracted: true }, stamp).withdrawn).toEqual({
    at: null,
    reason: 'Retracted',
    isDeleted: false,
  });
  expect(trial('Withdrawn').withdrawn?.reason).toBe('Withdrawn before it began');
  expect(
    internationalTrialRecord({ trialId: 'X', publicTitle: 'T', status: 'Withdrawn' }, stamp).withdrawn,
  ).toBeDefined();
  expect(patentRecord({ title: 'T', number: '1', status: 'Withdrawn' }, stamp).withdrawn?.reason).toBe('Withdrawn');
  for (const status of ['Terminated', 'Completed', 'Recruiting']) expect(trial(status).withdrawn).toBeUndefined();
  expect(publicationRecord({ title: 'T', isRetracted: false }, stamp).withdrawn).toBeUndefined();
});
