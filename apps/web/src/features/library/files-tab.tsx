import { FILE_TYPE_NAMES } from '@groundwork/contract/library.names';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { UPLOAD_FILES_MAX } from '@groundwork/contract/limits';
import { Group, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { COUNT_TEXTS } from '../../lib/count.texts.ts';
import type { FilesState } from '../../lib/files-state.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import { FileTable } from './file-table.tsx';
import classes from './files-tab.module.css';
import { FolderPanel } from './folder-panel.tsx';
import { useFolders } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { FilePreview } from './preview/file-preview.tsx';
import { SearchResults } from './search-results.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { checkFiles, typesText } from './upload/check-files.ts';
import { createUploadQueue, isOnItsWay, tellRefusals } from './upload/library-uploads.ts';
import { UploadButton } from './upload/upload-button.tsx';
import { UploadList } from './upload/upload-list.tsx';
import type { UploadQueue } from './upload/upload-queue.ts';

const SEARCH_PAUSE_MS = 250;

type Props = { state: FilesState; onChange: (change: Partial<FilesState>, isTyping?: boolean) => void };

/** Made once for the page: what is on its way goes on while one looks at other screens. */
let uploads: UploadQueue | undefined;

/** The library's files: folders, what they hold, uploading, searching. */
export function FilesTab({ state, onChange }: Props) {
  const queryClient = useQueryClient();
  const folders = useFolders();
  uploads ??= createUploadQueue(() => void queryClient.invalidateQueries({ queryKey: api.library.key() }));
  const queue = uploads;
  const all = folders.data?.items ?? [];
  const folder = all.find(({ id }) => id === state.folder) ?? all[0] ?? null;

  async function onFiles(files: File[]) {
    if (!folder) return tellRefusals([{ title: LIBRARY_TEXTS.uploadFailed, message: LIBRARY_TEXTS.foldersFailed }]);
    const folderId = folder.id;
    const { names } = await queryClient
      .fetchQuery(api.library.fileNames.queryOptions({ input: { folderId }, staleTime: 0 }))
      // The server checks again.
      .catch(() => ({ names: [] }));
    const inFlight = queue.items().filter((item) => isOnItsWay(item) && item.folderId === folderId);
    const { taken, refusals } = checkFiles(files, {
      maxFiles: UPLOAD_FILES_MAX,
      slots: UPLOAD_FILES_MAX,
      accept: FILE_TYPE_NAMES,
      taken: names,
      inFlight: inFlight.map(({ file }) => file.name),
    });
    tellRefusals(refusals);
    if (taken.length > 0) queue.add(taken, folderId);
  }

  return (
    <>
      <div className={classes['columns']}>
        <FolderPanel
          current={state.query ? null : (folder?.id ?? null)}
          onSelect={(id) => onChange({ folder: id, page: 1, query: '' })}
        />
        <DropArea hint={SCREEN_TEXTS.dropHere} onFiles={(files) => void onFiles(files)}>
          <Group justify="space-between" gap="xs" mb="xs">
            <Title order={2} className={classes['title'] ?? ''}>
              {state.query ? SCREEN_TEXTS.searchLabel : (folder?.name ?? SCREEN_TEXTS.files)}
            </Title>
            <Group gap="xs" className={classes['tools'] ?? ''}>
              <SearchBox query={state.query} onQuery={(query) => onChange({ query, page: 1 }, true)} />
              <UploadButton
                variant="filled"
                label={SCREEN_TEXTS.upload}
                accept={FILE_TYPE_NAMES}
                isMultiple
                reason={folder ? null : SCREEN_TEXTS.foldersNotLoaded}
                onFiles={(files) => void onFiles(files)}
              />
            </Group>
          </Group>
          <UploadList queue={queue} isTransferOnly />
          {state.query ? (
            <SearchResults
              query={state.query}
              page={state.page}
              onPage={(page) => onChange({ page })}
              onOpen={(file) => onChange({ file })}
            />
          ) : folder ? (
            <>
              <Text size="sm" c="dimmed" mt={4} mb={4}>
                {COUNT_TEXTS.files(folder.fileCount)} · {SCREEN_TEXTS.limits(typesText(FILE_TYPE_NAMES))}
              </Text>
              <FileTable key={folder.id} folderId={folder.id} state={state} onChange={onChange} />
            </>
          ) : (
            folders.isPending && <Skeleton h={290} role="img" aria-label={SCREEN_TEXTS.loadingFiles} />
          )}
        </DropArea>
      </div>
      <TemplatesSection />
      <FilePreview
        fileId={state.file}
        cited={state.at === null ? null : { page: state.at, quote: state.quote }}
        onClose={() => onChange({ file: null })}
      />
    </>
  );
}

/** Searches while one types, after a short rest. */
function SearchBox({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  const tell = useDebouncedCallback((text: string) => {
    setKnown(text);
    onQuery(text);
  }, SEARCH_PAUSE_MS);
  // The address changed by itself: back, or a folder was chosen.
  if (query !== known) {
    setKnown(query);
    setTyped(query);
  }
  return (
    <TextInput
      type="search"
      aria-label={SCREEN_TEXTS.searchLabel}
      placeholder={SCREEN_TEXTS.searchLabel}
      leftSection={<IconSearch size={15} />}
      maxLength={200}
      w={{ base: '100%', xs: 260 }}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
