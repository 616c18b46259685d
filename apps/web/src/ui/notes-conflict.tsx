import type { Notes } from '@groundwork/contract/projects';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { Alert, Button, Group, Text } from '@mantine/core';
import type { NotesSaver } from '../lib/notes-saver.ts';
import { NOTES_CONFLICT_TEXTS as TEXTS } from './notes-conflict.texts.ts';

type Props = { theirs: Notes; onResolve: (choice: Parameters<NotesSaver['resolve']>[0]) => void };

/** The notes that another wrote meanwhile, and the choice between both. */
export default function NotesConflict({ theirs, onResolve }: Props) {
  return (
    <Alert
      variant="light"
      mb="xs"
      role="alert"
      title={theirs.notesBy === null ? PROJECT_TEXTS.notesChanged : PROJECT_TEXTS.notesChangedBy(theirs.notesBy)}
    >
      <Text size="sm">{theirs.notes === '' ? TEXTS.isEmpty : TEXTS.isThere}</Text>
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
          {TEXTS.keepMine}
        </Button>
        <Button size="xs" variant="default" onClick={() => onResolve('theirs')}>
          {TEXTS.takeTheirs}
        </Button>
        <Button size="xs" variant="default" onClick={() => onResolve('both')}>
          {TEXTS.keepBoth}
        </Button>
      </Group>
    </Alert>
  );
}
