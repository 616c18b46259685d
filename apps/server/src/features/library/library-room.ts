import { formatNumber } from '@groundwork/contract/format';
import { LIBRARY_FILES_MAX } from '@groundwork/contract/limits';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { Message } from '@groundwork/contract/texts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { LibraryUse } from './files.repository.ts';

export const roomOf = ({ plan }: Actor): LibraryUse => ({
  files: LIBRARY_FILES_MAX,
  bytes: PLAN_PERMISSIONS[plan].libraryBytes,
});

export function whyFull(use: LibraryUse, max: LibraryUse): Message {
  if (use.files >= max.files) return MESSAGES.words.refusals.files(formatNumber(LIBRARY_FILES_MAX));
  return MESSAGES.library.full(formatNumber(Math.round(use.bytes / 1e6)), formatNumber(Math.round(max.bytes / 1e6)));
}
