import { formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const PULSE_TEXTS = texts('pulse', {
  loading: 'Loading best matches',
  failed: 'Best matches are currently unavailable',
  tryAgainHere: 'Try again',
  noRecords: 'No records have been imported.',
  noMatches: 'Nothing here is about this project.',
  noneInGroup: (labels: string) => `Nothing about this project: ${labels}.`,
  noneSure: 'Nothing here is clearly about this project.',
  matchesFailed: 'These matches could not be loaded.',
  onTopic: (count: number) => `${formatNumber(count)} on topic`,
  related: (count: number) => `${formatNumber(count)} possibly related`,
  of: (all: number) => `of ${formatNumber(all)}`,
});
