import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconBookmarkOff, IconLock } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { usePlan } from '../../session/permissions.ts';
import { useSelectedProject } from '../../session/selected-project.ts';
import { whyReadOnly } from '../../session/why-read-only.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { showUndo } from '../../ui/undo-toast.tsx';
import { useBookmarkActions, useMarks } from './bookmarks.queries.ts';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';
import { refusalOf } from './refusal.ts';

type BookmarkedThing = { searchEngine: EngineId; id: string; title: string };
type Props = {
  record: BookmarkedThing;
  /** The records of the same list, this one among them: which are bookmarked is asked in one call. */
  page?: BookmarkedThing[];
  /** With the word beside the icon. */
  isLabelled?: boolean;
};

/** Bookmarks a record in the selected project, or removes its bookmark; inactive, saying why, where that cannot be. */
export function BookmarkButton({ record, page = [record], isLabelled = false }: Props) {
  const { searchEngine, id, title } = record;
  const plan = usePlan();
  const project = useSelectedProject();
  const engine = useEngines().data?.engines.find((each) => each.id === searchEngine);
  const reason = engine && refusalOf(plan, engine.isBookmarkable, project !== null, whyReadOnly(project));
  const marks = useMarks(
    engine && (!reason || reason.kind === 'read-only') ? project?.id : undefined,
    searchEngine,
    page.map((each) => each.id),
  );
  const { add, remove, restore } = useBookmarkActions();
  const mark = marks.data?.items.find(({ itemId }) => itemId === id);
  // A press shows at once; a failure takes it back.
  const isOn = add.isPending || restore.isPending || (Boolean(mark) && !remove.isPending);
  const shared = { isLabelled, isOn, name: BOOKMARKS_TEXTS.bookmarkLabel(title) };
  if (reason) {
    const icon =
      reason.kind === 'locked' ? (
        <IconLock size={15} />
      ) : isOn ? (
        <IconBookmarkFilled size={16} />
      ) : (
        <IconBookmarkOff size={16} />
      );
    return (
      <ReasonTooltip reason={reason.text}>
        <Shape {...shared} icon={icon} {...inactive(reason.text)} />
      </ReasonTooltip>
    );
  }
  const isBusy = !project || !marks.data || add.isPending || remove.isPending || restore.isPending;
  const toggle = () => {
    if (!project) return;
    if (!mark) return add.mutate({ projectId: project.id, items: [{ searchEngine, itemId: id }] });
    const undo = () => restore.mutate({ ids: [mark.id] });
    // A promise, because the page may be left before the answer is here; a failure says so by itself.
    void remove.mutateAsync({ query: { id: mark.id } }).then(
      () => showUndo(BOOKMARKS_TEXTS.bookmarkRemoved, undo),
      () => undefined,
    );
  };
  const icon = isOn ? <IconBookmarkFilled size={16} /> : <IconBookmark size={16} />;
  return <Shape {...shared} icon={icon} {...(isBusy ? inactive() : { onClick: toggle })} />;
}

type ShapeProps = {
  isLabelled: boolean;
  isOn: boolean;
  name: string;
  icon: ReactNode;
  onClick: (event: MouseEvent) => void;
};

function Shape({ isLabelled, isOn, name, icon, ...props }: ShapeProps) {
  const common = { 'aria-label': name, 'aria-pressed': isOn, ...props };
  if (isLabelled)
    return (
      <Button variant="default" size="xs" leftSection={icon} {...common}>
        {isOn ? BOOKMARKS_TEXTS.bookmarked : BOOKMARKS_TEXTS.bookmark}
      </Button>
    );
  return (
    <ActionIcon variant="transparent" size={28} c={isOn ? 'var(--accent)' : 'dimmed'} {...common}>
      {icon}
    </ActionIcon>
  );
}
