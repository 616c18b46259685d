import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { Figure, FigureQuery } from '@groundwork/contract/report-document';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { AggregateQuery, AggregateRow, CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { coversYear, type YearsCovered } from '../../catalogue/years/years-covered.ts';
import type { Series } from '../evidence.ts';
import type { Narrowed } from '../records/own-substances.ts';

/** The series that the commercialization report draws and tabulates. */
const SERIES: { id: string; engine: Engine; by: AggregateQuery['by']; limit?: number }[] = [
  { id: 'publications-by-year', engine: 'publications', by: { type: 'year' } },
  { id: 'patents-by-year', engine: 'patents', by: { type: 'year' } },
  { id: 'awards-by-year', engine: 'awards', by: { type: 'year' } },
  { id: 'trials-by-year', engine: 'clinical-trials', by: { type: 'year' } },
  { id: 'spending-by-year', engine: 'usa-spending', by: { type: 'year' } },
  { id: 'awards-by-agency', engine: 'awards', by: { type: 'facet', field: 'agency' }, limit: 10 },
  { id: 'awards-by-phase', engine: 'awards', by: { type: 'facet', field: 'phase' }, limit: 10 },
  { id: 'spending-by-agency', engine: 'usa-spending', by: { type: 'facet', field: 'agency' }, limit: 10 },
  { id: 'patents-by-assignee', engine: 'patents', by: { type: 'facet', field: 'assignee' }, limit: 10 },
  { id: 'patents-by-cpc', engine: 'patents', by: { type: 'facet', field: 'cpc' }, limit: 10 },
  { id: 'companies-by-industry', engine: 'companies', by: { type: 'facet', field: 'industry' }, limit: 10 },
  { id: 'companies-by-country', engine: 'companies', by: { type: 'facet', field: 'country' }, limit: 10 },
  { id: 'trials-by-phase', engine: 'clinical-trials', by: { type: 'facet', field: 'phase' }, limit: 12 },
  { id: 'trials-by-status', engine: 'clinical-trials', by: { type: 'facet', field: 'status' }, limit: 12 },
  { id: 'opportunities-by-agency', engine: 'funding-opportunities', by: { type: 'facet', field: 'agency' }, limit: 10 },
];

/** Figures taken from one engine's whole selection: how many records, and what they add up to. */
const TOTALS: { engine: Engine; label: string; sum?: string }[] = [
  { engine: 'companies', label: 'companies', sum: 'total funding of companies' },
  { engine: 'investors', label: 'investors' },
  { engine: 'patents', label: 'patents' },
  { engine: 'awards', label: 'awards', sum: 'award money' },
  { engine: 'funding-opportunities', label: 'funding opportunities' },
  { engine: 'usa-spending', label: 'government contracts and grants', sum: 'government spending' },
  { engine: 'federal-lab-technologies', label: 'federal-lab technologies' },
  { engine: 'publications', label: 'publications', sum: 'citations' },
  { engine: 'subject-matter-experts', label: 'experts' },
  { engine: 'university-technologies', label: 'university technologies' },
  { engine: 'clinical-trials', label: 'clinical trials', sum: 'people enrolled in clinical trials' },
  { engine: 'interventions', label: 'interventions' },
  { engine: 'drugs', label: 'drug applications' },
  { engine: 'international-trials', label: 'international trials' },
];

/** A sum is told where more than this part of the records state the amount. */
const STATED_MIN = 0.5;

type Options = {
  index: CatalogueIndex;
  projectId: string;
  about: ProjectMatches;
  /** Facets that narrow what is told of a data set. */
  narrowed: Narrowed;
  /** Years that each data set covers: only they are charted. */
  years: Record<Engine, YearsCovered>;
  signal?: AbortSignal | undefined;
};

export async function computeFigures(options: Options): Promise<{ figures: Figure[]; series: Series[] }> {
  const series = await Promise.all(SERIES.map((each) => readSeries(options, each)));
  const totals = await Promise.all(TOTALS.map((each) => readTotals(options, each)));
  return { figures: [...totals.flat(), ...series.flatMap(seriesFigures)], series };
}

/** A topic is a life-science one when trials, drugs or interventions are more than a stray match. */
export function isLifeScience(totals: Record<Engine, number>): boolean {
  const clinical = ENGINES.filter((engine) => engineDeclaration(engine).isClinical).reduce(
    (sum, engine) => sum + totals[engine],
    0,
  );
  const technical = totals.patents + totals.awards + totals.publications;
  return clinical >= 5 && clinical >= technical * 0.1;
}

async function readTotals(
  { index, projectId, about, narrowed, signal }: Options,
  { engine, label, sum }: (typeof TOTALS)[number],
) {
  const facets = narrowed[engine] ?? {};
  const [row] = await index.aggregate({ ...onTopic(engine, about, facets), by: { type: 'all' } }, signal);
  const query = queryOf(engine, { projectId, about }, facets);
  const figures: Figure[] = [{ id: `${engine}:count`, label, value: row?.count ?? 0, unit: 'count', query }];
  // Amounts that few state are no sum of all.
  if (sum && row && row.withAmount > row.count * STATED_MIN) {
    const unit = unitOf(engine);
    figures.push({ id: `${engine}:sum`, label: sum, value: row.amount, unit, query });
    figures.push({
      id: `${engine}:with-amount`,
      label: `${label} that state it`,
      value: row.withAmount,
      unit: 'count',
      query,
    });
  }
  return figures;
}

async function readSeries(
  { index, projectId, about, narrowed, years, signal }: Options,
  each: (typeof SERIES)[number],
): Promise<Series> {
  const facets = narrowed[each.engine] ?? {};
  const rows: AggregateRow[] = await index.aggregate(
    { ...onTopic(each.engine, about, facets), by: each.by, ...(each.limit && { limit: each.limit }) },
    signal,
  );
  const known = each.by.type === 'year' ? withinYears(rows, years[each.engine]) : rows;
  return { id: each.id, query: queryOf(each.engine, { projectId, about }, facets), rows: known };
}

/** The unit of the data set's amounts. */
const unitOf = (engine: Engine) => engineDeclaration(engine).amount?.unit ?? 'count';

/** Figures count what belongs to the project in the scope that its views look at. */
const onTopic = (engine: Engine, about: ProjectMatches, facets: Record<string, string[]>) => ({
  engines: [engine],
  query: null,
  facets,
  among: within(about),
});

/** The search that opens behind a figure and gives the same number. */
const queryOf = (
  engine: Engine,
  { projectId, about }: Pick<Options, 'projectId' | 'about'>,
  facets: Record<string, string[]>,
): FigureQuery => ({
  searchEngine: engine,
  query: '',
  filters: { about: [projectId, about.scope], ...facets },
});

const YEARS_SHOWN = 15;

/** The last fifteen years that the data set covers, years without anything on topic among them, from the first that has some. */
function withinYears(rows: AggregateRow[], covered: YearsCovered): AggregateRow[] {
  const last = covered.to ?? 0;
  const first = Math.max(Math.min(...rows.map(({ key }) => Number(key))), last - YEARS_SHOWN + 1);
  if (rows.length === 0 || first > last) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((year) => coversYear(covered, year))
    .map(
      (year) =>
        rows.find(({ key }) => key === String(year)) ?? { key: String(year), count: 0, amount: 0, withAmount: 0 },
    );
}

/** Each group's count and sum as a figure, with the filter that gives it: `awards-by-agency:NASA:count`. */
function seriesFigures(series: Series): Figure[] {
  const shape = SERIES.find(({ id }) => id === series.id)!;
  return series.rows.flatMap((row): Figure[] => {
    const filters =
      shape.by.type === 'facet'
        ? { [shape.by.field]: [row.key] }
        : { date: { min: `${row.key}-01-01`, max: `${row.key}-12-31` } };
    const query = { ...series.query, filters: { ...series.query.filters, ...filters } };
    const what = TOTALS.find(({ engine }) => engine === shape.engine)!;
    const count: Figure = {
      id: `${series.id}:${row.key}:count`,
      label: `${what.label}, ${row.key}`,
      value: row.count,
      unit: 'count',
      query,
    };
    if (row.withAmount === 0 || !what.sum) return [count];
    const unit = unitOf(shape.engine);
    return [
      count,
      { id: `${series.id}:${row.key}:sum`, label: `${what.sum}, ${row.key}`, value: row.amount, unit, query },
    ];
  });
}
