/** A pattern for whole words and expressions, whatever their case: one list, parted by strokes or line ends. */
export const anyOf = (list: string): RegExp => new RegExp(`\\b(?:${alternatives(list)})\\b`, 'i');

/** The same as a part of a longer pattern. */
export const alternatives = (list: string): string => list.split(/[|\n]/).join('|');
