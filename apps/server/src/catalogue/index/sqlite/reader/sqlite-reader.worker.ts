import { workerData } from 'node:worker_threads';
import { openForReading } from '../shared/connection.ts';
import type { WorkerSettings } from '../shared/protocol.ts';
import { serve } from '../shared/serve.ts';
import { Reader } from './reader.ts';

const settings: WorkerSettings = workerData;

serve(
  settings,
  (cancellation) => new Reader(openForReading(settings.file), settings.engines, cancellation, settings.memory),
);
