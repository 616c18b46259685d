import { expect, test } from 'vitest';
import { evidenceFrom, figureIn, observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import type { SourceCount } from '../evidence.ts';
import { publishSection } from '../statements/publish.ts';
import { readable, type Words } from '../statements/statement.ts';
import { builtinWriter } from '../writer/builtin/builtin-writer.ts';
import { activity } from './activity.ts';
import { atSources } from './at-sources.ts';
import { merge } from './collect.ts';
import type { Observed } from './observed.ts';

const at = (label: string) => ({
  label,
  address: `https://example.org/${label}`,
  asOf: '2026-11-20T10:00:00.000Z',
  words: ['sodium ion battery', 'grid storage'],
});
const pubmed: SourceCount = {
  source: 'pubmed',
  state: 'answered',
  engine: 'publications',
  total: 41_203,
  asked: 200,
  years: Array.from({ length: 17 }, (_, index) => ({ year: 2010 + index, count: 100 * (index + 1) })),
  at: at('PubMed'),
};
const arxiv: SourceCount = {
  source: 'arxiv',
  state: 'answered',
  engine: 'publications',
  total: 150,
  asked: 150,
  years: [],
  at: at('arXiv'),
};

/** Only records of the last years were taken, as the nearest are: by itself it would be a steep rise. */
const taken = [2024, 2025].flatMap((year) =>
  Array.from({ length: 20 }, (_, index) => aRecord('publications', `${year}-${index}`, { date: `${year}-05-01` })),
);
const observed = (counts: SourceCount[]): Observed => ({
  ...observedOf(taken, { publications: { from: 2010, to: 2026 } }),
  atSources: counts,
});

test('[LIVE-04] [LIVE-05] a report tells what each source has for the words and how much was read, as figures that open the source', () => {
  const silent = { total: null, asked: 0, years: [] };
  const crossref: SourceCount = { ...arxiv, ...silent, source: 'crossref', asked: 60, at: at('Crossref') };
  const openalex: SourceCount = { ...arxiv, ...silent, source: 'openalex', state: 'no-key', at: at('OpenAlex') };
  const failed: SourceCount = { ...arxiv, ...silent, source: 'nsf', state: 'failed', at: at('NSF') };
  const all = [openalex, failed, crossref, arxiv, pubmed];
  const found = atSources(observed(all));
  expect(found.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    ['PubMed', 41_203, 200, 'answered'],
    ['arXiv', 150, 150, 'answered'],
    ['Crossref', null, 60, 'answered'],
    ['NSF', null, null, 'did not answer'],
    ['OpenAlex', null, null, 'needs a setting'],
  ]);
  expect(readable(found.tables[0]!.note as Words)).toContain(
    '“sodium ion battery”, “grid storage”, as of 20 November, 2026.',
  );
  expect(found.figures.find(({ id }) => id === 'at-sources:pubmed:total')).toMatchObject({
    value: 41_203,
    at: { address: 'https://example.org/PubMed', words: ['sodium ion battery', 'grid storage'] },
  });
  expect(withheldFrom(observed(all), found)).toEqual([]);
  expect(atSources(observed([])).tables).toEqual([]);
});

test('[LIVE-05] a course over the years is told by the source’s own counts, of full years, and not by what was taken', () => {
  const own = activity(observed([]));
  expect(textsOf(own).join(' ')).toContain('Publications in the field rose from 0 in 2020 to 2022 to 40');
  const found = activity(observed([arxiv, pubmed]));
  expect(textsOf(found)).toEqual([
    'Publications that PubMed has for the project’s words rose from 3,600 in 2020 to 2022 to 4,500 in 2023 to 2025.',
  ]);
  expect(figureIn(found, 'publications-by-year:at-source:2023')).toBe(4_500);
  expect(found.series[0]!.rows.at(-1)).toMatchObject({ key: '2025', count: 1_600 });
  expect(withheldFrom(observed([arxiv, pubmed]), found)).toEqual([]);
});

test('[LIVE-05] [RPT-14] where a source has more than was read and tells no years, no course is told', () => {
  expect(textsOf(activity(observed([{ ...arxiv, total: 9_000 }])))).toEqual([]);
  expect(textsOf(activity(observed([arxiv])))).toHaveLength(1);
});

test('[LIVE-05] the chart of activity draws the source’s counts and says whose they are', async () => {
  const watched = observed([pubmed]);
  const evidence = evidenceFrom(watched, merge([activity(watched), atSources(watched)]));
  const { section, report } = publishSection(await builtinWriter.write('market-sizing', evidence), evidence);
  expect(report.withheld).toEqual([]);
  const chart = section.blocks.find((block) => block.type === 'chart');
  expect(chart).toMatchObject({
    note: 'Source: counted by PubMed (20 November, 2026) for the words that were sent.',
  });
  expect(chart?.type === 'chart' && chart.series[0]!.values.at(-1)).toBe(1_600);
});

test('[LIVE-05] a sum over what was read of a source says of how much it is', async () => {
  const contracts = [1, 2].map((each) =>
    aRecord('usa-spending', `c${each}`, { amount: 500_000, data: { recipient: 'Acme Inc', obligatedAmount: 500_000 } }),
  );
  const watched = {
    ...observedOf(contracts),
    atSources: [{ ...arxiv, engine: 'usa-spending' as const, total: 600, asked: 200, at: at('USAspending.gov') }],
  };
  const evidence = evidenceFrom(watched, atSources(watched));
  const query = { searchEngine: 'usa-spending' as const, query: '', filters: {} };
  evidence.figures.push({
    id: 'usa-spending:sum',
    label: 'amount obligated in the field',
    value: 1_000_000,
    unit: 'usd',
    query,
  });
  const { section, report } = publishSection(await builtinWriter.write('market-sizing', evidence), evidence);
  expect(report.withheld).toEqual([]);
  expect(
    section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences : [])).map(({ text }) => text),
  ).toEqual([
    'The money on record in the field is $1 million obligated in government contracts and grants (200 of 600 at USAspending.gov were read).',
  ]);
});
