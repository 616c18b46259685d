import type { StatusTone } from '@groundwork/contract/detail';
import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { RecordDetail } from '@groundwork/contract/records';
import { translated } from '@groundwork/contract/texts';
import { Badge, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { KindBadge } from '../../ui/kind-badge.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { WithdrawnBadge } from '../../ui/withdrawn-badge.tsx';
import { DetailValue } from './detail-value.tsx';
import { RecordActions } from './record-actions.tsx';
import classes from './record-head.module.css';
import { RECORDS_TEXTS } from './records.texts.ts';

/** Grey is what is over; colours are for what one can still act on, and for what went wrong. */
const COLOURS: Record<StatusTone, string> = { good: 'ground', coming: 'blue', over: 'gray', bad: 'red' };

type Props = {
  record: RecordDetail;
  engine: EngineInfo | undefined;
  isTitleQuoted: boolean;
  actions: ReactNode;
  note: ReactNode;
};

/** The facts that decide whether to read on, and the source. */
export function RecordHead({ record, engine, isTitleQuoted, actions, note }: Props) {
  const { head, source, withdrawn, isOwn, title } = record;
  return (
    <header className={classes['head']}>
      <Group gap="xs" mb={6}>
        <Text size="sm" c="dimmed" fw={560}>
          {engine?.singular.replace(/^./, (letter) => letter.toUpperCase()) ?? RECORDS_TEXTS.record}
        </Text>
        {head.status && (
          <Badge
            className={classes['status'] ?? ''}
            variant="light"
            color={COLOURS[head.status.tone]}
            data-tone={head.status.tone}
          >
            {translated(head.status.label)}
          </Badge>
        )}
        <KindBadge of={{ isSample: source.isSample, isOwn }} />
        {withdrawn && withdrawn.reason !== head.status?.label && <WithdrawnBadge withdrawn={withdrawn} />}
      </Group>
      <Title order={1} className={classes['title'] ?? ''}>
        {isTitleQuoted ? <mark>{title}</mark> : title}
      </Title>
      {withdrawn && <WithdrawnNote withdrawn={withdrawn} />}
      {note}
      <dl className={classes['facts']}>
        {head.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{translated(label)}</dt>
            <dd>
              <DetailValue value={value} label={translated(label)} />
            </dd>
          </div>
        ))}
      </dl>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" maw="80ch">
          {RECORDS_TEXTS.source} <OutsideLink url={source.url}>{source.name}</OutsideLink>
          {RECORDS_TEXTS.retrieved(formatDate(source.retrievedAt), source.licence)}
        </Text>
        <RecordActions record={record}>{actions}</RecordActions>
      </Group>
    </header>
  );
}

function WithdrawnNote({ withdrawn }: { withdrawn: NonNullable<RecordDetail['withdrawn']> }) {
  return (
    <Text size="sm" mt={8}>
      {withdrawn.isDeleted ? RECORDS_TEXTS.deletedAtSource : RECORDS_TEXTS.withdrawn}
      {withdrawn.at && ` (${formatDate(withdrawn.at)})`}: {translated(withdrawn.reason)}.
    </Text>
  );
}
