import { z } from 'zod';
import { defineEvent } from '../../platform/events/event.ts';

const Report = z.object({ reportId: z.uuid(), projectId: z.uuid() });
/** `userId`: who asked for it. */
const Ended = Report.extend({ userId: z.string() });

/** Begun, a step further, cancelled, tried again, or gone. */
export const reportChanged = defineEvent({ kind: 'report.changed', payload: Report });
export const reportCompleted = defineEvent({ kind: 'report.completed', payload: Ended });
export const reportFailed = defineEvent({ kind: 'report.failed', payload: Ended });
