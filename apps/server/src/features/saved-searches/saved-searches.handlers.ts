import { defineHandler } from '../../platform/events/event.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import type { CheckAfterImportDependencies } from './check-after-import.worker.ts';

/** Searches whose time has come learn of an import's records at once, and not at the next full hour. */
export const checkAfterImport = defineHandler<typeof recordsImported.payload, CheckAfterImportDependencies>({
  name: 'saved-searches.check-after-import',
  event: recordsImported,
  load: () => import('./check-after-import.worker.ts'),
});
