import type { ReportSource } from '@groundwork/contract/report-document';
import { createContext, useContext } from 'react';

type OpenHere = ((source: ReportSource, quotes: string[]) => void) | null;

/** For readers without an account: how a source opens on the page itself. Null where its record's page can be opened. */
export const PublicReading = createContext<OpenHere>(null);

export const usePublicReading = () => useContext(PublicReading);

/** Shows a source in the pane beside the text; null while that is closed. */
export const SourcesPane = createContext<OpenHere>(null);

/** Null where a source's link leads to its record. */
export function useOpenHere(): OpenHere {
  const pane = useContext(SourcesPane);
  return usePublicReading() ?? pane;
}
