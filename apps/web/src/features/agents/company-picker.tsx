import type { TrackedCompany } from '@groundwork/contract/agents';
import { CompanyRequestForm } from '@groundwork/contract/agents';
import { TRACKED_COMPANIES_MAX } from '@groundwork/contract/limits';
import { ActionIcon, Button, Combobox, Group, Loader, Paper, Stack, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { FormError } from '../../ui/form-error.tsx';
import classes from './agents.module.css';
import { useCompanies } from './agents.queries.ts';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

type Props = { value: TrackedCompany[]; error: string | undefined; onChange: (value: TrackedCompany[]) => void };

const TYPING_MS = 250;

/** Companies of the catalogue by the beginning of their names, and the way to ask for one that is missing. */
export function CompanyPicker({ value, error, onChange }: Props) {
  const combobox = useCombobox();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useCompanies(query);
  const isChosen = (id: string) => value.some((each) => each.id === id);
  const options = (found.data?.items ?? []).filter(({ id }) => !isChosen(id));
  return (
    <div>
      <Combobox
        store={combobox}
        onOptionSubmit={(id) => {
          const chosen = options.find((each) => each.id === id);
          if (chosen) onChange([...value, { id, name: chosen.name }]);
          setTyped('');
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target>
          <TextInput
            label={TEXTS.companies}
            description={TEXTS.companiesHint(TRACKED_COMPANIES_MAX)}
            placeholder={TEXTS.find}
            value={typed}
            error={error}
            rightSection={found.isFetching && <Loader size={14} />}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={query === '' || (!found.data && !found.isError)}>
          <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={TEXTS.companies}>
            {options.map(({ id, name, place, source }) => (
              <Combobox.Option key={id} value={id}>
                <Text size="sm">{name}</Text>
                <Text size="xs" c="dimmed">
                  {[place, source].filter(Boolean).join(' · ')}
                </Text>
              </Combobox.Option>
            ))}
            {options.length === 0 && (
              <Combobox.Empty>{found.isError ? TEXTS.findFailed : TEXTS.noCompany}</Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {value.length > 0 && (
        <ul className={classes['list']} aria-label={TEXTS.companies}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <Group gap="xs" wrap="nowrap">
                <ActionIcon
                  variant="default"
                  size={26}
                  aria-label={TEXTS.remove(name)}
                  onClick={() => onChange(value.filter((each) => each.id !== id))}
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
