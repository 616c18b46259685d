import type { StatementPlace } from '@groundwork/contract/report-changes';
import { createContext, useContext } from 'react';

/** The comments on a sentence of a report, as the sentence knows them; null where none are shown. */
export interface Commenting {
  /** Takes the statement's id on the page. */
  countOf(statementId: string): number;
  /** The sentence that is being commented on. */
  chosen: string | null;
  choose(place: StatementPlace, words: string): void;
}

export const CommentingContext = createContext<Commenting | null>(null);

export const useCommenting = () => useContext(CommentingContext);
