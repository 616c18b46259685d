import { FIGURE_LABEL } from './bind-values.ts';
import { judgeFigures } from './judge-figures.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';
import { sentencesOf } from './language/words.ts';

/** What a sentence may rest on: quoted stretches of one record or several taken together, and computed figures. */
export interface Grounds {
  quotes: string[];
  figures: { label: string; value: number; unit: 'usd' | 'count' | 'year' | 'percent' }[];
}

export interface ClaimCheck {
  isSupported: boolean;
  /** What the sentence states that its grounds don't hold. */
  missing: string[];
}

/** Judges a sentence whose grounds are given as bare quotations: lines `Label: value` are fields, everything else is text. */
export function checkClaim(sentence: string, grounds: Grounds, isOrdinary: (word: string) => boolean): ClaimCheck {
  if (grounds.quotes.length === 0 && grounds.figures.length > 0) {
    const missing = judgeFigures(sentence, grounds.figures, isOrdinary);
    return { isSupported: missing.length === 0, missing };
  }
  const { isSupported, reasons } = judgeStatement(sentence, [citedFrom('', grounds)], { isOrdinary });
  return { isSupported, missing: reasons };
}

/** A label is short: 'A limitation remains: …' is a sentence. */
const LABEL = /^\p{Lu}[^:\n.\s]*(?:[ ,/-][^:\n.\s]+){0,3}: /u;

function citedFrom(key: string, { quotes, figures }: Grounds): Cited {
  const isField = (quote: string) => LABEL.test(quote) && sentencesOf(quote).length === 1;
  return {
    key,
    fields: [...quotes.filter(isField), ...figures.map(figureLine)],
    passages: quotes.filter((quote) => !isField(quote)),
  };
}

const figureLine = ({ label, value, unit }: Grounds['figures'][number]) =>
  `${FIGURE_LABEL}: ${unit === 'usd' ? `$${value}` : unit === 'percent' ? `${value}%` : value} ${label}`;
