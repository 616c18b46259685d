import { stemOf } from './stems.ts';

/** Words with which figures are set beside each other; without a figure that they are said of they claim nothing. */
const ANALYST = new Set(
  `median quartile typical share estimate estimated further data set sets together leave left lie pay open close
organisation organisations round rounds ahead term expiry phase belong recent latest activity spread few difference chance may`
    .split(/\s+/)
    .map(stemOf),
);

export const isAnalystWord = (stem: string): boolean => ANALYST.has(stem);
