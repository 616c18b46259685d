import type { LibraryFile } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { DROP_ERROR_TOAST_MS, UPLOAD_TOAST_MS } from '@groundwork/contract/limits';
import { notifications } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';
import { client } from '../../../lib/api.ts';
import { hasCode, messageOf } from '../../../lib/api-errors.ts';
import { sendPart } from '../../../lib/send-part.ts';
import type { Refusal } from './check-files.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

const CALLS = {
  begin: client.library.beginUpload,
  resume: (id: string) => client.library.resumeUpload({ id }),
  register: async (registration: Parameters<typeof client.library.register>[0]['files'][number]) => {
    const { files } = await client.library.register({ files: [registration] });
    return files[0]!;
  },
  send: sendPart,
};

export function createUploadQueue(onRegistered: (file: LibraryFile) => void): UploadQueue {
  const queue: UploadQueue = new UploadQueue(CALLS, { onRegistered, onFailed: tellFailure });
  // A page that is closed ends its transfers: browsers ask first.
  window.addEventListener('beforeunload', (event) => {
    if (queue.items().some(isOnItsWay)) event.preventDefault();
  });
  return queue;
}

export const useUploadItems = (queue: UploadQueue): UploadItem[] => useSyncExternalStore(queue.subscribe, queue.items);

export const isOnItsWay = ({ status }: UploadItem) => status !== 'registered' && status !== 'failed';

/** Why the server refused, where it said so; else the specified words. */
function tellFailure(_item: UploadItem, error: unknown) {
  const isRefused = hasCode(error, 'CONFLICT') || hasCode(error, 'VALIDATION');
  const detail = hasCode(error, 'UNAUTHORIZED') ? LIBRARY_TEXTS.signedOut : LIBRARY_TEXTS.uploadFailedDetail;
  notifications.show({
    title: isRefused ? LIBRARY_TEXTS.rejected : LIBRARY_TEXTS.uploadFailed,
    message: isRefused ? messageOf(error) : detail,
    color: 'red',
    autoClose: UPLOAD_TOAST_MS,
  });
}

export function tellRefusals(refusals: Refusal[]) {
  for (const refusal of refusals) notifications.show({ ...refusal, color: 'red', autoClose: DROP_ERROR_TOAST_MS });
}
