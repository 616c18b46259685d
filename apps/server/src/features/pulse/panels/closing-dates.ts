import { isOver } from '@groundwork/contract/closing';
import { PULSE_CALLS_SHOWN } from '@groundwork/contract/limits';
import type { ClosingDates } from '@groundwork/contract/pulse.panels';
import { calm } from '../../../catalogue/normalise/calm.ts';
import { OPEN_STATUSES } from './key-figures.ts';
import { ofProject, type PanelInput, searchOf } from './of-project.ts';

const LOOKED_THROUGH = 100;

export async function closingDates(
  { index, matches, projectId, asOf, signal }: PanelInput & { projectId: string },
  now: number,
): Promise<ClosingDates> {
  const facets = { status: OPEN_STATUSES };
  const found = await index.search(
    {
      ...ofProject(matches, 'funding-opportunities'),
      facets,
      sort: 'closes',
      direction: 'asc',
      offset: 0,
      limit: LOOKED_THROUGH,
    },
    signal,
  );
  const calls = found.hits
    .map(({ record }) => ({
      id: record.id,
      title: calm(record.title),
      agency: record.facets['agency']?.[0] ?? null,
      closes: record.closes ?? null,
      isSample: record.source.isSample,
    }))
    .filter(({ closes }) => closes === null || !isOver(closes, now));
  return {
    asOf,
    open: found.total,
    query: searchOf('funding-opportunities', { projectId, scope: matches.scope }, facets),
    calls: calls.slice(0, PULSE_CALLS_SHOWN),
  };
}
