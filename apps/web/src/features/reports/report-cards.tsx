import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChartHistogram, IconLock } from '@tabler/icons-react';
import { useLockedFeature } from '../../session/use-locked-feature.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import classes from './report-cards.module.css';
import { useReportLock } from './report-permissions.queries.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

type Props = { isBusy: boolean; onStart: () => void };

/** One card per kind of report that can be made. */
export function ReportCards({ isBusy, onStart }: Props) {
  const lock = useReportLock('commercialization');
  const handlers = useLockedFeature('commercialization');
  return (
    <div className={classes['cards']}>
      {lock ? (
        <ReasonTooltip reason={lock.reason}>
          <UnstyledButton
            className={classes['card']}
            {...inactive(lock.reason)}
            {...(lock.kind !== 'read-only' && handlers)}
            data-locked
          >
            <CardText />
            <IconLock size={18} className={classes['lock'] ?? ''} aria-hidden />
          </UnstyledButton>
        </ReasonTooltip>
      ) : (
        <UnstyledButton
          className={classes['card']}
          onClick={onStart}
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
        >
          <CardText />
          <span className={classes['action']}>{isBusy ? REPORTS_TEXTS.starting : REPORTS_TEXTS.generateNew}</span>
        </UnstyledButton>
      )}
    </div>
  );
}

const CardText = () => (
  <>
    <IconChartHistogram size={26} stroke={1.5} className={classes['icon'] ?? ''} aria-hidden />
    <Title order={3} component="span" display="block">
      {REPORTS_TEXTS.cardTitle}
    </Title>
    <Text component="span" c="dimmed" size="sm" display="block" mt={2}>
      {REPORTS_TEXTS.cardsText}
    </Text>
  </>
);
