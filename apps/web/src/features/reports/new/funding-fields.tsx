import { formatDate, formatNumber } from '@groundwork/contract/format';
import { REPORT_TOPIC_MAX } from '@groundwork/contract/limits';
import type { FundingAgency, FundingInput, FundingProgram, ProgramRules } from '@groundwork/contract/report-kinds';
import { Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import classes from './new-report.module.css';
import { NEW_REPORT_TEXTS } from './new-report.texts.ts';

const TYPING_MS = 300;
const CALLS_SHOWN = 20;

type Props = { projectId: string; value: FundingInput; onChange: (value: FundingInput) => void };

/** Agency, program, topic and call, with what the program asks for. */
export function FundingFields({ projectId, value, onChange }: Props) {
  const rules = useQuery(api.reports.funding.queryOptions({ input: {}, staleTime: Infinity }));
  const items = rules.data?.items ?? [];
  const chosen = items.find(({ agency, program }) => agency === value.agency && program === value.program);
  const programs = items.filter(({ agency }) => agency === value.agency);
  const agencies = [...new Map(items.map(({ agency, agencyName }) => [agency, agencyName]))];
  const take = (change: Partial<FundingInput>) => onChange({ ...value, ...change });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={NEW_REPORT_TEXTS.agency}
          allowDeselect={false}
          data={agencies.map(([agency, name]) => ({ value: agency, label: name }))}
          value={value.agency}
          onChange={(agency) => {
            const first = items.find((each) => each.agency === agency);
            if (first) take({ agency: agency as FundingAgency, program: first.program });
          }}
        />
        <Select
          label={NEW_REPORT_TEXTS.program}
          allowDeselect={false}
          data={programs.map(({ program, programName }) => ({ value: program, label: programName }))}
          value={value.program}
          onChange={(program) => program && take({ program: program as FundingProgram })}
        />
      </SimpleGrid>
      <TextInput
        label={NEW_REPORT_TEXTS.topic}
        description={NEW_REPORT_TEXTS.topicHint}
        maxLength={REPORT_TOPIC_MAX}
        required
        value={value.topic}
        onChange={(event) => take({ topic: event.currentTarget.value })}
      />
      <CallSelect
        projectId={projectId}
        value={value.callId ?? null}
        onChange={(callId) => onChange(withCall(value, callId))}
      />
      {chosen && <Asks rules={chosen} />}
    </Stack>
  );
}

function withCall({ callId: _before, ...value }: FundingInput, callId: string | null): FundingInput {
  return callId ? { ...value, callId } : value;
}

type CallProps = { projectId: string; value: string | null; onChange: (id: string | null) => void };

/** Calls about the project; what is typed is looked for among all. */
function CallSelect({ projectId, value, onChange }: CallProps) {
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed, TYPING_MS);
  const [label, setLabel] = useState<string | null>(null);
  const query = sought === label ? '' : sought;
  const found = useQuery(
    api.search.keyword.queryOptions({
      input: {
        searchEngine: 'funding-opportunities',
        query,
        ...(query === '' && { filters: { about: [projectId, 'related'] } }),
        pageLimit: CALLS_SHOWN,
      },
      placeholderData: keepPreviousData,
    }),
  );
  const options = (found.data?.results ?? []).map(({ id, title, date, facets: _facets, ...rest }) => ({
    value: id,
    label:
      'closes' in rest && typeof rest.closes === 'string'
        ? `${title} · ${NEW_REPORT_TEXTS.closes(formatDate(rest.closes))}`
        : title,
  }));
  const own = value && label && !options.some((each) => each.value === value) ? [{ value, label }] : [];
  return (
    <Select
      label={NEW_REPORT_TEXTS.call}
      description={NEW_REPORT_TEXTS.callHint}
      data={[...own, ...options]}
      searchable
      clearable
      filter={({ options: all }) => all}
      nothingFoundMessage={NEW_REPORT_TEXTS.noCalls}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setLabel(option?.label ?? null);
        onChange(id);
      }}
    />
  );
}

function Asks({ rules: { sections, sources } }: { rules: ProgramRules }) {
  return (
    <div>
      <Title order={2} size="h4">
        {NEW_REPORT_TEXTS.asks}
      </Title>
      <ul className={classes['asks']}>
        {sections.map(({ id, title, limit }) => (
          <li key={id}>
            {title}{' '}
            <Text span size="sm" c="dimmed">
              (
              {limit
                ? NEW_REPORT_TEXTS.limitOf(formatNumber(limit.max), NEW_REPORT_TEXTS.units[limit.unit])
                : NEW_REPORT_TEXTS.noLimit}
              )
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" mt={4}>
        {sources.map(({ title, url }, at) => (
          <span key={url}>
            {at > 0 && ' · '}
            <OutsideLink url={url}>{title}</OutsideLink>
          </span>
        ))}
      </Text>
    </div>
  );
}
