import { parentPort } from 'node:worker_threads';
import { readHeld } from './field-values.ts';

parentPort!.postMessage(readHeld());
