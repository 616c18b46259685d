import { formatNumber } from '@groundwork/contract/format';
import { REPORT_PROMPT_MAX } from '@groundwork/contract/limits';
import type { PlannedSection, ReportPlan } from '@groundwork/contract/report-kinds';
import { Alert, Button, Group, Select, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { formatCost } from '../../../lib/format-cost.ts';
import { FailedState } from '../../../ui/list-states.tsx';
import classes from './new-report.module.css';
import { NEW_REPORT_TEXTS } from './new-report.texts.ts';
import { OrderButtons } from './order-buttons.tsx';
import { moved, questionSection } from './outline.ts';

const TYPING_MS = 500;

type PlanInput = Parameters<typeof api.reports.plan.queryOptions>[0]['input'];

type Props = {
  /** The input that the report would be asked for with. */
  input: Omit<Extract<PlanInput, object>, 'sections'>;
  sections: PlannedSection[] | null;
  onChange: (sections: PlannedSection[]) => void;
};

/** The outline with what there is for each section: to be put in order, cut down and added to before anything is written. */
export function PlanEditor({ input, sections, onChange }: Props) {
  // Looking for evidence is work: not at every letter of the text that it is looked for.
  const [description] = useDebouncedValue(input.description, TYPING_MS);
  const plan = useQuery(
    api.reports.plan.queryOptions({
      input: { ...input, description, ...(sections && { sections }) },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  if (plan.isPending) return <Skeleton h={240} mt="md" role="img" aria-label={NEW_REPORT_TEXTS.planning} />;
  if (plan.isError)
    return <FailedState title={NEW_REPORT_TEXTS.planFailed} error={plan.error} onRetry={() => void plan.refetch()} />;
  return <Outline plan={plan.data} sections={sections ?? plan.data.sections.map(bare)} onChange={onChange} />;
}

const bare = ({ id, title, prompt }: PlannedSection): PlannedSection => ({ id, title, ...(prompt && { prompt }) });

type OutlineProps = { plan: ReportPlan; sections: PlannedSection[]; onChange: (sections: PlannedSection[]) => void };

function Outline({ plan, sections, onChange }: OutlineProps) {
  const [question, setQuestion] = useState('');
  const evidenceOf = (id: string) => plan.sections.find((each) => each.id === id);
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    field.current?.focus();
    if (!question.trim()) return;
    onChange([...sections, questionSection(question, sections)]);
    setQuestion('');
  };
  return (
    <section aria-labelledby="plan-title" className={classes['plan']}>
      <Title order={2} id="plan-title">
        {NEW_REPORT_TEXTS.planTitle}
      </Title>
      <Text size="sm" c="dimmed" mt={2}>
        {NEW_REPORT_TEXTS.planText}
      </Text>
      {holdsNothing(plan) && (
        <Alert variant="light" color="yellow" mt="sm" title={NEW_REPORT_TEXTS.nothingOnTopic}>
          {NEW_REPORT_TEXTS.nothingOnTopicText}
        </Alert>
      )}
      <ol className={classes['outline']} data-ordered tabIndex={-1}>
        {sections.map((section, at) => (
          <li key={section.id}>
            <div className={classes['planned']}>
              <Text fw={560}>{section.title}</Text>
              <Text size="sm" c="dimmed">
                {tellEvidence(evidenceOf(section.id))}
              </Text>
            </div>
            <OrderButtons
              name={section.title}
              at={at}
              count={sections.length}
              keepsOne
              onMove={(to) => onChange(moved(sections, at, to))}
              onRemove={() => onChange(sections.filter(({ id }) => id !== section.id))}
            />
          </li>
        ))}
      </ol>
      <Group align="flex-end" mt="sm">
        {plan.others.length > 0 && (
          <Select
            label={NEW_REPORT_TEXTS.addSection}
            data={plan.others.map(({ id, title }) => ({ value: id, label: title }))}
            value={null}
            onChange={(id) => {
              const section = plan.others.find((each) => each.id === id);
              if (section) onChange([...sections, bare(section)]);
            }}
          />
        )}
        <Group
          component="form"
          align="flex-end"
          flex="1 1 260px"
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            add();
          }}
        >
          <TextInput
            ref={field}
            label={NEW_REPORT_TEXTS.question}
            description={NEW_REPORT_TEXTS.questionHint}
            maxLength={REPORT_PROMPT_MAX}
            flex="1 1 200px"
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {NEW_REPORT_TEXTS.addQuestion}
          </Button>
        </Group>
      </Group>
      <Text size="sm" mt="sm">
        {tellEffort(plan)}
      </Text>
    </section>
  );
}

const holdsNothing = ({ sections }: ReportPlan): boolean =>
  sections.some(({ searchEngines }) => searchEngines.length > 0) && sections.every(({ records }) => records === 0);

function tellEvidence(section: ReportPlan['sections'][number] | undefined): string {
  if (!section) return NEW_REPORT_TEXTS.planning;
  if (section.passages !== null) return NEW_REPORT_TEXTS.passages(section.passages);
  return section.searchEngines.length === 0 ? NEW_REPORT_TEXTS.filledIn : NEW_REPORT_TEXTS.records(section.records);
}

const MINUTE = 60;

function tellEffort({ usualSeconds, model }: ReportPlan): string {
  const time =
    usualSeconds === null
      ? ''
      : ` ${NEW_REPORT_TEXTS.takes(
          usualSeconds < MINUTE
            ? NEW_REPORT_TEXTS.seconds(Math.max(usualSeconds, 1))
            : NEW_REPORT_TEXTS.minutes(Math.round(usualSeconds / MINUTE)),
        )}`;
  if (!model) return `${NEW_REPORT_TEXTS.noModel}${time}`;
  const { name, tokens, cost, tokensMax, costMax } = model;
  const dollars = cost === null || costMax === null ? '' : NEW_REPORT_TEXTS.cost(formatCost(cost), formatCost(costMax));
  return `${NEW_REPORT_TEXTS.model(name, formatNumber(tokens), formatNumber(tokensMax))}${dollars}.${time}`;
}
