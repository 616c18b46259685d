import { formatNumber } from '@groundwork/contract/format';
import { PROJECT_NOTES_MAX } from '@groundwork/contract/limits';
import type { Notes, Project } from '@groundwork/contract/projects';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { Alert, Button, Group, Text, Textarea, Title } from '@mantine/core';
import type { NotesSaver } from '../../../lib/notes-saver.ts';
import { whyReadOnly } from '../../../session/selected-project.ts';
import { SCREEN_TEXTS } from '../project-screen.texts.ts';
import { useNotes } from './use-notes.ts';

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
      {conflict && <Conflict theirs={conflict} onResolve={(choice) => saver.resolve(choice)} />}
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

function Conflict({
  theirs,
  onResolve,
}: {
  theirs: Notes;
  onResolve: (choice: Parameters<NotesSaver['resolve']>[0]) => void;
}) {
  return (
    <Alert
      variant="light"
      mb="xs"
      role="alert"
      title={theirs.notesBy === null ? PROJECT_TEXTS.notesChanged : PROJECT_TEXTS.notesChangedBy(theirs.notesBy)}
    >
      <Text size="sm">{theirs.notes === '' ? SCREEN_TEXTS.conflictEmpty : SCREEN_TEXTS.conflictText}</Text>
      {theirs.notes !== '' && (
        <Text
          component="blockquote"
          size="sm"
          m="6px 0"
          pl="sm"
          mah={200}
          tabIndex={0}
          style={{
            borderLeft: '2px solid var(--line-strong)',
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {theirs.notes}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" onClick={() => onResolve('mine')}>
          {SCREEN_TEXTS.keepMine}
        </Button>
        <Button size="xs" variant="default" onClick={() => onResolve('theirs')}>
          {SCREEN_TEXTS.takeTheirs}
        </Button>
        <Button size="xs" variant="default" onClick={() => onResolve('both')}>
          {SCREEN_TEXTS.keepBoth}
        </Button>
      </Group>
    </Alert>
  );
}
