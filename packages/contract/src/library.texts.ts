import { FILE_SIZE_MAX_MB, UPLOAD_FILES_MAX } from './limits.ts';
import { texts } from './texts.ts';

export const OTHER_DOCUMENTS = 'Other Documents';

/** Stands behind a word that was recognised in a picture and may be wrong. */
export const UNCERTAIN = '[?]';

export const LIBRARY_TEXTS = texts('contract/library', {
  signedOut: 'User not authenticated.',
  uploadFailed: 'Error uploading files',
  uploadFailedDetail: 'File failed to upload, please try again.',
  reprocessFailed: 'Error reprocessing file',
  reprocessFailedDetail: 'File failed to reprocess, please try again.',
  processingFailed:
    'An error occurred while processing this file. You can attempt to reprocess this file from your library.',
  unsupportedType: 'Unsupported file type',
  maximumReached: 'Maximum files reached',
  tooMany: 'Too many files',
  tooManyDetail: (max = UPLOAD_FILES_MAX) => `You can only upload a maximum of ${max} file(s).`,
  invalidTypes: 'Invalid file type(s)',
  rejected: 'File rejected',
  oneAtATime: 'You can only upload one file at a time',
  tooLarge: (megabytes = FILE_SIZE_MAX_MB) => `The file exceeds the size limit of ${megabytes} MB.`,
  maximumTooltip: 'Maximum number of files reached for this input',
  exists: (names: string[]) =>
    `The following file(s) already exist: ${names.join(', ')}. Please rename or remove duplicates before uploading.`,
  inFlight: (names: string[]) => `Already being uploaded: ${names.join(', ')}.`,
  empty: 'The file is empty.',
  filesFailed: 'An error occurred while loading your files.',
  foldersFailed: 'An error occurred while loading your folders.',
  templatesFailed: 'Error downloading documents, please try again',
  noFiles: 'No files found in this folder.',
  noFolder: 'Select a folder to view files',
  full: (usedMb: string, maxMb: string) =>
    `Your plan includes ${maxMb} MB of files; ${usedMb} MB are in use, including files still being uploaded. Remove some, or see the plans.`,
  storageFull: 'The server has no room left for files. Nothing was lost; ask its operator to free some space.',
});
