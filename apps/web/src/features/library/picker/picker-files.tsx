import type { LibraryFile } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { Checkbox, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { formatSize } from '../../../lib/format-size.ts';
import { ReasonTooltip } from '../../../ui/inactive.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { PAGE_SIZE, useFilesPage } from '../library.queries.ts';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import { LoadFailed } from '../load-failed.tsx';
import classes from './file-picker.module.css';
import { refusalOf } from './pickable.ts';

const SEARCH_PAUSE_MS = 250;

type Props = {
  folderId: string;
  rules: Parameters<typeof refusalOf>[1];
  onToggle: (file: LibraryFile) => void;
};

/** A folder's files to tick. Those that cannot be chosen stay readable and say why. */
export function PickerFiles({ folderId, rules, onToggle }: Props) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, SEARCH_PAUSE_MS);
  const files = useFilesPage(folderId, { sortBy: 'name-asc', page, query });
  if (files.isError)
    return <LoadFailed title={LIBRARY_TEXTS.filesFailed} onRetry={() => void files.refetch()} error={files.error} />;
  if (!files.data) return <Skeleton h={180} role="img" aria-label={SCREEN_TEXTS.loadingFiles} />;
  const { items, total } = files.data;
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      {(total > PAGE_SIZE || typed !== '') && (
        <TextInput
          type="search"
          size="xs"
          mb="xs"
          aria-label={SCREEN_TEXTS.findByNameLabel}
          placeholder={SCREEN_TEXTS.findByName}
          leftSection={<IconSearch size={14} />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
      )}
      {items.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {LIBRARY_TEXTS.noFiles}
        </Text>
      )}
      <ul className={classes['list']} aria-label={SCREEN_TEXTS.files}>
        {items.map((file) => (
          <li key={file.id}>
            <PickerFile file={file} rules={rules} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </>
  );
}

function PickerFile({ file, rules, onToggle }: Omit<Props, 'folderId'> & { file: LibraryFile }) {
  const reason = refusalOf(file, rules);
  return (
    <ReasonTooltip reason={reason}>
      <div>
        <Checkbox
          size="sm"
          label={file.name}
          description={reason ?? formatSize(file.size)}
          disabled={reason !== null}
          checked={rules.chosen.some(({ id }) => id === file.id)}
          onChange={() => onToggle(file)}
          styles={{ body: { alignItems: 'flex-start' }, labelWrapper: { overflowWrap: 'anywhere' } }}
        />
      </div>
    </ReasonTooltip>
  );
}
