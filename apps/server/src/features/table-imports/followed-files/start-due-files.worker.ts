export interface StartDueFilesDependencies {
  followedFiles: { startDue(): Promise<void> };
}

export const run = async (_input: unknown, _context: unknown, { followedFiles }: StartDueFilesDependencies) =>
  followedFiles.startDue();
