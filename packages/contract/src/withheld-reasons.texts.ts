import { texts } from './texts.ts';

/** Reasons for withholding a statement. What else is named are the statement's own words. */
export const WITHHELD_REASON_TEXTS = texts('contract/withheld-reasons', {
  source: 'a source',
  program: 'a program',
  valueOfSource: 'a value or a quotation of its sources',
  ownWords: 'the project’s own words',
  notChecked: 'a second look, which nobody has taken',
  notSaid: 'a second look found that its sources do not say it',
  contradicted: 'a second look found that its sources say otherwise',
  shownByNothing: 'the words by which a second look found it supported stand in none of its sources',
  nameOfOne: 'a second party whose records have a name in it, too',
  record: (key: string) => `the record ${key}`,
  figure: (id: string) => `the figure ${id}`,
  passage: (key: string) => `a passage that ${key} does not hold`,
  ranked: (measure: string) => `the first by ${measure}`,
});
