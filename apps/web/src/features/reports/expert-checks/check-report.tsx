import { EXPERT_NOTE_MAX } from '@groundwork/contract/limits';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { statementId } from '@groundwork/contract/statement-id';
import { Button, Group, Paper, Skeleton, Text, Textarea, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-errors.ts';
import { FailedState } from '../../../ui/list-states.tsx';
import { NotFoundScreen } from '../../../ui/not-found-screen.tsx';
import { PlainSections } from '../reader/plain-sections.tsx';
import readerClasses from '../reader/reader.module.css';
import { ReportContext, reportLookup } from '../reader/report-context.ts';
import { CommentForm } from '../report-comments/comment-form.tsx';
import { CommentingContext } from '../report-comments/comments-context.ts';
import type { Chosen } from '../report-comments/comments-panel.tsx';
import classes from '../report-comments/report-comments.module.css';
import { useBackToMark } from '../report-comments/use-back-to-mark.ts';
import { useCheck, useCheckActions, useCheckedReport } from './expert-checks.queries.ts';
import { EXPERT_CHECKS_TEXTS } from './expert-checks.texts.ts';

/** A report as its expert reads it: with a mark behind each sentence to comment, and the verdict at the end. */
export function CheckReport({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useCheckedReport(id);
  if (isPending) return <Skeleton h={420} role="img" aria-label={EXPERT_CHECKS_TEXTS.loading} />;
  if (error && (hasCode(error, 'NOT_FOUND') || hasCode(error, 'VALIDATION'))) return <NotFoundScreen />;
  if (error)
    return <FailedState title={EXPERT_CHECKS_TEXTS.reportFailed} error={error} onRetry={() => void refetch()} />;
  return <Checked id={id} report={data} />;
}

function Checked({ id, report }: { id: string; report: ReportDocument }) {
  const lookup = useMemo(() => reportLookup(report), [report]);
  const { comment } = useCheckActions();
  const check = useCheck(id);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** On which sentences, since the page was opened. */
  const [written, setWritten] = useState<string[]>([]);
  const { begin, end } = useBackToMark();
  const commenting = useMemo(
    () => ({
      countOf: (statement: string) => written.filter((each) => each === statement).length,
      chosen: chosen && statementId(chosen.place),
      choose: (place: Chosen['place'], words: string) => {
        begin();
        setChosen({ place, words });
      },
    }),
    [chosen, written, begin],
  );
  const close = () => {
    setChosen(null);
    end();
  };
  return (
    <ReportContext value={lookup}>
      <CommentingContext value={commenting}>
        <article className={readerClasses['article']}>
          <Title order={1}>{report.title}</Title>
          <Text c="dimmed" size="sm">
            {EXPERT_CHECKS_TEXTS.commentText}
          </Text>
          {check?.note && (
            <Text mt="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {EXPERT_CHECKS_TEXTS.askedFor(check.note)}
            </Text>
          )}
          <PlainSections {...report} />
          <Verdict id={id} />
        </article>
        {chosen && (
          <Paper
            withBorder
            shadow="md"
            p="md"
            role="dialog"
            aria-label={EXPERT_CHECKS_TEXTS.comment}
            style={{ position: 'fixed', right: 16, bottom: 16, width: 'min(380px, calc(100vw - 32px))', zIndex: 200 }}
          >
            <blockquote className={classes['quote']}>{chosen.words}</blockquote>
            <CommentForm
              key={statementId(chosen.place)}
              label={EXPERT_CHECKS_TEXTS.yourComment}
              submit={EXPERT_CHECKS_TEXTS.sendComment}
              isBusy={comment.isPending}
              hasFocus
              onSubmit={(text) =>
                comment.mutate(
                  { id, version: report.version, place: chosen.place, text },
                  {
                    onSuccess: () => {
                      setWritten([...written, statementId(chosen.place)]);
                      close();
                      notifications.show({ message: EXPERT_CHECKS_TEXTS.commented });
                    },
                  },
                )
              }
              onCancel={close}
            />
          </Paper>
        )}
      </CommentingContext>
    </ReportContext>
  );
}

function Verdict({ id }: { id: string }) {
  const { end, release } = useCheckActions();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [summary, setSummary] = useState('');
  /** The report is unknown from now on. */
  const leave = (message: string) => () => {
    notifications.show({ message });
    void navigate({ to: '/service-admin' }).then(() => {
      queryClient.removeQueries({ queryKey: api.expertChecks.report.key() });
      return queryClient.invalidateQueries({ queryKey: api.expertChecks.key() });
    });
  };
  const give = (verdict: 'approved' | 'returned') =>
    end.mutate({ id, verdict, summary }, { onSuccess: leave(EXPERT_CHECKS_TEXTS.ended) });
  return (
    <section aria-labelledby="verdict">
      <Title order={2} mt="xl" id="verdict">
        {EXPERT_CHECKS_TEXTS.verdict}
      </Title>
      <Textarea
        mt="sm"
        label={EXPERT_CHECKS_TEXTS.summary}
        value={summary}
        maxLength={EXPERT_NOTE_MAX}
        autosize
        minRows={3}
        required
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
      <Group mt="md">
        <Button disabled={summary.trim() === ''} loading={end.isPending} onClick={() => give('approved')}>
          {EXPERT_CHECKS_TEXTS.approve}
        </Button>
        <Button
          variant="default"
          disabled={summary.trim() === ''}
          loading={end.isPending}
          onClick={() => give('returned')}
        >
          {EXPERT_CHECKS_TEXTS.giveBack}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          loading={release.isPending}
          onClick={() => release.mutate({ id }, { onSuccess: leave(EXPERT_CHECKS_TEXTS.released) })}
        >
          {EXPERT_CHECKS_TEXTS.release}
        </Button>
      </Group>
    </section>
  );
}
