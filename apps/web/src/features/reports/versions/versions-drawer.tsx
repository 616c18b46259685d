import { formatDate, localeOf } from '@groundwork/contract/format';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { ReportVersion } from '@groundwork/contract/report-editing';
import { Button, Drawer, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { FailedState } from '../../../ui/list-states.tsx';
import { useRestore, useVersions } from '../reports.queries.ts';
import { CompareVersions } from './compare-versions.tsx';
import classes from './versions.module.css';
import { VERSIONS_TEXTS } from './versions.texts.ts';

type Props = { report: ReportDocument; mayEdit: boolean; isOpen: boolean; onClose: () => void };

/** The versions of a report: what was changed from one to the next, and the way back. */
export function VersionsDrawer({ report, mayEdit, isOpen, onClose }: Props) {
  const [compared, setCompared] = useState<number | null>(null);
  const close = () => {
    setCompared(null);
    onClose();
  };
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={compared === null ? 420 : 'min(1180px, 100%)'}
      title={compared === null ? VERSIONS_TEXTS.versions : VERSIONS_TEXTS.comparing(compared, report.version)}
    >
      {compared === null ? (
        <VersionList report={report} mayEdit={mayEdit} onCompare={setCompared} onRestored={close} />
      ) : (
        <>
          <Button size="xs" variant="subtle" mb="sm" onClick={() => setCompared(null)}>
            {VERSIONS_TEXTS.allVersions}
          </Button>
          <CompareVersions report={report} version={compared} />
        </>
      )}
    </Drawer>
  );
}

type ListProps = Pick<Props, 'report' | 'mayEdit'> & { onCompare(version: number): void; onRestored(): void };

function VersionList({ report, mayEdit, onCompare, onRestored }: ListProps) {
  const { data, isPending, error, refetch } = useVersions(report);
  if (isPending) return <Skeleton h={120} role="img" aria-label={VERSIONS_TEXTS.versions} />;
  if (error) return <FailedState title={VERSIONS_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <ol className={classes['list']}>
      {data.items.map((version) => (
        <VersionRow
          key={version.version}
          report={report}
          version={version}
          mayEdit={mayEdit}
          onCompare={() => onCompare(version.version)}
          onRestored={onRestored}
        />
      ))}
    </ol>
  );
}

const TIME = new Intl.DateTimeFormat(localeOf(), { hour: '2-digit', minute: '2-digit', hour12: false });

type RowProps = Pick<Props, 'report' | 'mayEdit'> & { version: ReportVersion; onCompare(): void; onRestored(): void };

function VersionRow({
  report,
  version: { version, kind, by, at, isCurrent },
  mayEdit,
  onCompare,
  onRestored,
}: RowProps) {
  const restore = useRestore();
  const { reportType, reportId, version: current } = report;
  return (
    <li>
      <Text fw={560}>
        {VERSIONS_TEXTS.version(version)}
        {isCurrent && ` · ${VERSIONS_TEXTS.current}`}
      </Text>
      <Text size="sm" c="dimmed">
        {VERSIONS_TEXTS.kinds[kind]}
        {by && ` · ${by}`} · {formatDate(at)}, {TIME.format(new Date(at))}
      </Text>
      {!isCurrent && (
        <Group gap="xs" mt={4}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={VERSIONS_TEXTS.compareLabel(version)}
            onClick={onCompare}
          >
            {VERSIONS_TEXTS.compare}
          </Button>
          {mayEdit && (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={VERSIONS_TEXTS.restoreLabel(version)}
              loading={restore.isPending}
              onClick={() => restore.mutate({ reportType, reportId, version, current }, { onSuccess: onRestored })}
            >
              {VERSIONS_TEXTS.restore}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}
