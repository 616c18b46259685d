import { formatNumber } from '@groundwork/contract/format';
import { SAVED_SEARCH_TEXTS } from '@groundwork/contract/saved-searches.texts';
import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconBell, IconBellOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEngines } from '../../../lib/engines.queries.ts';
import { addressOf } from '../../../lib/search-state.ts';
import { AnchorLink } from '../../../ui/links.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearchActions, type useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

export type SavedSearchItem = NonNullable<ReturnType<typeof useSavedSearches>['data']>['items'][number];

type Props = { search: SavedSearchItem; onOpen: () => void; onEdit: () => void };

export function SavedSearchRow({ search, onOpen, onEdit }: Props) {
  const { id, name, searchEngine, mode, alert, frequency, newSince } = search;
  const { remove, restore, seen } = useSavedSearchActions();
  const label = useEngines().data?.engines.find((engine) => engine.id === searchEngine)?.label ?? searchEngine;
  const Bell = alert === 'off' ? IconBellOff : IconBell;

  const offerUndo = () => showUndo(SAVED_SEARCH_TEXTS.deleted, () => restore.mutate({ id }));

  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <Group gap={8} wrap="nowrap">
          <AnchorLink
            to="/search"
            search={addressOf(search, { mode })}
            fw={560}
            truncate
            onClick={() => {
              seen.mutate({ id });
              onOpen();
            }}
          >
            {name}
          </AnchorLink>
          {newSince > 0 && (
            <Badge size="sm" variant="light" radius="sm" flex="none">
              {SAVED_TEXTS.newCount(formatNumber(newSince))}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" className={classes['about']}>
          <Bell size={13} aria-hidden />
          {label} · {alert === 'off' ? SAVED_TEXTS.state.off : SAVED_TEXTS.state[alert][frequency]}
        </Text>
      </div>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={SAVED_TEXTS.editLabel(name)}
          title={SAVED_TEXTS.nameAndAlert}
          onClick={onEdit}
        >
          <IconPencil size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={SAVED_TEXTS.deleteLabel(name)}
          title={UI_TEXTS.delete}
          loading={remove.isPending}
          // A promise, because the row may be gone before the answer is here; a failure says so by itself.
          onClick={() => void remove.mutateAsync({ id }).then(offerUndo, () => undefined)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </li>
  );
}
