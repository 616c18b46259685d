import type { CommentThread, ReportComment } from '@groundwork/contract/report-comments';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { statementId } from '@groundwork/contract/statement-id';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { sinceText } from '../../../lib/since-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import classes from './report-comments.module.css';
import { useCommentActions } from './report-comments.queries.ts';
import { REPORT_COMMENTS_TEXTS } from './report-comments.texts.ts';

type Props = { report: ReportDocument; thread: CommentThread; mayResolve: boolean; isChosen: boolean };

export function Thread({ report, thread, mayResolve, isChosen }: Props) {
  const { ref, reply, resolve } = useCommentActions(report);
  const [isReplying, setReplying] = useState(false);
  const { id: threadId, quote, version, place, passage, resolvedAt, comments } = thread;
  return (
    <li className={`${classes['thread']} ${isChosen ? classes['isChosen'] : ''}`}>
      <blockquote className={classes['quote']}>{quote}</blockquote>
      {passage !== 'unchanged' && (
        <Text size="sm" fw={560} mb={6} c="var(--mantine-color-warning-text, var(--mantine-color-text))">
          {REPORT_COMMENTS_TEXTS[passage](version)}
        </Text>
      )}
      <Group gap="xs" mb={8}>
        {resolvedAt && (
          <Badge variant="light" color="gray">
            {REPORT_COMMENTS_TEXTS.resolved}
          </Badge>
        )}
        {place && (
          <Anchor size="sm" href={`#${statementId(place)}`}>
            {REPORT_COMMENTS_TEXTS.toPassage}
          </Anchor>
        )}
      </Group>
      <ul className={classes['comments']}>
        {comments.map((comment) => (
          <Comment key={comment.id} report={report} threadId={threadId} comment={comment} />
        ))}
      </ul>
      {isReplying ? (
        <CommentForm
          label={REPORT_COMMENTS_TEXTS.yourReply}
          submit={REPORT_COMMENTS_TEXTS.reply}
          isBusy={reply.isPending}
          hasFocus
          onSubmit={(text) => reply.mutate({ ...ref, threadId, text }, { onSuccess: () => setReplying(false) })}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Group gap="xs" mt={8}>
          <Button size="compact-xs" variant="default" onClick={() => setReplying(true)}>
            {REPORT_COMMENTS_TEXTS.reply}
          </Button>
          {mayResolve && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={resolve.isPending}
              onClick={() => resolve.mutate({ ...ref, threadId, isResolved: resolvedAt === null })}
            >
              {resolvedAt ? REPORT_COMMENTS_TEXTS.reopen : REPORT_COMMENTS_TEXTS.resolve}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

type CommentProps = { report: ReportDocument; threadId: string; comment: ReportComment };

function Comment({ report, threadId, comment: { id: commentId, text, author, isOwn, at, editedAt } }: CommentProps) {
  const { ref, edit, remove } = useCommentActions(report);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <Text size="sm">
        <strong>{author ?? REPORT_COMMENTS_TEXTS.somebody}</strong>{' '}
        <Text span size="sm" c="dimmed">
          {sinceText(at, Date.now())}
          {editedAt && ` · ${REPORT_COMMENTS_TEXTS.edited}`}
        </Text>
      </Text>
      {isEditing ? (
        <CommentForm
          label={REPORT_COMMENTS_TEXTS.editLabel}
          submit={REPORT_COMMENTS_TEXTS.save}
          initial={text}
          isBusy={edit.isPending}
          hasFocus
          onSubmit={(words) =>
            edit.mutate({ ...ref, threadId, commentId, text: words }, { onSuccess: () => setEditing(false) })
          }
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Text size="sm" className={classes['text'] ?? ''}>
          {text}
        </Text>
      )}
      {isOwn && !isEditing && (
        <Group gap={4}>
          <Button size="compact-xs" variant="subtle" color="gray" c="dimmed" onClick={() => setEditing(true)}>
            {REPORT_COMMENTS_TEXTS.edit}
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" c="dimmed" onClick={() => setAsking(true)}>
            {REPORT_COMMENTS_TEXTS.remove}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={REPORT_COMMENTS_TEXTS.removeTitle}
        text={REPORT_COMMENTS_TEXTS.removeText}
        confirmLabel={REPORT_COMMENTS_TEXTS.remove}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ ...ref, threadId, commentId }, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
