import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Coverage, Evidence, Passage } from '../../evidence.ts';
import { findEvidence, findFigure, findSeries } from '../../evidence.ts';
import { asOf } from '../../statements/of-record.ts';
import { num, type Words } from '../../statements/part.ts';
import { listed, word, words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSection, type DraftSentence, inference, sectionOf, sentence } from '../draft.ts';
import { findingTable, tell } from './findings.ts';
import { breadth, busyYears, countOf, gapNote, leaders, list, looked, paragraph, seriesChart } from './parts.ts';
import { quote } from './quotes.ts';

export function marketSizing(evidence: Evidence): DraftSection {
  const industries = leaders(evidence, 'companies-by-industry', 'count', 4, 2);
  const measured = money(evidence);
  const activity = tell(evidence, 'activity');
  const chart = activityChart(evidence);
  return sectionOf(
    'market-sizing',
    'Market sizing',
    [
      paragraph(
        ...(measured ? [measured, floor(measured)] : [unmeasured(evidence, activity.length > 0 || chart !== null)]),
        ...activity,
        industries.names.length > 1
          ? sentence(
              words`Companies on the topic most often describe themselves as working in ${listed(industries.texts)}.`,
              industries.figures,
            )
          : null,
      ),
      list(quote(evidence, 'market')),
      statedTable(evidence),
      chart,
      seriesChart(evidence, 'companies-by-country', {
        kind: 'bar',
        title: 'Where the companies are',
        xLabel: 'Country',
        yLabel: 'Companies',
        value: 'count',
      }),
    ],
    breadth(evidence) === null
      ? looked('market statements of companies, publications, awards and calls, and in activity by year')
      : looked('sums of money, statements of market size, or activity over years that the data sets cover'),
  );
}

/** The market from below: money that records state, kind by kind and never added up. */
function money(evidence: Evidence): DraftSentence | null {
  const parts = [
    { id: 'usa-spending:sum', what: words`obligated in government contracts and grants` },
    { id: 'awards:sum', what: words`granted in awards` },
    { id: 'companies:sum', what: words`raised by companies` },
  ].flatMap(({ id, what }) => {
    const figure = findFigure(evidence, id);
    return figure && figure.value > 0 ? [{ id, said: words`${num(figure)} ${what}` }] : [];
  });
  if (parts.length === 0) return null;
  return sentence(
    words`The money on record for the topic is ${listed(parts.map(({ said }) => said))}.`,
    parts.map(({ id }) => id),
  );
}

const floor = ({ figures }: DraftSentence): DraftSentence =>
  inference(
    words`Read it as a floor for the market: sales may be far higher, and the kinds of money may overlap.`,
    figures,
  );

function unmeasured(evidence: Evidence, hasActivity: boolean): DraftSentence | null {
  const held = breadth(evidence);
  return (
    held &&
    inference(
      words`The records on the topic state too little money to size the market from below; ${word(
        hasActivity ? 'activity may stand in for it.' : 'ask buyers what they would pay, and count them.',
      )}`,
      held.figures,
    )
  );
}

/** Over what the findings are worked out, and which years are left open. */
export function methodTable(evidence: Evidence): DraftBlock | null {
  const table = findingTable(evidence, 'method');
  if (table?.type !== 'table') return null;
  const dated = ENGINES.filter((engine) => evidence.totals[engine] > 0);
  return { ...table, note: withGaps(table.note, evidence, dated) };
}

/** A table's note, and which years its data sets leave open. */
export const withGaps = (note: Words | string, evidence: Evidence, engines: readonly Engine[]): Words =>
  typeof note === 'string' ? gapNote(evidence, engines) : words`${note}${gapNote(evidence, engines)}`;

const AMOUNT = /[$€£]\s?\d[\d,.]*(?:\s?(?:trillion|billion|million|bn|[bmk])\b)?/i;
const GROWTH = /\d[\d.]*\s?(?:%|percent)/i;
const YEAR = /\b20[1-4]\d\b/g;

/** The sums, growth rates and years that statements on the market name, side by side. */
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
    note: words`Source: statements of the records named. The figures differ in what they count; none is a computed market size.`,
  };
}

const ACTIVITY = [
  { id: 'publications-by-year', name: 'Publications' },
  { id: 'patents-by-year', name: 'Patents' },
  { id: 'awards-by-year', name: 'Awards' },
];

/** A kind that shares fewer years with the others is left to its own chart. */
const SHARED_YEARS_MIN = 4;

const sizeOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Kinds of activity over the years that all of their data sets cover: whether the field grows, and which kind leads. */
function activityChart(evidence: Evidence): DraftBlock | null {
  const present = ACTIVITY.map((each) => ({ ...each, ...findSeries(evidence, each.id) })).filter(
    ({ rows }) => rows.filter(({ count }) => count > 0).length >= 2,
  );
  const covers = (coverage: Coverage | null | undefined, year: number) =>
    !coverage ||
    (year >= coverage.from && year <= coverage.to && !coverage.gaps.some(({ from, to }) => year >= from && year <= to));
  // The kind with most records first; the others as far as their data sets cover the same years.
  const ordered = present.toSorted((one, other) => sizeOf(other.rows) - sizeOf(one.rows));
  const shown = ordered.slice(0, 1);
  let years = (shown[0]?.rows ?? []).map(({ key }) => Number(key));
  for (const kind of ordered.slice(1)) {
    const shared = years.filter((year) => covers(evidence.coverage?.[kind.query.searchEngine], year));
    if (shared.length < SHARED_YEARS_MIN) continue;
    years = shared;
    shown.push(kind);
  }
  const counted = (year: number) =>
    shown.reduce((sum, { rows }) => sum + (rows.find(({ key }) => key === String(year))?.count ?? 0), 0);
  years = busyYears(years, counted);
  const categories = years.map(String);
  const [first] = shown;
  if (!first || first.rows.filter(({ key, count }) => count > 0 && categories.includes(key)).length < 2) return null;
  const isUnbroken = years.every((year, at) => at === 0 || year === years[at - 1]! + 1);
  return {
    type: 'chart',
    kind: isUnbroken && categories.length > 2 ? 'line' : 'column',
    title: 'Activity on the topic by year',
    xLabel: 'Year',
    yLabel: 'Records',
    unit: 'count',
    categories,
    series: shown.map(({ id, name, rows }) => ({
      name,
      values: categories.map((year) => rows.find(({ key }) => key === year)?.count ?? 0),
      seriesId: id,
    })),
    note: words`Source: of the ${listed(shown.map(({ query }) => countOf(evidence, query.searchEngine)))} found for this topic, those of the years shown, as of ${asOf(evidence)}.${gapNote(
      evidence,
      shown.map(({ query }) => query.searchEngine),
    )}`,
  };
}
