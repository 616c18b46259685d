import { partLater } from '../../../ui/later-component.tsx';
/** Drawing charts is the heaviest part of the client: it comes with the first panel that has one. */
export const loadCharts = () => import('./charts.ts');

export const YearBars = partLater(async () => (await loadCharts()).YearBars);
export const ShareDonut = partLater(async () => (await loadCharts()).ShareDonut);
export const StackedYears = partLater(async () => (await loadCharts()).StackedYears);
