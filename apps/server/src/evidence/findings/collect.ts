import type { Engine } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import type { Figure, FigureBasis } from '@groundwork/contract/report-document';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Finding, FindingMap, FindingTable, Series, Statement } from '../evidence.ts';
import { percentOf } from '../records/statistics.ts';
import {
  all,
  atHead,
  forCount,
  joined,
  num,
  ofRecord,
  type Part,
  readable,
  type Words,
  words,
} from '../statements/statement.ts';
import { isWhole, type Observed } from './observed.ts';

/** The result of a family of findings. */
export interface Collected {
  findings: Finding[];
  figures: Figure[];
  series: Series[];
  tables: FindingTable[];
  map: FindingMap | null;
  /** Records that its sentences and rows cite. */
  cited: CatalogueRecord[];
}

export const nothing = (): Collected => ({ findings: [], figures: [], series: [], tables: [], map: null, cited: [] });

/** Records named in a figure's basis, where no search gives just them. */
const NAMED_MAX = 12;

export const keyOf = ({ engine, id }: Pick<CatalogueRecord, 'engine' | 'id'>) => `${engine}/${id}`;

/** The search that opens the records on topic, narrowed by filters. */
export const queryOn = (
  observed: Observed,
  engine: Engine,
  filters: Record<string, unknown> = {},
): Figure['query'] => ({
  searchEngine: engine,
  query: '',
  filters: { about: [observed.projectId, observed.scope], ...observed.narrowed[engine], ...filters },
});

type Worked = Pick<Figure, 'id' | 'label' | 'value'> & {
  unit?: Figure['unit'];
  how: FigureBasis['how'];
  engine: Engine;
  filters?: Record<string, unknown>;
  /** Figures that it is worked out from. */
  figures?: string[];
  /** Records that it is worked out from. */
  records: readonly CatalogueRecord[];
};

/** A figure that is worked out from records or other figures; its query opens the records that it was taken from. */
export function derivedFigure(observed: Observed, worked: Worked): Figure {
  const { id, label, value, unit = 'count', how, engine, filters, figures = [], records } = worked;
  const named = records.slice(0, NAMED_MAX).map(({ engine: searchEngine, id, title }) => ({
    searchEngine,
    id,
    title,
  }));
  const query = queryOn(observed, engine, filters);
  return { id, label, value, unit, query, basis: { how, figures, records: filters ? [] : named, n: records.length } };
}

/** A share of two figures in percent. */
export function shareOf(id: string, label: string, part: Figure, whole: Figure): Figure {
  const value = percentOf(part.value, whole.value);
  const basis: FigureBasis = { how: 'share', figures: [part.id, whole.id], records: [], n: whole.value };
  return { id, label, value, unit: 'percent', query: part.query, basis };
}

/** The rest of a whole without a part of it. */
export function restOf(id: string, label: string, whole: Figure, part: Figure): Figure {
  const basis: FigureBasis = { how: 'difference', figures: [whole.id, part.id], records: [], n: whole.value };
  return { id, label, value: whole.value - part.value, unit: whole.unit, query: whole.query, basis };
}

/** A statement made of parts: it rests on them, and on what is named besides. */
export const makeStatement = (
  said: Words,
  figures: readonly (Figure | string)[] = [],
  grounds: Statement['grounds'] = [],
): Statement => ({
  text: readable(said),
  parts: said,
  figures: figures.map((each) => (typeof each === 'string' ? each : each.id)),
  grounds,
});

/** A value of a record, as its field's line has it. */
export const ofField = (
  record: Pick<CatalogueRecord, 'engine' | 'id'>,
  label: string,
  value: string,
  said = value,
): Part => ofRecord(keyOf(record), `${label}: ${value}`, said);

/** A record's title, in quotation marks. */
export const titleOf = (record: Pick<CatalogueRecord, 'engine' | 'id' | 'title'>): Words =>
  words`“${ofRecord(keyOf(record), `Title: ${record.title}`, record.title, 'quotation')}”`;

/** "12 awards", "1 award". */
export const countOf = <const One extends string, const Many extends string>(
  figure: Figure,
  one: string extends One ? never : One,
  many: string extends Many ? never : Many,
): Words => words`${num(figure)} ${forCount<One, Many>(figure.value, one, many)}`;

/** "All 8 awards", "both awards": of a figure that is as large as the whole. */
export const allOf = (figure: Figure, whole: Figure, what: Words): Words =>
  atHead(joined([all(figure, whole), what], ' '));

/** First and last year of the records; null where they have no dates. */
export function periodOf(records: readonly CatalogueRecord[]): Finding['period'] {
  const years = records.flatMap(({ date }) => (date ? [date.slice(0, 4)] : [])).sort();
  return years.length > 0 ? { from: years[0]!, to: years.at(-1)! } : null;
}

/** "The 1,000 surest of 1,412 were looked at." Null where all were. */
export const partSeen = (observed: Observed, engine: Engine): string | null =>
  isWhole(observed, engine)
    ? null
    : `Computed from the ${formatNumber(observed.records[engine].length)} best-matching of ${formatNumber(observed.totals[engine])} records.`;

export function merge(all: readonly Collected[]): Collected {
  const merged = nothing();
  for (const { findings, figures, series, tables, map, cited } of all) {
    merged.findings.push(...findings);
    merged.figures.push(...figures);
    merged.series.push(...series);
    merged.tables.push(...tables);
    merged.map ??= map;
    merged.cited.push(...cited);
  }
  merged.figures = [...new Map(merged.figures.map((figure) => [figure.id, figure])).values()];
  merged.findings = merged.findings
    .filter(({ statements }) => statements.length > 0)
    .toSorted((one, other) => other.importance - one.importance);
  return merged;
}
