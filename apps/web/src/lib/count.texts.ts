import { formatCount } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const COUNT_TEXTS = texts('counts', {
  records: (count: number) => formatCount(count, 'record'),
  rows: (count: number) => formatCount(count, 'row'),
  results: (count: number) => formatCount(count, 'result'),
  files: (count: number) => formatCount(count, 'file'),
  pages: (count: number) => formatCount(count, 'page'),
});
