import { workerData } from 'node:worker_threads';
import { serve } from '../../threads/serve.ts';
import type { WorkerSettings } from '../../threads/wire.ts';
import { openForReading } from '../shared/connection.ts';
import { Reader } from './reader.ts';

const settings: WorkerSettings = workerData;

serve(
  settings,
  (cancellation) => new Reader(openForReading(settings.file), settings.engines, cancellation, settings.memory),
);
