import { formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const CARD_TEXTS = texts('cards', {
  filter: 'Show',
  oldestFirst: 'Showing Oldest to Newest',
  newestFirst: 'Showing Newest to Oldest',
  previous: 'Prev',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
});
