import { formatNumber } from '@groundwork/contract/format';
import { PROJECT_NOTES_MAX } from '@groundwork/contract/limits';
import type { Project } from '@groundwork/contract/projects';
import { Group, Text, Textarea, Title } from '@mantine/core';
import { whyReadOnly } from '../../../session/why-read-only.ts';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import { SCREEN_TEXTS } from '../project-screen.texts.ts';
import { useNotes } from './use-notes.ts';

const NotesConflict = lazyPart(async () => (await import('../../../ui/notes-conflict.tsx')).default);

export function ProjectNotes({ project }: { project: Project }) {
  const { saver, text, status, conflict } = useNotes(project);
  const readOnly = whyReadOnly(project);
  const isTooLong = text.length > PROJECT_NOTES_MAX;
  return (
    <section aria-labelledby="project-notes">
      <Group justify="space-between" align="baseline" mb={6}>
        <Title order={2} id="project-notes">
          {SCREEN_TEXTS.notes}
        </Title>
        <Text size="xs" c={status === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
          {(text !== '' || status !== 'saved') && SCREEN_TEXTS.notesStatus[status]}
        </Text>
      </Group>
      {readOnly && (
        <Text size="sm" c="dimmed" mb={6}>
          {readOnly}
        </Text>
      )}
      {conflict && <NotesConflict theirs={conflict} onResolve={(choice) => saver.resolve(choice)} />}
      <Textarea
        aria-labelledby="project-notes"
        placeholder={SCREEN_TEXTS.notesPlaceholder}
        autosize
        minRows={2}
        maxRows={14}
        readOnly={readOnly !== null}
        value={text}
        error={isTooLong && SCREEN_TEXTS.notesTooLong(formatNumber(PROJECT_NOTES_MAX))}
        onChange={(event) => saver.write(event.currentTarget.value)}
      />
    </section>
  );
}
