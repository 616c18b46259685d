import { formatDate } from '@groundwork/contract/format';
import type { Opportunity, OpportunityAssessment } from '@groundwork/contract/pulse.assessment';
import { Badge, Button, Group, Loader, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FigureLink } from '../../ui/figure-link.tsx';
import classes from './opportunities.module.css';
import { Panel, PanelEmpty } from './panel.tsx';
import { OPPORTUNITY_TEXTS as TEXTS } from './panels.texts.ts';
import { type Told, useAssessment } from './pulse.queries.ts';
import { Scores } from './scores.tsx';

const HEIGHT = 300;

type Props = {
  project: Told;
  /** Null for who may not change the project. */
  onUse: ((opportunity: Pick<Opportunity, 'title' | 'description'>) => void) | null;
};

/** Possible uses of the project, and how each compares with other topics of the catalogue. */
export function Opportunities({ project, onUse }: Props) {
  const query = useAssessment(project);
  return (
    <Panel
      title={TEXTS.title}
      query={query}
      height={HEIGHT}
      source={({ topics }) => topics && TEXTS.source(topics.n, formatDate(topics.measuredAt))}
    >
      {(assessment) => <Assessed assessment={assessment} onUse={onUse} />}
    </Panel>
  );
}

function Assessed({ assessment, onUse }: { assessment: OpportunityAssessment } & Pick<Props, 'onUse'>) {
  const { state, project, opportunities } = assessment;
  if (state === 'measuring')
    return (
      <Group gap="sm" py="md" role="status">
        <Loader size="xs" aria-hidden />
        <Text size="sm" c="dimmed">
          {TEXTS.measuring}
        </Text>
      </Group>
    );
  if (state === 'few-topics') return <PanelEmpty>{TEXTS.fewTopics}</PanelEmpty>;
  if (state === 'too-little' || !project) return <PanelEmpty>{TEXTS.tooLittle}</PanelEmpty>;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" maw="90ch">
        {opportunities.length > 0 ? TEXTS.intro : TEXTS.noFields}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <Card title={TEXTS.own} isOwn>
          <Text size="xs" c="dimmed">
            {TEXTS.onTopic(project.onTopic)}
          </Text>
          <Duration {...project.duration} />
          <Scores scores={project.scores} name={TEXTS.own} />
        </Card>
        {opportunities.map((opportunity) => (
          <OneOpportunity key={opportunity.use} opportunity={opportunity} onUse={onUse} />
        ))}
      </SimpleGrid>
    </>
  );
}

function OneOpportunity({ opportunity, onUse }: { opportunity: Opportunity } & Pick<Props, 'onUse'>) {
  const { industry, use, records, query, onTopic, market, duration, scores } = opportunity;
  return (
    <Card
      title={use}
      action={
        onUse && (
          <Button size="compact-sm" variant="default" aria-label={TEXTS.useFor(use)} onClick={() => onUse(opportunity)}>
            {TEXTS.use}
          </Button>
        )
      }
    >
      <Text size="xs" c="dimmed">
        <FigureLink isInText query={query}>
          {TEXTS.named(records)}
        </FigureLink>
        {` · ${TEXTS.onTopic(onTopic)}`}
      </Text>
      <Group gap={6} mt={2}>
        {industry && (
          <Badge variant="light" radius="sm" tt="none" fw={560} color="gray" c="inherit">
            {TEXTS.industries[industry]}
          </Badge>
        )}
        <Badge variant="light" radius="sm" tt="none" fw={560} color="gray" c="inherit">
          {market.kind === null ? TEXTS.marketUnknown : TEXTS.markets[market.kind]}
        </Badge>
        <Text size="xs" c="dimmed">
          <FigureLink isInText query={market.business > 0 ? market.businessQuery : null}>
            {TEXTS.marketBusiness(market.business)}
          </FigureLink>
          {', '}
          <FigureLink isInText query={market.consumer > 0 ? market.consumerQuery : null}>
            {TEXTS.marketConsumer(market.consumer)}
          </FigureLink>
        </Text>
      </Group>
      <Duration {...duration} />
      <Scores scores={scores} name={use} />
    </Card>
  );
}

function Duration({ kind, research, development, market }: Opportunity['duration']) {
  return (
    <Group gap={6} mt={4}>
      <Badge variant="light" radius="sm" tt="none" fw={560} color="gray" c="inherit">
        {kind === null ? TEXTS.durationUnknown : TEXTS.durations[kind]}
      </Badge>
      <Text size="xs" c="dimmed">
        {TEXTS.durationWhy(research, development, market)}
      </Text>
    </Group>
  );
}

type CardProps = { title: string; action?: ReactNode; isOwn?: boolean; children: ReactNode };

const Card = ({ title, action, isOwn, children }: CardProps) => (
  <article className={classes['card']} data-own={isOwn || undefined}>
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <Title order={3}>{title}</Title>
      {action}
    </Group>
    {children}
  </article>
);
