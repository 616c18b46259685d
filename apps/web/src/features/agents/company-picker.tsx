import type { TrackedCompany } from '@groundwork/contract/agents';
import { CompanyRequestForm } from '@groundwork/contract/agents';
import { TRACKED_COMPANIES_MAX } from '@groundwork/contract/limits';
import { ActionIcon, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { FindField, useTyped } from '../../ui/find-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import classes from './agents.module.css';
import { useCompanies } from './agents.queries.ts';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

type Props = { value: TrackedCompany[]; error: string | undefined; onChange: (value: TrackedCompany[]) => void };

/** Companies of the catalogue by the beginning of their names, and the way to ask for one that is missing. */
export function CompanyPicker({ value, error, onChange }: Props) {
  const text = useTyped();
  const field = useRef<HTMLInputElement>(null);
  const found = useCompanies(text.query);
  const isChosen = (id: string) => value.some((each) => each.id === id);
  const options = (found.data?.items ?? []).filter(({ id }) => !isChosen(id));
  return (
    <div>
      <FindField
        text={text}
        found={found}
        options={options}
        onChoose={({ id, name }) => onChange([...value, { id, name }])}
        label={TEXTS.companies}
        none={TEXTS.noCompany}
        failed={TEXTS.findFailed}
        input={{
          label: TEXTS.companies,
          description: TEXTS.companiesHint(TRACKED_COMPANIES_MAX),
          placeholder: TEXTS.find,
          error,
          ref: field,
        }}
      >
        {({ name, place, source }) => (
          <>
            <Text size="sm">{name}</Text>
            <Text size="xs" c="dimmed">
              {[place, source].filter(Boolean).join(' · ')}
            </Text>
          </>
        )}
      </FindField>
      {value.length > 0 && (
        <ul className={classes['list']} aria-label={TEXTS.companies}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <Group gap="xs" wrap="nowrap">
                <ActionIcon
                  variant="default"
                  size={26}
                  aria-label={TEXTS.remove(name)}
                  onClick={() => {
                    onChange(value.filter((each) => each.id !== id));
                    // The button goes with its company.
                    field.current?.focus();
                  }}
                >
                  <IconX size={14} />
                </ActionIcon>
                <Text size="sm">{name}</Text>
              </Group>
            </li>
          ))}
        </ul>
      )}
      <RequestCompany />
    </div>
  );
}

function RequestCompany() {
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState({ requestedCompanyName: '', requestedCompanyUrl: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const request = useMutation(api.agents.requestCompany.mutationOptions());
  if (!isOpen)
    return (
      <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setOpen(true)}>
        {TEXTS.missing}
      </Button>
    );
  const write = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  function send() {
    const checked = CompanyRequestForm.safeParse(form);
    if (!checked.success)
      return setErrors(
        Object.fromEntries(checked.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])),
      );
    request.mutate(checked.data, {
      onSuccess: () => {
        notifications.show({ message: TEXTS.requested, color: 'green' });
        setForm({ requestedCompanyName: '', requestedCompanyUrl: '' });
        setOpen(false);
      },
      onError: (error) => setErrors(fieldErrors(error)),
    });
  }
  return (
    <Paper withBorder p="md" mt="sm" role="group" aria-label={TEXTS.missing}>
      <Stack gap="xs">
        <Text fw={600}>{TEXTS.missing}</Text>
        <TextInput
          label={TEXTS.requestName}
          value={form.requestedCompanyName}
          error={errors['requestedCompanyName']}
          onChange={(event) => write({ requestedCompanyName: event.currentTarget.value })}
        />
        <TextInput
          label={TEXTS.requestUrl}
          type="url"
          value={form.requestedCompanyUrl}
          error={errors['requestedCompanyUrl']}
          onChange={(event) => write({ requestedCompanyUrl: event.currentTarget.value })}
        />
        <FormError error={request.error} />
        <Group>
          <Button variant="default" loading={request.isPending} onClick={send}>
            {TEXTS.request}
          </Button>
          <Button variant="subtle" onClick={() => setOpen(false)}>
            {TEXTS.cancel}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
