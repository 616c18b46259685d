import { readFileSync } from 'node:fs';
import { type Citation, ReportDocument } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';

const { report, records } = JSON.parse(
  readFileSync(new URL('../../../assets/sample-report.json', import.meta.url), 'utf8'),
);
const document = ReportDocument.parse(report);

function citations(part: unknown): Citation[] {
  if (Array.isArray(part)) return part.flatMap(citations);
  if (part === null || typeof part !== 'object') return [];
  const own = (part as { citations?: Citation[] }).citations ?? [];
  return [...own, ...Object.values(part).flatMap(citations)];
}

test('the sample report is a report as the product writes it, wholly of sample data', () => {
  expect(document.sources.length).toBeGreaterThan(20);
  expect(document.claims.supported).toBe(document.claims.made);
  for (const { isSample, searchEngine, id } of document.sources) {
    expect(isSample).toBe(true);
    expect(records[`${searchEngine}/${id}`]).toEqual({ text: expect.any(String) });
  }
});

test('what it cites of running text stands in the record that opens', () => {
  const byNumber = new Map(document.sources.map((source) => [source.number, source]));
  const cited = citations(document.sections);
  expect(cited.length).toBeGreaterThan(20);
  const texts = cited.flatMap(({ source, quote }) => {
    const { searchEngine, id } = byNumber.get(source)!;
    // A quote from a field begins with its label, and the field stands in no text.
    return /^[\p{L} /-]+: /u.test(quote) ? [] : [{ quote, text: records[`${searchEngine}/${id}`].text }];
  });
  expect(texts.length).toBeGreaterThan(0);
  for (const { quote, text } of texts) expect(text).toContain(quote);
});
