import { parentPort, workerData } from 'node:worker_threads';
import { writeModel } from './model/model-file.ts';
import { trainModel } from './model/train-model.ts';

const { documents, seed } = workerData;
const onProgress = (threadProgress: number) => parentPort!.postMessage({ threadProgress });
const model = writeModel(trainModel(documents, { seed, onProgress }));
parentPort!.postMessage(model, [model.buffer as ArrayBuffer]);
