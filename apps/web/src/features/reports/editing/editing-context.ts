import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import type { ProsePlace } from '@groundwork/contract/report-editing';
import { createContext, useContext } from 'react';

/** A sentence as it stands in an editor's hands. */
export interface StatementDraft {
  /** Known to this screen alone. */
  id: string;
  text: string;
  was: number | null;
  sources: number[];
  figures: string[];
  isKept: boolean;
}

export interface Editing {
  isEditing: boolean;
  report: ReportDocument | null;
  draftsOf(place: ProsePlace, sentences: Sentence[]): StatementDraft[];
  /** Null gives the paragraph back as it was. */
  setDrafts(place: ProsePlace, drafts: StatementDraft[] | null): void;
  titleOf(section: { id: string; title: string }): string;
  setTitle(section: { id: string; title: string }, title: string): void;
}

export const EditingContext = createContext<Editing>({
  isEditing: false,
  report: null,
  draftsOf: () => [],
  setDrafts: () => {},
  titleOf: ({ title }) => title,
  setTitle: () => {},
});

export const useEditing = () => useContext(EditingContext);
