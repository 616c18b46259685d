import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCircleMinus, IconCirclePlus, IconDots } from '@tabler/icons-react';
import { type MarkedRecord, useMark, useProfile } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const ICON = 15;

/** What can be said of a record for a project: nothing where the project may only be read. */
export function MarkMenu({ projectId, record }: { projectId: string; record: MarkedRecord }) {
  const profile = useProfile(projectId);
  const mark = useMark(projectId);
  if (!profile.data?.mayEdit) return null;
  const { searchEngine, id, title } = record;
  const before =
    profile.data.marks.find((each) => each.searchEngine === searchEngine && each.id === id)?.verdict ?? null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
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
      </Menu.Target>
      <Menu.Dropdown>
        {before !== 'not' && (
          <Menu.Item leftSection={<IconCircleMinus size={ICON} />} onClick={() => mark.say(record, 'not', before)}>
            {RELEVANCE_SCREEN.verdicts.not}
          </Menu.Item>
        )}
        {before !== 'more' && (
          <Menu.Item leftSection={<IconCirclePlus size={ICON} />} onClick={() => mark.say(record, 'more', before)}>
            {RELEVANCE_SCREEN.verdicts.more}
          </Menu.Item>
        )}
        {before && (
          <Menu.Item leftSection={<IconArrowBackUp size={ICON} />} onClick={() => mark.say(record, null, before)}>
            {RELEVANCE_SCREEN.takeBack}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
