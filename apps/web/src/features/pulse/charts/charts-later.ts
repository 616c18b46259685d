import { lazy } from 'react';

/** Drawing charts is the heaviest part of the client: it comes with the first panel that has one. */
export const loadCharts = () => import('./charts.ts');

export const YearBars = lazy(async () => ({ default: (await loadCharts()).YearBars }));
export const ShareDonut = lazy(async () => ({ default: (await loadCharts()).ShareDonut }));
export const StackedYears = lazy(async () => ({ default: (await loadCharts()).StackedYears }));
