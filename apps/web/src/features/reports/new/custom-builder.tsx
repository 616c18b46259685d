import { REPORT_HEADING_MAX, REPORT_PROMPT_MAX, REPORT_SECTIONS_MAX } from '@groundwork/contract/limits';
import type { CustomData, CustomPrompt, CustomScope } from '@groundwork/contract/report-kinds';
import { CUSTOM_SCOPES, headingOf } from '@groundwork/contract/report-kinds.names';
import { Button, Checkbox, Group, Radio, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEngines } from '../../../lib/engines.queries.ts';
import { CUSTOM_TEXTS } from './custom-report.texts.ts';
import classes from './new-report.module.css';
import { OrderButtons } from './order-buttons.tsx';
import { moved } from './outline.ts';

type Props = {
  data: CustomData;
  onChange: (change: Partial<CustomData>) => void;
  /** Chooses files of the library. */
  renderFiles: (fileIds: string[], onChange: (fileIds: string[]) => void) => ReactNode;
};

/** Title, where to look, data sets, files and prompts of a custom report. */
export function CustomBuilder({ data, onChange, renderFiles }: Props) {
  const { title, scope, searchEngines, fileIds, prompts } = data;
  return (
    <Stack gap="lg">
      <TextInput
        label={CUSTOM_TEXTS.name}
        maxLength={REPORT_HEADING_MAX}
        value={title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Radio.Group
        label={CUSTOM_TEXTS.scope}
        value={scope}
        onChange={(next) => onChange({ scope: next as CustomScope })}
      >
        <Group mt={6}>
          {CUSTOM_SCOPES.map((each) => (
            <Radio key={each} value={each} label={CUSTOM_TEXTS.scopes[each]} />
          ))}
        </Group>
        {scope === 'documents' && (
          <Text size="sm" c="dimmed" mt={4}>
            {CUSTOM_TEXTS.documentsOnly}
          </Text>
        )}
      </Radio.Group>
      {scope !== 'documents' && (
        <DataSets value={searchEngines} onChange={(next) => onChange({ searchEngines: next })} />
      )}
      {scope !== 'records' && renderFiles(fileIds, (next) => onChange({ fileIds: next }))}
      <Prompts prompts={prompts} onChange={(next) => onChange({ prompts: next })} />
    </Stack>
  );
}

type Engines = CustomData['searchEngines'];

function DataSets({ value, onChange }: { value: Engines; onChange: (value: Engines) => void }) {
  const engines = useEngines().data?.engines ?? [];
  return (
    <Checkbox.Group
      label={CUSTOM_TEXTS.dataSets}
      description={value.length === 0 ? CUSTOM_TEXTS.allDataSets : null}
      value={value}
      onChange={(next) => onChange(next as Engines)}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing={6} mt={6}>
        {engines.map(({ id, label }) => (
          <Checkbox key={id} value={id} label={label} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

function Prompts({ prompts, onChange }: { prompts: CustomPrompt[]; onChange: (prompts: CustomPrompt[]) => void }) {
  const replace = (at: number, change: Partial<CustomPrompt>) =>
    onChange(prompts.map((each, place) => (place === at ? { ...each, ...change } : each)));
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" fw={500} size="sm">
        {CUSTOM_TEXTS.prompts}
      </Text>
      <Text size="sm" c="dimmed">
        {CUSTOM_TEXTS.promptsText}
      </Text>
      <Stack gap="sm" mt="xs" data-ordered tabIndex={-1}>
        {prompts.map(({ title, prompt }, at) => (
          <div key={at} className={classes['prompt']}>
            <Group align="flex-end" wrap="nowrap" gap={4}>
              <TextInput
                label={CUSTOM_TEXTS.heading(at + 1)}
                placeholder={headingOf(prompt)}
                flex={1}
                maxLength={REPORT_HEADING_MAX}
                value={title}
                onChange={(event) => replace(at, { title: event.currentTarget.value })}
              />
              <OrderButtons
                name={CUSTOM_TEXTS.prompt(at + 1)}
                at={at}
                count={prompts.length}
                size="lg"
                onMove={(to) => onChange(moved(prompts, at, to))}
                onRemove={() => onChange(prompts.filter((_, place) => place !== at))}
              />
            </Group>
            <Textarea
              label={CUSTOM_TEXTS.prompt(at + 1)}
              mt={6}
              autosize
              minRows={2}
              maxLength={REPORT_PROMPT_MAX}
              value={prompt}
              onChange={(event) => replace(at, { prompt: event.currentTarget.value })}
            />
          </div>
        ))}
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={15} />}
          disabled={prompts.length >= REPORT_SECTIONS_MAX}
          onClick={() => onChange([...prompts, { title: '', prompt: '' }])}
        >
          {CUSTOM_TEXTS.addPrompt}
        </Button>
      </Stack>
    </fieldset>
  );
}
