import type { Engine } from '@groundwork/contract/engines';
import { ENGINES } from '@groundwork/contract/engines';
import type { KeyFigures } from '@groundwork/contract/pulse.panels';
import { ofProject, type PanelInput, searchOf } from './of-project.ts';

/** The status of a call while one can apply, or soon will. */
export const OPEN_STATUSES = ['Open', 'Forecasted'];
const CALLS: Engine = 'funding-opportunities';

export async function keyFigures(input: PanelInput & { projectId: string }): Promise<KeyFigures> {
  const { index, matches, projectId, asOf, signal } = input;
  const facets = { status: OPEN_STATUSES };
  const of = { projectId, scope: matches.scope };
  const [rows, stats, [open]] = await Promise.all([
    index.aggregate({ ...ofProject(matches, ...ENGINES), by: { type: 'engine' } }, signal),
    index.stats(),
    index.aggregate({ ...ofProject(matches, CALLS), facets, by: { type: 'all' } }, signal),
  ]);
  return {
    asOf,
    figures: ENGINES.map((engine) => {
      const row = rows.find(({ key }) => key === engine);
      return {
        searchEngine: engine,
        onTopic: row?.count ?? 0,
        of: stats.find((each) => each.engine === engine)?.count ?? 0,
        amount: row && row.withAmount > 0 ? row.amount : null,
        withAmount: row?.withAmount ?? 0,
        query: searchOf(engine, of),
      };
    }),
    openCalls: { count: open?.count ?? 0, query: searchOf(CALLS, of, facets) },
  };
}
