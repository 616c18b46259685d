import { formatDate } from '@groundwork/contract/format';
import type { FeedItem } from '@groundwork/contract/innovation-feed';
import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import cards from '../../ui/card-list.module.css';
import { inactive } from '../../ui/inactive.tsx';
import { FeedBody } from './feed-body.tsx';
import { FeedNotes } from './feed-notes.tsx';
import { useFeedActions } from './innovation-feed.queries.ts';
import { FEED_SCREEN_TEXTS } from './innovation-feed.texts.ts';

type Props = { item: FeedItem; readOnly: string | null; share: ReactNode };

export function FeedCard({ item, readOnly, share }: Props) {
  const { id, headline, kind, createdAt, searchEngine, isStarred } = item;
  const engine = useEngines().data?.engines.find((each) => each.id === searchEngine);
  const { star } = useFeedActions();
  // A press shows at once; a failure takes it back.
  const isOn = star.isPending ? star.variables.isStarred : isStarred;
  return (
    <li>
      <article className={cards['card']} aria-label={headline}>
        <Group gap="xs">
          <Badge variant="light" size="sm" radius="sm" tt="none">
            {engine?.label ?? searchEngine}
          </Badge>
          {kind === 'new' && (
            <Badge variant="outline" size="sm" radius="sm" tt="none">
              {FEED_SCREEN_TEXTS.isNew}
            </Badge>
          )}
          <Text size="xs" c="dimmed">
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </Text>
        </Group>
        <h2 className={cards['headline']}>{headline}</h2>
        <FeedBody content={item} label={engine?.label} />
        <div className={cards['foot']}>
          <span className={cards['spacer']} />
          {share}
          <ActionIcon
            variant="subtle"
            color={isOn ? 'teal' : 'gray'}
            size={32}
            aria-label={isOn ? FEED_SCREEN_TEXTS.removeBookmark : FEED_SCREEN_TEXTS.bookmark}
            aria-pressed={isOn}
            {...(readOnly === null
              ? { onClick: () => star.mutate({ itemId: id, isStarred: !isOn }) }
              : inactive(readOnly))}
          >
            {isOn ? <IconStarFilled size={17} /> : <IconStar size={17} />}
          </ActionIcon>
        </div>
        <FeedNotes item={item} readOnly={readOnly} />
      </article>
    </li>
  );
}
