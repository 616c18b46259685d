import type { ReportSource } from '@groundwork/contract/report-document';
import { createContext, useContext } from 'react';

/** For readers without an account: how a source opens on the page itself. Null where its record's page can be opened. */
export const PublicReading = createContext<((source: ReportSource, quotes: string[]) => void) | null>(null);

export const usePublicReading = () => useContext(PublicReading);
