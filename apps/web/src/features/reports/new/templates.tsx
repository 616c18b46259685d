import { REPORT_TEMPLATE_NAME_MAX } from '@groundwork/contract/limits';
import type { CustomData } from '@groundwork/contract/report-kinds';
import { ActionIcon, Button, Checkbox, Group, Popover, Select, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';
import { CUSTOM_TEXTS } from './custom-report.texts.ts';

type Props = { projectId: string; data: CustomData; onUse: (change: Partial<CustomData>) => void };

/** Prompts and data sets to start from, and to keep for another time. */
export function Templates({ projectId, data, onUse }: Props) {
  const queryClient = useQueryClient();
  const templates = useQuery(api.reports.customTemplates.queryOptions({ staleTime: 0 })).data?.items ?? [];
  const [usedId, setUsed] = useState<string | null>(null);
  const used = templates.find(({ id }) => id === usedId);
  const common = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.reports.customTemplates.key() }),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  const remove = useMutation(api.reports.deleteTemplate.mutationOptions(common));
  const save = useMutation(
    api.reports.saveTemplate.mutationOptions({
      ...common,
      onSuccess: () => {
        notifications.show({ message: CUSTOM_TEXTS.templateSaved, color: 'green' });
      },
    }),
  );
  const { prompts, scope, searchEngines } = data;
  const kept = prompts.filter(({ title, prompt }) => title.trim() && prompt.trim());
  return (
    <Group align="flex-end">
      {templates.length > 0 && (
        <Select
          label={CUSTOM_TEXTS.template}
          data={templates.map(({ id, name, isOwn }) => ({
            value: id,
            label: isOwn ? name : CUSTOM_TEXTS.templateShared(name),
          }))}
          value={usedId}
          onChange={(id) => {
            setUsed(id);
            const template = templates.find((each) => each.id === id);
            if (template)
              onUse({ prompts: template.prompts, scope: template.scope, searchEngines: template.searchEngines });
          }}
        />
      )}
      {used?.isOwn && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={CUSTOM_TEXTS.deleteTemplate(used.name)}
          onClick={() => remove.mutate({ id: used.id })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
      <SaveTemplate
        isDisabled={kept.length === 0}
        onSave={(name, isShared) =>
          save.mutate({ name, prompts: kept, scope, searchEngines, projectId: isShared ? projectId : null })
        }
      />
    </Group>
  );
}

function SaveTemplate({
  isDisabled,
  onSave,
}: {
  isDisabled: boolean;
  onSave: (name: string, isShared: boolean) => void;
}) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  return (
    <Popover opened={isOpen} onChange={close} trapFocus withArrow>
      <Popover.Target>
        <Button variant="default" disabled={isDisabled} onClick={toggle}>
          {CUSTOM_TEXTS.saveTemplate}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <TextInput
            label={CUSTOM_TEXTS.templateName}
            maxLength={REPORT_TEMPLATE_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox
            label={CUSTOM_TEXTS.share}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Button
            disabled={name.trim() === ''}
            onClick={() => {
              onSave(name, isShared);
              close();
            }}
          >
            {CUSTOM_TEXTS.save}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
