import type { LibraryFile } from '@groundwork/contract/library';
import { fileTypeOf } from '@groundwork/contract/library.names';
import { ActionIcon, Progress, Text, Tooltip } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { formatSize } from '../../../lib/format-size.ts';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { FileIcon } from '../file-icon.tsx';
import { FileState } from '../file-state.tsx';
import { useFilesById, useLibraryActions } from '../library.queries.ts';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import { useUploadItems } from './library-uploads.ts';
import classes from './upload-list.module.css';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

type Props = {
  queue: UploadQueue;
  /** A complete file may leave the list, but stays what it is. */
  isDeletionDisabled?: boolean;
  /** Set if registered files are listed beside it. */
  isTransferOnly?: boolean;
  onRemoved?: (file: LibraryFile) => void;
};

/** Each file on its way: pending, processing with a percentage, failed, complete. */
export function UploadList({ queue, isDeletionDisabled = false, isTransferOnly = false, onRemoved }: Props) {
  const items = useUploadItems(queue).filter(({ registered }) => !(isTransferOnly && registered));
  const registered = useFilesById(items.flatMap(({ registered }) => registered?.id ?? []));
  const { deleteFile, reprocess } = useLibraryActions();
  if (items.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={SCREEN_TEXTS.uploads}>
      {items.map((item) => {
        const file = registered.data?.files.find(({ id }) => id === item.registered?.id) ?? item.registered;
        return (
          <li key={item.key} className={classes['row']}>
            <FileIcon type={fileTypeOf(item.file.name) ?? 'txt'} />
            <div className={classes['what']}>
              <Text size="sm" truncate title={item.file.name}>
                {item.file.name}
              </Text>
              {file && file.status !== 'complete' ? <FileState file={file} /> : <UploadState item={item} />}
            </div>
            <Text size="xs" c="dimmed" className="numeric">
              {formatSize(item.file.size)}
            </Text>
            <div className={classes['actions']}>
              <TransferActions item={item} queue={queue} />
              {file?.status === 'failed' && (
                <Action
                  label={SCREEN_TEXTS.retryLabel(item.file.name)}
                  onClick={() => reprocess.mutate({ id: file.id })}
                >
                  <IconRefresh size={16} />
                </Action>
              )}
              {!(isDeletionDisabled && file?.status === 'complete') && (
                <Action
                  label={`${file ? UI_TEXTS.close : UI_TEXTS.remove} ${item.file.name}`}
                  onClick={() => {
                    const unfinished = queue.remove(item.key);
                    if (unfinished) deleteFile.mutate({ id: unfinished });
                    if (file) onRemoved?.(file);
                  }}
                >
                  <IconX size={16} />
                </Action>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function UploadState({ item: { status, progress, problem, file } }: { item: UploadItem }) {
  if (status === 'failed')
    return (
      <Text size="xs" c="var(--mantine-color-error)">
        {SCREEN_TEXTS.failed}
        {problem && `: ${problem}`}
      </Text>
    );
  const texts = {
    waiting: SCREEN_TEXTS.waiting,
    sending: SCREEN_TEXTS.sending(progress),
    paused: SCREEN_TEXTS.paused(progress),
    offline: SCREEN_TEXTS.offline,
    registered: SCREEN_TEXTS.complete,
  };
  return (
    <>
      <Text size="xs" c="dimmed">
        {texts[status]}
      </Text>
      {status !== 'registered' && (
        <Progress size={3} mt={2} value={progress} aria-label={SCREEN_TEXTS.uploadingLabel(file.name)} />
      )}
    </>
  );
}

function TransferActions({ item: { key, status, file }, queue }: { item: UploadItem; queue: UploadQueue }) {
  if (status === 'paused' || status === 'failed') {
    const label = status === 'paused' ? SCREEN_TEXTS.resume : UI_TEXTS.retry;
    return (
      <Action label={`${label} ${file.name}`} onClick={() => queue.resume(key)}>
        {status === 'paused' ? <IconPlayerPlay size={16} /> : <IconRefresh size={16} />}
      </Action>
    );
  }
  if (status === 'registered') return null;
  return (
    <Action label={SCREEN_TEXTS.pauseLabel(file.name)} onClick={() => queue.pause(key)}>
      <IconPlayerPause size={16} />
    </Action>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <Tooltip label={label.split(' ')[0]}>
      <ActionIcon variant="subtle" color="gray" c="dimmed" size={28} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
