import { defineHandler } from '../../platform/events/event.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import type { LookAfterImportDependencies } from './look-after-import.worker.ts';

/** Feeds learn of an import's records at once, and not on the next day. */
export const lookAfterImport = defineHandler<typeof recordsImported.payload, LookAfterImportDependencies>({
  name: 'innovation-feed.look-after-import',
  event: recordsImported,
  load: () => import('./look-after-import.worker.ts'),
});
