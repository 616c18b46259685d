import { LIVE_GROUP_PHRASES_MAX, PROFILE_PHRASE_MAX } from '@groundwork/contract/limits';
import type { LiveWords } from '@groundwork/contract/live-search';
import { Button, Group, TagsInput, Text } from '@mantine/core';
import classes from './live-search.module.css';
import { LIVE_SCREEN } from './live-search.texts.ts';
import { phrasesIn } from './words-of-query.ts';

type Props = {
  words: LiveWords[];
  /** Names in the description: not among the words until somebody puts them there. Absent where the words are not the project's. */
  heldBack?: string[] | undefined;
  onChange: (words: LiveWords[]) => void;
};

/** What would be sent, by axis: each can be struck, and others put in. */
export function WordChips({ words, heldBack, onChange }: Props) {
  const sent = words.flatMap(({ phrases }) => phrases);
  const held = (heldBack ?? []).filter((name) => !sent.includes(name));
  const send = (name: string) =>
    onChange(words.map((each, at) => (at === 0 ? { ...each, phrases: [...each.phrases, name] } : each)));
  return (
    <div>
      <Text size="sm" mb={6} maw="90ch">
        {heldBack ? LIVE_SCREEN.wordsHint : LIVE_SCREEN.searchWordsHint}
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
      {held.length > 0 && (
        <Group gap={6} mt={8}>
          <Text size="xs" c="dimmed">
            {LIVE_SCREEN.heldBack}
          </Text>
          {held.map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              aria-label={LIVE_SCREEN.sendName(name)}
              disabled={(words[0]?.phrases.length ?? 0) >= LIVE_GROUP_PHRASES_MAX}
              onClick={() => send(name)}
            >
              + {name}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
