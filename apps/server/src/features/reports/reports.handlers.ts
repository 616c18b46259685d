import { defineHandler } from '../../platform/events/event.ts';
import { reportCompleted, reportFailed } from './reports.events.ts';
import type { TellReportEndedDependencies } from './tell-report-ended.worker.ts';

/** The person who asked for a report learns of its end wherever they are by then. */
export const tellReportCompleted = defineHandler<typeof reportCompleted.payload, TellReportEndedDependencies>({
  name: 'reports.tell-completed',
  event: reportCompleted,
  load: async () => ({ run: (await import('./tell-report-ended.worker.ts')).tellCompleted }),
});

export const tellReportFailed = defineHandler<typeof reportFailed.payload, TellReportEndedDependencies>({
  name: 'reports.tell-failed',
  event: reportFailed,
  load: async () => ({ run: (await import('./tell-report-ended.worker.ts')).tellFailed }),
});
