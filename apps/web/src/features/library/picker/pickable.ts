import type { LibraryFile } from '@groundwork/contract/library';
import type { FileType } from '@groundwork/contract/library.names';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';

/** Why a file cannot be chosen; null when it can. What is chosen can always be let go. */
export function refusalOf(
  file: LibraryFile,
  { chosen, accept, max }: { chosen: LibraryFile[]; accept: readonly FileType[]; max: number },
): string | null {
  if (chosen.some(({ id }) => id === file.id)) return null;
  if (file.status === 'failed') return LIBRARY_TEXTS.processingFailed;
  if (file.status === 'pending') return SCREEN_TEXTS.notArrived;
  if (!accept.includes(file.fileType)) return LIBRARY_TEXTS.unsupportedType;
  if (chosen.length >= max) return LIBRARY_TEXTS.maximumTooltip;
  return null;
}

/** Whether Save would change anything: the order does not matter. */
export const isSameSelection = (a: LibraryFile[], b: LibraryFile[]) =>
  a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id));
