import type { EngineInfo } from '@groundwork/contract/engines';
import { COMPARED_MAX, COMPARED_MIN } from '@groundwork/contract/limits';
import { Group, Switch, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { hasCode, messageOf } from '../../../lib/api-errors.ts';
import { EmptyState } from '../../../ui/list-states.tsx';
import { recordOptions } from '../records.queries.ts';
import { AddRecord } from './add-record.tsx';
import { COMPARE_TEXTS } from './compare.texts.ts';
import { CompareTable } from './compare-table.tsx';

type Props = {
  engine: EngineInfo;
  ids: string[];
  isOnlyDifferences: boolean;
  onChange: (changes: { ids?: string[]; isOnlyDifferences?: boolean }) => void;
};

export function CompareView({ engine, ids, isOnlyDifferences, onChange }: Props) {
  const found = useQueries({ queries: ids.map((id) => recordOptions(engine.id, id)) });
  const compared = ids.map((id, at) => {
    const { data, error } = found[at]!;
    const isMissing = hasCode(error, 'NOT_FOUND') || hasCode(error, 'VALIDATION');
    return { id, record: data, problem: error && (isMissing ? COMPARE_TEXTS.noSuchRecord : messageOf(error)) };
  });
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Switch
          size="sm"
          label={COMPARE_TEXTS.onlyDifferences}
          checked={isOnlyDifferences}
          onChange={(event) => onChange({ isOnlyDifferences: event.currentTarget.checked })}
        />
        {ids.length < COMPARED_MAX ? (
          <AddRecord
            engine={engine.id}
            label={COMPARE_TEXTS.addAnother(engine.singular)}
            without={ids}
            onAdd={(id) => onChange({ ids: [...ids, id] })}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {COMPARE_TEXTS.atMost}
          </Text>
        )}
      </Group>
      {ids.length < COMPARED_MIN && (
        <EmptyState title={COMPARE_TEXTS.tooFew} text={COMPARE_TEXTS.tooFewText(engine.label)} />
      )}
      {ids.length > 0 && (
        <CompareTable
          engine={engine.id}
          compared={compared}
          isOnlyDifferences={isOnlyDifferences}
          onRemove={(gone) => onChange({ ids: ids.filter((id) => id !== gone) })}
        />
      )}
    </>
  );
}
