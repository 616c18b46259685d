import { formatDate } from '@groundwork/contract/format';
import type { Evidence, Passage } from '../../evidence.ts';
import { findEvidence, findSeries } from '../../evidence.ts';
import { type DraftBlock, type DraftSection, inference, inWords, sectionOf, sentence } from '../draft.ts';
import { quotations } from './attribution.ts';
import { countOf, leaders, list, looked, paragraph, seriesChart, trendSentence } from './parts.ts';

export function marketSizing(evidence: Evidence): DraftSection {
  const statements = quotations(evidence, evidence.passages.market);
  const industries = leaders(evidence, 'companies-by-industry', 'count', 4);
  return sectionOf(
    'market-sizing',
    'Market sizing',
    [
      statements.length > 0 ? paragraph(statedIntro(evidence)) : null,
      list(statements),
      statedTable(evidence),
      paragraph(
        industries.names.length > 1
          ? sentence(
              `Companies on this topic describe themselves most often as working in ${inWords(industries.texts)}.`,
              industries.figures,
            )
          : null,
        trendSentence(evidence, 'publications-by-year', 'Publications on the topic'),
        trendSentence(evidence, 'patents-by-year', 'Patents'),
        trendSentence(evidence, 'awards-by-year', 'Awards'),
      ),
      activityChart(evidence),
      seriesChart(evidence, 'companies-by-country', {
        kind: 'bar',
        title: 'Where the companies are',
        xLabel: 'Country',
        yLabel: 'Companies',
        value: 'count',
      }),
    ],
    looked('market statements of companies, publications, awards and calls, nor in activity by year'),
  );
}

function statedIntro(evidence: Evidence) {
  const records = new Set(evidence.passages.market.map(({ key }) => key));
  const figures = [...new Set([...records].map((key) => `${key.slice(0, key.indexOf('/'))}:count`))];
  return {
    ...inference(
      'These sentences of records on the topic may tell of the market; what they say is their authors’ claim.',
      figures,
    ),
  };
}

const AMOUNT = /[$€£]\s?\d[\d,.]*\s?(?:trillion|billion|million)?/i;
const GROWTH = /\d[\d.]*\s?(?:%|percent)/i;
const YEAR = /\b20[1-4]\d\b/g;

/** The sums, growth rates and years that the quoted statements name, side by side. */
function statedTable(evidence: Evidence): DraftBlock | null {
  const rows = evidence.passages.market.flatMap((passage: Passage) => {
    const amount = AMOUNT.exec(passage.quote)?.[0]?.replace(/[.,]$/, '') ?? null;
    const growth = GROWTH.exec(passage.quote)?.[0] ?? null;
    const title = findEvidence(evidence, passage.key)?.record.title;
    if (!title || (!amount && !growth)) return [];
    return [
      {
        cells: [title, amount, growth, [...passage.quote.matchAll(YEAR)].map(String).join(', ') || null],
        key: passage.key,
      },
    ];
  });
  if (rows.length < 2) return null;
  return {
    type: 'table',
    caption: 'Market figures as the sources state them',
    columns: [
      { label: 'Stated by', unit: 'text' },
      { label: 'Amount', unit: 'text' },
      { label: 'Rate', unit: 'text' },
      { label: 'Years named', unit: 'text' },
    ],
    rows,
    note: 'Source: the statements quoted above. The figures differ in what they count; none is a computed market size.',
  };
}

const ACTIVITY = [
  { id: 'publications-by-year', name: 'Publications' },
  { id: 'patents-by-year', name: 'Patents' },
  { id: 'awards-by-year', name: 'Awards' },
];

/** Three series over the same years: whether the field grows, and which kind of activity leads. */
function activityChart(evidence: Evidence): DraftBlock | null {
  const present = ACTIVITY.map((each) => ({ ...each, rows: findSeries(evidence, each.id).rows })).filter(
    ({ rows }) => rows.filter(({ count }) => count > 0).length >= 2,
  );
  const years = present.flatMap(({ rows }) => rows.map(({ key }) => Number(key)));
  if (years.length === 0) return null;
  const first = Math.max(Math.min(...years), Math.max(...years) - 14);
  const categories = Array.from({ length: Math.max(...years) - first + 1 }, (_, at) => String(first + at));
  return {
    type: 'chart',
    kind: 'line',
    title: 'Activity on the topic by year',
    xLabel: 'Year',
    yLabel: 'Records',
    unit: 'count',
    categories,
    series: present.map(({ name, rows }) => ({
      name,
      values: categories.map((year) => rows.find(({ key }) => key === year)?.count ?? 0),
      seriesId: ACTIVITY.find((each) => each.name === name)!.id,
    })),
    note: `Source: of the ${inWords(present.map(({ id }) => countOf(evidence, findSeries(evidence, id).query.searchEngine)))} found for this topic, those of the years shown, as of ${formatDate(evidence.asOf)}.`,
  };
}
