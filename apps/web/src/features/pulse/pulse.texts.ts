import { texts } from '@groundwork/contract/texts';

export const PULSE_TEXTS = texts('pulse', {
  loading: 'Loading best matches',
  failed: 'Best matches are currently unavailable',
  tryAgainHere: 'Try again',
  noRecords: 'No records have been imported.',
  noMatches: 'Nothing matches this project.',
  empty: 'No record uses these words',
  emptyText: 'Describe the project in the words of its field, or import more data.',
  matchesFailed: 'These matches could not be loaded.',
  bestOn: (terms: string[]) => `Best records on ${terms.join(', ')}.`,
});
