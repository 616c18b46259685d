import { lazyPart } from '../../../ui/lazy-component.tsx';
/** Drawing charts is the heaviest part of the client: it comes with the first panel that has one. */
export const loadCharts = () => import('./charts.ts');

export const YearBars = lazyPart(async () => (await loadCharts()).YearBars);
export const ShareDonut = lazyPart(async () => (await loadCharts()).ShareDonut);
export const StackedYears = lazyPart(async () => (await loadCharts()).StackedYears);
