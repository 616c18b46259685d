import { workerData } from 'node:worker_threads';
import { serve } from '../../threads/serve.ts';
import type { WorkerSettings } from '../../threads/wire.ts';
import { openForReading } from '../shared/connection.ts';
import { StateReader } from './state-reader.ts';

const settings: WorkerSettings = workerData;

serve(settings, () => new StateReader(openForReading(settings.file)));
