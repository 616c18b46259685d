import { lazyPart } from '../../../ui/lazy-component.tsx';

/** The drawings of the first screen: they come beside its numbers. */
export const loadCharts = () => import('./charts.ts');

export const YearBars = lazyPart(async () => (await loadCharts()).YearBars);
export const ShareDonut = lazyPart(async () => (await loadCharts()).ShareDonut);
/** By Recharts, the heaviest part of the client: it comes with the first panel that wants it. */
export const StackedYears = lazyPart(async () => (await import('./stacked-years.tsx')).StackedYears);
