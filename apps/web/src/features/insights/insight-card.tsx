import { formatDate } from '@groundwork/contract/format';
import type { Insight } from '@groundwork/contract/insights';
import { INSIGHT_KIND_LABELS } from '@groundwork/contract/insights.texts';
import { ActionIcon, Badge, Group, Skeleton, Text } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconMessageQuestion,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../../ui/card-list.module.css';
import { inactive } from '../../ui/inactive.tsx';
import { InsightBody } from './insight-body.tsx';
import { useInsightActions } from './insights.queries.ts';
import { INSIGHT_SCREEN_TEXTS } from './insights.texts.ts';

type Props = {
  insight: Insight;
  /** Why it can't be changed; null where it can. */
  readOnly: string | null;
  share: ReactNode;
};

export function InsightCard({ insight, readOnly, share }: Props) {
  const { title, kind, state, customQuery, createdAt, supersededAt } = insight;
  return (
    <li>
      <article className={classes['card']} aria-label={title}>
        <Group gap="xs">
          {customQuery === null ? (
            <Badge variant="light" size="sm" radius="sm" tt="none">
              {INSIGHT_KIND_LABELS[kind]}
            </Badge>
          ) : (
            <Badge
              variant="light"
              size="sm"
              radius="sm"
              tt="none"
              leftSection={<IconMessageQuestion size={13} aria-hidden />}
            >
              {INSIGHT_SCREEN_TEXTS.custom}
            </Badge>
          )}
          <Text size="xs" c="dimmed">
            {formatDate(createdAt)}
          </Text>
          {supersededAt && (
            <Text size="xs" c="dimmed">
              {INSIGHT_SCREEN_TEXTS.superseded(formatDate(supersededAt))}
            </Text>
          )}
        </Group>
        <h2 className={classes['headline']}>{title}</h2>
        {state === 'pending' && (
          <div role="status">
            <Text size="sm" c="dimmed" mb={6}>
              {INSIGHT_SCREEN_TEXTS.pending}
            </Text>
            <Skeleton h={44} />
          </div>
        )}
        {state === 'failed' && <Text size="sm">{INSIGHT_SCREEN_TEXTS.answerFailed}</Text>}
        {state === 'ready' && (
          <InsightBody
            content={insight}
            questions={customQuery?.split('\n') ?? []}
            actions={<Actions insight={insight} readOnly={readOnly} share={share} />}
          />
        )}
      </article>
    </li>
  );
}

function Actions({ insight: { id: insightId, isLiked, isBookmarked }, readOnly, share }: Props) {
  const { rate, bookmark } = useInsightActions();
  // A press shows at once; a failure takes it back.
  const rated = rate.isPending ? rate.variables.likeValue : isLiked;
  const isKept = bookmark.isPending ? bookmark.variables.isBookmarked : isBookmarked;
  const why = readOnly ?? (rated !== null ? INSIGHT_SCREEN_TEXTS.rated : null);
  const rating = (likeValue: boolean) =>
    why === null ? { onClick: () => rate.mutate({ insightId, likeValue }) } : inactive(why);
  return (
    <>
      <span className={classes['spacer']} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={INSIGHT_SCREEN_TEXTS.like}
        aria-pressed={rated === true}
        {...rating(true)}
      >
        {rated === true ? <IconThumbUpFilled size={17} /> : <IconThumbUp size={17} />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={INSIGHT_SCREEN_TEXTS.dislike}
        aria-pressed={rated === false}
        {...rating(false)}
      >
        {rated === false ? <IconThumbDownFilled size={17} /> : <IconThumbDown size={17} />}
      </ActionIcon>
      {share}
      <ActionIcon
        variant="subtle"
        color={isKept ? 'teal' : 'gray'}
        size={32}
        aria-label={isKept ? INSIGHT_SCREEN_TEXTS.removeBookmark : INSIGHT_SCREEN_TEXTS.bookmark}
        aria-pressed={isKept}
        {...(readOnly === null
          ? { onClick: () => bookmark.mutate({ insightId, isBookmarked: !isKept }) }
          : inactive(readOnly))}
      >
        {isKept ? <IconBookmarkFilled size={17} /> : <IconBookmark size={17} />}
      </ActionIcon>
    </>
  );
}
