import type { Block } from '@groundwork/contract/report-document';

type TableBlock = Extract<Block, { type: 'table' }>;

const TEXT_PX = 150;
const NUMBER_PX = 85;
/** A column of sentences is read line by line; names beside it stand in what room is left, yet unbroken. */
const SENTENCES_PX = 200;
const SENTENCE_LENGTH = 120;
const LETTER_PX = 7.5;
/** Width of a digit or a capital: an identifier is made of them. */
const WIDE_PX = 9;
const LETTERS_MAX = 22;
/** "Phase II" is one word to who reads it. */
const UNBROKEN_LENGTH = 10;

export const CELL_SPACING_PX = 10;

/** The least width of each column of a table in px, that of its longest word, and whether one of them is of sentences. */
export function columnWidths({ columns, rows }: Pick<TableBlock, 'columns' | 'rows'>) {
  const texts = columns.map(({ unit }, at) =>
    unit === 'text' ? rows.map(({ cells }) => String(cells[at] ?? '')) : null,
  );
  const isOfSentences = (cells: string[] | null) => cells?.some(({ length }) => length > SENTENCE_LENGTH) ?? false;
  const hasSentences = texts.some(isOfSentences);
  const words = texts.map((cells) => (cells ? longestWord(cells) : 0) + 2 * CELL_SPACING_PX);
  return {
    hasSentences,
    words,
    widths: texts.map((cells, at) => {
      if (isOfSentences(cells)) return SENTENCES_PX;
      return hasSentences ? words[at]! : cells ? TEXT_PX : NUMBER_PX;
    }),
  };
}

const longestWord = (cells: string[]): number =>
  Math.max(
    0,
    ...cells
      .flatMap((cell) => (cell.length <= UNBROKEN_LENGTH ? [cell] : cell.split(/[\s-]+/)))
      .map((word) => widthOf(word.slice(0, LETTERS_MAX))),
  );

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (/[\p{Lu}\d]/u.test(letter) ? WIDE_PX : LETTER_PX), 0);
