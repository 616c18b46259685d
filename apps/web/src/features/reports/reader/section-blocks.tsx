import type { Block, ReportSection } from '@groundwork/contract/report-document';
import { NearView } from '../../../ui/near-view.tsx';
import { ReportBlock } from './report-block.tsx';

/** About how much room a block takes, in pixels: lines of some 90 characters, rows, drawings. */
function heightOf(block: Block): number {
  const lines = (sentences: { text: string }[]) =>
    Math.ceil(sentences.reduce((sum, { text }) => sum + text.length, 0) / 90) * 27 + 14;
  if (block.type === 'paragraph') return lines(block.sentences);
  if (block.type === 'list') return block.items.reduce((sum, item) => sum + lines(item), 0);
  if (block.type === 'table') return 90 + block.rows.length * 64;
  return 380;
}

/** The content of a section, below its heading. The first is there at once, the others before they can be seen. */
export const SectionBlocks = ({ section: { id, blocks }, isFirst }: { section: ReportSection; isFirst: boolean }) => (
  <NearView isFirst={isFirst} height={blocks.reduce((sum, block) => sum + heightOf(block), 0)}>
    {blocks.map((block, at) => (
      <ReportBlock key={at} block={block} place={{ sectionId: id, block: at }} />
    ))}
  </NearView>
);
