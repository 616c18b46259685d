import type { RecordJudgement } from '@groundwork/contract/relevance';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const WORDS_SHOWN = 3;

/** Why a record belongs to the project: 'names solid electrolyte, lithium metal · through its awards and patents'. */
export function reasonText(
  { shared, isJoined, screened }: Pick<RecordJudgement, 'shared' | 'isJoined' | 'screened'>,
  shown = WORDS_SHOWN,
): string {
  const parts = [];
  if (shared.length > 0) parts.push(RELEVANCE_SCREEN.names(shared.slice(0, shown)));
  if (isJoined) parts.push(RELEVANCE_SCREEN.joined);
  if (screened) parts.push(RELEVANCE_SCREEN.screened);
  return parts.join(' · ');
}
