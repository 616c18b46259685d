import { formatNumber } from '@groundwork/contract/format';
import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconSparkles } from '@tabler/icons-react';
import { ExtractFromFile, type RenderFileInput } from './extract-from-file.tsx';
import { PersonaSelect } from './persona-select.tsx';
import { useNewProject } from './use-new-project.ts';

const PLACEHOLDER =
  'A solid-state battery separator for electric aircraft that can be made on existing coating lines …';

type Props = {
  onOpen: () => void;
  onBack: () => void;
  /** Takes one PDF. */
  renderFileInput: RenderFileInput;
};

export function NewProjectForm({ onOpen, onBack, renderFileInput }: Props) {
  const form = useNewProject({ onOpen });
  return (
    <form
      noValidate
      aria-busy={form.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack gap="lg">
        <PersonaSelect label="Select a persona for this project" value={form.persona} onChange={form.setPersona} />
        {form.isRewritten && (
          <Alert variant="light" icon={<IconSparkles size={18} />} title="We tidied up your description" role="status">
            <Group justify="space-between" gap="xs">
              <Text size="sm">Check it, change what you like, and create the project.</Text>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconArrowBackUp size={15} />}
                disabled={form.isBusy}
                onClick={form.revert}
              >
                Revert to original
              </Button>
            </Group>
          </Alert>
        )}
        <div>
          <Textarea
            label="Describe your project"
            description="What it does, for whom, and what is new about it. Two or three sentences are enough."
            placeholder={PLACEHOLDER}
            size="md"
            autosize
            minRows={7}
            maxRows={18}
            autoFocus
            readOnly={form.isBusy}
            value={form.text}
            error={form.error}
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
            {form.isTooLong && 'Too long: '}
            {`${formatNumber(form.text.trim().length)}/${formatNumber(AREA_OF_INTEREST_MAX)}`}
          </Text>
        </div>
        <ExtractFromFile isDisabled={form.isBusy} renderFileInput={renderFileInput} onExtracted={form.takeExtracted} />
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Group gap="sm">
            <Text size="xs" c="dimmed" visibleFrom="sm">
              Ctrl + Enter
            </Text>
            <Button
              type="submit"
              loading={form.isBusy}
              // The second click of a double click must not create what one hasn't read yet.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {form.isRewritten ? 'Create project' : 'Continue'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
