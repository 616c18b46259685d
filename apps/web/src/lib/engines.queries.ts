import type { EngineInfo } from '@groundwork/contract/engines';
import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

const STALE_MS = 60_000;

export const enginesOptions = api.search.engines.queryOptions({ staleTime: STALE_MS });

export const useEngines = () => useQuery(enginesOptions);

export const TAB_LABELS: Record<(typeof MAIN_TABS)[number], string> = {
  industry: 'Industry',
  government: 'Government',
  academia: 'Academia',
  special: 'Special',
};

/** The data sets by main tab, in the tabs' order. */
export const byTab = (engines: EngineInfo[]) =>
  MAIN_TABS.map((tab) => ({ tab, label: TAB_LABELS[tab], engines: engines.filter((engine) => engine.tab === tab) }));
