import type { Bookmark } from '@groundwork/contract/bookmarks';
import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { Badge, Button, Group } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { usePlan } from '../../session/permissions.ts';
import { KindBadge } from '../../ui/kind-badge.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import classes from './bookmark-list.module.css';
import { BookmarkStateBadge } from './bookmark-state.tsx';
import { useBookmarkActions } from './bookmarks.queries.ts';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';
import { ExportBookmarks } from './export-bookmarks.tsx';
import { NoteForm } from './note-form.tsx';
import { refusalOf } from './refusal.ts';

type Props = { bookmark: Bookmark; engine: EngineInfo };
/** `readOnly`: why the project may only be read. */
type RowProps = Props & { readOnly: string | null };

/** A record as it was bookmarked, what has become of it, and what one noted on it. */
export function BookmarkRow({ bookmark, engine, readOnly }: RowProps) {
  const { id, itemId, searchEngine, projectId, title, summary, text, url, note, tags, state } = bookmark;
  const plan = usePlan();
  const { href } = useLocation();
  const { remove, restore } = useBookmarkActions();
  const [editing, setEditing] = useState<'before' | 'now' | 'after'>('before');
  const canEdit = refusalOf(plan, true, true, readOnly) === null;
  const hasNote = note !== '' || tags.length > 0;
  // A promise, because the row may be gone from the list before the answer is here; a failure says so by itself.
  const onRemove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const row = currentTarget.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    void remove.mutateAsync({ query: { id } }).then(
      () => {
        // The keyboard goes on in what is left.
        next?.focus({ preventScroll: true });
        showUndo(BOOKMARKS_TEXTS.bookmarkRemoved, () => restore.mutate({ ids: [id] }));
      },
      () => undefined,
    );
  };
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <div className={classes['title']}>
          {state === 'gone' ? (
            <span>{title}</span>
          ) : (
            <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id: itemId }} state={{ from: href }} inherit>
              {title}
            </AnchorLink>
          )}
          <BookmarkStateBadge bookmark={bookmark} />
          <KindBadge of={bookmark} />
        </div>
        {summary.length > 0 && <p className={classes['summary']}>{summary.join(' · ')}</p>}
        {state !== 'same' && text && (
          <details className={classes['before']}>
            <summary>{BOOKMARKS_TEXTS.asItWasBookmarked}</summary>
            <p>{text}</p>
          </details>
        )}
        {editing === 'now' ? (
          <NoteForm bookmark={bookmark} onClose={() => setEditing('after')} />
        ) : (
          <>
            {note && <p className={classes['note']}>{note}</p>}
            {tags.length > 0 && (
              <Group
                component="ul"
                aria-label={BOOKMARKS_TEXTS.tags}
                gap={4}
                mt={6}
                p={0}
                style={{ listStyle: 'none' }}
              >
                {tags.map((tag) => (
                  <Badge key={tag} component="li" variant="default" size="sm" radius="sm" tt="none" fw={500}>
                    {tag}
                  </Badge>
                ))}
              </Group>
            )}
            <div className={`${classes['actions']} no-print`}>
              {canEdit && (
                <Button
                  {...LINE}
                  aria-label={`${hasNote ? BOOKMARKS_TEXTS.editNoteOn : BOOKMARKS_TEXTS.addNoteTo} ${title}`}
                  autoFocus={editing === 'after'}
                  onClick={() => setEditing('now')}
                >
                  {hasNote ? BOOKMARKS_TEXTS.editNote : BOOKMARKS_TEXTS.addNote}
                </Button>
              )}
              <ExportBookmarks
                isLine
                label={BOOKMARKS_TEXTS.export}
                name={BOOKMARKS_TEXTS.exportLabel(title)}
                what={{ projectId, searchEngine, itemId }}
              />
              {!readOnly && (
                <Button
                  {...LINE}
                  aria-label={BOOKMARKS_TEXTS.removeLabel(title)}
                  loading={remove.isPending}
                  onClick={onRemove}
                >
                  {UI_TEXTS.remove}
                </Button>
              )}
              {url && (
                <OutsideLink url={url} size="sm">
                  {BOOKMARKS_TEXTS.source}
                </OutsideLink>
              )}
            </div>
          </>
        )}
      </div>
      <Facts bookmark={bookmark} engine={engine} />
    </li>
  );
}

/** Small actions in a line under the text. */
const LINE = { variant: 'subtle', size: 'compact-sm', px: 0, fw: 500 } as const;

function Facts({ bookmark: { amount, date, createdAt }, engine }: Props) {
  return (
    <dl className={classes['facts']}>
      {engine.amount && amount !== null && (
        <div>
          <dt>{engine.amount.label}</dt>
          <dd>{engine.amount.unit === 'usd' ? formatMoney(amount) : formatNumber(amount)}</dd>
        </div>
      )}
      {engine.date && date && (
        <div>
          <dt>{engine.date.label}</dt>
          <dd>{formatDate(date)}</dd>
        </div>
      )}
      <div>
        <dt>{BOOKMARKS_TEXTS.bookmarked}</dt>
        <dd>{formatDate(createdAt)}</dd>
      </div>
    </dl>
  );
}
