import { foldedWords } from '../../catalogue/query/fold.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

/** "Robots", "batteries" and "inhaled" are said by "robot", "battery" and "inhalation" as well; of a shorter word too little would be left. */
const ENDING = /(?<=\p{L}{4})(?:ies|es|s|y|ed|ing|ations?)$/u;

const DENIED = /\b(?:without|no|not|instead of|rather than|free of)(?:\s+(?!(?:and|or|but)\b)[\p{L}-]+){1,2}/giu;

/** A text without what it says that the thing does not have: "without moving parts". */
export const affirmed = (text: string): string => text.replace(DENIED, ' ');

/** A record's words, to look others up in. */
export const saidIn = ({ title, text }: Pick<CatalogueRecord, 'title' | 'text'>): string =>
  ` ${foldedWords(`${title} ${text}`).join(' ')} `;

/** What so short a word begins is another one: "CAR" is not in "cancer", nor "flu" in "flunisolide". */
const SHORT = 4;
const FORMS = ['', 's', 'es', 'ed', 'er', 'ers', 'ing'];

/** Whether the words hold one of these names of a thing, in whatever form. */
export const isSaidIn = (words: string, names: readonly string[]): boolean =>
  names
    .map((name) => foldedWords(name).join(' '))
    // Of "alloy" too little is left to be looked for as a beginning, so that it is looked for whole as well.
    .flatMap((name) => [name.replace(ENDING, ''), name])
    .some((name) =>
      name.length > SHORT
        ? words.includes(` ${name}`)
        : name !== '' && FORMS.some((form) => words.includes(` ${name}${form} `)),
    );
