import { z } from 'zod';
import { defineEvent, defineHandler } from '../../../platform/events/event.ts';
import type { TellCommentDependencies } from './tell-comment.worker.ts';

export const reportCommented = defineEvent({
  kind: 'report.commented',
  payload: z.object({ commentId: z.uuid() }),
});

/** The people in a thread learn of what others write in it. */
export const tellComment = defineHandler<typeof reportCommented.payload, TellCommentDependencies>({
  name: 'report-comments.tell',
  event: reportCommented,
  load: () => import('./tell-comment.worker.ts'),
});
