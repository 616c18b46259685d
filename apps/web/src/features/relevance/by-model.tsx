import type { ModelReading, ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatCost } from '../../lib/format-cost.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

type Props = {
  model: ModelReading;
  profile: ProjectProfile;
  draft: ProfileCorrections;
  onChange: (correct: (draft: ProfileCorrections) => ProfileCorrections) => void;
};

/** The language model's work for the profile, and what that has used. */
export function ByModel({ model, profile, draft, onChange }: Props) {
  const { name, state, screened } = model;
  const doubted = model.unwanted.filter((phrase) => !draft.removed.includes(phrase));
  return (
    <Stack component="section" gap={2} aria-label={RELEVANCE_SCREEN.byModel}>
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {headOf(model, profile, name)}
      </Text>
      {state !== 'complete' && (
        <Text size="sm" role="status">
          {RELEVANCE_SCREEN.modelStates[state]}
        </Text>
      )}
      {screened > 0 && <Text size="sm">{RELEVANCE_SCREEN.screenedCount(screened)}</Text>}
      <Text size="xs" c="dimmed">
        {usageOf(model)}
      </Text>
      {doubted.length > 0 && (
        <>
          <Text size="sm" mt={4}>
            {RELEVANCE_SCREEN.doubted}
          </Text>
          <Text size="xs" c="dimmed">
            {RELEVANCE_SCREEN.doubtedHint}
          </Text>
          <Group gap={6}>
            {doubted.map((phrase) => (
              <Text key={phrase} component="span" size="sm">
                {phrase}{' '}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={24}
                  c="dimmed"
                  aria-label={RELEVANCE_SCREEN.dropDoubted(phrase)}
                  onClick={() => onChange((before) => ({ ...before, removed: [...before.removed, phrase] }))}
                >
                  <IconX size={14} />
                </ActionIcon>
              </Text>
            ))}
          </Group>
        </>
      )}
    </Stack>
  );
}

function headOf({ isDrafted }: ModelReading, { version }: ProjectProfile, name: string): string {
  if (!isDrafted) return RELEVANCE_SCREEN.notDrafted(name);
  return version > 0 ? RELEVANCE_SCREEN.draftedAndCorrected(name) : RELEVANCE_SCREEN.draftedBy(name);
}

function usageOf({ usage: { calls, tokens, cost } }: ModelReading): string {
  const used = RELEVANCE_SCREEN.modelUsage(calls, tokens);
  return cost === null ? used : `${used}, ${formatCost(cost)}`;
}
