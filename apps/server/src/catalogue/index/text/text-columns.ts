/** Text analysis of the index, of what `indexText` writes. Highlights run through the same string, so that both always agree. */
export const TOKENIZER = 'porter unicode61 remove_diacritics 2';

/** Columns of the full-text table, with the weight of a word found there. */
export const TEXT_COLUMNS = { title: 2, body: 1, organisations: 1, people: 1, place: 1 } as const;
export type TextColumn = keyof typeof TEXT_COLUMNS;
