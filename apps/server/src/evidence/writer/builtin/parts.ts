import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { formatCount, formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import { type Evidence, type EvidenceRecord, findFigure, findSeries, type Series } from '../../evidence.ts';
import { FEW } from '../../findings/statistics.ts';
import { withArticle } from '../../findings/with-article.ts';
import { type Cell, type DraftBlock, type DraftSentence, inWords, sentence } from '../draft.ts';

type Table = Extract<DraftBlock, { type: 'table' }>;

/** Words for one and for several records of an engine, in running text. */
const NOUNS: Record<Engine, [string, string]> = {
  companies: ['company', 'companies'],
  investors: ['investor', 'investors'],
  patents: ['patent', 'patents'],
  awards: ['award', 'awards'],
  'funding-opportunities': ['funding opportunity', 'funding opportunities'],
  'usa-spending': ['government contract or grant', 'government contracts and grants'],
  'federal-lab-technologies': ['federal-lab technology', 'federal-lab technologies'],
  publications: ['publication', 'publications'],
  'subject-matter-experts': ['expert', 'experts'],
  'university-technologies': ['university technology', 'university technologies'],
  'clinical-trials': ['clinical trial', 'clinical trials'],
  interventions: ['intervention', 'interventions'],
  drugs: ['drug application', 'drug applications'],
  'international-trials': ['international trial', 'international trials'],
};

/** Kinds of records that are named at the outset. */
const BREADTH_MAX = 5;

export const figureValue = (evidence: Evidence, id: string): number => findFigure(evidence, id)?.value ?? 0;

/** "12 patents". */
export function countOf(evidence: Evidence, engine: Engine): string {
  const [one, many] = NOUNS[engine];
  return formatCount(figureValue(evidence, `${engine}:count`), one, many);
}

/** "On record for the topic are 12 awards; 11 of them state their amount, $4.2 million in total." A count alone is left to the table's note. */
export function totalsSentence(evidence: Evidence, engine: Engine, stated: string): DraftSentence | null {
  const id = `${engine}:count`;
  const found = `On record for the topic ${figureValue(evidence, id) === 1 ? 'is' : 'are'} ${countOf(evidence, engine)}`;
  const sum = findFigure(evidence, `${engine}:sum`);
  const withAmount = figureValue(evidence, `${engine}:with-amount`);
  if (!sum || sum.value <= 0) return null;
  const all = withAmount === figureValue(evidence, id);
  const who = all
    ? withAmount === 1
      ? 'it states'
      : 'all of them state'
    : withAmount === 1
      ? 'one of them states'
      : `${formatNumber(withAmount)} of them state`;
  const amount = sum.unit === 'usd' ? formatMoneyShort(sum.value) : formatNumber(sum.value);
  const what = withAmount === 1 ? `${stated.replace(/^their /, 'its ')}, ${amount}` : `${stated}, ${amount} in total`;
  return sentence(`${found}; ${who} ${what}.`, [id, sum.id, `${engine}:with-amount`]);
}

/** Where numbers come from, for under a table. */
export function noteOf(evidence: Evidence, engine: Engine, listed: number): string {
  // 'the 1 listed of the 1 found' says nothing twice.
  const which = listed === evidence.totals[engine] ? 'the' : `${formatNumber(listed)} of the`;
  return `Source: ${which} ${oneOr(countOf(evidence, engine))} found for this topic, as of ${formatDate(evidence.asOf)}.`;
}

/** "The one award", and not "the 1 award". */
const oneOr = (count: string): string => count.replace(/^1 /, 'one ');

/** Columns and rows without the columns in which every row is blank. */
export function saidColumns<Row extends { cells: Cell[] }>(columns: Table['columns'], rows: readonly Row[]) {
  const isSaid = columns.map((_, at) => rows.some(({ cells }) => cells[at] !== null && cells[at] !== ''));
  return {
    columns: columns.filter((_, at) => isSaid[at]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => isSaid[at]) })),
  };
}

