import { formatCount, formatNumber } from '@groundwork/contract/format';
import { ARCHIVE_MAX_MB } from '@groundwork/contract/limits';
import type { ImportSummary } from '@groundwork/contract/project-archive';
import { texts } from '@groundwork/contract/texts';

/** The screens' own words; what the server says, too, is in the contract's `project-archive.texts.ts`. */
export const ARCHIVE_SCREEN = texts('project-archive', {
  downloadTitle: 'Download this project as an archive',
  downloadText:
    'One zip in open formats: description, notes, bookmarks with their records, saved searches, history, reports and files. Another installation can import it.',
  contentsLoading: 'Loading what the project holds',
  contentsFailed: 'What the project holds is currently unavailable',
  holds: 'Holds',
  bookmarks: (count: number) => formatCount(count, 'bookmark'),
  searches: (count: number) => formatCount(count, 'saved search', 'saved searches'),
  reports: (count: number) => formatCount(count, 'report'),
  events: (count: number) => formatCount(count, 'history entry', 'history entries'),
  unfinished: (count: number) =>
    `${formatCount(count, 'report')} ${count === 1 ? 'is' : 'are'} not complete and will be left out.`,
  files: 'Files',
  which: {
    project: 'Files that were added to this project',
    library: 'All files in my library',
    none: 'No files',
  },
  size: (count: number, size: string) => (count === 0 ? 'none' : `${formatCount(count, 'file')}, ${size}`),
  tooMuch: (max: string) => `more than an archive holds (${max})`,

  importTitle: 'Import a project',
  importText:
    'Choose a project archive: the zip that “Download archive” gives, here or in another installation. It becomes a new project of yours.',
  choose: 'Choose an archive',
  chooseAnother: 'Import another archive',
  dropHere: 'Drop the archive to import it',
  limit: `A zip file, ${ARCHIVE_MAX_MB} MB maximum.`,
  oneOnly: 'One archive at a time',
  oneOnlyText: 'Only the first file was accepted.',
  sending: (percent: number) => `Uploading ${percent}%`,
  offline: 'Waiting for the connection',
  working: (step: string, percent: number) => `${step || 'Waiting to start'}, ${percent}%`,
  progress: 'Progress of the import',
  leave: 'You can leave this page: the import will continue.',
  stay: 'Stay on this page until the archive has arrived.',
  cancel: 'Cancel import',
  failedTitle: 'The archive was not imported',
  cancelledTitle: 'The import was canceled',
  doneTitle: (title: string) => `“${title}” was imported`,
  open: 'Open project',
  madeWith: (product: string, date: string) => `Made with ${product}, ${date}.`,
  again: 'This archive was imported before. This created another project; the first one is unchanged.',
  cameIn: 'What was imported',
  rows: (summary: ImportSummary) => [
    { label: 'Bookmarks', count: summary.bookmarks, note: unknownRecords(summary) },
    { label: 'Saved searches', count: summary.savedSearches },
    { label: 'Reports', count: summary.reports },
    { label: 'Files', count: summary.files, note: filesThere(summary) },
    { label: 'History entries', count: summary.events },
  ],
  left: 'What could not be imported unchanged',
  leftMore: (count: number) => `and ${formatNumber(count)} more`,
  earlier: 'Earlier imports',
  earlierLoading: 'Loading earlier imports',
  earlierFailed: 'Earlier imports are currently unavailable',
  states: {
    pending: 'Not sent',
    queued: 'Waiting',
    running: 'Under way',
    complete: 'Imported',
    failed: 'Not imported',
    cancelled: 'Canceled',
  },
});

const unknownRecords = ({ unknownRecords: count }: ImportSummary) =>
  count === 0
    ? undefined
    : `${formatNumber(count)} for records that are not in this catalog; kept as they were bookmarked`;

const filesThere = ({ filesThere: count }: ImportSummary) =>
  count === 0 ? undefined : `${formatNumber(count)} more were already in your library`;
