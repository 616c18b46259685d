import type { ReportDocument } from '@groundwork/contract/report-document';
import { inLanguage } from '@groundwork/contract/texts';
import { Modal, Skeleton, Text } from '@mantine/core';
import { FailedState } from '../../../ui/list-states.tsx';
import { useWithheld } from '../reports.queries.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';

type Props = { report: ReportDocument; isOpen: boolean; onClose: () => void };

/** The sentences that were written and not published, and why. */
export function WithheldDialog({ report, isOpen, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={READER_TEXTS.withheldTitle} size="lg">
      <Text size="sm" mb="md">
        {READER_TEXTS.withheldText}
      </Text>
      <WithheldList report={report} />
    </Modal>
  );
}

function WithheldList({ report }: { report: ReportDocument }) {
  const { data, isPending, error, refetch } = useWithheld(report);
  if (isPending) return <Skeleton h={120} />;
  if (error) return <FailedState title={READER_TEXTS.withheldFailed} error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <Text c="dimmed">{READER_TEXTS.onlyCounted}</Text>;
  return (
    <ul className={classes['withheld']}>
      {data.items.map(({ sectionTitle, text, missing, missingSaid }, at) => (
        <li key={at}>
          <Text size="xs" c="dimmed">
            {sectionTitle}
          </Text>
          <Text>{text}</Text>
          <Text size="sm" c="dimmed">
            {READER_TEXTS.notSupported(missing.map((each, at) => inLanguage(missingSaid[at], each)).join('; '))}
          </Text>
        </li>
      ))}
    </ul>
  );
}