/** A table of records, best match first; a row's number is its source. */
export function recordTable(
  evidence: Evidence,
  engine: Engine,
  options: {
    caption: string;
    columns: Table['columns'];
    cells: (each: EvidenceRecord) => Cell[];
    records?: EvidenceRecord[];
    limit?: number;
  },
): DraftBlock | null {
  const records = (options.records ?? evidence.records[engine]).slice(0, options.limit ?? 12);
  if (records.length === 0) return null;
  const rows = records.map((each) => ({ cells: options.cells(each), key: each.key }));
  return {
    type: 'table',
    caption: options.caption,
    ...saidColumns(options.columns, rows),
    note: noteOf(evidence, engine, records.length),
  };
}

const BUSY_SHARE = 0.5;

/** The longest stretch up to the last year of which at least half the years have something. */
export function busyYears<Row>(rows: readonly Row[], sizeOf: (row: Row) => number): Row[] {
  const start = rows.findIndex((row, at) => {
    const rest = rows.slice(at);
    return sizeOf(row) > 0 && rest.filter((each) => sizeOf(each) > 0).length >= rest.length * BUSY_SHARE;
  });
  return start < 0 ? [] : rows.slice(start);
}

/** Phases have an order of their own. */
const isByPhase = (id: string) => id.endsWith('-by-phase');

/** A series as a chart; left out when there is too little to see. */
export function seriesChart(
  evidence: Evidence,
  id: string,
  options: { kind: 'column' | 'bar'; title: string; xLabel: string; yLabel: string; value: 'count' | 'amount' },
): DraftBlock | null {
  const { rows, query } = findSeries(evidence, id);
  const isByYear = options.kind === 'column';
  const present = rows.filter((row) => isByYear || row[options.value] > 0);
  const ordered = isByPhase(id) ? present.toSorted((one, other) => one.key.localeCompare(other.key)) : present;
  const shown = isByYear ? busyYears(ordered, (row) => row[options.value]) : ordered;
  // What few of the records state would be drawn as if it were all of it.
  const [all, stated] = [
    rows.reduce((sum, { count }) => sum + count, 0),
    rows.reduce((sum, { withAmount }) => sum + withAmount, 0),
  ];
  if (options.value === 'amount' && stated < all / 2) return null;
  // Bars of one record each compare nothing, and a third of the records don't speak for the rest.
  if (!isByYear && options.value === 'count') {
    if (!shown.some(({ count }) => count > 1) || countShown(shown, 'count') < FEW) return null;
    if (countShown(shown, 'count') < figureValue(evidence, `${query.searchEngine}:count`) / 2) return null;
  }
  if (shown.filter((row) => row[options.value] > 0).length < 2) return null;
  const engine = query.searchEngine;
  return {
    type: 'chart',
    kind: options.kind,
    title: options.title,
    xLabel: options.xLabel,
    yLabel: options.yLabel,
    unit: options.value === 'amount' ? 'usd' : 'count',
    categories: shown.map(({ key }) => key),
    series: [{ name: options.yLabel, values: shown.map((row) => row[options.value]), seriesId: id }],
    note: `${chartNote(evidence, engine, countShown(shown, options.value))}${options.kind === 'column' ? gapNote(evidence, [engine]) : ''}`,
  };
}

const GROUPS_SHOWN = 8;

/** The largest groups of findings as bars; left out where the largest holds no more than one record. */
export function groupsChart(
  evidence: Evidence,
  id: string,
  options: { title: string; xLabel: string; yLabel: string },
): DraftBlock | null {
  const series = evidence.series.find((each) => each.id === id);
  const shown = (series?.rows ?? []).slice(0, GROUPS_SHOWN);
  if (!series || shown.length < 3 || shown[0]!.count < 2) return null;
  const engine = series.query.searchEngine;
  return {
    type: 'chart',
    kind: 'bar',
    ...options,
    unit: 'count',
    categories: shown.map(({ key }) => key),
    series: [{ name: options.yLabel, values: shown.map(({ count }) => count), seriesId: id }],
    note: chartNote(evidence, engine, countShown(shown, 'count')),
  };
}

