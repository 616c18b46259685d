import { workerData } from 'node:worker_threads';
import { openForReading } from '../shared/connection.ts';
import type { WorkerSettings } from '../shared/protocol.ts';
import { serve } from '../shared/serve.ts';
import { StateReader } from './state-reader.ts';

const settings: WorkerSettings = workerData;

serve(settings, () => new StateReader(openForReading(settings.file)));
