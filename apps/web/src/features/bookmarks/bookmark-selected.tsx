import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks.texts';
import type { EngineInfo } from '@groundwork/contract/engines';
import { BOOKMARKS_AT_ONCE_MAX } from '@groundwork/contract/limits';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBookmark, IconBookmarkOff, IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { usePlan } from '../../session/permissions.ts';
import { useSelectedProject } from '../../session/selected-project.ts';
import { whyReadOnly } from '../../session/why-read-only.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { showUndo } from '../../ui/undo-toast.tsx';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';
import { chunksOf } from './chunks.ts';
import { refusalOf } from './refusal.ts';

/** Bookmarks all selected records of a data set in the selected project. */
export function BookmarkSelected({ engine, ids }: { engine: EngineInfo; ids: string[] }) {
  const plan = usePlan();
  const project = useSelectedProject();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.bookmarks.key() });
  const fail = (title: string) => (error: unknown) => {
    notifications.show({ title, message: messageOf(error), color: 'red' });
  };
  const undo = useMutation({
    mutationFn: async (added: string[]) => {
      for (const id of chunksOf(added, BOOKMARKS_AT_ONCE_MAX)) await client.bookmarks.remove({ query: { id } });
    },
    onError: fail(BOOKMARK_TEXTS.removeFailed),
    onSettled: refresh,
  });
  const add = useMutation({
    mutationFn: async (projectId: string) => {
      const items = ids.map((itemId) => ({ searchEngine: engine.id, itemId }));
      const answers = [];
      for (const some of chunksOf(items, BOOKMARKS_AT_ONCE_MAX))
        answers.push(await client.bookmarks.add({ projectId, items: some }));
      return answers;
    },
    onSuccess: (answers) => {
      const added = answers.flatMap(({ items }) => items.filter(({ isNew }) => isNew).map(({ id }) => id));
      const missing = answers.reduce((sum, answer) => sum + answer.missing.length, 0);
      if (added.length > 0) showUndo(BOOKMARKS_TEXTS.added(added.length, missing), () => undo.mutate(added));
      else notifications.show({ message: BOOKMARKS_TEXTS.nothingAdded(missing) });
    },
    onError: fail(BOOKMARK_TEXTS.addFailed),
    onSettled: refresh,
  });
  const reason = refusalOf(plan, engine.isBookmarkable, project !== null, whyReadOnly(project));
  if (reason) {
    const icon =
      reason.kind === 'locked' ? <IconLock size={14} aria-hidden /> : <IconBookmarkOff size={14} aria-hidden />;
    return (
      <ReasonTooltip reason={reason.text}>
        <Button variant="default" size="compact-sm" leftSection={icon} {...inactive(reason.text)}>
          {BOOKMARKS_TEXTS.bookmark}
        </Button>
      </ReasonTooltip>
    );
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconBookmark size={14} aria-hidden />}
      {...(!project || add.isPending ? inactive() : { onClick: () => add.mutate(project.id) })}
    >
      {BOOKMARKS_TEXTS.bookmark}
    </Button>
  );
}
