import { formatMoment } from '@groundwork/contract/format';
import type { LiveAsk } from '@groundwork/contract/live-search';
import { Text } from '@mantine/core';
import classes from './live-search.module.css';
import { LIVE_SCREEN } from './live-search.texts.ts';

/** Tells everybody in the project who asked what and when. */
export function AskHistory({ asks }: { asks: LiveAsk[] }) {
  if (asks.length === 0) return null;
  return (
    <details>
      <summary className={classes['summary']}>{LIVE_SCREEN.history}</summary>
      <ul className={classes['history']}>
        {asks.map(({ askId, createdAt, by, isWeekly, words, answers }) => (
          <Text key={askId} component="li" size="xs">
            {[
              formatMoment(createdAt),
              isWeekly ? LIVE_SCREEN.weekly : by,
              words.flatMap(({ phrases }) => phrases).join(', '),
              answers.map(({ label }) => label).join(', '),
              LIVE_SCREEN.newInAll(answers.reduce((sum, { added }) => sum + added, 0)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ))}
      </ul>
    </details>
  );
}
