import type { EngineInfo } from '@groundwork/contract/engines';
import { formatCount, formatNumber, inSentence } from '@groundwork/contract/format';
import type { SearchAnswer } from '@groundwork/contract/search';
import { isOnlyAbout, type SearchState, scopeOf } from '../../lib/search-state.ts';
import { SEARCH_TEXTS } from './search.texts.ts';

/** The number that a search by meaning lists, `MEANING_DEPTH` of the server. */
const NEAREST_LISTED = 300;

/** '19 with your words + 8 close in meaning': what has the words is told apart from what only comes near. */
export function partsOf({ total, withWords, mode, isRelaxed }: SearchAnswer): string | null {
  if (withWords === null || total === 0) return null;
  if (isRelaxed) {
    const some = SEARCH_TEXTS.withSomeWords(formatNumber(total - withWords));
    return withWords === 0
      ? SEARCH_TEXTS.onlySomeWords
      : `${SEARCH_TEXTS.withAllWords(formatNumber(withWords))} + ${some}`;
  }
  // In a search by meaning alone, whether a record has the words makes no difference.
  if (mode === 'semantic' || withWords === 0) return SEARCH_TEXTS.allClose;
  const close = total - withWords;
  if (close === 0) return SEARCH_TEXTS.allWithWords;
  return `${SEARCH_TEXTS.withWords(formatNumber(withWords))} + ${SEARCH_TEXTS.plusClose(formatNumber(close))}`;
}

/** '62 about this project of 3,120' where nothing else is asked: otherwise a share of all would say something else. */
export function foundText(
  { total, isTotalCapped, mode }: SearchAnswer,
  engine: EngineInfo,
  state: SearchState,
): string {
  if (isOnlyAbout(state)) {
    return SEARCH_TEXTS.foundIn[scopeOf(state)](formatNumber(total), formatNumber(engine.count));
  }
  // Everything is more or less near by meaning: the number is where the list ends, not how many there are.
  if (mode === 'semantic' && total >= NEAREST_LISTED)
    return SEARCH_TEXTS.closest(formatNumber(total), inSentence(engine.label));
  return isTotalCapped
    ? SEARCH_TEXTS.moreThan(formatNumber(total), engine.label)
    : formatCount(total, engine.singular, inSentence(engine.label));
}
