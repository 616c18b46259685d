import { SENTENCE_CITATIONS_MAX } from '@groundwork/contract/limits';
import { Button, Pill, Select, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './editing.module.css';
import { EDITING_TEXTS } from './editing.texts.ts';
import { useEditing } from './editing-context.ts';

type Props = { sources: number[]; label: string; onChange(sources: number[]): void };

/** Which of the report's sources a sentence cites. */
export function StatementSources({ sources, label, onChange }: Props) {
  const { report } = useEditing();
  const [isAdding, setAdding] = useState(false);
  const options = report!.sources
    .filter(({ number }) => !sources.includes(number))
    .map(({ number, title }) => ({ value: String(number), label: `${number} · ${title}` }));
  return (
    <div className={classes['sources']}>
      <Text size="sm" c="dimmed">
        {EDITING_TEXTS.cites}
      </Text>
      {sources.map((number) => (
        <Pill
          key={number}
          withRemoveButton
          removeButtonProps={{
            'aria-label': EDITING_TEXTS.removeSource(String(number)),
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => onChange(sources.filter((each) => each !== number))}
        >
          {number}
        </Pill>
      ))}
      {isAdding ? (
        <Select
          size="xs"
          searchable
          autoFocus
          w={{ base: '100%', xs: 320 }}
          aria-label={`${EDITING_TEXTS.addSource}: ${label}`}
          data={options}
          nothingFoundMessage={EDITING_TEXTS.noSuchSource}
          value={null}
          onChange={(value) => {
            setAdding(false);
            if (value) onChange([...sources, Number(value)]);
          }}
          onBlur={() => setAdding(false)}
        />
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={sources.length >= SENTENCE_CITATIONS_MAX || options.length === 0}
          onClick={() => setAdding(true)}
        >
          {EDITING_TEXTS.addSource}
        </Button>
      )}
    </div>
  );
}
