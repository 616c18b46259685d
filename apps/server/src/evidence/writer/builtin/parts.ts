import type { Engine } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import { type Cell, type DraftBlock, type DraftSentence, sentence } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findFigure, findSeries, type Series } from '../../evidence.ts';
import { withArticle } from '../../findings/with-article.ts';
import { FEW } from '../../records/statistics.ts';
import { asOf } from '../../statements/of-record.ts';
import {
  allOfThem,
  allShown,
  coverageYear,
  joined,
  name,
  num,
  oneOr,
  shown,
  type Words,
  word,
  words,
} from '../../statements/statement.ts';

type Table = Extract<DraftBlock, { type: 'table' }>;

/** Words for one and for several records of an engine, in running text. */
const NOUNS = {
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
} as const satisfies Record<Engine, readonly [string, string]>;
type Noun = (typeof NOUNS)[Engine][number];

export const figureValue = (evidence: Evidence, id: string): number => findFigure(evidence, id)?.value ?? 0;

/** A figure that is there whenever its data set is. */
export function figureOf(evidence: Evidence, id: string): Figure {
  const figure = findFigure(evidence, id);
  if (!figure) throw new Error(`No figure ${id}`);
  return figure;
}

/** "12 patents". */
export function countOf(evidence: Evidence, engine: Engine): Words {
  const figure = figureOf(evidence, `${engine}:count`);
  return words`${num(figure)} ${nounOf(engine, figure.value)}`;
}

export const nounOf = (engine: Engine, count: number): Words => word<Noun>(NOUNS[engine][count === 1 ? 0 : 1]);

/** "On record for the topic are 12 awards; 11 of them state their amount, $4.2 million in total." A count alone is left to the table's note. */
export function totalsSentence(
  evidence: Evidence,
  engine: Engine,
  stated: { ofOne: Words; ofSeveral: Words },
): DraftSentence | null {
  const [sum, stating] = [findFigure(evidence, `${engine}:sum`), findFigure(evidence, `${engine}:with-amount`)];
  if (!sum || sum.value <= 0 || !stating) return null;
  const count = figureOf(evidence, `${engine}:count`);
  const isOne = stating.value === 1;
  const who =
    stating.value === count.value
      ? isOne
        ? words`it states`
        : words`${allOfThem(stating, count)} of them state`
      : words`${oneOr(stating)} of them ${word(isOne ? 'states' : 'state')}`;
  const what = isOne ? words`${stated.ofOne}, ${num(sum)}` : words`${stated.ofSeveral}, ${num(sum)} in total`;
  return sentence(
    words`On record for the topic ${word(count.value === 1 ? 'is' : 'are')} ${countOf(evidence, engine)}; ${who} ${what}.`,
    [count.id, sum.id, stating.id],
  );
}

/** The origin of numbers, for under a table. */
export function noteOf(evidence: Evidence, engine: Engine, listed: number): Words {
  // 'the 1 listed of the 1 found' says nothing twice.
  const which = listed === evidence.totals[engine] ? words`the` : words`${shown(listed)} of the`;
  return words`Source: ${which} ${oneOrMore(evidence, engine)} found for this topic, as of ${asOf(evidence)}.`;
}

/** "The one award", and not "the 1 award". */
function oneOrMore(evidence: Evidence, engine: Engine): Words {
  const figure = figureOf(evidence, `${engine}:count`);
  return words`${oneOr(figure)} ${nounOf(engine, figure.value)}`;
}

/** Columns and rows without the columns in which every row is blank. */
export function saidColumns<Row extends { cells: Cell[] }>(columns: Table['columns'], rows: readonly Row[]) {
  const isSaid = columns.map((_, at) => rows.some(({ cells }) => cells[at] !== null && cells[at] !== ''));
  return {
    columns: columns.filter((_, at) => isSaid[at]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => isSaid[at]) })),
  };
}

