import { parentPort } from 'node:worker_threads';
import { generateSample } from './generate.ts';

parentPort!.postMessage([...generateSample()]);
