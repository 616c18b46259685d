import { ENGINES } from '@groundwork/contract/engines';
import { PULSE_NEWEST_SHOWN } from '@groundwork/contract/limits';
import type { WhatIsNew } from '@groundwork/contract/pulse.panels';
import type { IndexHit } from '../../../catalogue/index/index.port.ts';
import { diversify } from '../../../catalogue/matching/diversify.ts';
import { calm } from '../../../catalogue/normalise/calm.ts';
import { ofProject, type PanelInput, searchOf } from './of-project.ts';

/** Records looked through for near-duplicates, of which one is shown. */
const LOOKED_THROUGH = 24;

type Visit = Pick<WhatIsNew, 'since' | 'isFirstVisit'>;

export async function whatIsNew(
  { index, matches, projectId, asOf, signal }: PanelInput & { projectId: string },
  { since, isFirstVisit }: Visit,
): Promise<WhatIsNew> {
  const ranges = { seen: { min: since } };
  const page = { offset: 0, limit: LOOKED_THROUGH, direction: 'desc' as const };
  const [rows, surest, latest] = await Promise.all([
    index.aggregate({ ...ofProject(matches, ...ENGINES), ranges, by: { type: 'engine' } }, signal),
    index.search({ ...ofProject(matches, ...ENGINES), ranges, sort: 'relevance', ...page }, signal),
    // A record dated ahead (a year of a journal to come, a planned trial) is not the latest yet.
    index.search(
      { ...ofProject(matches, ...ENGINES), ranges: { date: { max: asOf.slice(0, 10) } }, sort: 'date', ...page },
      signal,
    ),
  ]);
  return {
    since,
    isFirstVisit,
    counts: ENGINES.flatMap((engine) => {
      const count = rows.find(({ key }) => key === engine)?.count ?? 0;
      return count > 0
        ? [{ searchEngine: engine, count, query: searchOf(engine, { projectId, scope: matches.scope }, ranges) }]
        : [];
    }),
    records: diversify(surest.hits, PULSE_NEWEST_SHOWN).map(presentNew),
    latest: diversify(latest.hits, PULSE_NEWEST_SHOWN).map(presentNew),
  };
}

const presentNew = ({ record }: IndexHit): WhatIsNew['records'][number] => ({
  searchEngine: record.engine,
  id: record.id,
  title: calm(record.title),
  date: record.date,
  organisation: record.organisations[0] ? calm(record.organisations[0].name) : null,
});
