import type { Block } from '@groundwork/contract/report-document';
import { type ChartDrawing, layoutChart } from './chart-layout.ts';
import { layoutMap } from './map-layout.ts';

export const layoutPicture = (block: Extract<Block, { type: 'chart' | 'map' }>): ChartDrawing =>
  block.type === 'map' ? layoutMap(block) : layoutChart(block);
