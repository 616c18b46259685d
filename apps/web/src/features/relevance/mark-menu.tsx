import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { type MarkedRecord, useMark, useProfile } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const MarkItems = lazyOverlay('menu', async () => (await import('./mark-items.tsx')).MarkItems);

const ICON = 15;

/** The verdicts on a record for a project: nothing where the project may only be read. */
export function MarkMenu({ projectId, record }: { projectId: string; record: MarkedRecord }) {
  const profile = useProfile(projectId);
  const mark = useMark(projectId);
  if (!profile.data?.mayEdit) return null;
  const { searchEngine, id, title } = record;
  const before =
    profile.data.marks.find((each) => each.searchEngine === searchEngine && each.id === id)?.verdict ?? null;
  return (
    <MarkItems
      before={before}
      onSay={(verdict) => mark.say(record, verdict, before)}
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          c="dimmed"
          loading={mark.isPending}
          aria-label={RELEVANCE_SCREEN.menuOf(title)}
        >
          <IconDots size={ICON} />
        </ActionIcon>
      }
    />
  );
}
