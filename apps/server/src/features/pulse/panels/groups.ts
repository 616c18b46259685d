import type { Engine } from '@groundwork/contract/engines';
import { PULSE_GROUPS_SHOWN } from '@groundwork/contract/limits';
import type { Grouped } from '@groundwork/contract/pulse.panels';
import { grouped, type PanelInput, searchIn, totalOf } from './of-project.ts';

/** The most frequent values of a facet among the records on topic, each with its search. */
export async function groupsOf(input: PanelInput, engine: Engine, field: string): Promise<Grouped> {
  const [rows, { count }] = await Promise.all([
    grouped(input, engine, { type: 'facet', field }, PULSE_GROUPS_SHOWN),
    totalOf(input, engine),
  ]);
  return {
    total: count,
    query: searchIn(input, engine),
    groups: rows.map(({ key, count: n }) => ({ key, count: n, query: searchIn(input, engine, { [field]: [key] }) })),
  };
}
