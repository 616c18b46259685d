import { LIVE_GROUP_PHRASES_MAX, PROFILE_PHRASE_MAX } from '@groundwork/contract/limits';
import type { LiveWords } from '@groundwork/contract/live-search';
import { TagsInput, Text } from '@mantine/core';
import classes from './live-search.module.css';
import { LIVE_SCREEN } from './live-search.texts.ts';
import { phrasesIn } from './words-of-query.ts';

type Props = { words: LiveWords[]; onChange: (words: LiveWords[]) => void };

/** What would be sent, by axis: each can be struck, and others put in. */
export function WordChips({ words, onChange }: Props) {
  return (
    <div>
      <Text size="sm" mb={6} maw="90ch">
        {LIVE_SCREEN.wordsHint}
      </Text>
      <div className={classes['axes']}>
        {words.map(({ axis, phrases }) => (
          <TagsInput
            key={axis}
            size="sm"
            label={LIVE_SCREEN.axes[axis]}
            placeholder={LIVE_SCREEN.addWord}
            maxTags={LIVE_GROUP_PHRASES_MAX}
            maxLength={PROFILE_PHRASE_MAX}
            acceptValueOnBlur
            value={phrases}
            onChange={(changed) =>
              onChange(words.map((each) => (each.axis === axis ? { axis, phrases: phrasesIn(changed) } : each)))
            }
          />
        ))}
      </div>
    </div>
  );
}
