import { formatNumber } from '@groundwork/contract/format';
import type { FeedItem } from '@groundwork/contract/innovation-feed';
import { PROJECT_NOTES_MAX } from '@groundwork/contract/limits';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, lastingClient } from '../../lib/api.ts';
import { NotesSaver } from '../../lib/notes-saver.ts';
import { lazyPart } from '../../ui/lazy-component.tsx';
import { FEED_SCREEN_TEXTS } from './innovation-feed.texts.ts';

const NotesConflict = lazyPart(async () => (await import('../../ui/notes-conflict.tsx')).default);

/** Stored as they are written; what is not stored yet outlives the page. */
function useFeedNotes(item: FeedItem) {
  const client = useQueryClient();
  const [saver] = useState(
    () =>
      new NotesSaver(item.id, item, {
        save: ({ projectId: itemId, ...notes }) => lastingClient.innovationFeed.updateNotes({ itemId, ...notes }),
        onSaved: () => void client.invalidateQueries({ queryKey: api.innovationFeed.list.key() }),
        onFailed: () => {
          notifications.show({
            title: PROJECT_TEXTS.notesFailed,
            message: PROJECT_TEXTS.notesFailedDetail,
            color: 'red',
          });
        },
      }),
  );
  const { notes, notesVersion, notesBy } = item;
  useEffect(() => saver.refresh({ notes, notesVersion, notesBy }), [saver, notes, notesVersion, notesBy]);
  useEffect(() => () => saver.stop(), [saver]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.state) };
}

export function FeedNotes({ item, readOnly }: { item: FeedItem; readOnly: string | null }) {
  const { saver, text, status, conflict } = useFeedNotes(item);
  const isTooLong = text.length > PROJECT_NOTES_MAX;
  return (
    <div>
      {conflict && <NotesConflict theirs={conflict} onResolve={(choice) => saver.resolve(choice)} />}
      <Textarea
        aria-label={`${FEED_SCREEN_TEXTS.notes}: ${item.headline}`}
        placeholder={FEED_SCREEN_TEXTS.notesPlaceholder}
        autosize
        minRows={1}
        maxRows={8}
        readOnly={readOnly !== null}
        value={text}
        error={isTooLong && FEED_SCREEN_TEXTS.notesTooLong(formatNumber(PROJECT_NOTES_MAX))}
        onChange={(event) => saver.write(event.currentTarget.value)}
      />
      <Text size="xs" c={status === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} role="status" mih={18}>
        {(text !== '' || status !== 'saved') && FEED_SCREEN_TEXTS.notesStatus[status]}
      </Text>
    </div>
  );
}
