import type { EngineInfo } from '@groundwork/contract/engines';
import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { translated } from '@groundwork/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { api, type client } from './api.ts';
import { LIB_TEXTS } from './lib.texts.ts';

const STALE_MS = 60_000;

const enginesOptions = api.search.engines.queryOptions({ staleTime: STALE_MS });

export const useEngines = () => useQuery({ ...enginesOptions, select: inLanguage });

type Engines = Awaited<ReturnType<typeof client.search.engines>>;

/** The data sets say their labels in English. */
const inLanguage = (answer: Engines): Engines => ({
  ...answer,
  engines: answer.engines.map((engine) => ({
    ...engine,
    label: translated(engine.label),
    singular: translated(engine.singular),
    facets: engine.facets.map(({ field, label }) => ({ field, label: translated(label) })),
    date: engine.date && { label: translated(engine.date.label) },
    closes: engine.closes && { label: translated(engine.closes.label) },
    amount: engine.amount && { ...engine.amount, label: translated(engine.amount.label) },
  })),
});

const TAB_LABELS: Record<(typeof MAIN_TABS)[number], string> = {
  industry: LIB_TEXTS.industry,
  government: LIB_TEXTS.government,
  academia: LIB_TEXTS.academia,
  special: LIB_TEXTS.special,
};

/** The data sets by main tab, in the tabs' order. */
export const byTab = (engines: EngineInfo[]) =>
  MAIN_TABS.map((tab) => ({ tab, label: TAB_LABELS[tab], engines: engines.filter((engine) => engine.tab === tab) }));
