import { LIVE_GROUP_PHRASES_MAX, PROFILE_PHRASE_MAX } from '@groundwork/contract/limits';
import type { LiveAxis, LiveSearch, LiveWords } from '@groundwork/contract/live-search';
import { Button, Group, Pill, TagsInput, Text, UnstyledButton } from '@mantine/core';
import { broaderOf, phrasesIn } from './asked-words.ts';
import classes from './live-search.module.css';
import { LIVE_SCREEN } from './live-search.texts.ts';

/** Phrases that are not among the words until somebody puts them there. */
type NotProposed = Pick<LiveSearch, 'heldBack'> & Partial<Pick<LiveSearch, 'setAside'>>;

type Props = {
  words: LiveWords[];
  notProposed: NotProposed;
  /** Words that are put in become part of the project’s profile. */
  isOfProject: boolean;
  /** Text in the fields that was not entered. */
  typed: Partial<Record<LiveAxis, string>>;
  onChange: (words: LiveWords[]) => void;
  onType: (axis: LiveAxis, typed: string) => void;
};

/** The words that would be sent, by axis: each can be struck or made broader, and others put in. */
export function WordChips({ words, notProposed, isOfProject, typed, onChange, onType }: Props) {
  const sent = new Set(words.flatMap(({ phrases }) => phrases));
  const isBoth = words.every(({ phrases }) => phrases.length > 0);
  const send = (phrase: string, to: LiveAxis) =>
    onChange(words.map((each) => (each.axis === to ? { ...each, phrases: [...each.phrases, phrase] } : each)));
  const replace = (of: LiveAxis, phrase: string, by: string) =>
    onChange(
      words.map(({ axis, phrases }) => ({
        axis,
        phrases: axis === of ? phrasesIn(phrases.map((each) => (each === phrase ? by : each))) : phrases,
      })),
    );
  const isFull = (to: LiveAxis) =>
    (words.find(({ axis }) => axis === to)?.phrases.length ?? 0) >= LIVE_GROUP_PHRASES_MAX;
  const offers = [
    // A name does not tell on which side it stands.
    { hint: LIVE_SCREEN.heldBack, groups: [{ axis: 'technology' as const, phrases: notProposed.heldBack }] },
    { hint: LIVE_SCREEN.setAside, groups: notProposed.setAside ?? [] },
  ];
  return (
    <div>
      <Text size="sm" mb={6} maw="90ch">
        {isOfProject ? LIVE_SCREEN.wordsHint : LIVE_SCREEN.searchWordsHint}
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
            // A field that grows when it is left would move the button from under the pointer: what is typed is sent as it stands.
            acceptValueOnBlur={false}
            searchValue={typed[axis] ?? ''}
            onSearchChange={(value) => onType(axis, value)}
            value={phrases}
            renderPill={({ value, onRemove }) => (
              <Pill
                withRemoveButton
                {...(onRemove && { onRemove })}
                removeButtonProps={{
                  'aria-label': LIVE_SCREEN.removeWord(String(value)),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
              >
                <Phrase phrase={String(value)} onBroaden={(broader) => replace(axis, String(value), broader)} />
              </Pill>
            )}
            onChange={(changed) =>
              onChange(words.map((each) => (each.axis === axis ? { axis, phrases: phrasesIn(changed) } : each)))
            }
          />
        ))}
      </div>
      <Text size="xs" c="dimmed" mt={6} maw="90ch">
        {isBoth ? LIVE_SCREEN.combinedBoth : LIVE_SCREEN.combinedOne}
      </Text>
      {offers.map(({ hint, groups }) => (
        <Offered
          key={hint}
          hint={hint}
          phrases={groups.flatMap(({ axis, phrases }) =>
            phrases.filter((phrase) => !sent.has(phrase)).map((phrase) => ({ phrase, axis })),
          )}
          isFull={isFull}
          onSend={send}
        />
      ))}
    </div>
  );
}

/** A phrase of several words, which a press asks for more broadly. */
function Phrase({ phrase, onBroaden }: { phrase: string; onBroaden: (broader: string) => void }) {
  const broader = broaderOf(phrase);
  if (broader === null) return phrase;
  return (
    <UnstyledButton
      fz="inherit"
      lh="inherit"
      title={LIVE_SCREEN.broader(broader)}
      aria-label={`${phrase}: ${LIVE_SCREEN.broader(broader)}`}
      onClick={() => onBroaden(broader)}
    >
      {phrase}
    </UnstyledButton>
  );
}

type OfferedProps = {
  hint: string;
  phrases: { phrase: string; axis: LiveAxis }[];
  isFull: (axis: LiveAxis) => boolean;
  onSend: (phrase: string, axis: LiveAxis) => void;
};

function Offered({ hint, phrases, isFull, onSend }: OfferedProps) {
  if (phrases.length === 0) return null;
  return (
    <Group gap={6} mt={8}>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
      {phrases.map(({ phrase, axis }) => (
        <Button
          key={phrase}
          size="compact-xs"
          variant="default"
          aria-label={LIVE_SCREEN.sendName(phrase)}
          disabled={isFull(axis)}
          onClick={() => onSend(phrase, axis)}
        >
          + {phrase}
        </Button>
      ))}
    </Group>
  );
}
