import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChartHistogram } from '@tabler/icons-react';
import classes from './report-cards.module.css';

type Props = { isBusy: boolean; onStart: () => void };

/** One card per kind of report that can be made. */
export function ReportCards({ isBusy, onStart }: Props) {
  return (
    <div className={classes['cards']}>
      <UnstyledButton
        className={classes['card']}
        onClick={onStart}
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
      >
        <IconChartHistogram size={26} stroke={1.5} className={classes['icon'] ?? ''} aria-hidden />
        <Title order={3} component="span" display="block">
          Commercialization
        </Title>
        <Text component="span" c="dimmed" size="sm" display="block" mt={2}>
          Generate anything, from market sizing to competitor analysis
        </Text>
        <span className={classes['action']}>{isBusy ? 'Starting …' : 'Generate New'}</span>
      </UnstyledButton>
    </div>
  );
}