/** Columns and rows as they read records, without the columns in which every row is blank. */
export function readColumns(
  columns: Table['columns'],
  records: readonly EvidenceRecord[],
  cells: (each: EvidenceRecord) => Cell[],
  figures: (each: EvidenceRecord) => string[] = () => [],
) {
  const rows = records.map((each) => ({ cells: cells(each), key: each.key, figures: figures(each) }));
  const said = saidColumns(columns, rows);
  const places = columns.flatMap((column, at) => (said.columns.includes(column) ? [at] : []));
  return { ...said, reads: (each: EvidenceRecord) => places.map((at) => cells(each)[at] ?? null) };
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
    /** They come close to the idea, whether or not they are of its field. */
    isClosest?: boolean;
    limit?: number;
  },
): DraftBlock | null {
  const records = (options.records ?? evidence.records[engine]).slice(0, options.limit ?? 12);
  if (records.length === 0) return null;
  return {
    type: 'table',
    caption: options.caption,
    ...readColumns(options.columns, records, options.cells),
    note: options.isClosest
      ? words`Those that come closest to the idea, as of ${asOf(evidence)}.`
      : noteOf(evidence, engine, records.length),
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

/** The years of a kind of record: as the source counts them that was asked, otherwise as the catalogue does. */
export const yearSeries = (evidence: Evidence, id: string): Series =>
  evidence.series.find((each) => each.id === `${id}:at-source`) ?? findSeries(evidence, id);

/** The counters of series that aren't the catalogue's own, and when they counted: "PubMed (27 November, 2026)". */
export function countedBy({ figures }: Evidence, series: readonly Series[]): Words[] {
  return series.flatMap(({ at }) => {
    const total = figures.find((figure) => at && figure.at?.label === at.label && figure.id.endsWith(':total'));
    return at && total ? [words`${name(total, at.label)} (${name(total, formatDate(at.asOf, 'en'))})`] : [];
  });
}

/** "Counted by PubMed (27 November, 2026) for the words that were sent". */
export const countedNote = (who: readonly Words[]): Words =>
  words`counted by ${joined(who)} for the words that were sent`;

/** A series as a chart; left out when there is too little to see. */
export function seriesChart(
  evidence: Evidence,
  id: string,
  options: { kind: 'column' | 'bar'; title: string; xLabel: string; yLabel: string; value: 'count' | 'amount' },
): DraftBlock | null {
  const isByYear = options.kind === 'column';
  const series = isByYear && options.value === 'count' ? yearSeries(evidence, id) : findSeries(evidence, id);
  const { rows, query } = series;
  const present = rows.filter((row) => isByYear || row[options.value] > 0);
  const ordered = isByPhase(id) ? present.toSorted((one, other) => one.key.localeCompare(other.key)) : present;
  const charted = isByYear ? busyYears(ordered, (row) => row[options.value]) : ordered;
  // Amounts that few of the records state would be drawn as if they were all of it.
  const [all, stated] = [
    rows.reduce((sum, { count }) => sum + count, 0),
    rows.reduce((sum, { withAmount }) => sum + withAmount, 0),
  ];
  if (options.value === 'amount' && stated < all / 2) return null;
  // Bars of one record each compare nothing, and a third of the records don't speak for the rest.
  if (!isByYear && options.value === 'count') {
    if (!charted.some(({ count }) => count > 1) || countShown(charted, 'count') < FEW) return null;
    if (countShown(charted, 'count') < figureValue(evidence, `${query.searchEngine}:count`) / 2) return null;
  }
  if (charted.filter((row) => row[options.value] > 0).length < 2) return null;
  const engine = query.searchEngine;
  return {
    type: 'chart',
    kind: options.kind,
    title: options.title,
    xLabel: options.xLabel,
    yLabel: options.yLabel,
    unit: options.value === 'amount' ? 'usd' : 'count',
    categories: charted.map(({ key }) => key),
    series: [{ name: options.yLabel, values: charted.map((row) => row[options.value]), seriesId: series.id }],
    note: series.at
      ? words`Source: ${countedNote(countedBy(evidence, [series]))}.`
      : words`${chartNote(evidence, engine, countShown(charted, options.value))}${isByYear ? gapNote(evidence, [engine]) : null}`,
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
  const charted = (series?.rows ?? []).slice(0, GROUPS_SHOWN);
  if (!series || charted.length < 3 || charted[0]!.count < 2) return null;
  const engine = series.query.searchEngine;
  return {
    type: 'chart',
    kind: 'bar',
    ...options,
    unit: 'count',
    categories: charted.map(({ key }) => key),
    series: [{ name: options.yLabel, values: charted.map(({ count }) => count), seriesId: id }],
    note: chartNote(evidence, engine, countShown(charted, 'count')),
  };
}

/** How many records a chart shows: those with an amount where it shows amounts. */
const countShown = (rows: Series['rows'], value: 'count' | 'amount') =>
  rows.reduce((sum, row) => sum + (row[value] === 0 ? 0 : value === 'amount' ? row.withAmount : row.count), 0);

/** A record may stand in several groups, and not every one has what is charted. */
function chartNote(evidence: Evidence, engine: Engine, count: number): Words {
  const figure = figureOf(evidence, `${engine}:count`);
  const all = figure.value;
  const which =
    count === all && all > 1 ? words`${allShown(figure)}` : count < all ? words`${shown(count)} of the` : words`the`;
  const several = count > all ? words`, each under every group that it names` : null;
  return words`Source: ${which} ${oneOrMore(evidence, engine)} found for this topic${several}, as of ${asOf(evidence)}.`;
}

/** Gaps are told as far back as charts may reach, the latest ones of a data set with many. */
const GAPS_YEARS = 40;
const GAPS_MAX = 3;

/** " Years for which the data sets hold next to nothing are left blank: 2000 to 2016 (awards)." Nothing where there are none. */
export function gapNote({ asOf: day, coverage = {} }: Evidence, engines: readonly Engine[]): Words {
  const told = engines.flatMap((engine) => {
    const lately = (coverage[engine]?.gaps ?? []).filter(({ to }) => to >= Number(day.slice(0, 4)) - GAPS_YEARS);
    const gaps = lately
      .slice(-GAPS_MAX)
      .map(({ from, to }) =>
        from === to ? words`${coverageYear(from)}` : words`${coverageYear(from)} to ${coverageYear(to)}`,
      );
    return gaps.length > 0 ? [words`${joined(gaps)} (${nounOf(engine, 0)})`] : [];
  });
  return told.length === 0
    ? []
    : words` Years for which the data sets hold next to nothing are left blank: ${joined(told, '; ')}.`;
}

/** The largest groups of a series: "NASA ($4.2 million), DOE ($1.1 million)", with their names and figures. */
export function leaders(evidence: Evidence, id: string, value: 'count' | 'amount', limit: number, least = 1) {
  const rows = [...findSeries(evidence, id).rows]
    .filter((row) => row[value] > 0 && row.count >= least)
    .sort((a, b) => b[value] - a[value]);
  // Among equals, none is named before the others.
  const next = rows[limit]?.[value];
  const top = rows.slice(0, limit).filter((row) => row[value] !== next);
  const figures = top.map(({ key }) => figureOf(evidence, `${id}:${key}:${value === 'amount' ? 'sum' : 'count'}`));
  const named = top.map(({ key }, at) => words`${name(figures[at]!, key)}`);
  return {
    names: top.map(({ key }) => key),
    named,
    texts: named.map((each, at) => words`${each} (${num(figures[at]!)})`),
    figures: figures.map((figure) => figure.id),
  };
}

/** Agencies among them, as they are named within a sentence. */
export function agencyLeaders(...asked: Parameters<typeof leaders>): ReturnType<typeof leaders> {
  const { names, named, texts, figures } = leaders(...asked);
  const article = (each: Words, at: number) => (withArticle(names[at]!) === names[at] ? each : words`the ${each}`);
  return { names, named: named.map(article), texts: texts.map(article), figures };
}

export const paragraph = (...sentences: (DraftSentence | null)[]): DraftBlock => ({
  type: 'paragraph',
  sentences: sentences.filter((each): each is DraftSentence => each !== null),
});

export const list = (items: DraftSentence[][]): DraftBlock => ({ type: 'list', items });

export const looked = (what: string) => `Nothing was found on this topic in ${what}.`;

/** The same of past awards: some may be on record that are too unsure, or too far off, to be told. */
export const lookedFor = (what: string) => `Nothing that surely bears on this was found in ${what}.`;

/** Of a section. The report names all of these at its end. */
export const NOTHING_CLOSE = 'Nothing was found that comes close to the idea.';
