import { formatNumber } from '@groundwork/contract/format';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { LIBRARY_FILES_MAX } from '@groundwork/contract/limits';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { Actor } from '../../platform/http/context.ts';
import type { LibraryUse } from './files.repository.ts';

export const roomOf = ({ plan }: Actor): LibraryUse => ({
  files: LIBRARY_FILES_MAX,
  bytes: PLAN_PERMISSIONS[plan].libraryBytes,
});

export function whyFull(use: LibraryUse, max: LibraryUse): string {
  if (use.files >= max.files) return `A library holds at most ${formatNumber(LIBRARY_FILES_MAX)} files. Remove some.`;
  return LIBRARY_TEXTS.full(formatNumber(Math.round(use.bytes / 1e6)), formatNumber(Math.round(max.bytes / 1e6)));
}
