import type { StoredUpload } from '../../platform/storage/storage.port.ts';
import type { FileRow } from './files.repository.ts';

/** The row as the storage knows it. */
export const storedUpload = ({
  storageKey,
  transferId,
  size,
}: Pick<FileRow, 'storageKey' | 'transferId' | 'size'>) => ({
  key: storageKey,
  transferId,
  size,
});
