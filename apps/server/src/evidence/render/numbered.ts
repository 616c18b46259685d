import type { Block, ReportDocument } from '@groundwork/contract/report-document';
import { RENDER_TEXTS } from './render-texts.ts';

/** 'Table 3', 'Figure 1': counted through the report, alike in every file. */
export function captionNumbers({ sections }: Pick<ReportDocument, 'sections'>): Map<Block, string> {
  const counts = { table: 0, figure: 0 };
  const numbers = new Map<Block, string>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'table' && block.type !== 'chart' && block.type !== 'map') continue;
    const kind = block.type === 'table' ? 'table' : 'figure';
    counts[kind] += 1;
    numbers.set(block, `${RENDER_TEXTS[kind]} ${counts[kind]}`);
  }
  return numbers;
}

/** A picture for who doesn't see it: the values that it shows. */
export function pictureInWords(block: Extract<Block, { type: 'chart' | 'map' }>): string {
  if (block.type === 'map')
    return `${block.title}. ${block.links
      .map(({ from, to, how, records }) =>
        RENDER_TEXTS.joined(block.nodes[from]!.name, block.nodes[to]!.name, how, records),
      )
      .join(' ')}`;
  const { title, categories, series } = block;
  return `${title}. ${series
    .map(({ name, values }) => `${name}: ${categories.map((category, at) => `${category} ${values[at]}`).join(', ')}.`)
    .join(' ')}`;
}
