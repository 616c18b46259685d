import type { StatementPlace } from '@groundwork/contract/report-changes';
import type { PassageState } from '@groundwork/contract/report-comments';
import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { proseAt } from '../../../evidence/report/apply-edit.ts';

/** The words of a statement; null where there is none. */
export const statementAt = (document: ReportDocument, { at, ...place }: StatementPlace): string | null =>
  proseAt(document, place)?.[at]?.text ?? null;

export interface FoundPassage {
  place: StatementPlace | null;
  passage: PassageState;
}

/** Finds words that were commented on: where they stood, elsewhere in their section, or elsewhere at all. */
export function findPassage(document: ReportDocument, place: StatementPlace, quote: string): FoundPassage {
  const now = statementAt(document, place);
  if (now === quote) return { place, passage: 'unchanged' };
  const moved = statements(document).filter(({ text }) => text === quote);
  const near = moved.find((each) => each.place.sectionId === place.sectionId) ?? moved[0];
  if (near) return { place: near.place, passage: 'unchanged' };
  return now === null ? { place: null, passage: 'gone' } : { place, passage: 'changed' };
}

function statements({ sections }: ReportDocument): { place: StatementPlace; text: string }[] {
  return sections.flatMap(({ id: sectionId, blocks }) =>
    blocks.flatMap((block, at) => {
      const of = (sentences: Sentence[], item: number | null) =>
        sentences.map(({ text }, n) => ({ place: { sectionId, block: at, item, at: n }, text }));
      if (block.type === 'paragraph') return of(block.sentences, null);
      return block.type === 'list' ? block.items.flatMap(of) : [];
    }),
  );
}

/** For sorting threads by where they stand: those whose passage is gone come last. */
export function orderIn({ sections }: ReportDocument, place: StatementPlace | null): number[] {
  if (!place) return [Number.MAX_SAFE_INTEGER];
  return [sections.findIndex(({ id }) => id === place.sectionId), place.block, place.item ?? 0, place.at];
}

export function compareOrders(one: number[], other: number[]): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at < 0 ? 0 : one[at]! - (other[at] ?? 0);
}
