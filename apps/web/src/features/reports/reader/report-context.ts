import type { Figure, ReportDocument, ReportSource } from '@groundwork/contract/report-document';
import { createContext, useContext } from 'react';

/** What sentences, tables and charts look up by number or id. */
export interface ReportLookup {
  source(number: number): ReportSource | undefined;
  figures(ids: string[]): Figure[];
}

export function reportLookup({ sources, figures }: Pick<ReportDocument, 'sources' | 'figures'>): ReportLookup {
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  return {
    source: (number) => byNumber.get(number),
    figures: (ids) => ids.map((id) => byId.get(id)).filter((figure) => figure !== undefined),
  };
}

export const ReportContext = createContext<ReportLookup>(reportLookup({ sources: [], figures: [] }));

export const useReportLookup = () => useContext(ReportContext);
