export { ShareDonut } from './share-donut.tsx';
export { StackedYears } from './stacked-years.tsx';
export { YearBars } from './year-bars.tsx';
