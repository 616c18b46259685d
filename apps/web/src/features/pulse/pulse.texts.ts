import { formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const PULSE_TEXTS = texts('pulse', {
  loading: 'Loading best matches',
  failed: 'Best matches are currently unavailable',
  tryAgainHere: 'Try again',
  noRecords: 'No records have been imported.',
  noMatches: 'Nothing here is of this project’s field.',
  noneInGroup: (labels: string) => `Nothing of this project’s field: ${labels}.`,
  matchesFailed: 'These matches could not be loaded.',
  inScope: {
    direct: (count: number) => `${formatNumber(count)} direct`,
    field: (count: number) => `${formatNumber(count)} in the field`,
    wide: (count: number) => `${formatNumber(count)} in the field or near it`,
  },
  of: (all: number) => `of ${formatNumber(all)}`,
});
