import { workerData } from 'node:worker_threads';
import { serve } from '../../threads/serve.ts';
import type { WorkerSettings } from '../../threads/wire.ts';
import { openForWriting } from '../shared/connection.ts';
import { ensureSchema } from '../shared/schema.ts';
import { rebuildIdentities } from './identity-rows.ts';
import { rewriteTexts } from './record-store.ts';
import { Writer } from './writer.ts';

const settings: WorkerSettings = workerData;

serve(settings, () => {
  const db = openForWriting(settings.file);
  ensureSchema(db, { rebuildIdentities, rewriteTexts });
  return new Writer(db);
});
