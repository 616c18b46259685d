import { subjectStems } from '../analyse.ts';

/** The texts that the semantics know of a record. */
export interface SemanticText {
  title: string;
  text: string;
}

/** A title says most briefly what a record is about. */
const TITLE_WEIGHT = 2;
/** The beginning of a long text says what it is about; the rest would only cost time. */
const TEXT_CHARACTERS_MAX = 10_000;

export function documentCounts({ title, text }: SemanticText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of subjectStems(title)) counts.set(stem, (counts.get(stem) ?? 0) + TITLE_WEIGHT);
  for (const stem of subjectStems(text.slice(0, TEXT_CHARACTERS_MAX))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

export function queryCounts(text: string): Map<string, number> {
  return documentCounts({ title: '', text });
}
