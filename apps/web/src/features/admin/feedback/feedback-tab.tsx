import type { FeedbackSummary } from '@groundwork/contract/feedback';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Button, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api.ts';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';
import classes from '../admin.module.css';
import { ADMIN, FEEDBACK } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { CountTable, MonthTable } from './feedback-tables.tsx';

// The drawing library is large and only here.
const NpsChart = lazyPart(async () => (await import('./nps-chart.tsx')).default);
const ScoreChart = lazyPart(async () => (await import('./score-chart.tsx')).default);

const CHART_TO_COME = <Skeleton h={280} />;

export function FeedbackTab() {
  const summary = useQuery(api.feedback.summary.queryOptions({ staleTime: 0 }));
  return (
    <AdminQuery query={summary} label={ADMIN.feedback} failed={FEEDBACK.failed}>
      {(data) =>
        data.responses === 0 ? (
          <EmptyState title={FEEDBACK.empty} text={FEEDBACK.emptyText} />
        ) : (
          <Summary summary={data} />
        )
      }
    </AdminQuery>
  );
}

function Summary({ summary }: { summary: FeedbackSummary }) {
  const { nps, responses, promoters, passives, detractors, months, scores } = summary;
  const [from, to] = [months[0]!.month, months.at(-1)!.month].map((month) => formatDate(month));
  const source = FEEDBACK.source(FEEDBACK.scores(responses), from!, to!);
  return (
    <>
      <Text size="sm" c="dimmed" py="md">
        {FEEDBACK.about}
      </Text>
      <dl className={classes['facts']}>
        {(
          [
            [FEEDBACK.nps, nps],
            [FEEDBACK.responses, responses],
            [FEEDBACK.promoters, promoters],
            [FEEDBACK.passives, passives],
            [FEEDBACK.detractors, detractors],
          ] as const
        ).map(([label, value]) => (
          <div key={label} title={label === FEEDBACK.nps ? FEEDBACK.npsHint : undefined}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <Exhibit title={FEEDBACK.overTime} unit={FEEDBACK.npsUnit} source={source} table={<MonthTable months={months} />}>
        <NpsChart months={months} meanwhile={CHART_TO_COME} />
      </Exhibit>
      <Exhibit title={FEEDBACK.byScore} unit={FEEDBACK.count} source={source} table={<CountTable scores={scores} />}>
        <ScoreChart scores={scores} meanwhile={CHART_TO_COME} />
      </Exhibit>
    </>
  );
}

type ExhibitProps = { title: string; unit: string; source: string; table: ReactNode; children: ReactNode };

/** A chart with the table behind it and where it comes from. */
function Exhibit({ title, unit, source, table, children }: ExhibitProps) {
  const [isTable, toggle] = useDisclosure(false);
  return (
    <figure className={classes['figure']}>
      <div className={classes['head']}>
        <Text component="figcaption" fw={600}>
          {title}
        </Text>
        <Button variant="subtle" size="compact-xs" aria-pressed={isTable} onClick={toggle.toggle}>
          {isTable ? FEEDBACK.showChart : FEEDBACK.showTable}
        </Button>
      </div>
      {isTable ? (
        table
      ) : (
        <div role="img" aria-label={FEEDBACK.chart(title, unit)}>
          {children}
        </div>
      )}
      <Text size="xs" c="dimmed" mt={6}>
        {source}
      </Text>
    </figure>
  );
}
