import type { ReportSource } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { READER_TEXTS } from './reader.texts.ts';
import { sampleText } from './sample-text.ts';

const source = (searchEngine: ReportSource['searchEngine'], isSample: boolean) =>
  ({ searchEngine, isSample }) as ReportSource;
const real = Array.from({ length: 43 }, () => source('awards', false));

test('[DATA-15] a report says how many of the records that it cites are invented, not that all are', () => {
  const text = (sources: ReportSource[]) => sampleText({ sources });
  expect(text([...real, source('patents', true)])).toBe(READER_TEXTS.citesSample(1, 44));
  expect(text([...real, source('patents', true)])).toMatch(/\b1\b.*\b44\b/);
  // Sources that the person brought themselves are no records.
  expect(text([source('project', false), source('library', false), source('patents', true)])).toBe(
    READER_TEXTS.citesSampleOnly,
  );
});
