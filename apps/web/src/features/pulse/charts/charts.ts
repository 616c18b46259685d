export { ShareDonut } from './share-donut.tsx';
export { YearBars } from './year-bars.tsx';
