import { type Part, type Words, words } from '../statements/statement.ts';

/** An agency's kind, by its last or first words: such names take an article in a sentence. */
const TAKES_ARTICLE =
  /\b(?:department|agency|administration|office|bureau|army|navy|air force|space force|marine corps|coast guard|foundation|commission|institutes?|centers?|service|command|council|ministry|board|authority|laboratory|corporation|academy|endowment|directorate)\b/i;
/** A short form stands alone, and so does what begins with one: NASA, ARPA-E, NIST Center. */
const SHORT_FORM = /^(?:the\b|(?!U[SK]\b)\p{Lu}[\p{Lu}\p{N}&-]+(?:\s|$))/u;
/** Names in other languages bring articles of their own, and a proper name before the noun needs none. */
const ASCII = /^[\x20-\x7e]+$/;

/** "the Department of Energy", "the Army", but "NASA": how an agency is named within a sentence. */
export const withArticle = (agency: string): string =>
  TAKES_ARTICLE.test(agency) && !SHORT_FORM.test(agency) && ASCII.test(agency) ? `the ${agency}` : agency;

/** The same of a name that is a part of a statement. */
export const articled = (agency: Part): Words =>
  withArticle(agency.words) === agency.words ? words`${agency}` : words`the ${agency}`;

/** The same at the beginning of one. */
export function atHead(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
