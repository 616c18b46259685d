import { reportCommentsPath } from '@groundwork/contract/paths';
import type { Occurrence } from '../../../platform/events/event.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { ReportCommentRepository } from './report-comments.repository.ts';

export interface TellCommentDependencies {
  comments: Pick<ReportCommentRepository, 'toTell' | 'transaction'>;
  raiseNotification: NotificationService['raise'];
}

export async function run(
  { eventId, payload: { commentId } }: Occurrence<{ commentId: string }>,
  _context: unknown,
  { comments, raiseNotification }: TellCommentDependencies,
): Promise<void> {
  const told = await comments.toTell(commentId);
  // Deleted meanwhile.
  if (!told) return;
  const { projectId } = told;
  const title = MESSAGES.reportComments.written(told.author ?? MESSAGES.reportComments.somebody);
  const forwardUrl = reportCommentsPath(told.type, told.reportId);
  await comments.transaction(async (tx) => {
    for (const userId of told.people)
      await raiseNotification(
        { userId, kind: 'comment', key: `event/${eventId}`, title, lines: [told.title], forwardUrl, projectId },
        tx,
      );
  });
}
