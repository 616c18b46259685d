import type { StoredUpload } from '../../platform/storage/storage.port.ts';
import type { FileRow } from './files.repository.ts';

/** The row as the storage knows it. */
export const storedUpload = (row: Pick<FileRow, 'storageKey' | 'transferId' | 'size'>): StoredUpload => ({
  key: row.storageKey,
  transferId: row.transferId,
  size: row.size,
});
