import {
  type Agent,
  type AgentKind,
  CompanyTrackerForm,
  OpportunityTrackerForm,
  PRECISION_LABELS,
  type Precision,
  type TrackedCompany,
} from '@groundwork/contract/agents';
import { AGENT_NAME_MAX } from '@groundwork/contract/limits';
import { Button, Group, MultiSelect, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PreviewList } from './agent-preview.tsx';
import { useAgentActions, usePreviousFilters } from './agents.queries.ts';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';
import { CompanyPicker } from './company-picker.tsx';
import { hereSchedule, ScheduleFields } from './schedule-fields.tsx';

type Props = {
  projectId: string;
  kind: AgentKind;
  /** The one that is edited; none for a new one. */
  agent?: Agent;
  onSaved: (agent: { id: string }) => void;
  onCancel: () => void;
};

const PRECISIONS: Precision[] = ['precise', 'balanced', 'broad'];

/** Both kinds of agent: what they follow, when they tell, and what they would have found. */
export function AgentForm({ projectId, kind, agent, onSaved, onCancel }: Props) {
  const isCompany = kind === 'company-tracker';
  const [agentName, setName] = useState(agent?.agentName ?? '');
  const [schedule, setSchedule] = useState(agent?.schedule ?? hereSchedule());
  const [companies, setCompanies] = useState<TrackedCompany[]>(
    agent?.kind === 'company-tracker' ? agent.selectedCompanies : [],
  );
  const [filters, setFilters] = useState(
    agent?.kind === 'funding-opportunity-tracker'
      ? { eligibleApplicants: agent.eligibleApplicants, precision: agent.precision }
      : { eligibleApplicants: [], precision: 'balanced' as Precision },
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { createCompany, updateCompany, createOpportunity, updateOpportunity } = useAgentActions();
  const previewCompany = useMutation(api.agents.previewCompanyTracker.mutationOptions());
  const previewOpportunity = useMutation(api.agents.previewOpportunityTracker.mutationOptions());
  const preview = isCompany ? previewCompany : previewOpportunity;
  const saving = [createCompany, updateCompany, createOpportunity, updateOpportunity];

  const check = (issues: { path: PropertyKey[]; message: string }[]) =>
    setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])));
  const answers = {
    onSuccess: (saved: { id: string }) => {
      notifications.show({ message: TEXTS.saved, color: 'green' });
      onSaved(saved);
    },
    onError: (error: unknown) => setErrors(fieldErrors(error)),
  };
  function save() {
    if (isCompany) {
      const checked = CompanyTrackerForm.safeParse({ agentName, schedule, selectedCompanies: companies });
      if (!checked.success) return check(checked.error.issues);
      if (agent) updateCompany.mutate({ id: agent.id, ...checked.data }, answers);
      else createCompany.mutate({ projectId, ...checked.data }, answers);
      return;
    }
    const checked = OpportunityTrackerForm.safeParse({ agentName, schedule, ...filters });
    if (!checked.success) return check(checked.error.issues);
    if (agent) updateOpportunity.mutate({ id: agent.id, ...checked.data }, answers);
    else createOpportunity.mutate({ projectId, ...checked.data }, answers);
  }
  function show() {
    if (!isCompany) return previewOpportunity.mutate({ projectId, ...filters });
    const checked = CompanyTrackerForm.shape.selectedCompanies.safeParse(companies);
    if (!checked.success) return setErrors({ selectedCompanies: checked.error.issues[0]!.message });
    previewCompany.mutate({ projectId, selectedCompanies: companies });
  }
  return (
    <>
      <Form onSubmit={() => save()}>
        <Stack gap="md">
          <TextInput
            label={TEXTS.name}
            value={agentName}
            maxLength={AGENT_NAME_MAX + 50}
            // The button that led here is gone.
            autoFocus={agent !== undefined}
            error={errors['agentName']}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setErrors({});
            }}
          />
          {isCompany ? (
            <CompanyPicker
              value={companies}
              error={errors['selectedCompanies']}
              onChange={(next) => {
                setCompanies(next);
                setErrors({});
                previewCompany.reset();
              }}
            />
          ) : (
            <FilterFields
              value={filters}
              byPrecision={previewOpportunity.data?.byPrecision ?? null}
              onChange={(next) => {
                setFilters(next);
                // The precisions' numbers stay the same; what is shown is asked for anew.
                if (previewOpportunity.data) previewOpportunity.mutate({ projectId, ...next });
              }}
            />
          )}
          <ScheduleFields value={schedule} onChange={setSchedule} />
          {saving.map(({ error }, at) => (
            <FormError key={at} error={error} />
          ))}
          <Group>
            <Button type="submit" loading={saving.some(({ isPending }) => isPending)}>
              {agent ? TEXTS.saveChanges : TEXTS.save}
            </Button>
            <Button variant="default" loading={preview.isPending} onClick={show}>
              {TEXTS.preview}
            </Button>
            <Button variant="subtle" onClick={onCancel}>
              {TEXTS.cancel}
            </Button>
          </Group>
          <FormError error={preview.error} />
        </Stack>
      </Form>
      {preview.data && <PreviewList preview={preview.data} />}
    </>
  );
}

type Filters = { eligibleApplicants: string[]; precision: Precision };

function FilterFields(props: {
  value: Filters;
  byPrecision: Record<Precision, number> | null;
  onChange: (value: Filters) => void;
}) {
  const { value, byPrecision, onChange } = props;
  const { data } = usePreviousFilters();
  const offered = [
    ...new Set([...(data?.eligibleApplicants.map((each) => each.value) ?? []), ...value.eligibleApplicants]),
  ];
  const before = data?.items ?? [];
  return (
    <>
      {before.length > 0 && (
        <NativeSelect
          label={TEXTS.previous}
          value=""
          data={[
            { value: '', label: '–' },
            ...before.map(({ eligibleApplicants, precision }, at) => ({
              value: String(at),
              label: `${PRECISION_LABELS[precision]}: ${eligibleApplicants.join('; ') || TEXTS.anyApplicant}`,
            })),
          ]}
          onChange={(event) => {
            const chosen = before[Number(event.currentTarget.value)];
            if (event.currentTarget.value !== '' && chosen)
              onChange({ eligibleApplicants: chosen.eligibleApplicants, precision: chosen.precision });
          }}
        />
      )}
      <MultiSelect
        label={TEXTS.applicants}
        description={TEXTS.applicantsHint}
        data={offered}
        value={value.eligibleApplicants}
        searchable
        clearable
        onChange={(eligibleApplicants) => onChange({ ...value, eligibleApplicants })}
      />
      <Radio.Group
        label={TEXTS.precision}
        value={value.precision}
        onChange={(precision) => onChange({ ...value, precision: precision as Precision })}
      >
        <Stack gap={6} mt={6}>
          {PRECISIONS.map((each) => (
            <Radio
              key={each}
              value={each}
              size="md"
              label={byPrecision ? TEXTS.withCount(PRECISION_LABELS[each], byPrecision[each]) : PRECISION_LABELS[each]}
              description={TEXTS.precisionHints[each]}
            />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
