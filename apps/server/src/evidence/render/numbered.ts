import type { Block, ReportDocument } from '@groundwork/contract/report-document';

/** 'Table 3', 'Figure 1': counted through the report, alike in every file. */
export function captionNumbers({ sections }: Pick<ReportDocument, 'sections'>): Map<Block, string> {
  const counts = { table: 0, chart: 0 };
  const numbers = new Map<Block, string>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'table' && block.type !== 'chart') continue;
    counts[block.type] += 1;
    numbers.set(block, `${block.type === 'table' ? 'Table' : 'Figure'} ${counts[block.type]}`);
  }
  return numbers;
}

/** A chart for who doesn't see it: the values that it shows. */
export const chartInWords = ({ title, categories, series }: Extract<Block, { type: 'chart' }>): string =>
  `${title}. ${series
    .map(({ name, values }) => `${name}: ${categories.map((category, at) => `${category} ${values[at]}`).join(', ')}.`)
    .join(' ')}`;
