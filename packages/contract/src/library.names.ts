import { cleanText } from './clean-text.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { LIBRARY_TEXTS } from './library.texts.ts';
import { FILE_NAME_MAX, FOLDER_NAME_MAX } from './limits.ts';

/** File types that the library takes, by the extension. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
} as const;
export type FileType = keyof typeof FILE_TYPES;
export const FILE_TYPE_NAMES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]];

const FORBIDDEN = ['\\', ':', '*', '?', '"', '<', '>', '|', '&', '%'];

/** A name as it is kept: in one line, without what deceives or breaks, letters composed alike on every system. */
export const cleanName = (name: string): string =>
  cleanText(name)
    .replace(/[\t\n\u2028\u2029]/g, ' ')
    .normalize('NFC')
    .trim();

/** Names that differ in case alone are one name, as on the disks that files come from and go to. */
export const nameKey = (name: string): string => cleanName(name).toLowerCase();

/** The problem with a folder's name; null if there is none. */
export function folderNameProblem(name: string, max = FOLDER_NAME_MAX): string | null {
  const cleaned = cleanName(name);
  if (cleaned === '') return FIELD_TEXTS.folderNameRequired;
  if (cleaned.length > max) return FIELD_TEXTS.folderNameExceeds(max);
  if (cleaned.includes('/')) return FIELD_TEXTS.folderNameSlashes;
  if (FORBIDDEN.some((sign) => cleaned.includes(sign))) return FIELD_TEXTS.folderNameForbidden(FORBIDDEN.join(' '));
  if (/^\.+$/.test(cleaned) || / {2,}/.test(cleaned)) return FIELD_TEXTS.folderNameDots;
  return null;
}

/** The type that a file's name claims; null when the library takes none of that name. */
export function fileTypeOf(name: string): FileType | null {
  const end = /\.([a-z]{2,4})$/.exec(nameKey(name))?.[1] ?? '';
  return Object.hasOwn(FILE_TYPES, end) ? (end as FileType) : null;
}

/** The problem with a file's name; null if there is none. */
export function fileNameProblem(name: string): string | null {
  const cleaned = cleanName(name);
  if (cleaned === '') return FIELD_TEXTS.fileNameRequired;
  if (cleaned.length > FILE_NAME_MAX) return FIELD_TEXTS.fileNameExceeds;
  if (/[\\/]/.test(cleaned)) return FIELD_TEXTS.fileNameSlashes;
  if (fileTypeOf(cleaned) === null) return LIBRARY_TEXTS.unsupportedType;
  if (/^\.[a-z]+$/i.test(cleaned)) return FIELD_TEXTS.fileNameRequired;
  return null;
}
