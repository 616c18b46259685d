import { formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const LOOK_AGAIN_TEXTS = texts('look-again', {
  looking: 'Looking through the records…',
  lookFailed: 'The last search failed. Please try again.',
  upToDate: (day: string) => `Last updated on ${day}`,
  nothingNew: 'Looked just now: nothing new.',
  newOnes: (count: number) => `Looked just now: ${formatNumber(count)} new.`,
});
