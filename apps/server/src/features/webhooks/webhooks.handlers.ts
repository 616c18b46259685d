import { defineHandler } from '../../platform/events/event.ts';
import { trackerHit } from '../agents/agents.events.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import { reportCompleted } from '../reports/reports.events.ts';
import { searchAlerted } from '../saved-searches/saved-searches.events.ts';
import type { TellWebhooksDependencies } from './tell-webhooks.worker.ts';

const load = () => import('./tell-webhooks.worker.ts');

export const tellSearchAlerted = defineHandler<typeof searchAlerted.payload, TellWebhooksDependencies>({
  name: 'webhooks.tell-search-alerted',
  event: searchAlerted,
  load: async () => ({ run: (await load()).searchAlerted }),
});

export const tellTrackerHit = defineHandler<typeof trackerHit.payload, TellWebhooksDependencies>({
  name: 'webhooks.tell-tracker-hit',
  event: trackerHit,
  load: async () => ({ run: (await load()).trackerHit }),
});

export const tellReportCompleted = defineHandler<typeof reportCompleted.payload, TellWebhooksDependencies>({
  name: 'webhooks.tell-report-completed',
  event: reportCompleted,
  load: async () => ({ run: (await load()).reportCompleted }),
});

export const tellRecordsImported = defineHandler<typeof recordsImported.payload, TellWebhooksDependencies>({
  name: 'webhooks.tell-records-imported',
  event: recordsImported,
  load: async () => ({ run: (await load()).recordsImported }),
});
