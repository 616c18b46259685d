import { parentPort, workerData } from 'node:worker_threads';
import { cleanText } from '@groundwork/contract/text';
import { toPng } from '../../../evidence/render/chart/chart-png.ts';
import type { SharedCard } from '../shared-card.ts';
import { cardSvg } from './card-svg.ts';

parentPort!.postMessage(await toPng(cleanText(cardSvg(workerData as SharedCard))));
