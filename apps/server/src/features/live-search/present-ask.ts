import type { LiveAnswer, LiveAnswerState, LiveAsk } from '@groundwork/contract/live-search';
import type { LiveAnswerRow, LiveAskRow } from './live-search.repository.ts';

export const isActive = ({ state }: Pick<LiveAnswerRow, 'state'>) => state === 'queued' || state === 'running';

/** `labelOf`: a source that is no more is known by its name. */
export function presentAsk(ask: LiveAskRow, labelOf: (source: string) => string): LiveAsk {
  const ends = ask.answers.flatMap(({ endedAt }) => endedAt?.getTime() ?? []);
  const isOver = !ask.answers.some(isActive) && ends.length > 0;
  return {
    askId: ask.id,
    projectId: ask.projectId,
    by: ask.by,
    isWeekly: ask.isWeekly,
    isForSearch: ask.isForSearch,
    words: ask.words,
    createdAt: ask.createdAt.toISOString(),
    endedAt: isOver ? new Date(Math.max(...ends)).toISOString() : null,
    answers: ask.answers.map((row) => presentAnswer(row, labelOf(row.source))),
  };
}

function presentAnswer({ source, state, answer, reason, isUnreachable }: LiveAnswerRow, label: string): LiveAnswer {
  const { asked = 0, total = null, taken = 0, added = 0, rejected = 0, engines = {} } = answer ?? {};
  return {
    source,
    label,
    state: state as LiveAnswerState,
    asked,
    total,
    taken,
    added,
    rejected,
    engines,
    shape: answer?.shape ?? 'all',
    years: answer?.years ?? null,
    address: answer?.address ?? null,
    answeredAt: answer?.answeredAt ?? null,
    hasMore: answer?.hasMore ?? false,
    reason,
    isUnreachable,
  };
}
