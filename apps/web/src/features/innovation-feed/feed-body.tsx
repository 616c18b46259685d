import { formatDate } from '@groundwork/contract/format';
import type { FeedContent } from '@groundwork/contract/innovation-feed';
import { Text } from '@mantine/core';
import cards from '../../ui/card-list.module.css';
import { AnchorLink } from '../../ui/links.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import classes from './feed-card.module.css';
import { FeedPicture } from './feed-picture.tsx';
import { FEED_SCREEN_TEXTS } from './innovation-feed.texts.ts';

type Props = {
  content: FeedContent;
  /** Label of its data set, in place of figures where it has none. */
  label?: string | undefined;
  isPublic?: boolean;
};

/** An item's sentences, its hashtags, and the record that it is about with its picture. */
export function FeedBody({ content, label, isPublic = false }: Props) {
  const { sentences, hashtags, searchEngine, recordId, recordDate, reference, referenceUrl, isSample, picture } =
    content;
  return (
    <div className={classes['content']}>
      <div>
        <p className={cards['text']}>{sentences.map(({ text }) => text).join(' ')}</p>
        <ul className={classes['tags']}>
          {hashtags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <Text size="sm" c="dimmed" component="div">
          {FEED_SCREEN_TEXTS.source}: <OutsideLink url={referenceUrl}>{reference}</OutsideLink>
          {recordDate && ` · ${formatDate(recordDate)}`}
          {!isPublic && (
            <>
              {' · '}
              <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id: recordId }} inherit underline="always">
                {FEED_SCREEN_TEXTS.openRecord}
              </AnchorLink>
            </>
          )}{' '}
          {isSample && <SampleBadge />}
        </Text>
      </div>
      <FeedPicture picture={picture} label={label ?? reference} />
    </div>
  );
}
