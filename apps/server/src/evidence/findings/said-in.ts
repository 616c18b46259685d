import { foldedWords } from '../../catalogue/query/fold.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

/** "Robots", "batteries" and "inhaled" are said by "robot", "battery" and "inhalation" as well; of a shorter word too little would be left. */
const ENDING = /(?<=\p{L}{4})(?:ies|es|s|y|ed|ing|ations?)$/u;

/** A record's words, to look others up in. */
export const saidIn = ({ title, text }: Pick<CatalogueRecord, 'title' | 'text'>): string =>
  ` ${foldedWords(`${title} ${text}`).join(' ')} `;

/** Whether the words hold one of these names of a thing, in whatever form. */
export const isSaidIn = (words: string, names: readonly string[]): boolean =>
  names
    .map((name) => foldedWords(name).join(' ').replace(ENDING, ''))
    .some((name) => name !== '' && words.includes(` ${name}`));
