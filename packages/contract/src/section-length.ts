import type { Block, ReportSection } from './report-document.ts';
import type { LengthLimit } from './report-kinds.ts';

/** A page of an application holds about so many words, set as agencies ask for it. */
export const WORDS_PER_PAGE = 500;

/** The text to be handed in: paragraphs and lists. Tables, forms and what is left to be added stand beside it. */
const proseOf = (block: Block): string[] =>
  block.type === 'paragraph'
    ? [block.sentences.map(({ text }) => text).join(' ')]
    : block.type === 'list'
      ? block.items.map((item) => item.map(({ text }) => text).join(' '))
      : [];

/** How long the prose of a section is, in the unit of its limit; pages to a tenth, never less than there is. */
export function lengthOf({ blocks }: Pick<ReportSection, 'blocks'>, unit: LengthLimit['unit']): number {
  const prose = blocks.flatMap(proseOf).join('\n\n');
  if (unit === 'characters') return prose.length;
  const words = prose.split(/\s+/).filter(Boolean).length;
  return unit === 'words' ? words : Math.ceil((words / WORDS_PER_PAGE) * 10) / 10;
}
