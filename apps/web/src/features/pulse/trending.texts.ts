import { formatCount, formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const TRENDING_TEXTS = texts('pulse-trending', {
  title: 'Trending areas',
  counts: (recent: number, before: number) =>
    `${formatCount(recent, 'record')} in the last two years, ${formatNumber(before)} in the two before`,
});
