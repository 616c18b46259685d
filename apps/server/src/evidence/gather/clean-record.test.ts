import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { cleanRecord, isUntitled } from './clean-record.ts';

test('what an import left in place of something missing reaches no report', () => {
  const cleaned = [
    'N/A',
    'Abstract Not Available',
    'Abstract Not Available. A stove that burns clean.',
    'A stove.',
  ].map((text) => cleanRecord(aRecord('awards', 'a', { text })).text);
  expect(cleaned).toEqual(['', '', 'A stove that burns clean.', 'A stove.']);
});

test('a title that runs into a name is cut off, in the record’s people and in its fields', () => {
  const name = 'Dr Ada RoeTitle: President';
  const record = aRecord('awards', 'a', {
    people: [{ name, role: 'Principal investigator' }],
    data: { principalInvestigator: { name, phone: '1' }, awardee: 'Acme' },
  });
  expect(cleanRecord(record)).toMatchObject({
    people: [{ name: 'Dr Ada Roe', role: 'Principal investigator' }],
    data: { principalInvestigator: { name: 'Dr Ada Roe', phone: '1' }, awardee: 'Acme' },
  });
});

test('a record that is clean stays the same object', () => {
  const record = aRecord('awards', 'a', { text: 'None of the cells failed.' });
  expect(cleanRecord(record)).toBe(record);
});

test('a title that an import made up is none', () => {
  const untitled = ['Untitled SBIR Phase II award to Acme (1999)', 'US patent 10000098', 'US patent law reform'];
  expect(untitled.map((title) => isUntitled({ title }))).toEqual([true, true, false]);
});
