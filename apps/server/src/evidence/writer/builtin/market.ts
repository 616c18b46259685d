import type { Figure } from '@groundwork/contract/report-document';
import { type DraftBlock, type DraftSection, type DraftSentence, sectionOf, sentence } from '../../draft.ts';
import { type Coverage, type Evidence, type EvidenceRecord, findFigure, type Series } from '../../evidence.ts';
import { asOf } from '../../statements/of-record.ts';
import { joined, name, num, words } from '../../statements/statement.ts';
import { findingTable, tell } from './findings.ts';
import { notesOn, tellNotes } from './noted.ts';
import {
  busyYears,
  countedBy,
  countedNote,
  countOf,
  gapNote,
  list,
  NOTHING_CLOSE,
  paragraph,
  readColumns,
  seriesChart,
  yearSeries,
} from './parts.ts';

const QUOTED = 4;

export function marketSizing(evidence: Evidence): DraftSection {
  return sectionOf(
    'market-sizing',
    'Market sizing',
    [
      list(tellNotes(evidence, ['need'], { limit: QUOTED, prefersFigures: true })),
      list(tellNotes(evidence, ['market'], { limit: QUOTED, hasFigures: true })),
      statedTable(evidence),
      paragraph(money(evidence), ...tell(evidence, 'activity')),
      activityChart(evidence),
      findingTable(evidence, 'at-sources'),
      seriesChart(evidence, 'companies-by-country', {
        kind: 'bar',
        title: 'Where the companies are',
        xLabel: 'Country',
        yLabel: 'Companies',
        value: 'count',
      }),
    ],
    NOTHING_CLOSE,
  );
}

/** The market from below: money that records state, kind by kind and never added up. */
function money(evidence: Evidence): DraftSentence | null {
  const parts = [
    { id: 'usa-spending:sum', engine: 'usa-spending', what: words`obligated in government contracts and grants` },
    { id: 'awards:sum', engine: 'awards', what: words`granted in awards` },
    { id: 'companies:sum', engine: 'companies', what: words`raised by companies` },
  ].flatMap(({ id, engine, what }) => {
    const figure = findFigure(evidence, id);
    if (!figure || figure.value <= 0) return [];
    const more = unread(evidence, engine);
    return [
      more
        ? {
            figures: [id, more.read.id, more.total.id],
            said: words`${num(figure)} ${what} (${num(more.read)} of ${num(more.total)} at ${name(more.total, more.total.at?.label ?? '')} were read)`,
          }
        : { figures: [id], said: words`${num(figure)} ${what}` },
    ];
  });
  if (parts.length === 0) return null;
  return sentence(
    words`The money on record in the field is ${joined(parts.map(({ said }) => said))}.`,
    parts.flatMap(({ figures }) => figures),
  );
}

/** The source that has most of a data set unread: a sum over what was read is no sum of what there is. */
function unread({ figures }: Evidence, engine: string): { total: Figure; read: Figure } | null {
  const sources = figures.flatMap((total) => {
    const read = figures.find(({ id }) => total.at && id === total.id.replace(/:total$/, ':read') && id !== total.id);
    return read && total.query.searchEngine === engine && read.value < total.value ? [{ total, read }] : [];
  });
  return sources.toSorted((one, other) => other.total.value - one.total.value)[0] ?? null;
}

/** A number that stands for money or a share; others count what is no market. */
const OF_MARKET = /[$€£%]|\b(?:USD|EUR|percent|million|billion|trillion)\b/i;

/** The sums and rates that statements on the market name, side by side. */
function statedTable(evidence: Evidence): DraftBlock | null {
  const stated = new Map<EvidenceRecord, string[]>();
  for (const { note, each } of notesOn(evidence, ['market'], { limit: QUOTED * 2, prefersFigures: true })) {
    const figures = note.quantities.filter((quantity) => OF_MARKET.test(quantity));
    if (figures.length > 0) stated.set(each, [...(stated.get(each) ?? []), ...figures]);
  }
  if (stated.size < 2) return null;
  return {
    type: 'table',
    caption: 'Market figures as the sources state them',
    ...readColumns(
      [
        { label: 'Stated by', unit: 'text' },
        { label: 'Date', unit: 'date' },
        { label: 'Figures', unit: 'text' },
      ],
      [...stated.keys()],
      (each) => [each.record.title, each.record.date, stated.get(each)?.join('; ') ?? null],
    ),
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
  const present = ACTIVITY.map((each) => ({ ...each, ...yearSeries(evidence, each.id) })).filter(
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
    const shared = years.filter((year) =>
      kind.at
        ? kind.rows.some(({ key }) => key === String(year))
        : covers(evidence.coverage?.[kind.query.searchEngine], year),
    );
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
    title: 'Activity in the field by year',
    xLabel: 'Year',
    yLabel: 'Records',
    unit: 'count',
    categories,
    series: shown.map(({ id, name, rows }) => ({
      name,
      values: categories.map((year) => rows.find(({ key }) => key === year)?.count ?? 0),
      seriesId: id,
    })),
    note: activityNote(evidence, shown),
  };
}

function activityNote(evidence: Evidence, shown: readonly Series[]) {
  const [own, theirs] = [shown.filter(({ at }) => !at), countedBy(evidence, shown)];
  const held = words`of the ${joined(own.map(({ query }) => countOf(evidence, query.searchEngine)))} found for this topic, those of the years shown, as of ${asOf(evidence)}`;
  return words`Source: ${joined([...(theirs.length > 0 ? [countedNote(theirs)] : []), ...(own.length > 0 ? [held] : [])], '; ')}.${gapNote(
    evidence,
    own.map(({ query }) => query.searchEngine),
  )}`;
}
