import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { engineDeclaration } from '../src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../src/catalogue/record.ts';
import type { YearsCovered } from '../src/catalogue/years/years-covered.ts';
import type { Evidence } from '../src/evidence/evidence.ts';
import type { Collected } from '../src/evidence/findings/collect.ts';
import type { Observed } from '../src/evidence/findings/observed.ts';
import { placed } from '../src/evidence/gather/placed.ts';
import { NOT_HELD } from '../src/evidence/idea/hold-idea.ts';
import { fieldLines } from '../src/evidence/records/evidence-record.ts';
import { publishSection } from '../src/evidence/statements/publish.ts';
import { unheldCells } from './unheld-cells.ts';

type Held = Partial<Record<Engine, { from: number; to: number; each?: number }>>;

const byEngine = <Value>(read: (engine: Engine) => Value) =>
  Object.fromEntries(ENGINES.map((engine) => [engine, read(engine)])) as Record<Engine, Value>;

/** An idea of these statements that was held against these records: by key, the numbers of those that it comes near to, the nearest first. */
export function heldIdea(
  statements: string[],
  records: readonly CatalogueRecord[],
  near: Record<string, { number: number; quote?: string; certainty?: number }[]>,
): Observed['idea'] {
  const keyed = new Map(records.map((record) => [`${record.engine}/${record.id}`, record]));
  return {
    statements,
    held: new Set(keyed.keys()),
    near: Object.fromEntries(
      Object.entries(near).map(([key, own], at) => [
        key,
        own.map(({ number, quote = null, certainty = 0.9 - at / 100 }) => ({
          at: number - 1,
          certainty,
          quote,
          by: 'estimate',
        })),
      ]),
    ),
    alike: {},
    shown: [],
    records: new Map([...keyed].filter(([key]) => near[key])),
  };
}

/** These records as all that is on topic, in data sets that hold so many records of each year. */
export function observedOf(
  records: CatalogueRecord[],
  held: Held = {},
  idea: Observed['idea'] = NOT_HELD,
  terms: Observed['terms'] = [],
): Observed {
  const own = byEngine((engine) => records.filter((record) => record.engine === engine));
  return {
    projectId: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
    scope: 'direct',
    asOf: '2026-11-22T10:00:00.000Z',
    records: own,
    totals: byEngine((engine) => own[engine].length),
    surest: records,
    rings: new Map(),
    narrowed: {},
    oneStatus: {},
    years: byEngine((engine) => yearsOf(engine, held[engine])),
    words: new Set(),
    terms,
    idea,
    closenessTo: () => 0,
    atSources: [],
  };
}

function yearsOf(engine: Engine, held: Held[Engine]): YearsCovered {
  if (!held) return { engine, total: 0, byYear: new Map(), from: null, to: null, gaps: [] };
  const { from, to, each = 100 } = held;
  const byYear = new Map(Array.from({ length: to - from + 1 }, (_, at) => [from + at, each] as const));
  return { engine, total: byYear.size * each, byYear, from, to, gaps: [] };
}

/** A figure's value by its id. */
export const figureIn = ({ figures }: Collected, id: string): number | undefined =>
  figures.find((figure) => figure.id === id)?.value;

/** All that the findings say, in order. */
export const textsOf = ({ findings }: Collected): string[] =>
  findings.flatMap(({ statements }) => statements.map(({ text }) => text));

/** Series that gathering counts in the index; `counted` gives one of them rows. */
const GATHERED: [string, Engine][] = [
  ['awards-by-agency', 'awards'],
  ['awards-by-phase', 'awards'],
  ['awards-by-year', 'awards'],
  ['patents-by-assignee', 'patents'],
  ['patents-by-cpc', 'patents'],
  ['patents-by-year', 'patents'],
  ['publications-by-year', 'publications'],
  ['companies-by-country', 'companies'],
  ['trials-by-phase', 'clinical-trials'],
  ['trials-by-status', 'clinical-trials'],
  ['spending-by-agency', 'usa-spending'],
];

/** The rows of a series that gathering counts, with their figures. */
export function counted(evidence: Evidence, id: string, rows: Record<string, number>): void {
  const series = evidence.series.find((each) => each.id === id)!;
  series.rows = Object.entries(rows).map(([key, count]) => ({ key, count, amount: 0, withAmount: 0 }));
  const figure = (of: string, label: string, value: number) =>
    evidence.figures.push({ id: of, label, value, unit: 'count', query: series.query });
  for (const { key, count } of series.rows) figure(`${id}:${key}:count`, `awards on this topic, ${key}`, count);
  const total = series.rows.reduce((sum, { count }) => sum + count, 0);
  const all = `${series.query.searchEngine}:count`;
  evidence.figures = evidence.figures.filter((each) => each.id !== all);
  figure(all, 'awards on this topic', total);
}

/** What a report would rest on if these findings were all that it had. */
export function evidenceFrom(observed: Observed, { findings, figures, series, tables, map }: Collected): Evidence {
  const records = byEngine((engine) =>
    observed.records[engine].map((record) =>
      placed(
        { key: `${engine}/${record.id}`, record, fields: fieldLines(record, engineDeclaration(engine)) },
        observed,
      ),
    ),
  );
  return {
    asOf: observed.asOf,
    project: { id: observed.projectId, title: 'A', description: 'A', persona: 'tech_developer' },
    totals: observed.totals,
    related: observed.totals,
    lookedAt: observed.totals,
    records,
    cited: [],
    map,
    figures: [
      ...figures,
      ...ENGINES.map((engine) => ({
        id: `${engine}:count`,
        label: `${engine} on this topic`,
        value: observed.totals[engine],
        unit: 'count' as const,
        query: { searchEngine: engine, query: '', filters: {} },
      })),
    ],
    series: [
      ...series,
      ...GATHERED.map(([id, searchEngine]) => ({ id, query: { searchEngine, query: '', filters: {} }, rows: [] })),
    ],
    findings,
    tables,
    isLifeScience: false,
  };
}

/** Sentences and rows of the findings that are withheld. */
export function withheldFrom(observed: Observed, collected: Collected) {
  const evidence = evidenceFrom(observed, collected);
  const { findings, tables } = collected;
  const sentences = findings.flatMap(({ statements, headline }) => [...statements, ...(headline ? [headline] : [])]);
  const blocks = [
    { type: 'paragraph' as const, sentences },
    ...tables.map((table) => ({ type: 'table' as const, ...table })),
  ];
  const unheld = tables.flatMap((table) => unheldCells({ type: 'table', ...table }, evidence));
  return [...publishSection({ id: 'x', title: 'X', blocks }, evidence).report.withheld, ...unheld];
}
