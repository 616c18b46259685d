import { formatCount, formatNumber } from '@groundwork/contract/format';
import { UNCERTAIN } from '@groundwork/contract/library.texts';
import { FILE_SIZE_MAX_MB } from '@groundwork/contract/limits';

/** The screens' own words; what the server says, too, is in the contract's `library.texts.ts`. */
export const SCREEN_TEXTS = {
  files: 'Files',
  folders: 'Folders',
  newFolder: 'New folder',
  upload: 'Upload files',
  dropHere: 'Drop files to upload them here',
  limits: (types: string) => `${types}. ${FILE_SIZE_MAX_MB}MB maximum.`,
  chooseFromLibrary: 'Choose from Library',
  uploadFromComputer: 'Upload from Computer',
  dragTo: 'Drag files here, or choose them:',
  pickerTitle: 'Choose files from your library',
  selected: (count: number, max: number) => `${count} of ${formatCount(max, 'file')} selected`,
  searchLabel: 'Search in your files',
  nothingFound: 'Nothing found',
  nothingFoundText: (query: string) => `No file has “${query}” in its name or its text.`,
  matches: (pages: number) => (pages === 0 ? 'in the name' : `in ${formatCount(pages, 'passage')}`),
  deleteFolder: (name: string, files: number) =>
    files === 0
      ? `The folder “${name}” is empty. It will be deleted.`
      : `The folder “${name}” and its ${formatCount(files, 'file')} will be deleted. This cannot be undone.`,
  deleteFile: (name: string) => `“${name}” and its text will be deleted. This cannot be undone.`,
  emptyText: 'Drop files here, or use the button. Their text becomes searchable.',
  notFinished: 'Not all of it has arrived. Choose the same file again to send the rest.',
  waiting: 'Waiting',
  paused: 'Paused',
  offline: 'Waiting for the connection',
  sending: (percent: number) => `Uploading ${percent} %`,
  processing: (percent: number) => `Processing ${percent} %`,
  recognised: (part: { read: number; all: number } | null) =>
    part === null
      ? 'Text recognised in pictures of the pages.'
      : `Text recognised in pictures of the first ${part.read} of ${formatCount(part.all, 'page')}; there was no time for the others.`,
  recognisedHow: (uncertain: number, illegible: number) =>
    `It may have mistakes: ${formatCount(uncertain, 'word')} marked ${UNCERTAIN} may be wrong, ${formatNumber(illegible)} could not be read.`,
  complete: 'Complete',
  failed: 'Failed',
  noPreview: 'There is nothing to preview: the file has not been processed.',
  previewFailed: 'The pages cannot be shown. The file can still be downloaded.',
  templates: 'Agency templates',
  templatesText: 'Checklists and outlines for proposals. Check each point against the current solicitation.',
  downloadAll: 'Download all documents',
  windowsNote:
    'On Windows: right-click the downloaded zip file and choose “Extract All…” before you open the documents. Opened inside the zip, they cannot be saved.',
} as const;
