import { formatNumber } from '@groundwork/contract/format';
import { AREA_OF_INTEREST_MAX, PROJECT_TITLE_MAX } from '@groundwork/contract/limits';
import { PERSONA_LABELS } from '@groundwork/contract/projects.texts';
import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '../../ui/form.tsx';
import { ExtractFromFile, type RenderFileInput } from './extract-from-file.tsx';
import { PersonaSelect } from './persona-select.tsx';
import { SCREEN_TEXTS } from './project-screen.texts.ts';
import { useNewProject } from './use-new-project.ts';
import { WhatStaysHere } from './what-stays-here.tsx';

const PLACEHOLDER = SCREEN_TEXTS.descriptionExample;

type Props = {
  onOpen: () => void;
  onBack: () => void;
  /** Takes one PDF. */
  renderFileInput: RenderFileInput;
  /** Below the box while it is empty: what one might write about. */
  renderIdeas: (write: (start: string) => void) => ReactNode;
};

export function NewProjectForm({ onOpen, onBack, renderFileInput, renderIdeas }: Props) {
  const form = useNewProject({ onOpen });
  return (
    <Form aria-busy={form.isBusy} onSubmit={() => form.submit()}>
      <Stack gap="lg">
        {form.isPersonaKnown ? (
          <Group gap="xs">
            <Text size="sm">{SCREEN_TEXTS.asPersona(PERSONA_LABELS[form.persona].label)}</Text>
            <Button variant="default" size="compact-sm" onClick={() => form.setPersona(form.persona)}>
              {SCREEN_TEXTS.changePersona}
            </Button>
          </Group>
        ) : (
          <PersonaSelect label={SCREEN_TEXTS.selectPersona} value={form.persona} onChange={form.setPersona} />
        )}
        {form.proposal && (
          <Alert
            variant="light"
            icon={<IconSparkles size={18} />}
            title={form.proposal.isTidied ? SCREEN_TEXTS.tidiedUp : SCREEN_TEXTS.ready}
            role="status"
          >
            <Group justify="space-between" gap="xs">
              <div>
                <Text size="sm">{form.proposal.isTidied ? SCREEN_TEXTS.tidiedUpText : SCREEN_TEXTS.readyText}</Text>
              </div>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconArrowBackUp size={15} />}
                disabled={form.isBusy}
                onClick={form.revert}
              >
                {SCREEN_TEXTS.revertToOriginal}
              </Button>
            </Group>
          </Alert>
        )}
        {form.isRewritten && (
          <TextInput
            label={SCREEN_TEXTS.projectTitle}
            description={SCREEN_TEXTS.titleHint}
            size="md"
            maxLength={PROJECT_TITLE_MAX}
            readOnly={form.isBusy}
            value={form.title}
            onChange={(event) => form.setTitle(event.currentTarget.value)}
          />
        )}
        <div>
          <Textarea
            label={SCREEN_TEXTS.describe}
            description={SCREEN_TEXTS.describeHint}
            placeholder={PLACEHOLDER}
            size="md"
            autosize
            minRows={5}
            maxRows={12}
            autoFocus
            readOnly={form.isBusy}
            value={form.text}
            error={form.error}
            // The message says what is wrong; the hint above it stays a hint.
            styles={{ description: { color: 'var(--mantine-color-dimmed)' } }}
            aria-describedby="description-length"
            onChange={(event) => form.setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
            }}
          />
          <Text
            id="description-length"
            size="xs"
            mt={4}
            ta="right"
            c={form.isTooLong ? 'var(--mantine-color-error)' : 'dimmed'}
            {...(form.isTooLong && { fw: 600 })}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {form.isTooLong && `${SCREEN_TEXTS.tooLong} `}
            {`${formatNumber(form.text.trim().length)}/${formatNumber(AREA_OF_INTEREST_MAX)}`}
          </Text>
          <WhatStaysHere />
          {form.proposal?.lacksUse && (
            <Text size="sm" mt={4}>
              {SCREEN_TEXTS.lacksUse}
            </Text>
          )}
          {form.proposal?.isForeign && (
            <Text size="sm" mt={4}>
              {SCREEN_TEXTS.isForeign}
            </Text>
          )}
          {form.text === '' && renderIdeas(form.setText)}
        </div>
        <ExtractFromFile isDisabled={form.isBusy} renderFileInput={renderFileInput} onExtracted={form.takeExtracted} />
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            {SCREEN_TEXTS.back}
          </Button>
          <Group gap="sm">
            <Text size="xs" c="dimmed" visibleFrom="sm">
              {SCREEN_TEXTS.ctrlEnter}
            </Text>
            <Button
              type="submit"
              loading={form.isBusy}
              // The second click of a double click must not create what one hasn't read yet.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {form.isRewritten ? SCREEN_TEXTS.createProject : SCREEN_TEXTS.continue}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Form>
  );
}
