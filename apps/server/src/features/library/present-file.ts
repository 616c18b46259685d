import type { Folder, LibraryFile } from '@groundwork/contract/library';
import type { FileRow } from './files.repository.ts';
import type { CountedFolder } from './folders.repository.ts';

export const presentFile = (row: FileRow): LibraryFile => ({
  id: row.id,
  folderId: row.folderId,
  name: row.name,
  size: row.size,
  fileType: row.type,
  status: row.status,
  progress: row.progress,
  reason: row.reason,
  ...(row.reasonSaid && { reasonSaid: row.reasonSaid }),
  pages: row.pages,
  characters: row.characters,
  recognition: row.recognition,
  createdAt: row.createdAt.toISOString(),
});

export const presentFolder = ({ id, name, fileCount, isOther, createdAt }: CountedFolder): Folder => ({
  id,
  name,
  fileCount,
  isOther,
  createdAt: createdAt.toISOString(),
});
