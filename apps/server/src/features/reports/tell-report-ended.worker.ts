import { reportPath } from '@groundwork/contract/paths';
import type { Message } from '@groundwork/contract/texts';
import type { Occurrence } from '../../platform/events/event.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { ReportProgressRepository } from './report-progress.repository.ts';

export interface TellReportEndedDependencies {
  reports: Pick<ReportProgressRepository, 'findToTell' | 'transaction'>;
  raiseNotification: NotificationService['raise'];
}

type Ended = { reportId: string; userId: string };

const teller =
  (title: Message) =>
  async (
    { eventId, payload: { reportId, userId } }: Occurrence<Ended>,
    _context: unknown,
    { reports, raiseNotification }: TellReportEndedDependencies,
  ): Promise<void> => {
    const report = await reports.findToTell(reportId, userId);
    if (!report) return;
    const { type, projectId } = report;
    const forwardUrl = reportPath(type, reportId);
    // A report that is tried again ends again: that is another event, and told anew.
    const about = { kind: 'report' as const, title, lines: [report.title], forwardUrl, projectId };
    await reports.transaction((tx) => raiseNotification({ ...about, userId, key: `event/${eventId}` }, tx));
  };

export const tellCompleted = teller(MESSAGES.reports.ready);
export const tellFailed = teller(MESSAGES.reports.failed);
