import { formatDate } from '@groundwork/contract/format';
import type { Language } from '@groundwork/contract/languages';
import type { DeletedFile } from '@groundwork/contract/report-changes';
import type { Figure, ReportDocument, ReportSource } from '@groundwork/contract/report-document';
import { createContext, useContext } from 'react';
import { READER_TEXTS } from './reader.texts.ts';

/** Looked up by sentences, tables and charts, by number or id. */
export interface ReportLookup {
  /** Which the report is read in: its numbers and days are written so. */
  language: Language;
  source(number: number): ReportSource | undefined;
  /** That a cited file was deleted, in words; null for whatever else. */
  deleted(number: number): string | null;
  figures(ids: string[]): Figure[];
}

export function reportLookup(
  { language = 'en', sources, figures }: Pick<ReportDocument, 'sources' | 'figures'> & { language?: Language },
  deletedFiles: DeletedFile[] = [],
): ReportLookup {
  const deleted = new Map(deletedFiles.map(({ number, deletedAt }) => [number, deletedAt]));
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  return {
    language,
    source: (number) => byNumber.get(number),
    deleted: (number) => {
      const at = deleted.get(number);
      return at === undefined ? null : READER_TEXTS.fileDeleted(at && formatDate(at));
    },
    figures: (ids) => ids.map((id) => byId.get(id)).filter((figure) => figure !== undefined),
  };
}

export const ReportContext = createContext<ReportLookup>(reportLookup({ sources: [], figures: [] }));

export const useReportLookup = () => useContext(ReportContext);
