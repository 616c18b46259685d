import type { SearchResult } from '@groundwork/contract/search';
import { Text } from '@mantine/core';
import { SEARCH_TEXTS } from './search.texts.ts';

/** Why a record was found; null where every record is. */
export function matchedText({ words, isByMeaning }: SearchResult['matched']): string | null {
  const parts = [];
  if (words.length > 0) parts.push(SEARCH_TEXTS.matches(words));
  if (isByMeaning) parts.push(SEARCH_TEXTS.closeInMeaning);
  return parts.join(' · ') || null;
}

export function MatchedLine({ matched }: { matched: SearchResult['matched'] }) {
  const text = matchedText(matched);
  return (
    text && (
      <Text size="xs" c="dimmed" mt={4}>
        {text}
      </Text>
    )
  );
}
