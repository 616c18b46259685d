import { expect, test } from 'vitest';
import { term } from '../../../test/subject.ts';
import { pageRecord, unwrapped } from '../records/own-sources.ts';
import { readPrompt } from './prompt-words.ts';

test('[RPT-04] a prompt is read for what it asks about: not for what to do with the answer, nor for the subject', () => {
  const about = { terms: [term('battery')] };
  expect(readPrompt('What is the market for batteries?', about).words).toEqual(['market']);
  expect(readPrompt('Summarize the file in short.', about).words).toEqual([]);
});

test('[RPT-04] lines of a page become sentences again: words that they broke are whole, heads of pages stand apart', () => {
  const page =
    'Trials tracker, 2018\nWe monitor compli-\nance with the\nnew rule.\n\nDiscussion\nThe site lists trials.';
  expect(unwrapped(page)).toBe(
    'Trials tracker, 2018\nWe monitor compliance with the new rule.\nDiscussion\nThe site lists trials.',
  );
});

test('[RPT-11] a page of a file is a source that opens the file there, of the day on which it was added', () => {
  const place = { fileId: 'f-1', folderId: 'd-1', number: 3 };
  const page = { ...place, fileName: 'notes.pdf', label: 'Page 3', text: 'A cell.', addedAt: '2026-03-05T10:00:00Z' };
  expect(pageRecord(page)).toMatchObject({
    key: 'library/f-1:3',
    record: { title: 'notes.pdf, page 3', date: '2026-03-05' },
    page: place,
  });
});
