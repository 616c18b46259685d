import type { Bookmark } from '@groundwork/contract/bookmarks';
import { translated } from '@groundwork/contract/texts';
import { Badge } from '@mantine/core';
import { WithdrawnBadge } from '../../ui/withdrawn-badge.tsx';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';

/** Marks a bookmark whose record has changed, was taken back or is gone; nothing where it is as it was. */
export function BookmarkStateBadge({ bookmark: { state, changed, withdrawn } }: { bookmark: Bookmark }) {
  if (state === 'withdrawn' && withdrawn) return <WithdrawnBadge withdrawn={withdrawn} />;
  if (state === 'changed')
    return <StateBadge color="blue" text={BOOKMARKS_TEXTS.changedSince(changed.map(translated))} />;
  if (state === 'gone') return <StateBadge color="red" text={BOOKMARKS_TEXTS.gone} />;
  return null;
}

const StateBadge = ({ color, text }: { color: string; text: string }) => (
  <Badge variant="light" color={color} size="sm" radius="sm" tt="none" fw={560} flex="none">
    {text}
  </Badge>
);
