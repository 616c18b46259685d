import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import { subjectStems } from '../../catalogue/semantics/analyse.ts';

/** A record is looked through for so many words of the idea. */
const LOOKED_FOR = 12;
/** A word that more of all records have tells nothing: "test", "capsules". */
const SHARE_MAX = 0.02;

/** The words of the idea that most of its meaning hangs on, the most telling first. */
export const tellingWords = (terms: readonly SubjectTerm[]): SubjectTerm[] =>
  terms.filter(({ axis, share }) => axis !== null && share <= SHARE_MAX).slice(0, LOOKED_FOR);

export interface WordsInCommon {
  /** The idea's telling words that the record has in its title or text, as the idea writes them, the most telling first. */
  shared: SubjectTerm[];
  lacking: SubjectTerm[];
}

/** What a record says of the idea in so many words: unlike nearness no estimate, so a reader can judge by it. */
export function wordsInCommon(
  { title, text }: { title: string; text: string },
  terms: readonly SubjectTerm[],
): WordsInCommon {
  const said = new Set(subjectStems(`${title} ${text}`));
  const isSaid = ({ stem, variants }: SubjectTerm) =>
    said.has(stem) || variants.some((name) => subjectStems(name).every((each) => said.has(each)));
  const telling = tellingWords(terms);
  return { shared: telling.filter(isSaid), lacking: telling.filter((term) => !isSaid(term)) };
}

/** The idea's telling words that stand in the statement and in the record: what an estimate of nearness can rest on. */
export function wordsOfStatement(
  statement: string,
  record: Parameters<typeof wordsInCommon>[0],
  terms: readonly SubjectTerm[],
): string[] {
  const stems = new Set(subjectStems(statement));
  return wordsInCommon(record, terms).shared.flatMap(({ stem, label }) => (stems.has(stem) ? [label] : []));
}
