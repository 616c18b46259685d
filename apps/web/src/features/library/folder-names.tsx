import { formatNumber } from '@groundwork/contract/format';
import type { Folder } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './folder-names.module.css';
import { useFolders } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { LoadFailed } from './load-failed.tsx';

type Props = {
  current: string | null;
  onSelect: (id: string) => void;
  /** Beside each folder. */
  menuOf?: (folder: Folder) => ReactNode;
};

/** All folders with how many files each has. */
export function FolderNames({ current, onSelect, menuOf }: Props) {
  const folders = useFolders();
  if (folders.isError)
    return (
      <LoadFailed title={LIBRARY_TEXTS.foldersFailed} error={folders.error} onRetry={() => void folders.refetch()} />
    );
  if (!folders.data)
    return (
      <div aria-label={SCREEN_TEXTS.loadingFolders} role="status">
        {/* As high as the one folder that everybody has, so that little moves when the names are there. */}
        <Skeleton h={34} />
      </div>
    );
  return (
    <ul className={classes['list']} aria-label={SCREEN_TEXTS.folders}>
      {folders.data.items.map((folder) => (
        <li key={folder.id} className={classes['row']} data-current={folder.id === current || undefined}>
          <UnstyledButton
            className={classes['name']}
            aria-current={folder.id === current || undefined}
            onClick={() => onSelect(folder.id)}
          >
            <IconFolder size={16} stroke={1.6} aria-hidden />
            <span className={classes['text']} title={folder.name}>
              {folder.name}
            </span>
            <span className={classes['count']}>
              {formatNumber(folder.fileCount)}
              <span className={classes['unit']}>
                {' '}
                {SCREEN_TEXTS.fileUnit[folder.fileCount === 1 ? 'one' : 'other']}
              </span>
            </span>
          </UnstyledButton>
          {menuOf?.(folder)}
        </li>
      ))}
    </ul>
  );
}
