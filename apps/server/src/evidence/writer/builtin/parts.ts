import type { Engine } from '@groundwork/contract/engines';
import { formatCount, formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import { type Evidence, type EvidenceRecord, findFigure, findSeries, type Series } from '../../evidence.ts';
import { type Cell, type DraftBlock, type DraftSentence, sentence } from '../draft.ts';

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

export const figureValue = (evidence: Evidence, id: string): number => findFigure(evidence, id)?.value ?? 0;

/** "12 patents". */
export function countOf(evidence: Evidence, engine: Engine): string {
  const [one, many] = NOUNS[engine];
  return formatCount(figureValue(evidence, `${engine}:count`), one, many);
}

/** "The search found 12 awards on this topic; 11 of them state their amount, $4.2 million together." */
export function totalsSentence(evidence: Evidence, engine: Engine, stated: string): DraftSentence {
  const id = `${engine}:count`;
  const found = `The search found ${countOf(evidence, engine)} on this topic`;
  const sum = findFigure(evidence, `${engine}:sum`);
  const withAmount = figureValue(evidence, `${engine}:with-amount`);
  if (!sum || sum.value <= 0) return sentence(`${found}.`, [id]);
  const all = withAmount === figureValue(evidence, id);
  const who = all
    ? withAmount === 1
      ? 'it states'
      : 'all of them state'
    : withAmount === 1
      ? 'one of them states'
      : `${formatNumber(withAmount)} of them state`;
  const amount = sum.unit === 'usd' ? formatMoneyShort(sum.value) : formatNumber(sum.value);
  return sentence(`${found}; ${who} ${stated}, ${amount} in total.`, [id, sum.id, `${engine}:with-amount`]);
}

/** Where numbers come from, for under a table. */
export function noteOf(evidence: Evidence, engine: Engine, listed: number): string {
  const which = `the ${formatNumber(listed)} listed of the`;
  return `Source: ${which} ${countOf(evidence, engine)} found for this topic, as of ${formatDate(evidence.asOf)}.`;
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
  const records = (options.records ?? evidence.records[engine]).slice(0, options.limit ?? 10);
  if (records.length === 0) return null;
  return {
    type: 'table',
    caption: options.caption,
    columns: options.columns,
    rows: records.map((each) => ({ cells: options.cells(each), key: each.key })),
    note: noteOf(evidence, engine, records.length),
  };
}

/** A series as a chart; left out when there is too little to see. */
export function seriesChart(
  evidence: Evidence,
  id: string,
  options: { kind: 'column' | 'bar'; title: string; xLabel: string; yLabel: string; value: 'count' | 'amount' },
): DraftBlock | null {
  const { rows, query } = findSeries(evidence, id);
  const shown = rows.filter((row) => options.kind === 'column' || row[options.value] > 0);
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
    note: chartNote(evidence, engine, countShown(shown, options.value)),
  };
}

/** How many records a chart shows: those with an amount where it shows amounts. */
const countShown = (rows: Series['rows'], value: 'count' | 'amount') =>
  rows.reduce((sum, row) => sum + (row[value] === 0 ? 0 : value === 'amount' ? row.withAmount : row.count), 0);

/** A record may stand in several groups, and not every one has what is charted. */
export function chartNote(evidence: Evidence, engine: Engine, shown: number): string {
  const all = figureValue(evidence, `${engine}:count`);
  const which = shown === all ? 'all' : shown < all ? `${formatNumber(shown)} of the` : 'the';
  const several = shown > all ? ', each under every group that it names' : '';
  return `Source: ${which} ${countOf(evidence, engine)} found for this topic${several}, as of ${formatDate(evidence.asOf)}.`;
}

/** "Patents rose from 12 in 2020–2022 to 30 in 2023–2025." Nothing when both spans are nearly empty. */
export function trendSentence(evidence: Evidence, id: string, what: string): DraftSentence | null {
  const recent = findFigure(evidence, `${id}:recent`);
  const before = findFigure(evidence, `${id}:before`);
  if (!recent || !before || recent.value + before.value < 4) return null;
  const [from, to] = spanOf(recent.label);
  const [earlierFrom, earlierTo] = spanOf(before.label);
  const verb = recent.value > before.value ? 'rose from' : recent.value < before.value ? 'fell from' : 'stayed at';
  const first = `${formatNumber(before.value)} in ${earlierFrom} to ${earlierTo}`;
  const text =
    verb === 'stayed at'
      ? `${what} stayed at ${formatNumber(recent.value)} in ${from} to ${to}, as in ${earlierFrom} to ${earlierTo}.`
      : `${what} ${verb} ${first} to ${formatNumber(recent.value)} in ${from} to ${to}.`;
  return sentence(text, [recent.id, before.id]);
}

const spanOf = (label: string): [string, string] => {
  const match = /(\d{4}) to (\d{4})$/.exec(label)!;
  return [match[1]!, match[2]!];
};

/** The largest groups of a series in words: "NASA ($4.2 million), DOE ($1.1 million)", with their figures. */
export function leaders(evidence: Evidence, id: string, value: 'count' | 'amount', limit: number) {
  const rows = [...findSeries(evidence, id).rows].filter((row) => row[value] > 0).sort((a, b) => b[value] - a[value]);
  const top = rows.slice(0, limit);
  return {
    names: top.map(({ key }) => key),
    texts: top.map(
      (row) => `${row.key} (${value === 'amount' ? formatMoneyShort(row.amount) : formatNumber(row.count)})`,
    ),
    figures: top.map(({ key }) => `${id}:${key}:${value === 'amount' ? 'sum' : 'count'}`),
  };
}

export const paragraph = (...sentences: (DraftSentence | null)[]): DraftBlock => ({
  type: 'paragraph',
  sentences: sentences.filter((each): each is DraftSentence => each !== null),
});

export const list = (items: DraftSentence[][]): DraftBlock => ({ type: 'list', items });

/** Part of a whole as a rounded percentage, only for choosing words; percentages that are printed are figures. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const looked = (what: string) => `Nothing was found on this topic in ${what}.`;