/** How many records a chart shows: those with an amount where it shows amounts. */
const countShown = (rows: Series['rows'], value: 'count' | 'amount') =>
  rows.reduce((sum, row) => sum + (row[value] === 0 ? 0 : value === 'amount' ? row.withAmount : row.count), 0);

/** A record may stand in several groups, and not every one has what is charted. */
function chartNote(evidence: Evidence, engine: Engine, shown: number): string {
  const all = figureValue(evidence, `${engine}:count`);
  const which = shown === all && all > 1 ? 'all' : shown < all ? `${formatNumber(shown)} of the` : 'the';
  const several = shown > all ? ', each under every group that it names' : '';
  return `Source: ${which} ${oneOr(countOf(evidence, engine))} found for this topic${several}, as of ${formatDate(evidence.asOf)}.`;
}

/** "On this topic the records hold 3 companies, 12 patents and 8 awards." Null where they hold nothing. */
export function breadth(evidence: Evidence): DraftSentence | null {
  const engines = ENGINES.filter((engine) => figureValue(evidence, `${engine}:count`) > 0)
    .toSorted((one, other) => figureValue(evidence, `${other}:count`) - figureValue(evidence, `${one}:count`))
    .slice(0, BREADTH_MAX);
  if (engines.length === 0) return null;
  return sentence(
    `On this topic the records hold ${inWords(engines.map((engine) => countOf(evidence, engine)))}.`,
    engines.map((engine) => `${engine}:count`),
  );
}

/** Gaps are told as far back as charts may reach, the latest ones of a data set with many. */
const GAPS_YEARS = 40;
const GAPS_MAX = 3;

/** " Years for which the data sets hold next to nothing are left blank: 2000 to 2016 (awards)." Nothing where there are none. */
export function gapNote({ asOf, coverage = {} }: Evidence, engines: readonly Engine[]): string {
  const told = engines.flatMap((engine) => {
    const lately = (coverage[engine]?.gaps ?? []).filter(({ to }) => to >= Number(asOf.slice(0, 4)) - GAPS_YEARS);
    const gaps = lately.slice(-GAPS_MAX).map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`));
    return gaps.length > 0 ? [`${inWords(gaps)} (${NOUNS[engine][1]})`] : [];
  });
  return told.length === 0
    ? ''
    : ` Years for which the data sets hold next to nothing are left blank: ${told.join('; ')}.`;
}

/** The largest groups of a series in words: "NASA ($4.2 million), DOE ($1.1 million)", with their figures. */
export function leaders(evidence: Evidence, id: string, value: 'count' | 'amount', limit: number, least = 1) {
  const rows = [...findSeries(evidence, id).rows]
    .filter((row) => row[value] > 0 && row.count >= least)
    .sort((a, b) => b[value] - a[value]);
  // Of equal ones, none is named before the others.
  const next = rows[limit]?.[value];
  const top = rows.slice(0, limit).filter((row) => row[value] !== next);
  return {
    names: top.map(({ key }) => key),
    texts: top.map(
      (row) => `${row.key} (${value === 'amount' ? formatMoneyShort(row.amount) : formatNumber(row.count)})`,
    ),
    figures: top.map(({ key }) => `${id}:${key}:${value === 'amount' ? 'sum' : 'count'}`),
  };
}

/** Agencies among them, as they are named within a sentence. */
export function agencyLeaders(...asked: Parameters<typeof leaders>): ReturnType<typeof leaders> {
  const { names, texts, figures } = leaders(...asked);
  return { names: names.map(withArticle), texts: texts.map(withArticle), figures };
}

export const paragraph = (...sentences: (DraftSentence | null)[]): DraftBlock => ({
  type: 'paragraph',
  sentences: sentences.filter((each): each is DraftSentence => each !== null),
});

export const list = (items: DraftSentence[][]): DraftBlock => ({ type: 'list', items });

export const looked = (what: string) => `Nothing was found on this topic in ${what}.`;
