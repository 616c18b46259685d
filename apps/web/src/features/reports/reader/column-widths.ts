import type { Block } from '@groundwork/contract/report-document';

type TableBlock = Extract<Block, { type: 'table' }>;

const TEXT_PX = 150;
const NUMBER_PX = 100;
/** A column of sentences is read line by line; names beside it stand in what room is left, yet unbroken. */
const SENTENCES_PX = 200;
const SENTENCE_LENGTH = 120;
const LETTER_PX = 7;
const LETTERS_MAX = 22;

export const CELL_SPACING_PX = 10;

/** The least width of each column of a table in px, and whether one of them is of sentences. */
export function columnWidths({ columns, rows }: Pick<TableBlock, 'columns' | 'rows'>) {
  const texts = columns.map(({ unit }, at) =>
    unit === 'text' ? rows.map(({ cells }) => String(cells[at] ?? '')) : null,
  );
  const isOfSentences = (cells: string[] | null) => cells?.some(({ length }) => length > SENTENCE_LENGTH) ?? false;
  const hasSentences = texts.some(isOfSentences);
  return {
    hasSentences,
    widths: texts.map((cells) => {
      if (isOfSentences(cells)) return SENTENCES_PX;
      if (!hasSentences) return cells ? TEXT_PX : NUMBER_PX;
      return (cells ? longestWord(cells) * LETTER_PX : 0) + 2 * CELL_SPACING_PX;
    }),
  };
}

const longestWord = (cells: string[]): number =>
  Math.min(LETTERS_MAX, Math.max(0, ...cells.flatMap((cell) => cell.split(/[\s-]+/)).map(({ length }) => length)));
