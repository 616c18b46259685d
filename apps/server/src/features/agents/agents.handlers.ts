import { defineHandler } from '../../platform/events/event.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import type { LookAfterImportDependencies } from './look-after-import.worker.ts';

/** Changes of an import are looked through at once; they are told when an agent's hour strikes. */
export const lookAfterImport = defineHandler<typeof recordsImported.payload, LookAfterImportDependencies>({
  name: 'agents.look-after-import',
  event: recordsImported,
  load: () => import('./look-after-import.worker.ts'),
});
