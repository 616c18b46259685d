import type { Engine } from '@groundwork/contract/engines';
import type { FigureQuery } from '@groundwork/contract/report-document';
import type { AggregateQuery, AggregateRow, CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { About } from '../../../catalogue/relevance/about.ts';

/** What every panel is computed from: records on topic of one subject, as of one state of the catalogue. */
export interface PanelInput {
  index: CatalogueIndex;
  about: About;
  /** Null for a description alone: then no search gives the same numbers. */
  projectId: string | null;
  asOf: string;
  signal?: AbortSignal | undefined;
}

/** Panels show what is on topic, and nothing that is only related. */
export const onTopic = (about: About, ...engines: Engine[]) => ({
  engines,
  query: null,
  about: { subject: about, atLeast: 'on topic' as const },
});

/** The search that gives the same number. */
export const searchOf = (engine: Engine, projectId: string, filters: Record<string, unknown> = {}): FigureQuery => ({
  searchEngine: engine,
  query: '',
  filters: { about: [projectId, 'on topic'], ...filters },
});

export const searchIn = (
  { projectId }: Pick<PanelInput, 'projectId'>,
  engine: Engine,
  filters: Record<string, unknown> = {},
): FigureQuery | null => (projectId === null ? null : searchOf(engine, projectId, filters));

export const inYear = (year: number) => ({ date: { min: String(year), max: String(year) } });

const NOTHING: AggregateRow = { key: '', count: 0, amount: 0, withAmount: 0 };

export const grouped = (
  { index, about, signal }: PanelInput,
  engine: Engine,
  by: AggregateQuery['by'],
  limit?: number,
): Promise<AggregateRow[]> =>
  index.aggregate({ ...onTopic(about, engine), by, ...(limit !== undefined && { limit }) }, signal);

export async function totalOf(input: PanelInput, engine: Engine): Promise<AggregateRow> {
  const [row] = await grouped(input, engine, { type: 'all' });
  return row ?? NOTHING;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));
