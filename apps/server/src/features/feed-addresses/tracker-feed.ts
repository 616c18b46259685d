import { WATCHED_LABELS, type WatchedChange } from '@groundwork/contract/agents';
import { formatDate, formatMoney } from '@groundwork/contract/format';
import { agentPath, recordPath } from '@groundwork/contract/paths';
import type { AgentService } from '../agents/agents.service.ts';
import type { AtomFeed } from './atom.ts';

type TrackerHits = NonNullable<Awaited<ReturnType<AgentService['lastTold']>>>;

/** The hits that a tracker told, each with why it was one, and a change with what it was before. */
export function trackerFeed({ agent: { id, kind, name }, hits }: TrackerHits): AtomFeed {
  return {
    title: name,
    path: agentPath({ kind, id }),
    entries: hits.map(({ id: hitId, content, foundAt }) => ({
      id: `tracker/${id}/${hitId}`,
      title: content.title,
      summary: [...content.reasons, ...content.changes.map(changeText)].join('\n'),
      path: recordPath({ engine: content.searchEngine, id: content.recordId }),
      updatedAt: foundAt.toISOString(),
    })),
  };
}

function changeText({ field, before, after }: WatchedChange): string {
  const shown = (value: WatchedChange['before']) => {
    if (value === null) return '–';
    if (typeof value === 'number') return formatMoney(value, 'en');
    return field === 'closes' ? formatDate(value, 'en') : value;
  };
  return `${WATCHED_LABELS[field]}: ${shown(before)} → ${shown(after)}`;
}
