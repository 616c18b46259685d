import { formatCount } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const SAVED_TEXTS = texts('saved-searches', {
  daily: 'Every day',
  everyWeek: 'Every week',
  whenNewRecordsMatch: 'When new records match',
  atMost: 'At most',
  howOften: 'How often',
  loadingThePreview: 'Loading the preview',
  previewOfTheAlert: 'Preview of the alert',
  showAsATable: 'Show as a table',
  day: 'Day',
  weekUpTo: 'Week up to',
  records: 'Records',
  savedSearch: 'Saved search',
  saveChanges: 'Save changes',
  saveSearch: 'Save search',
  saveThisSearch: 'Save this search',
  name: 'Name',
  aNameIsRequired: 'A name is required',
  nameAndAlert: 'Name and alert',
  savedSearches: 'Saved searches',
  loading: 'Loading saved searches',
  failed: 'Saved searches are currently unavailable',
  empty: 'No saved searches',
  emptyText: 'Save a search to come back to it, and to be told when new records match.',
  previewFailed: 'The preview is currently unavailable.',
  neverAlerted: (days: number) => `No alert would have been sent in the last ${days} days.`,
  alerted: {
    daily: (times: number, days: number, records: number) =>
      `Would have alerted on ${times} of the last ${days} days: ${formatCount(records, 'record')}.`,
    weekly: (times: number, weeks: number, records: number) =>
      `Would have alerted in ${times} of the last ${weeks} weeks: ${formatCount(records, 'record')}.`,
  },
  newCount: (count: string) => `${count} new`,
  editLabel: (name: string) => `Edit ${name}`,
  deleteLabel: (name: string) => `Delete ${name}`,
  paused: 'Alerts are paused.',
  all: (label: string) => `All ${label.toLowerCase()}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  from: (bound: string) => `from ${bound}`,
  upTo: (bound: string) => `up to ${bound}`,
  state: {
    off: 'no alert',
    notify: { daily: 'daily alert', weekly: 'weekly alert' },
    'notify-and-mail': { daily: 'daily alert and email', weekly: 'weekly alert and email' },
  },
});
