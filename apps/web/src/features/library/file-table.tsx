import { formatDate } from '@groundwork/contract/format';
import type { FileSort, LibraryFile } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { FilesState } from '../../lib/files-state.ts';
import { formatSize } from '../../lib/format-size.ts';
import { EmptyState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { FileIcon } from './file-icon.tsx';
import { FileMenu } from './file-menu.tsx';
import { FileState } from './file-state.tsx';
import classes from './file-table.module.css';
import { PAGE_SIZE, useFilesPage } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { LoadFailed } from './load-failed.tsx';
import { RecognitionNote } from './recognition-note.tsx';

type Props = {
  folderId: string;
  state: FilesState;
  onChange: (change: Partial<FilesState>) => void;
};

/** A folder's files, a page at a time. */
export function FileTable({ folderId, state, onChange }: Props) {
  const files = useFilesPage(folderId, { sortBy: state.sort, page: state.page });
  if (files.isError)
    return <LoadFailed title={LIBRARY_TEXTS.filesFailed} error={files.error} onRetry={() => void files.refetch()} />;
  if (!files.data) return <Skeleton h={240} role="img" aria-label={SCREEN_TEXTS.loadingFiles} />;
  const { items, total } = files.data;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total === 0) return <EmptyState title={LIBRARY_TEXTS.noFiles} text={SCREEN_TEXTS.emptyText} />;
  if (items.length === 0)
    return (
      <EmptyState title={UI_TEXTS.noSuchPage} text={SCREEN_TEXTS.noSuchPageText}>
        <Button variant="default" onClick={() => onChange({ page: pages })}>
          {UI_TEXTS.lastPage}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <table className={classes['table']} aria-label={SCREEN_TEXTS.files} aria-busy={files.isPlaceholderData}>
        <thead>
          <tr>
            <SortHead
              by="name"
              label={SCREEN_TEXTS.name}
              sort={state.sort}
              onSort={(sort) => onChange({ sort, page: 1 })}
            />
            <th scope="col" className="numeric" data-column="size">
              {SCREEN_TEXTS.size}
            </th>
            <SortHead
              by="date"
              label={SCREEN_TEXTS.added}
              sort={state.sort}
              onSort={(sort) => onChange({ sort, page: 1 })}
            />
            <th scope="col" aria-label={SCREEN_TEXTS.actions} />
          </tr>
        </thead>
        <tbody>
          {items.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isOpen={file.id === state.file}
              onOpen={() => onChange({ file: file.id })}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pager page={state.page} pages={pages} onPage={(page) => onChange({ page })} />}
    </>
  );
}

function FileRow({ file, isOpen, onOpen }: { file: LibraryFile; isOpen: boolean; onOpen: () => void }) {
  return (
    <tr data-open={isOpen || undefined}>
      <td>
        <div className={classes['name']}>
          <FileIcon type={file.fileType} />
          <div className={classes['what']}>
            <UnstyledButton className={classes['open']} onClick={onOpen}>
              {file.name}
            </UnstyledButton>
            <FileState file={file} />
            <RecognitionNote file={file} isShort />
          </div>
        </div>
      </td>
      <td className="numeric" data-column="size">
        {formatSize(file.size)}
      </td>
      <td data-column="date">{formatDate(file.createdAt)}</td>
      <td>
        <FileMenu file={file} />
      </td>
    </tr>
  );
}

type HeadProps = { by: 'name' | 'date'; label: string; sort: FileSort; onSort: (sort: FileSort) => void };

/** Sorts by its column; pressed again, the other way round. Dates begin with the newest. */
function SortHead({ by, label, sort, onSort }: HeadProps) {
  const [field, direction] = sort.split('-');
  const isCurrent = field === by;
  const first = by === 'name' ? 'asc' : 'desc';
  const next = isCurrent ? (direction === 'asc' ? 'desc' : 'asc') : first;
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      data-column={by}
      aria-sort={isCurrent ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <UnstyledButton className={classes['sort']} onClick={() => onSort(`${by}-${next}` as FileSort)}>
        {label}
        {isCurrent && <Arrow size={13} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}
