import type { Engine } from '@groundwork/contract/engines';
import type { Scope } from '@groundwork/contract/relevance';
import type { FigureQuery } from '@groundwork/contract/report-document';
import type { AggregateQuery, AggregateRow, CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../../catalogue/matching/matches.ts';

/** The basis of every panel: what belongs to one project in the scope that it looks at, as of one state of the catalogue. */
export interface PanelInput {
  index: CatalogueIndex;
  matches: ProjectMatches;
  /** Null for a description alone: then no search gives the same numbers. */
  projectId: string | null;
  asOf: string;
  signal?: AbortSignal | undefined;
}

export const ofProject = (matches: ProjectMatches, ...engines: Engine[]) => ({
  engines,
  query: null,
  among: within(matches),
});

/** The search that gives the same number. */
export const searchOf = (
  engine: Engine,
  { projectId, scope }: { projectId: string; scope: Scope },
  filters: Record<string, unknown> = {},
): FigureQuery => ({
  searchEngine: engine,
  query: '',
  filters: { about: [projectId, scope], ...filters },
});

export const searchIn = (
  { projectId, matches: { scope } }: Pick<PanelInput, 'projectId' | 'matches'>,
  engine: Engine,
  filters: Record<string, unknown> = {},
): FigureQuery | null => (projectId === null ? null : searchOf(engine, { projectId, scope }, filters));

export const inYear = (year: number) => ({ date: { min: String(year), max: String(year) } });

const NOTHING: AggregateRow = { key: '', count: 0, amount: 0, withAmount: 0 };

export const grouped = (
  { index, matches, signal }: PanelInput,
  engine: Engine,
  by: AggregateQuery['by'],
  limit?: number,
): Promise<AggregateRow[]> =>
  index.aggregate({ ...ofProject(matches, engine), by, ...(limit !== undefined && { limit }) }, signal);

export async function totalOf(input: PanelInput, engine: Engine): Promise<AggregateRow> {
  const [row] = await grouped(input, engine, { type: 'all' });
  return row ?? NOTHING;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));
