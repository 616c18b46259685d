import type { FollowedFileService } from './followed-files.service.ts';

export interface StartDueFilesDependencies {
  followedFiles: Pick<FollowedFileService, 'startDue'>;
}

export const run = async (_input: unknown, _context: unknown, { followedFiles }: StartDueFilesDependencies) =>
  followedFiles.startDue();
