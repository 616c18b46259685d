import type { RecordJudgement, RelevanceGrade } from '@groundwork/contract/relevance';
import { CLEARLY_RELATED } from '@groundwork/contract/relevance.names';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const WORDS_SHOWN = 3;

/** As people are told of a record's grade: much of what is only just judged related is not. */
export function shownGrade({ grade, related }: RecordJudgement): RelevanceGrade | 'possible' | null {
  return grade === 'related' && related < CLEARLY_RELATED ? 'possible' : grade;
}

/** Why a record is taken to be about the project: 'names solid electrolyte, lithium metal · reads much like the description'. */
export function reasonText(
  { has, isJoined, isAlike, screened }: Pick<RecordJudgement, 'has' | 'isJoined' | 'isAlike' | 'screened'>,
  shown = WORDS_SHOWN,
): string {
  const parts = [];
  if (has.length > 0) parts.push(RELEVANCE_SCREEN.names(has.slice(0, shown)));
  if (isAlike) parts.push(RELEVANCE_SCREEN.alike);
  if (isJoined) parts.push(RELEVANCE_SCREEN.joined);
  if (screened) parts.push(RELEVANCE_SCREEN.screened);
  return parts.join(' · ');
}
