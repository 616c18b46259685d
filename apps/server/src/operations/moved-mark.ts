import { join } from 'node:path';

/** Says that the workspace beside it lives elsewhere by now. */
export const movedMark = (dataDir: string): string => join(dataDir, 'workspace.moved');
