import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChartHistogram, IconCoins, IconFileDescription, IconLock } from '@tabler/icons-react';
import type { ReportType } from '../../lib/report-type.ts';
import { useLockedFeature } from '../../session/use-locked-feature.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './report-cards.module.css';
import { useReportLock } from './report-permissions.queries.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

type Props = { isBusy: boolean; onStart: (kind: ReportType) => void };

const KINDS: { kind: ReportType; icon: typeof IconCoins }[] = [
  { kind: 'commercialization', icon: IconChartHistogram },
  { kind: 'funding', icon: IconCoins },
  { kind: 'custom', icon: IconFileDescription },
];

/** One card per kind of report. */
export const ReportCards = ({ isBusy, onStart }: Props) => (
  <div className={classes['cards']}>
    {KINDS.map((each) => (
      <Card key={each.kind} {...each} isBusy={isBusy} onStart={onStart} />
    ))}
  </div>
);

function Card({ kind, icon: Icon, isBusy, onStart }: Props & (typeof KINDS)[number]) {
  const lock = useReportLock(kind);
  const handlers = useLockedFeature(kind);
  const text = (
    <>
      <Icon size={26} stroke={1.5} className={classes['icon'] ?? ''} aria-hidden />
      <Title order={3} component="span" display="block">
        {REPORTS_TEXTS.cardTitles[kind]}
      </Title>
      <Text component="span" c="dimmed" size="sm" display="block" mt={2}>
        {REPORTS_TEXTS.cardTexts[kind]}
      </Text>
    </>
  );
  if (lock)
    return (
      <ReasonTooltip reason={lock.reason}>
        <UnstyledButton
          className={classes['card']}
          {...inactive(lock.reason)}
          {...(lock.kind !== 'read-only' && handlers)}
          data-locked
        >
          {text}
          <IconLock size={18} className={classes['lock'] ?? ''} aria-hidden />
        </UnstyledButton>
      </ReasonTooltip>
    );
  return (
    <div>
      <UnstyledButton
        className={classes['card']}
        w="100%"
        onClick={() => onStart(kind)}
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
      >
        {text}
        <span className={classes['action']}>{isBusy ? REPORTS_TEXTS.starting : REPORTS_TEXTS.generateNew}</span>
      </UnstyledButton>
      {kind === 'commercialization' && (
        <AnchorLink to="/reports/new/$kind" params={{ kind }} size="sm" mt={4} display="inline-block">
          {REPORTS_TEXTS.planFirst}
        </AnchorLink>
      )}
    </div>
  );
}
