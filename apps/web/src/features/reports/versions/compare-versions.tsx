import type { ReportDocument } from '@groundwork/contract/report-document';
import { Skeleton, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { FailedState } from '../../../ui/list-states.tsx';
import { useVersion } from '../reports.queries.ts';
import { compareReports, type PassageChange, type Piece } from './compare-reports.ts';
import classes from './versions.module.css';
import { VERSIONS_TEXTS } from './versions.texts.ts';

/** An earlier version beside the one of today: the passages that differ, word by word. */
export function CompareVersions({ report, version }: { report: ReportDocument; version: number }) {
  const { data: earlier, isPending, error, refetch } = useVersion(report, version);
  const sections = useMemo(() => earlier && compareReports(earlier, report), [earlier, report]);
  if (isPending) return <Skeleton h={240} role="img" aria-label={VERSIONS_TEXTS.compare} />;
  if (error || !sections)
    return <FailedState title={VERSIONS_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  if (sections.length === 0) return <Text c="dimmed">{VERSIONS_TEXTS.noDifference}</Text>;
  return sections.map(({ id, title, changes }) => (
    <section key={id} className={classes['section']}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {changes.map((change, at) => (
        <Passage key={at} change={change} earlier={version} current={report.version} />
      ))}
    </section>
  ));
}

function Passage({ change, earlier, current }: { change: PassageChange; earlier: number; current: number }) {
  return (
    <div className={classes['pair']}>
      <div>
        <Text size="xs" c="dimmed">
          {VERSIONS_TEXTS.version(earlier)}
        </Text>
        <Pieces pieces={change.before} as="del" />
      </div>
      <div>
        <Text size="xs" c="dimmed">
          {VERSIONS_TEXTS.version(current)}
        </Text>
        <Pieces pieces={change.after} as="ins" />
      </div>
    </div>
  );
}

function Pieces({ pieces, as: Mark }: { pieces: Piece[]; as: 'del' | 'ins' }) {
  if (pieces.length === 0) return <Text c="dimmed">–</Text>;
  return <p>{pieces.map(({ text, isChanged }, at) => (isChanged ? <Mark key={at}>{text}</Mark> : text))}</p>;
}
