import type { StatementPlace } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { statementId } from '@groundwork/contract/statement-id';
import { Skeleton, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { EmptyState, FailedState } from '../../../ui/list-states.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './comment-thread.tsx';
import classes from './report-comments.module.css';
import { useCommentActions, useReportComments } from './report-comments.queries.ts';
import { REPORT_COMMENTS_TEXTS } from './report-comments.texts.ts';

const SHOWN_MAX = 100;

export interface Chosen {
  place: StatementPlace;
  words: string;
}

type Props = {
  report: ReportDocument;
  mayResolve: boolean;
  chosen: Chosen | null;
  /** The comment is sent, or given up. */
  onEnd(): void;
  onClose(): void;
};

export default function CommentsPanel({ report, mayResolve, chosen, onEnd, onClose }: Props) {
  return (
    <SidePanel title={REPORT_COMMENTS_TEXTS.comments} onClose={onClose}>
      {chosen && <NewThread key={statementId(chosen.place)} report={report} chosen={chosen} onEnd={onEnd} />}
      <ThreadList report={report} mayResolve={mayResolve} chosen={chosen} />
    </SidePanel>
  );
}

function NewThread({ report, chosen, onEnd }: { report: ReportDocument; chosen: Chosen; onEnd(): void }) {
  const { ref, create } = useCommentActions(report);
  return (
    <div className={classes['thread']} style={{ marginBottom: 16 }}>
      <blockquote className={classes['quote']}>{chosen.words}</blockquote>
      <CommentForm
        label={REPORT_COMMENTS_TEXTS.yourComment}
        submit={REPORT_COMMENTS_TEXTS.send}
        isBusy={create.isPending}
        hasFocus
        onSubmit={(text) =>
          create.mutate({ ...ref, version: report.version, place: chosen.place, text }, { onSuccess: onEnd })
        }
        onCancel={onEnd}
      />
    </div>
  );
}

function ThreadList({ report, mayResolve, chosen }: Pick<Props, 'report' | 'mayResolve' | 'chosen'>) {
  const { data, isPending, error, refetch } = useReportComments(report);
  const [isAll, setAll] = useState(false);
  if (isPending) return <Skeleton h={160} role="img" aria-label={REPORT_COMMENTS_TEXTS.loading} />;
  if (error) return <FailedState title={REPORT_COMMENTS_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  const settled = data.items.filter(({ resolvedAt }) => resolvedAt !== null);
  const listed = isAll ? data.items : data.items.filter(({ resolvedAt }) => resolvedAt === null);
  const chosenId = chosen && statementId(chosen.place);
  return (
    <>
      {settled.length > 0 && (
        <Switch
          mb="md"
          label={REPORT_COMMENTS_TEXTS.showResolved}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      {listed.length === 0 && !chosen && (
        <EmptyState
          title={settled.length > 0 ? REPORT_COMMENTS_TEXTS.noneOpen : REPORT_COMMENTS_TEXTS.empty}
          text={REPORT_COMMENTS_TEXTS.emptyText}
        />
      )}
      <ul className={classes['list']}>
        {listed.slice(0, SHOWN_MAX).map((thread) => (
          <Thread
            key={thread.id}
            report={report}
            thread={thread}
            mayResolve={mayResolve}
            isChosen={thread.place !== null && statementId(thread.place) === chosenId}
          />
        ))}
      </ul>
      {listed.length > SHOWN_MAX && (
        <Text size="sm" c="dimmed" mt="sm">
          {REPORT_COMMENTS_TEXTS.tooMany(SHOWN_MAX, listed.length)}
        </Text>
      )}
    </>
  );
}
