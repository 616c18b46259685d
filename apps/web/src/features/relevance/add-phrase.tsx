import { PROFILE_PHRASE_MAX, PROFILE_VARIANTS_MAX } from '@groundwork/contract/limits';
import type { Axis, ProfileCorrections } from '@groundwork/contract/relevance';
import { Button, Group, NativeSelect, TagsInput, Text, TextInput, Title } from '@mantine/core';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Phrase = ProfileCorrections['added'][number];

export const EMPTY_PHRASE: Phrase = { phrase: '', axis: 'technology', variants: [] };
const AXES: Axis[] = ['technology', 'use'];

type Props = { value: Phrase; isFull: boolean; onChange: (phrase: Phrase) => void; onAdd: () => void };

/** A phrase that the description doesn't say, with its other names. */
export function AddPhrase({ value, isFull, onChange, onAdd }: Props) {
  const isTyped = value.phrase.trim() !== '';
  if (isFull)
    return (
      <Text size="sm" c="dimmed">
        {RELEVANCE_SCREEN.enoughPhrases}
      </Text>
    );
  return (
    <section aria-label={RELEVANCE_SCREEN.addPhrase}>
      <Title order={3} mb={4}>
        {RELEVANCE_SCREEN.addPhrase}
      </Title>
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 200px"
          label={RELEVANCE_SCREEN.phrase}
          maxLength={PROFILE_PHRASE_MAX}
          value={value.phrase}
          onChange={(event) => onChange({ ...value, phrase: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isTyped) return;
            event.preventDefault();
            onAdd();
          }}
        />
        <NativeSelect
          label={RELEVANCE_SCREEN.axis}
          data={AXES.map((axis) => ({ value: axis, label: RELEVANCE_SCREEN.axes[axis] }))}
          value={value.axis}
          onChange={(event) => onChange({ ...value, axis: event.currentTarget.value as Axis })}
        />
        <Button variant="default" disabled={!isTyped} onClick={onAdd}>
          {RELEVANCE_SCREEN.add}
        </Button>
      </Group>
      {isTyped && (
        <TagsInput
          mt={6}
          size="xs"
          label={RELEVANCE_SCREEN.otherNames}
          description={RELEVANCE_SCREEN.otherNamesHint}
          maxTags={PROFILE_VARIANTS_MAX}
          maxLength={PROFILE_PHRASE_MAX}
          acceptValueOnBlur
          value={value.variants}
          onChange={(variants) => onChange({ ...value, variants })}
        />
      )}
    </section>
  );
}
